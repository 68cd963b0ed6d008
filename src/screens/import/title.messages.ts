import { defineMessages } from '../../i18n/defineMessages';

/** The title of the page, which menus and breadcrumb show before the page is loaded. */
export const { importTitle } = defineMessages({
  importTitle: {
    id: 'import.title',
    defaultMessage: 'Importar lançamentos',
    description: 'Title of the page that imports entries from a file, and its name in the command palette',
  },
});
