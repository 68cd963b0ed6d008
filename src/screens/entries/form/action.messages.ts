import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  pay: {
    id: 'entry.pay',
    defaultMessage: 'Registrar pagamento',
    description: 'Button that opens a dialog, and title of the dialog, which records the payment of entries',
  },
  payConfirm: {
    id: 'entry.pay.confirm',
    defaultMessage: 'Confirmar pagamento',
    description: 'Button that records the payment of an entry',
  },
  receive: {
    id: 'entry.receive',
    defaultMessage: 'Registrar recebimento',
    description: 'Button that opens a dialog, and title of the dialog, which records that money was received',
  },
  receiveConfirm: {
    id: 'entry.receive.confirm',
    defaultMessage: 'Confirmar recebimento',
    description: 'Button that records that the money of an entry was received',
  },
  received: {
    id: 'entry.receive.done',
    defaultMessage: 'Recebimento registrado.',
    description: 'Message after it was recorded that the money of an entry was received',
  },
  receivedOne: {
    id: 'entry.receive.done.one',
    defaultMessage: 'Recebimento registrado: {name}, {amount}',
    description:
      'Message after the money of one entry was received. {name} is the customer, {amount} the money.',
  },
  paying: {
    id: 'entry.pay.busy',
    defaultMessage: 'Registrando…',
    description: 'Button while the payment of an entry is sent',
  },
  paid: {
    id: 'entry.pay.done',
    defaultMessage: 'Pagamento registrado.',
    description: 'Message after the payment of an entry was recorded',
  },
  paidOne: {
    id: 'entry.pay.done.one',
    defaultMessage: 'Pagamento registrado: {name}, {amount}',
    description: 'Message after one entry was paid. {name} is the supplier, {amount} the paid money.',
  },
  notOpen: {
    id: 'entry.pay.notOpen',
    defaultMessage: 'Este lançamento já está quitado ou não existe mais.',
    description: 'Sentence if an entry cannot be paid',
  },
  someNotOpen: {
    id: 'entry.pay.someNotOpen',
    defaultMessage:
      'Alguns destes lançamentos já estão quitados ou não existem mais. Nenhum pagamento foi registrado.',
    description: 'Sentence if some of several entries cannot be paid',
  },
  payOutdated: {
    id: 'entry.pay.outdated',
    defaultMessage:
      '{name} alterou {count, plural, one {# lançamento} other {# lançamentos}} enquanto você preenchia o pagamento, e nada foi registrado. O que você digitou continua aqui. Confira os valores atuais e confirme de novo.',
    description:
      'Sentence if another person changed entries before their payment was sent. {name} is the person.',
  },
  payOutdatedUnnamed: {
    id: 'entry.pay.outdated.unnamed',
    defaultMessage:
      'Outra pessoa alterou {count, plural, one {# lançamento} other {# lançamentos}} enquanto você preenchia o pagamento, e nada foi registrado. O que você digitou continua aqui. Confira os valores atuais e confirme de novo.',
    description: 'Sentence if other, unknown people changed entries before their payment was sent',
  },
  change: {
    id: 'entry.pay.change',
    defaultMessage: '{field}: antes {before}, agora {now}',
    description: 'A value that another person has changed. {field} is its name, such as Valor.',
  },
  deleteOutdated: {
    id: 'entry.delete.outdated',
    defaultMessage:
      'Outra pessoa alterou {count, plural, one {# lançamento} other {# lançamentos}} depois que você abriu a lista, e nada foi excluído. Confira os valores atuais e, se for o caso, exclua de novo.',
    description:
      'Message if other people changed entries before they were deleted. The list shows the new values.',
  },
  deleteForeign: {
    id: 'entry.delete.foreign',
    defaultMessage:
      '{count, plural, one {# lançamento selecionado é de outra pessoa ou de outro dia} other {# lançamentos selecionados são de outra pessoa ou de outro dia}}, e nada foi excluído. Você pode excluir os que você mesmo criou hoje. Os outros, só um administrador.',
    description:
      'Message if an editor wants to delete selected entries, and some of them were added by another person or on another day',
  },
  deleteNotOwn: {
    id: 'entry.delete.notOwn',
    defaultMessage:
      'Nada foi excluído. Você pode excluir os lançamentos que você mesmo criou hoje. Os outros, só um administrador.',
    description: 'Message if the backend refuses to delete entries that an editor has not added today',
  },
  deletePaid: {
    id: 'entry.delete.paid',
    defaultMessage:
      '{count, plural, one {# lançamento tem pagamento, e nada foi excluído. Abra o lançamento, estorne o pagamento em “Histórico” e exclua de novo.} other {# lançamentos têm pagamento, e nada foi excluído. Abra cada um, estorne o pagamento em “Histórico” e exclua de novo.}}',
    description:
      'Message if entries with payments were to be deleted. The name in quotation marks is that of a link in the page of an entry.',
  },
  restoreNotOwn: {
    id: 'entry.restore.notOwn',
    defaultMessage:
      'Nada foi restaurado. Você pode restaurar os lançamentos que você mesmo criou e excluiu hoje. Os outros, só um administrador.',
    description: 'Message if the backend refuses to restore entries that an editor has not deleted today',
  },
  selected: {
    id: 'entry.pay.selected',
    defaultMessage: '{count} lançamentos, cada um pelo que está em aberto, todos na mesma data.',
    description: 'What a dialog marks as paid. {count} is above one. The sums to receive and to pay follow.',
  },
  showList: {
    id: 'entry.pay.list',
    defaultMessage: 'Ver os lançamentos',
    description: 'Opens the list of the entries that a dialog marks as paid',
  },
  remove: { id: 'entry.delete', defaultMessage: 'Excluir', description: 'Button that deletes an entry' },
  actions: {
    id: 'entry.actions',
    defaultMessage: 'Ações',
    description: 'Head of the column with the buttons of each entry, for screen readers',
  },
  deleted: {
    id: 'entry.deleted',
    defaultMessage: '{count, plural, one {# lançamento excluído.} other {# lançamentos excluídos.}}',
    description: 'Message after entries were deleted. A button beside it restores them.',
  },
  seriesGoOn: {
    id: 'entry.deleted.seriesGoOn',
    defaultMessage: 'O que se repete continua: só os lançamentos escolhidos foram excluídos.',
    description: 'Sentence after the number of deleted entries, if some of them repeat',
  },
  undo: { id: 'entry.undo', defaultMessage: 'Desfazer', description: 'Button that restores a deleted entry' },
  restored: {
    id: 'entry.restored',
    defaultMessage: '{count, plural, one {# lançamento restaurado.} other {# lançamentos restaurados.}}',
    description: 'Message after deleted entries were restored',
  },
});
