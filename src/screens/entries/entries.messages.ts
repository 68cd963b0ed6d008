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
  noneYet: {
    id: 'entries.noneYet',
    defaultMessage: 'Ainda não há lançamentos.',
    description: 'Text on the page with the list of entries if the company has no entries',
  },
  keys: {
    id: 'entries.keys',
    defaultMessage:
      '↓ entra na lista. Setas mudam de linha, Enter abre e P registra o pagamento ou recebimento.',
    description:
      'A hint about keys above the list of entries. P is the key with that letter in all languages',
  },
  keysWithoutPayment: {
    id: 'entries.keysWithoutPayment',
    defaultMessage: '↓ entra na lista. Setas mudam de linha e Enter abre.',
    description: 'The hint about keys above the list of entries for a user who may not record payments',
  },
  showAll: {
    id: 'entries.showAll',
    defaultMessage: 'Ver todos os lançamentos',
    description: 'Link in an empty view of the list of entries',
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
  totalSettledByKind: {
    id: 'entries.totalSettledByKind',
    defaultMessage:
      '{count, plural, one {# lançamento} other {# lançamentos}}, {income} em receitas e {expenses} em despesas',
    description: 'Number of all entries that match the filter, with the sums of income and of expenses',
  },
  totalReceived: {
    id: 'entries.totalReceived',
    defaultMessage: 'Recebido: {amount}',
    description: 'Sum of what was received of all entries that match the filter',
  },
  totalSettled: {
    id: 'entries.totalSettled',
    defaultMessage: 'Recebido: {received} · Pago: {paid}',
    description: 'Sums of what was received and of what was paid of all entries that match the filter',
  },
  count: {
    id: 'entries.count',
    defaultMessage: '{count, plural, one {# lançamento} other {# lançamentos}}',
    description: 'Number of all entries that match the filter',
  },
  totalAgreedByKind: {
    id: 'entries.totalAgreedByKind',
    defaultMessage:
      '{count, plural, one {# lançamento} other {# lançamentos}}, {income} a receber ou recebidos e {expenses} a pagar ou pagos',
    description:
      'Number of all entries that match the filter, with the sums by kind of open and of settled ones',
  },
  agreed: {
    id: 'entries.agreed',
    defaultMessage: 'de {amount}',
    description: 'Note below what is open of a partly paid entry. {amount} is the agreed amount.',
  },
  totalDue: {
    id: 'entries.totalDue',
    defaultMessage: 'Valor original: {amount}',
    description:
      'Sum of the agreed amounts of all entries of a list, below the sum of what was paid or is open',
  },
  totalPaid: {
    id: 'entries.totalPaid',
    defaultMessage: 'Pago: {amount}',
    description: 'Sum of the paid amounts of all entries that match the filter',
  },
  search: {
    id: 'entries.search',
    defaultMessage: 'Buscar nome ou documento',
    description:
      'Name of the search field above the list of entries. It finds customers, suppliers and document numbers.',
  },
  import: {
    id: 'entries.import',
    defaultMessage: 'Importar',
    description: 'Button above the list of entries that leads to the import of a file',
  },
  dueLater: {
    id: 'entries.dueLater',
    defaultMessage: '{day} (até {last})',
    description:
      'A due day on which banks are closed. {last} is the next day on which a payment is not late, such as a Monday.',
  },
  recurring: {
    id: 'entries.recurring',
    defaultMessage: 'Recorrente',
    description: 'Mark beside the name of an entry that repeats, in the list of entries',
  },
});
