import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  soonTitle: {
    id: 'expiry.soon.title',
    defaultMessage: 'Sua sessão vai expirar',
    description: 'Title of the dialog two minutes before the end of the session',
  },
  soonDetail: {
    id: 'expiry.soon.detail',
    defaultMessage: 'Ela expira {when} ({time}). Entre de novo aqui mesmo; nada desta página se perde.',
    description: 'Text below that title. {when} is for example "in 2 minutes", {time} is the time of day.',
  },
  soonUntimed: {
    id: 'expiry.soon.untimed',
    defaultMessage: 'Ela expira {when}. Entre de novo aqui mesmo; nada desta página se perde.',
    description:
      'Text below that title while the exact end of the session is unknown. {when} is for example "in 2 minutes".',
  },
  overTitle: {
    id: 'expiry.over.title',
    defaultMessage: 'Sua sessão expirou',
    description: 'Title of the dialog when the session has ended',
  },
  overDetail: {
    id: 'expiry.over.detail',
    defaultMessage: 'Entre de novo aqui mesmo; nada desta página se perde.',
    description: 'Text of the dialog after the end of the session',
  },
  again: {
    id: 'expiry.again',
    defaultMessage: 'Entrar de novo',
    description: 'Button of the dialog about the end of the session, and title of the form that it opens',
  },
  notNow: {
    id: 'expiry.notNow',
    defaultMessage: 'Agora não',
    description: 'Button that closes the dialog and changes nothing',
  },
  signOut: {
    id: 'expiry.signOut',
    defaultMessage: 'Sair',
    description: 'Button of the dialog that ends the session',
  },
  formDetail: {
    id: 'expiry.form.detail',
    defaultMessage: 'Se você entrar com outro login, esta página será fechada.',
    description: 'Text above the login form in the dialog',
  },
  otherTitle: {
    id: 'expiry.other.title',
    defaultMessage: 'Outra pessoa entrou neste navegador',
    description: 'Title of the dialog after another user signed in in another tab',
  },
  changedTitle: {
    id: 'expiry.other.changedTitle',
    defaultMessage: 'A sessão mudou em outra aba',
    description: 'Title of the dialog after a sign-in in another tab, if the server does not send the user',
  },
  otherDetail: {
    id: 'expiry.other.detail',
    defaultMessage: '{name} entrou em outra aba. Por segurança, fechamos o que estava aberto aqui.',
    description: 'Text of the dialog after another user signed in in another tab. {name} is the new user.',
  },
  otherUnnamed: {
    id: 'expiry.other.unnamed',
    defaultMessage: 'A sessão foi trocada em outra aba. Por segurança, fechamos o que estava aberto aqui.',
    description: 'Text of the dialog after another user signed in, if the server does not send the name',
  },
  goOn: {
    id: 'expiry.other.goOn',
    defaultMessage: 'Continuar',
    description: 'Button that closes the dialog about another user',
  },
  notLoaded: {
    id: 'expiry.notLoaded',
    defaultMessage: 'Não foi possível abrir o aviso sobre a sua sessão. Verifique a conexão.',
    description: 'Toast: the code of the dialog about the end of the session could not be loaded',
  },
});
