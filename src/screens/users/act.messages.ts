import { defineMessages } from '../../i18n/defineMessages';

/** The texts of what administrators do with a user. */
export const actTexts = defineMessages({
  firstLink: {
    id: 'users.act.firstLink',
    defaultMessage: 'Gerar link de senha',
    description: 'Button and dialog: make a link with which a new user chooses the first password',
  },
  reset: {
    id: 'users.act.reset',
    defaultMessage: 'Redefinir a senha',
    description: 'Button and dialog: end the password of a user and make a link for a new one',
  },
  block: {
    id: 'users.act.block',
    defaultMessage: 'Bloquear',
    description: 'Button and dialog: a user may no longer sign in',
  },
  unblock: {
    id: 'users.act.unblock',
    defaultMessage: 'Desbloquear',
    description: 'Button and dialog: a blocked user may sign in again',
  },
  endSessions: {
    id: 'users.act.endSessions',
    defaultMessage: 'Encerrar as sessões',
    description: 'Button and dialog: a user is signed out everywhere',
  },
  firstLinkDetail: {
    id: 'users.act.firstLink.detail',
    defaultMessage: 'O link vale 24 horas e uma só vez. Um link anterior deixa de valer.',
    description: 'Text of the dialog before a link for a first password is made',
  },
  resetDetail: {
    id: 'users.act.reset.detail',
    defaultMessage:
      'A senha atual de {name} deixa de valer agora, e as sessões abertas são encerradas. A pessoa escolhe uma nova com o link, que vale 24 horas e uma só vez.',
    description: 'Text of the dialog before the password of a user is reset',
  },
  blockDetail: {
    id: 'users.act.block.detail',
    defaultMessage: '{name} não poderá mais entrar, e as sessões abertas são encerradas agora.',
    description: 'Text of the dialog before a user is blocked',
  },
  unblockDetail: {
    id: 'users.act.unblock.detail',
    defaultMessage: '{name} poderá entrar de novo com a senha que tinha.',
    description: 'Text of the dialog before a user is unblocked',
  },
  endSessionsDetail: {
    id: 'users.act.endSessions.detail',
    defaultMessage: '{name} precisará entrar de novo em todos os lugares.',
    description: 'Text of the dialog before the sessions of a user are ended',
  },
  busy: {
    id: 'users.act.busy',
    defaultMessage: 'Aguarde…',
    description: 'Button of the dialog while the response is awaited',
  },
  blockedDone: {
    id: 'users.act.block.done',
    defaultMessage: 'Usuário bloqueado.',
    description: 'Message after a user was blocked',
  },
  unblockedDone: {
    id: 'users.act.unblock.done',
    defaultMessage: 'Usuário desbloqueado.',
    description: 'Message after a user was unblocked',
  },
  sessionsEnded: {
    id: 'users.act.endSessions.done',
    defaultMessage: 'Sessões encerradas.',
    description: 'Message after the sessions of a user were ended',
  },
  resetHint: {
    id: 'users.reset.hint',
    defaultMessage:
      'A senha desta pessoa foi redefinida. Ela escolhe uma nova com o link que você entregou, ou com outro.',
    description: 'Text on the page of a user whose password was reset and who has not yet chosen a new one',
  },
  acts: {
    id: 'users.acts',
    defaultMessage: 'Acesso de {name}',
    description: 'Name, for screen readers, of the buttons that change the access of a user',
  },
  linkNotCopied: {
    id: 'users.link.notCopied',
    defaultMessage:
      'O link ainda não foi copiado, e não será mostrado de novo. Para fechar assim mesmo, escolha Concluir.',
    description:
      'Warning if a person closes the dialog with the link without copying it. “Concluir” is its button.',
  },
});
