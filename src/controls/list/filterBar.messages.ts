import { defineMessages } from '../../i18n/defineMessages';

/** The button with the filters above a list. */
export const filterBar = defineMessages({
  title: {
    id: 'entries.filters',
    defaultMessage: 'Filtros',
    description: 'Button above a list that opens the panel with filters, and name of that panel',
  },
  count: {
    id: 'entries.filters.count',
    defaultMessage: '{count, plural, one {# filtro} other {# filtros}}',
    description: 'Number of filters that are set, read by screen readers after the button of the filters',
  },
});
