import { defineMessages } from '../../i18n/defineMessages';

/** The values of the API description, in the language of the page. */
export const kindNames = defineMessages({
  receivable: { id: 'entries.kind.receivable', defaultMessage: 'A receber', description: 'Kind of an entry' },
  payable: { id: 'entries.kind.payable', defaultMessage: 'A pagar', description: 'Kind of an entry' },
});

export const statusNames = defineMessages({
  open: {
    id: 'entries.status.open',
    defaultMessage: 'A vencer',
    description: 'State of an entry: due after today',
  },
  today: {
    id: 'entries.status.today',
    defaultMessage: 'Vence hoje',
    description: 'State of an entry: due today',
  },
  overdue: {
    id: 'entries.status.overdue',
    defaultMessage: 'Vencido',
    description: 'State of an entry: not paid, and due before today',
  },
  unpaid: {
    id: 'entries.status.unpaid',
    defaultMessage: 'Em aberto',
    description: 'Filter of entries: not paid, whenever they are due',
  },
  paid: { id: 'entries.status.paid', defaultMessage: 'Pago', description: 'State of an entry' },
});

export const groupNames = defineMessages({
  revenue: {
    id: 'entries.group.revenue',
    defaultMessage: 'Receita bruta',
    description: 'Filter of entries: a line of the income statement',
  },
  deductions: {
    id: 'entries.group.deductions',
    defaultMessage: 'Deduções',
    description: 'Filter of entries: a line of the income statement',
  },
  costs: {
    id: 'entries.group.costs',
    defaultMessage: 'Custos',
    description: 'Filter of entries: a line of the income statement',
  },
  expenses: {
    id: 'entries.group.expenses',
    defaultMessage: 'Despesas',
    description: 'Filter of entries: a line of the income statement',
  },
  financial: {
    id: 'entries.group.financial',
    defaultMessage: 'Resultado financeiro',
    description: 'Filter of entries: a line of the income statement',
  },
  incomeTax: {
    id: 'entries.group.incomeTax',
    defaultMessage: 'Impostos sobre o lucro',
    description: 'Filter of entries: a line of the income statement, the Brazilian taxes on income',
  },
});

export const formNames = defineMessages({
  pix: { id: 'entries.form.pix', defaultMessage: 'PIX', description: 'Form of payment. A proper name.' },
  boleto: {
    id: 'entries.form.boleto',
    defaultMessage: 'Boleto',
    description: 'Form of payment: a bank slip. A proper name.',
  },
  card: { id: 'entries.form.card', defaultMessage: 'Cartão', description: 'Form of payment' },
  cash: { id: 'entries.form.cash', defaultMessage: 'Dinheiro', description: 'Form of payment' },
  transfer: { id: 'entries.form.transfer', defaultMessage: 'Transferência', description: 'Form of payment' },
});

export const filterTexts = defineMessages({
  import: {
    id: 'entries.filter.import',
    defaultMessage: 'Importação: {name}',
    description: 'Filter of entries: those of an import',
  },
  importName: {
    id: 'entries.filter.importName',
    defaultMessage: '{file}, {when}',
    description: 'Name of an import in a filter: the name of its file, and its day and time',
  },
  anyImport: {
    id: 'entries.filter.anyImport',
    defaultMessage: 'De uma importação',
    description: 'Filter of entries: those of an import whose file is not known',
  },
  words: {
    id: 'entries.filter.words',
    defaultMessage: 'Busca: {words}',
    description: 'Filter of entries: the words that the user searched',
  },
  named: {
    id: 'entries.filter.named',
    defaultMessage: '{name}: {value}',
    description: 'A filter of a list with its value',
  },
  from: {
    id: 'entries.filter.from',
    defaultMessage: '{name}: a partir de {value}',
    description: 'A filter of a list with only a first value',
  },
  to: {
    id: 'entries.filter.to',
    defaultMessage: '{name}: até {value}',
    description: 'A filter of a list with only a last value',
  },
});

/** The controls above the list. */
export const filterBar = defineMessages({
  title: {
    id: 'entries.filters',
    defaultMessage: 'Filtros',
    description: 'Button above the list of entries that opens the panel with filters, and name of that panel',
  },
  count: {
    id: 'entries.filters.count',
    defaultMessage: '{count, plural, one {# filtro} other {# filtros}}',
    description: 'Number of filters that are set, read by screen readers after the button of the filters',
  },
  any: {
    id: 'entries.filters.any',
    defaultMessage: 'Todas',
    description: 'In an empty field of the panel with filters: all states, forms of payment or categories',
  },
  allKinds: {
    id: 'entries.kind.all',
    defaultMessage: 'Todos',
    description: 'Choice among the kinds of entries: to receive and to pay',
  },
});

/** Periods of due days. */
export const dueNames = defineMessages({
  any: {
    id: 'entries.due.any',
    defaultMessage: 'Qualquer vencimento',
    description: 'Choice among periods: entries of all due days',
  },
  today: {
    id: 'entries.due.today',
    defaultMessage: 'Vence hoje',
    description: 'Choice among periods: entries that are due today',
  },
  week: {
    id: 'entries.due.week',
    defaultMessage: 'Próximos 7 dias',
    description: 'Choice among periods: entries that are due today or in the six days after it',
  },
  lastMonth: {
    id: 'entries.due.lastMonth',
    defaultMessage: 'Mês passado',
    description: 'Choice among periods: entries that were due in the month before this one',
  },
  month: {
    id: 'entries.due.month',
    defaultMessage: 'Este mês',
    description: 'Choice among periods: entries that are due in this month',
  },
  nextMonth: {
    id: 'entries.due.nextMonth',
    defaultMessage: 'Próximo mês',
    description: 'Choice among periods: entries that are due in the next month',
  },
});
