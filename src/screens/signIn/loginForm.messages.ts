import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly login: NoMessageValues;
  readonly loginInvalid: NoMessageValues;
  readonly password: NoMessageValues;
  readonly passwordMissing: NoMessageValues;
  readonly submit: NoMessageValues;
  readonly submitting: NoMessageValues;
  readonly accepted: NoMessageValues;
  readonly attention: { readonly words: MessageValue };
  readonly refused: NoMessageValues;
  readonly unusable: NoMessageValues;
}>({
  login: {
    id: 'login.login.label',
    defaultMessage: 'Login',
    description: 'Label of the field for the numeric login',
  },
  loginInvalid: {
    id: 'login.login.invalid',
    defaultMessage: 'Informe o login',
    description: 'Under the login field after a submit; the field takes 1 to 11 digits',
  },
  password: {
    id: 'login.password.label',
    defaultMessage: 'Senha',
    description: 'Label of the password field',
  },
  passwordMissing: {
    id: 'login.password.missing',
    defaultMessage: 'Informe a senha!',
    description: 'Under the password field after a submit without a password',
  },
  submit: {
    id: 'login.submit',
    defaultMessage: 'Entrar',
    description: 'The button of the login form',
  },
  submitting: {
    id: 'login.submitting',
    defaultMessage: 'Entrando…',
    description: 'The button of the login form while the server is asked',
  },
  accepted: {
    id: 'login.accepted',
    defaultMessage: 'Tudo certo',
    description: 'The button of the login form after an accepted sign-in, until the dashboard shows',
  },
  attention: {
    id: 'login.attention',
    defaultMessage: 'Atenção: {words}',
    description: 'Above the form after a failed attempt; the words are the server’s or the error’s',
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
