import { defineMessages } from '../../i18n/defineMessages';

/** The views that are no kind of entry. */
export const viewNames = defineMessages({
  overdue: {
    id: 'entries.view.overdue',
    defaultMessage: 'Vencidos',
    description: 'Link to the overdue entries above their list, and the row above them in it',
  },
  paid: {
    id: 'entries.view.paid',
    defaultMessage: 'Pagos',
    description: 'Link above the list of entries: paid and received ones',
  },
  all: {
    id: 'entries.view.all',
    defaultMessage: 'Todos',
    description: 'Link above the list of entries: all of them',
  },
});

/** What is open, by the kind of the entries. */
export const openSums = defineMessages({
  receivable: {
    id: 'entries.figure.toReceive',
    defaultMessage: '{amount} a receber',
    description: 'Sum of what is not received yet',
  },
  payable: {
    id: 'entries.figure.toPay',
    defaultMessage: '{amount} a pagar',
    description: 'Sum of what is not paid yet',
  },
});
