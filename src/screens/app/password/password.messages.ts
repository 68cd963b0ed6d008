import { defineMessages } from '../../../i18n/defineMessages';

/** The dialog that changes the own password. */
export const messages = defineMessages({
  title: {
    id: 'password.title',
    defaultMessage: 'Trocar senha',
    description: 'Item of the user menu, command, and title of the dialog that changes the own password',
  },
  detail: {
    id: 'password.detail',
    defaultMessage: 'Você continua aqui. As sessões abertas em outros lugares serão encerradas.',
    description: 'Text above the fields of the dialog that changes the own password',
  },
  current: {
    id: 'password.current',
    defaultMessage: 'Senha atual',
    description: 'Label of the field for the current password',
  },
  currentMissing: {
    id: 'password.current.missing',
    defaultMessage: 'Informe a senha atual.',
    description: 'Error below the field for the current password after a submit without one',
  },
  currentWrong: {
    id: 'password.current.wrong',
    defaultMessage: 'A senha atual não confere.',
    description: 'Error below the field for the current password after the server refused it',
  },
  next: {
    id: 'password.new',
    defaultMessage: 'Nova senha',
    description: 'Label of the field for the new password',
  },
  rule: {
    id: 'password.new.rule',
    defaultMessage: 'Mínimo de 8 caracteres.',
    description: 'Hint below the field for the new password',
  },
  short: {
    id: 'password.new.short',
    defaultMessage: 'A nova senha precisa ter pelo menos 8 caracteres.',
    description: 'Error below the field for the new password, in place of its hint',
  },
  long: {
    id: 'password.new.long',
    defaultMessage: 'Esta senha é longa demais. O máximo é de 1024 caracteres.',
    description: 'Error below the field for the new password',
  },
  same: {
    id: 'password.new.same',
    defaultMessage: 'A nova senha precisa ser diferente da atual.',
    description: 'Error below the field for the new password if it equals the current one',
  },
  another: {
    id: 'password.new.another',
    defaultMessage: 'Escolha outra senha.',
    description: 'Error below the field for the new password after the server refused it',
  },
  notAccepted: {
    id: 'password.notAccepted',
    defaultMessage: 'O sistema não aceitou a nova senha.',
    description:
      'Message above the fields after the server refused the new password. “Details” shows its reason.',
  },
  lost: {
    id: 'password.lost',
    defaultMessage:
      'Não sabemos se a senha foi trocada: a resposta do servidor não chegou. Tente de novo. Se a senha atual não conferir, a nova já vale.',
    description: 'Message above the fields after a change of the password without a response',
  },
  notOffered: {
    id: 'password.notOffered',
    defaultMessage: 'Aqui não é possível trocar a senha. Peça uma nova ao administrador.',
    description: 'Message above the fields if the backend does not have this operation',
  },
  submitting: {
    id: 'password.submitting',
    defaultMessage: 'Salvando…',
    description: 'Button of the dialog while the response is awaited',
  },
  changed: {
    id: 'password.changed',
    defaultMessage: 'Senha trocada. Suas outras sessões foram encerradas.',
    description: 'Message after the own password was changed',
  },
});
