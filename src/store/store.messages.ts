import { defineMessages } from '../i18n/defineMessages';

export const messages = defineMessages({
  sessionEnded: {
    id: 'session.ended',
    defaultMessage: 'Sua sessão expirou. Entre de novo para continuar.',
    description: 'Toast after the server no longer accepts the session',
  },
  endedByPerson: {
    id: 'session.endedByPerson',
    defaultMessage: 'Sua sessão foi encerrada. Entre de novo para continuar.',
    description: 'Toast after the user or an administrator has ended the session',
  },
  userBlocked: {
    id: 'session.userBlocked',
    defaultMessage: 'Seu usuário foi bloqueado. Fale com o administrador.',
    description: 'Toast after an administrator has blocked the user',
  },
  sessionNotKept: {
    id: 'session.notKept',
    defaultMessage: 'Este navegador não permite salvar dados: suas escolhas e a sessão valem só nesta aba.',
    description: 'Toast if the browser refuses to store data. Shown once.',
  },
  languageNotLoaded: {
    id: 'language.notLoaded',
    defaultMessage: 'Não foi possível carregar o idioma. Tente de novo.',
    description: 'Toast when the texts of a chosen language could not be loaded',
  },
});
