import { defineMessages } from '../../i18n/defineMessages';

/** The texts of every list. */
export const listTexts = defineMessages({
  noneDetail: {
    id: 'entries.noneDetail',
    defaultMessage: 'Nada corresponde a estes filtros: {filter}.',
    description: 'Text on a page with a list if no row matches. {filter} is a list of all filters.',
  },
  filter: {
    id: 'entries.filter',
    defaultMessage: 'Filtro',
    description: 'Name of the list of the filters',
  },
  clear: {
    id: 'entries.clear',
    defaultMessage: 'Limpar filtros',
    description: 'Link that removes all filters, so that the page lists everything',
  },
  removeFilter: {
    id: 'entries.removeFilter',
    defaultMessage: 'Remover o filtro {filter}',
    description: 'Link beside a filter that removes it. {filter} is for example “To pay”.',
  },
  result: {
    id: 'entries.result',
    defaultMessage: 'Resultado',
    description: 'Name, for screen readers, of the line with the number of rows that match the filters',
  },
  rows: {
    id: 'entries.rows',
    defaultMessage: 'Linhas {from}–{to} de {total}',
    description: 'Which of all matching rows the page shows. {from} is a number, such as in “51–100 of 133”.',
  },
  order: {
    id: 'entries.order',
    defaultMessage: 'Ordem',
    description: 'Button above the cards of a list on a phone. It opens the choice of their order.',
  },
  ascending: {
    id: 'entries.order.ascending',
    defaultMessage: '{column}, crescente',
    description: 'Order of a list by a column, such as the due day: the smallest value first',
  },
  descending: {
    id: 'entries.order.descending',
    defaultMessage: '{column}, decrescente',
    description: 'Order of a list by a column, such as the due day: the largest value first',
  },
  pages: {
    id: 'entries.pages',
    defaultMessage: 'Páginas',
    description: 'Name of the group of links to other pages of a list',
  },
  previous: {
    id: 'entries.previous',
    defaultMessage: 'Página anterior',
    description: 'Link to the page of rows before',
  },
  next: {
    id: 'entries.next',
    defaultMessage: 'Próxima página',
    description: 'Link to the next page of rows',
  },
  first: {
    id: 'entries.first',
    defaultMessage: 'Voltar à primeira página',
    description: 'Link to the first page of rows',
  },
});
