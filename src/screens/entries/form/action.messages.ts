import { defineMessages } from '../../../i18n/defineMessages';

export const messages = defineMessages({
  pay: {
    id: 'entry.pay',
    defaultMessage: 'Marcar como pago',
    description: 'Button that opens a dialog, and title of the dialog, which records the payment of an entry',
  },
  payConfirm: {
    id: 'entry.pay.confirm',
    defaultMessage: 'Confirmar pagamento',
    description: 'Button that records the payment of an entry',
  },
  paying: {
    id: 'entry.pay.busy',
    defaultMessage: 'Registrando…',
    description: 'Button while the payment of an entry is sent',
  },
  paid: {
    id: 'entry.pay.done',
    defaultMessage: 'Pagamento registrado.',
    description: 'Message after an entry was marked as paid',
  },
  notOpen: {
    id: 'entry.pay.notOpen',
    defaultMessage: 'Este lançamento já foi pago ou não existe mais.',
    description: 'Sentence if an entry cannot be marked as paid',
  },
  someNotOpen: {
    id: 'entry.pay.someNotOpen',
    defaultMessage:
      'Alguns destes lançamentos já foram pagos ou não existem mais. Nenhum pagamento foi registrado.',
    description: 'Sentence if some of several entries cannot be marked as paid',
  },
  selected: {
    id: 'entry.pay.selected',
    defaultMessage: '{count} lançamentos, {amount}. Cada um será pago pelo valor integral.',
    description: 'Which entries a dialog marks as paid. {amount} is their sum. Each one is paid in full.',
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
  undo: { id: 'entry.undo', defaultMessage: 'Desfazer', description: 'Button that restores a deleted entry' },
  restored: {
    id: 'entry.restored',
    defaultMessage: 'Exclusão desfeita.',
    description: 'Message after deleted entries were restored',
  },
});
