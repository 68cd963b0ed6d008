import { defineMessages } from 'react-intl';

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
  remove: { id: 'entry.delete', defaultMessage: 'Excluir', description: 'Button that deletes an entry' },
  actions: {
    id: 'entry.actions',
    defaultMessage: 'Ações',
    description: 'Head of the column with the buttons of each entry, for screen readers',
  },
  deleted: {
    id: 'entry.deleted',
    defaultMessage: 'Lançamento excluído.',
    description: 'Message after an entry was deleted. A button beside it restores the entry.',
  },
  undo: { id: 'entry.undo', defaultMessage: 'Desfazer', description: 'Button that restores a deleted entry' },
  restored: {
    id: 'entry.restored',
    defaultMessage: 'Lançamento restaurado.',
    description: 'Message after a deleted entry was restored',
  },
});
