import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  loading: {
    id: 'entry.loading',
    defaultMessage: 'Carregando o lançamento…',
    description: 'Status while the entry of the page is loading',
  },
  failed: {
    id: 'entry.failed',
    defaultMessage: 'Não foi possível carregar o lançamento',
    description: 'Heading after an entry could not be loaded',
  },
  gone: {
    id: 'entry.gone',
    defaultMessage: 'Este lançamento não existe mais',
    description: 'Heading for an entry that was deleted, or that never existed',
  },
  goneDetail: {
    id: 'entry.gone.detail',
    defaultMessage: 'Ele pode ter sido excluído por outra pessoa.',
    description: 'Sentence below the heading “Este lançamento não existe mais”',
  },
  paymentGone: {
    id: 'entry.payment.voidedAlready',
    defaultMessage: 'Este registro não existe mais, ou já foi estornado.',
    description: 'Sentence if a payment cannot be voided',
  },
  toList: {
    id: 'entry.toList',
    defaultMessage: 'Ver os lançamentos',
    description: 'Link to the list of entries',
  },
  duplicate: {
    id: 'entry.duplicate',
    defaultMessage: 'Duplicar',
    description: 'Link that opens the form of a new entry with the values of this one',
  },
  closePanel: {
    id: 'entry.panel.close',
    defaultMessage: 'Fechar',
    description: 'Button that closes the form beside the list',
  },
  nextKey: {
    id: 'entry.nextKey',
    defaultMessage: 'Ctrl+Enter salva e abre o próximo.',
    description: 'Hint below the form beside the list. Ctrl and Enter are keys.',
  },
  notOffered: {
    id: 'entry.notOffered',
    defaultMessage: 'Aqui não é possível alterar lançamentos.',
    description: 'Sentence if the backend does not offer to change entries',
  },
  kind: {
    id: 'entry.kind',
    defaultMessage: 'Tipo',
    description: 'Legend of the choice between an entry to receive and one to pay',
  },
  kindWithPayment: {
    id: 'entry.kind.withPayment',
    defaultMessage:
      'O tipo não muda enquanto há um pagamento. Para mudar, estorne antes o pagamento em “Histórico”.',
    description:
      'Sentence in place of the choice between an entry to receive and one to pay, if a payment exists. To void a payment is “estornar”. The quoted words are the title of a page.',
  },
  counterparty: {
    id: 'entry.counterparty',
    defaultMessage: 'Cliente ou fornecedor',
    description: 'Label of a field',
  },
  category: { id: 'entry.category', defaultMessage: 'Categoria', description: 'Label of a field' },
  form: { id: 'entry.form', defaultMessage: 'Forma de pagamento', description: 'Label of a field' },
  document: {
    id: 'entry.document',
    defaultMessage: 'Documento',
    description: 'Label of the field for the number of an invoice',
  },
  oneOfSeveral: {
    id: 'entry.oneOfSeveral',
    defaultMessage: 'Só a parcela {number} será lançada. Para lançar todas de uma vez, use “Novas parcelas”.',
    description:
      'Sentence below the number of instalments of a new entry, if there are several. The quoted words are the title of a page.',
  },
  partlyPaid: {
    id: 'entry.partlyPaid',
    defaultMessage:
      'Há pagamentos registrados. Em aberto: {open} de {amount}. Para registrar ou estornar um pagamento, use “Histórico”.',
    description:
      'Sentence in place of the fields for the payment of an entry that is partly paid. The quoted words are the title of a page.',
  },
  noteHint: {
    id: 'entry.note.hint',
    defaultMessage: 'Opcional. Vale só para este lançamento.',
    description: 'Hint below the field for a note about an entry',
  },
  documentHint: {
    id: 'entry.document.hint',
    defaultMessage: 'Opcional. Ex.: NF 4711',
    description: 'Hint below the field for the number of an invoice',
  },
  issuedOn: {
    id: 'entry.issuedOn',
    defaultMessage: 'Emissão',
    description: 'Label of the field for the day of issue',
  },
  dueOn: {
    id: 'entry.dueOn',
    defaultMessage: 'Vencimento',
    description: 'Label of the field for the due day',
  },
  amount: {
    id: 'entry.amount',
    defaultMessage: 'Valor (R$)',
    description: 'Label of the field for the amount in Brazilian reais',
  },
  receipt: {
    id: 'entry.receipt',
    defaultMessage: 'Recebimento',
    description: 'Legend of the fields for the day and the amount that was received',
  },
  payment: {
    id: 'entry.payment',
    defaultMessage: 'Pagamento',
    description: 'Legend of the fields for the payment of an entry',
  },
  paymentHint: {
    id: 'entry.payment.hint',
    defaultMessage: 'Preencha só se já foi pago ou recebido.',
    description: 'Hint below the fields for the payment of an entry',
  },
  paidOn: { id: 'entry.paidOn', defaultMessage: 'Data do pagamento', description: 'Label of a field' },
  paidAmount: {
    id: 'entry.paidAmount',
    defaultMessage: 'Valor pago (R$)',
    description: 'Label of the field for the paid amount in Brazilian reais',
  },
  receivedOn: {
    id: 'entry.receivedOn',
    defaultMessage: 'Data do recebimento',
    description: 'Label of a field for the day on which money was received',
  },
  receivedAmount: {
    id: 'entry.receivedAmount',
    defaultMessage: 'Valor recebido (R$)',
    description: 'Label of the field for the received amount in Brazilian reais',
  },
  addedExpense: {
    id: 'entry.added.expense',
    defaultMessage: 'Despesa lançada: {name}, {amount}.',
    description: 'Message after an entry to pay was added',
  },
  addedIncome: {
    id: 'entry.added.income',
    defaultMessage: 'Receita lançada: {name}, {amount}.',
    description: 'Message after an entry to receive was added',
  },
  addedSeveral: {
    id: 'entry.added.several',
    defaultMessage:
      '{count, plural, one {# lançamento criado: {name}.} other {# lançamentos criados: {name}.}}',
    description: 'Notice above the list after a form added instalments, or the entries of a series',
  },
  addedUnnamed: {
    id: 'entry.added.unnamed',
    defaultMessage: '{count, plural, one {# lançamento criado.} other {# lançamentos criados.}}',
    description:
      'Notice above the list after a form added entries that the backend does not return one by one',
  },
  changedEntry: {
    id: 'entry.changed.notice',
    defaultMessage: 'Lançamento alterado: {name}, {amount}.',
    description: 'Notice above a list that does not show the changed entry on its first page',
  },
  show: { id: 'entry.added.show', defaultMessage: 'Ver', description: 'Link to the added entry' },
  addOther: {
    id: 'entry.added.other',
    defaultMessage: 'Lançar outra',
    description: 'Link to the form of the next entry, after one was added',
  },
  changed: {
    id: 'entry.changed',
    defaultMessage: 'Lançamento alterado.',
    description: 'Message after an entry was changed',
  },
  conflict: {
    id: 'entry.conflict',
    defaultMessage: '{name} alterou este lançamento enquanto você editava. O que você digitou continua aqui.',
    description: 'Sentence if another person changed the entry meanwhile. {name} is the person.',
  },
  conflictUnnamed: {
    id: 'entry.conflict.unnamed',
    defaultMessage:
      'Outra pessoa alterou este lançamento enquanto você editava. O que você digitou continua aqui.',
    description: 'Sentence if another, unknown person changed the entry meanwhile',
  },
});

/** What is said after a new entry, by its kind. */
export const ADDED = { payable: messages.addedExpense, receivable: messages.addedIncome };
