import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  login: {
    id: 'login.login.label',
    defaultMessage: 'Login',
    description: 'Label of the field for the numeric login',
  },
  loginHint: {
    id: 'login.login.hint',
    defaultMessage: 'Somente números, até 11',
    description: 'Hint below the login field: digits only, at most 11',
  },
  loginInvalid: {
    id: 'login.login.invalid',
    defaultMessage: 'Informe o login',
    description: 'Error below the login field after a submit. The field accepts 1 to 11 digits.',
  },
  password: {
    id: 'login.password.label',
    defaultMessage: 'Senha',
    description: 'Label of the password field',
  },
  passwordMissing: {
    id: 'login.password.missing',
    defaultMessage: 'Informe a senha!',
    description: 'Error below the password field after a submit without a password',
  },
  submit: {
    id: 'login.submit',
    defaultMessage: 'Entrar',
    description: 'Button of the login form',
  },
  submitting: {
    id: 'login.submitting',
    defaultMessage: 'Entrando…',
    description: 'Button of the login form while the response is awaited',
  },
  accepted: {
    id: 'login.accepted',
    defaultMessage: 'Tudo certo',
    description: 'Button of the login form after an accepted sign-in, until the dashboard is shown',
  },
  attention: {
    id: 'login.attention',
    defaultMessage: 'Atenção: {words}',
    description:
      'Message above the form after a failed sign-in. {words} is the text of the server or of the error.',
  },
  refused: {
    id: 'login.refused',
    defaultMessage: 'Acesso recusado. Confira o login e a senha.',
    description: 'Message after a refused sign-in if the server sent no text',
  },
  unusable: {
    id: 'login.unusable',
    defaultMessage: 'O login foi aceito, mas o servidor não enviou uma sessão válida. Avise o administrador.',
    description: 'Message after an accepted sign-in without a usable token',
  },
});
