import { defineMessages } from '../../i18n/defineMessages';

export const selectionTexts = defineMessages({
  all: {
    id: 'entries.selectAll',
    defaultMessage: 'Selecionar todos os {count}',
    description:
      'Button that selects all entries that match the filters. {count} is a number greater than one.',
  },
  receivable: {
    id: 'entries.selected.receivable',
    defaultMessage: 'A receber: {amount}',
    description: 'Sum of the selected entries to receive',
  },
  payable: {
    id: 'entries.selected.payable',
    defaultMessage: 'A pagar: {amount}',
    description: 'Sum of the selected entries to pay',
  },
  sum: {
    id: 'entries.selected.sum',
    defaultMessage: 'Soma: {amount}',
    description: 'Sum of all entries that match the filters, which are all selected',
  },
  tooMany: {
    id: 'entries.selected.tooMany',
    defaultMessage: 'Para pagar, alterar ou excluir, selecione até {count}.',
    description: 'Notice while more entries are selected than the actions take at once. {count} is 500.',
  },
  cut: {
    id: 'entries.selected.cut',
    defaultMessage: 'Só os desta página continuam selecionados.',
    description: 'Notice after all entries of all pages were selected, and the user has left one out',
  },
});
