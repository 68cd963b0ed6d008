import { defineMessages } from '../../i18n/defineMessages';

/** The values of the API description, in the language of the page. */
export const kindNames = defineMessages({
  receivable: { id: 'entries.kind.receivable', defaultMessage: 'A receber', description: 'Kind of an entry' },
  payable: { id: 'entries.kind.payable', defaultMessage: 'A pagar', description: 'Kind of an entry' },
});

/** The kinds of entries that are paid or received. */
export const settledKindNames = defineMessages({
  receivable: {
    id: 'entries.kind.income',
    defaultMessage: 'Receita',
    description: 'Kind of an entry whose money was received',
  },
  payable: {
    id: 'entries.kind.expense',
    defaultMessage: 'Despesa',
    description: 'Kind of an entry whose money was paid',
  },
});

export const { received: receivedStatus } = defineMessages({
  received: {
    id: 'entries.status.received',
    defaultMessage: 'Recebido',
    description: 'State of an entry to receive whose money was received',
  },
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

/** The names of the fields of payments, if all entries are to receive. */
export const receivedNames = defineMessages({
  paid: {
    id: 'entries.column.received',
    defaultMessage: 'Recebimento',
    description: 'Column of entries to receive: day on which the money came',
  },
  paidAmount: {
    id: 'entries.column.receivedAmount',
    defaultMessage: 'Valor recebido',
    description: 'Column of received entries: what was received, with interest or discount',
  },
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

/** The fields of an entry, as columns, filters and labels. */
export const fieldNames = defineMessages({
  counterparty: {
    id: 'entries.column.counterparty',
    defaultMessage: 'Cliente ou fornecedor',
    description: 'Column and filter of entries: name of the customer or supplier',
  },
  kind: {
    id: 'entries.column.kind',
    defaultMessage: 'Tipo',
    description: 'Column of entries: to receive or to pay',
  },
  category: {
    id: 'entries.column.category',
    defaultMessage: 'Categoria',
    description: 'Column and filter of entries',
  },
  form: {
    id: 'entries.column.form',
    defaultMessage: 'Forma de pagamento',
    description: 'Column and filter of entries: form of payment, such as boleto or card',
  },
  document: {
    id: 'entries.column.document',
    defaultMessage: 'Documento',
    description: 'Column and filter of entries: number of the document, such as an invoice',
  },
  due: {
    id: 'entries.column.due',
    defaultMessage: 'Vencimento',
    description: 'Column and filter of entries: effective due day',
  },
  issued: {
    id: 'entries.column.issued',
    defaultMessage: 'Emissão',
    description: 'Column and filter of entries: day of issue',
  },
  paid: {
    id: 'entries.column.paid',
    defaultMessage: 'Pagamento',
    description: 'Column and filter of entries: day of payment',
  },
  late: {
    id: 'entries.column.late',
    defaultMessage: 'Dias de atraso',
    description: 'Filter of entries: whole days since the due day',
  },
  status: {
    id: 'entries.column.status',
    defaultMessage: 'Situação',
    description: 'Column of entries: open, due today, overdue or paid',
  },
  paidAmount: {
    id: 'entries.column.paidAmount',
    defaultMessage: 'Valor pago',
    description: 'Column of paid entries: what was paid, with interest or discount',
  },
  amount: {
    id: 'entries.column.amount',
    defaultMessage: 'Valor',
    description: 'Column of entries: amount',
  },
  installment: {
    id: 'entry.installment',
    defaultMessage: 'Parcela',
    description: 'Label of the field for the number of an instalment',
  },
  installments: {
    id: 'entry.installments',
    defaultMessage: 'Número de parcelas',
    description: 'Label of the field for the count of instalments',
  },
  note: { id: 'entry.note', defaultMessage: 'Observação', description: 'Label of a note about an entry' },
});

/** What of an amount is not paid yet. */
export const { open: openName } = defineMessages({
  open: {
    id: 'entry.history.open',
    defaultMessage: 'Em aberto',
    description: 'What of the amount of an entry is not paid yet. The amount follows.',
  },
});
