import { defineMessages } from '../../i18n/defineMessages';

/** The title of the page, which menus and breadcrumb show before the page is loaded. */
export const { companyTitle } = defineMessages({
  companyTitle: {
    id: 'company.title',
    defaultMessage: 'Empresa',
    description: 'Name and title of the page with the company’s data',
  },
});
