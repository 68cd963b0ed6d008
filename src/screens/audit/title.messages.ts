import { defineMessages } from '../../i18n/defineMessages';

/** The title of the page, which menus and breadcrumb show before the page is loaded. */
export const { auditTitle } = defineMessages({
  auditTitle: {
    id: 'audit.title',
    defaultMessage: 'Auditoria',
    description: 'Name and title of the page with the list of what people did',
  },
});
