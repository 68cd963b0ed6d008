import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  notOffered: {
    id: 'entry.history.notOffered',
    defaultMessage: 'Aqui não há histórico dos lançamentos.',
    description: 'Heading if the backend does not offer the history of entries',
  },
  toEntry: {
    id: 'entry.history.toEntry',
    defaultMessage: 'Ver o lançamento',
    description: 'Link from the history of an entry to the entry',
  },
  payments: {
    id: 'entry.history.payments',
    defaultMessage: 'Pagamentos',
    description: 'Heading of the payments of an entry',
  },
  noPayments: {
    id: 'entry.history.noPayments',
    defaultMessage: 'Nenhum pagamento registrado.',
    description: 'Sentence if an entry has no payments',
  },
  receipts: {
    id: 'entry.history.receipts',
    defaultMessage: 'Recebimentos',
    description: 'Heading of the receipts of an entry, which is to receive',
  },
  noReceipts: {
    id: 'entry.history.noReceipts',
    defaultMessage: 'Nenhum recebimento registrado.',
    description: 'Sentence if an entry to receive has no receipts',
  },
  refund: {
    id: 'entry.history.refund',
    defaultMessage: 'Devolução',
    description: 'Badge of a payment whose money went back',
  },
  voided: {
    id: 'entry.history.voided',
    defaultMessage: 'Estornado',
    description: 'Badge of a payment that was voided, so it counts in no figure',
  },
  voidedBy: {
    id: 'entry.history.voidedBy',
    defaultMessage: 'Por {name} em {when}',
    description: 'Who voided a payment, and when',
  },
  voidedAt: {
    id: 'entry.history.voidedAt',
    defaultMessage: 'Em {when}',
    description: 'When a payment was voided, if it is not known by whom',
  },
  principal: {
    id: 'entry.history.principal',
    defaultMessage: 'Valor abatido',
    description: 'Part of a payment: what it takes off the amount of the entry',
  },
  refundedPrincipal: {
    id: 'entry.history.refundedPrincipal',
    defaultMessage: 'Valor devolvido',
    description: 'Part of a refund: what went back of the amount of the entry',
  },
  refundedDiscount: {
    id: 'entry.history.refundedDiscount',
    defaultMessage: 'Abatimento da dívida',
    description: 'Part of a refund: what of it is not owed any more',
  },
  discount: {
    id: 'entry.history.discount',
    defaultMessage: 'Desconto',
    description: 'Part of a payment',
  },
  interest: {
    id: 'entry.history.interest',
    defaultMessage: 'Juros',
    description: 'Part of a payment: interest',
  },
  fine: {
    id: 'entry.history.fine',
    defaultMessage: 'Multa',
    description: 'Part of a payment: fine for late payment',
  },
  fee: {
    id: 'entry.history.fee',
    defaultMessage: 'Tarifa',
    description: 'Part of a payment: fee of the bank',
  },
  events: {
    id: 'entry.history.events',
    defaultMessage: 'Alterações',
    description: 'Heading of the changes of an entry',
  },
  noEvents: {
    id: 'entry.history.noEvents',
    defaultMessage: 'Nenhuma alteração registrada.',
    description: 'Sentence if no changes of an entry are known',
  },
  created: {
    id: 'entry.history.created',
    defaultMessage: '{name} criou o lançamento',
    description: 'Change of an entry. {name} is a person.',
  },
  changed: {
    id: 'entry.history.changed',
    defaultMessage: '{name} alterou o lançamento',
    description: 'Change of an entry. {name} is a person.',
  },
  paid: {
    id: 'entry.history.paid',
    defaultMessage: '{name} registrou o pagamento',
    description: 'Change of an entry. {name} is a person.',
  },
  unpaid: {
    id: 'entry.history.unpaid',
    defaultMessage: '{name} estornou o pagamento',
    description: 'Change of an entry: the payment was voided. {name} is a person.',
  },
  received: {
    id: 'entry.history.received',
    defaultMessage: '{name} registrou o recebimento',
    description: 'Change of an entry to receive. {name} is a person.',
  },
  unreceived: {
    id: 'entry.history.unreceived',
    defaultMessage: '{name} estornou o recebimento',
    description: 'Change of an entry to receive: the receipt was voided. {name} is a person.',
  },
  merged: {
    id: 'entry.history.merged',
    defaultMessage: '{name} uniu duas categorias',
    description: 'Change of an entry: its category was merged into another one. {name} is a person.',
  },
  mergeUndone: {
    id: 'entry.history.mergeUndone',
    defaultMessage: '{name} separou duas categorias',
    description: 'Change of an entry: a merge of its category was undone. {name} is a person.',
  },
  refunded: {
    id: 'entry.history.refunded',
    defaultMessage: '{name} registrou uma devolução',
    description: 'Change of an entry: money of a payment went back. {name} is a person.',
  },
  refundVoided: {
    id: 'entry.history.refundVoided',
    defaultMessage: '{name} estornou uma devolução',
    description: 'Change of an entry: a refund was voided. {name} is a person.',
  },
  deleted: {
    id: 'entry.history.deleted',
    defaultMessage: '{name} excluiu o lançamento',
    description: 'Change of an entry. {name} is a person.',
  },
  restored: {
    id: 'entry.history.restored',
    defaultMessage: '{name} restaurou o lançamento',
    description: 'Change of an entry: a deletion was undone. {name} is a person.',
  },
  imported: {
    id: 'entry.history.imported',
    defaultMessage: '{name} importou o lançamento de uma planilha',
    description: 'Change of an entry: it was added by the import of a file. {name} is a person.',
  },
  seriesCreated: {
    id: 'entry.history.seriesCreated',
    defaultMessage: '{name} criou a recorrência',
    description: 'A new series, which adds entries that repeat. {name} is a person.',
  },
  seriesChanged: {
    id: 'entry.history.seriesChanged',
    defaultMessage: '{name} alterou a recorrência',
    description: 'Change of a series, so of the next entries too. {name} is a person.',
  },
  reconciled: {
    id: 'entry.history.reconciled',
    defaultMessage: 'Conciliado com a linha do extrato de {day}',
    description: 'Link from a payment to the line of a bank statement',
  },
  seriesEnded: {
    id: 'entry.history.seriesEnded',
    defaultMessage: '{name} encerrou a recorrência',
    description: 'Change of a series: no more entries are added. {name} is a person.',
  },
  seriesResumed: {
    id: 'entry.history.seriesResumed',
    defaultMessage: '{name} retomou a recorrência',
    description: 'Change of a series: its end was undone, so it goes on. {name} is a person.',
  },
});
