import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  forgotPage: {
    id: 'user.forgot.page',
    defaultMessage: 'Redefinir a senha · Portaria',
    description: 'Document title of the forgot-password screen',
  },
  forgotTitle: {
    id: 'user.forgot.title',
    defaultMessage: 'Esqueceu a senha?',
    description: 'Heading of the forgot-password screen',
  },
  byAdministrator: {
    id: 'user.forgot.byAdministrator',
    defaultMessage:
      'Aqui é o administrador do sistema quem redefine as senhas. Fale com ele para receber uma nova.',
    description: 'Forgot-password screen where no cloud identity is configured; nothing is sent',
  },
  backToLogin: {
    id: 'user.backToLogin',
    defaultMessage: 'Voltar para o login',
    description: 'Link from a screen of the user area to the login',
  },
});
