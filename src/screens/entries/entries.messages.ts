import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly title: NoMessageValues;
  readonly loading: NoMessageValues;
  readonly failed: NoMessageValues;
  readonly notOffered: NoMessageValues;
  readonly none: NoMessageValues;
  readonly noneDetail: NoMessageValues;
  readonly total: { readonly amount: MessageValue; readonly count: number | bigint };
  readonly totalDue: { readonly amount: MessageValue };
  readonly totalPaid: { readonly amount: MessageValue };
  readonly filter: NoMessageValues;
  readonly clear: NoMessageValues;
  readonly next: NoMessageValues;
  readonly first: NoMessageValues;
  readonly sort: NoMessageValues;
}>({
  title: {
    id: 'entries.title',
    defaultMessage: 'Lançamentos',
    description:
      'Name and title of the page with the list of entries, which are amounts to receive and to pay',
  },
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
    defaultMessage: 'Nenhum lançamento corresponde a este filtro.',
    description: 'Text on the page with the list of entries if none matches the filter',
  },
  total: {
    id: 'entries.total',
    defaultMessage: '{count, plural, one {# lançamento} other {# lançamentos}}, {amount}',
    description: 'Number and sum of all entries that match the filter',
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
    defaultMessage: 'Limpar filtro',
    description: 'Link that shows all entries',
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
  sort: {
    id: 'entries.sort',
    defaultMessage: 'Ordem',
    description: 'Name of the group of links that sort the entries',
  },
});

/** The orders of the list. */
export const sortNames = defineMessages({
  dueOn: { id: 'entries.sort.dueOn', defaultMessage: 'Vencimento', description: 'Order of a list: due day' },
  '-dueOn': {
    id: 'entries.sort.dueOnDown',
    defaultMessage: 'Vencimento mais recente',
    description: 'Order of a list: latest due day first',
  },
  '-issuedOn': {
    id: 'entries.sort.issuedOnDown',
    defaultMessage: 'Emissão mais recente',
    description: 'Order of a list: latest day of issue first',
  },
  '-amount': {
    id: 'entries.sort.amountDown',
    defaultMessage: 'Maior valor',
    description: 'Order of a list: largest amount first',
  },
});

export const columns = defineMessages({
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
    defaultMessage: 'Forma',
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
    description: 'Filter of entries: day of issue',
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
});
