import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  sessionEnded: {
    id: 'session.ended',
    defaultMessage: 'Sua sessão terminou. Entre de novo para continuar.',
    description: 'Toast after the server no longer accepts the session',
  },
  sessionNotKept: {
    id: 'session.notKept',
    defaultMessage: 'Este navegador não permite guardar dados: suas escolhas e a sessão valem só nesta aba.',
    description: 'Toast, once, when the browser refuses to store the session or a preference',
  },
  languageNotLoaded: {
    id: 'language.notLoaded',
    defaultMessage: 'Não foi possível carregar o idioma. Tente de novo.',
    description: 'Toast when the texts of a chosen language could not be loaded',
  },
  refused: {
    id: 'login.refused',
    defaultMessage: 'O acesso foi recusado. Confira o login e a senha.',
    description: 'After a refusal for which the server gave no words',
  },
  unusable: {
    id: 'login.unusable',
    defaultMessage: 'O servidor aceitou o acesso, mas não enviou uma sessão válida. Avise o administrador.',
    description: 'After an answer that is no refusal and holds no usable session',
  },
});
