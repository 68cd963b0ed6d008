import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  loading: {
    id: 'entries.loading',
    defaultMessage: 'Carregando os lançamentos…',
    description: 'Text of the page with the list of entries while it loads, for screen readers',
  },
  failed: {
    id: 'entries.failed',
    defaultMessage: 'Não foi possível carregar os lançamentos',
    description: 'Title on the page with the list of entries if they could not be loaded',
  },
  notOffered: {
    id: 'entries.notOffered',
    defaultMessage: 'A lista de lançamentos ainda não está disponível aqui.',
    description: 'Text on the page with the list of entries if the server does not offer them',
  },
  none: {
    id: 'entries.none',
    defaultMessage: 'Nenhum lançamento',
    description: 'Title on the page with the list of entries if none matches the filter',
  },
  noneDetail: {
    id: 'entries.noneDetail',
    defaultMessage: 'Nada corresponde a estes filtros: {filter}.',
    description:
      'Text on the page with the list of entries if none matches. {filter} is a list of all filters.',
  },
  noneYet: {
    id: 'entries.noneYet',
    defaultMessage: 'Ainda não há lançamentos.',
    description: 'Text on the page with the list of entries if the company has no entries',
  },
  total: {
    id: 'entries.total',
    defaultMessage: '{count, plural, one {# lançamento} other {# lançamentos}}, {amount}',
    description: 'Number and sum of all entries that match the filter',
  },
  totalByKind: {
    id: 'entries.totalByKind',
    defaultMessage:
      '{count, plural, one {# lançamento} other {# lançamentos}}, {receivable} a receber e {payable} a pagar',
    description:
      'Number of all entries that match the filter, with the sum of those to receive and of those to pay',
  },
  totalDue: {
    id: 'entries.totalDue',
    defaultMessage: 'Valor original: {amount}',
    description: 'Sum of the amounts of all paid entries, without interest and discounts',
  },
  totalPaid: {
    id: 'entries.totalPaid',
    defaultMessage: 'Pago: {amount}',
    description: 'Sum of the paid amounts of all entries that match the filter',
  },
  filter: {
    id: 'entries.filter',
    defaultMessage: 'Filtro',
    description: 'Name of the list of the filters of the page with entries',
  },
  clear: {
    id: 'entries.clear',
    defaultMessage: 'Limpar filtros',
    description: 'Link that removes all filters, so that the page lists all entries',
  },
  removeFilter: {
    id: 'entries.removeFilter',
    defaultMessage: 'Remover o filtro {filter}',
    description:
      'Link beside a filter of the list of entries that removes it. {filter} is for example “To pay”.',
  },
  search: {
    id: 'entries.search',
    defaultMessage: 'Buscar nome ou documento',
    description:
      'Name of the search field above the list of entries. It finds customers, suppliers and document numbers.',
  },
  result: {
    id: 'entries.result',
    defaultMessage: 'Resultado',
    description:
      'Name, for screen readers, of the line with number and sum of the entries that match the filters',
  },
  rows: {
    id: 'entries.rows',
    defaultMessage: 'Linhas {from}–{to} de {total}',
    description:
      'Which of all matching entries the page shows. {from} is a number, such as in “51–100 of 133”.',
  },
  pages: {
    id: 'entries.pages',
    defaultMessage: 'Páginas',
    description: 'Name of the group of links to other pages of the list of entries',
  },
  previous: {
    id: 'entries.previous',
    defaultMessage: 'Página anterior',
    description: 'Link to the page of entries before',
  },
  next: {
    id: 'entries.next',
    defaultMessage: 'Próxima página',
    description: 'Link to the next page of entries',
  },
  first: {
    id: 'entries.first',
    defaultMessage: 'Voltar à primeira página',
    description: 'Link to the first page of entries',
  },
  import: {
    id: 'entries.import',
    defaultMessage: 'Importar',
    description: 'Button above the list of entries that leads to the import of a file',
  },
  newShort: {
    id: 'entries.newShort',
    defaultMessage: 'Novo',
    description: 'Short text of the button that opens the page of a new entry, on a phone',
  },
});
