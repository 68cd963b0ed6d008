import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly page: NoMessageValues;
  readonly title: NoMessageValues;
  readonly slogan: NoMessageValues;
  readonly login: NoMessageValues;
  readonly loginInvalid: NoMessageValues;
  readonly password: NoMessageValues;
  readonly passwordMissing: NoMessageValues;
  readonly submit: NoMessageValues;
  readonly submitting: NoMessageValues;
  readonly accepted: NoMessageValues;
  readonly forgotPassword: NoMessageValues;
  readonly register: NoMessageValues;
  readonly refused: NoMessageValues;
  readonly unusable: NoMessageValues;
  readonly attention: { readonly words: MessageValue };
  readonly signedInAs: { readonly name: MessageValue };
  readonly signedIn: NoMessageValues;
  readonly toDashboard: NoMessageValues;
  readonly logout: NoMessageValues;
}>({
  page: {
    id: 'login.page',
    defaultMessage: 'Entrar · Portaria',
    description: 'Document title of the login screen',
  },
  title: {
    id: 'login.title',
    defaultMessage: 'Entrar',
    description: 'Heading of the login form',
  },
  slogan: {
    id: 'login.slogan',
    defaultMessage: 'A gestão do seu negócio começa por aqui.',
    description: 'Sentence on the brand side of the login card',
  },
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
  forgotPassword: {
    id: 'login.forgotPassword',
    defaultMessage: 'Esqueceu a senha?',
    description: 'Link to the forgot-password screen',
  },
  register: {
    id: 'login.register',
    defaultMessage: 'Primeiro acesso? Cadastre-se',
    description: 'Link to the registration, where a cloud identity is configured',
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
  attention: {
    id: 'login.attention',
    defaultMessage: 'Atenção: {words}',
    description: 'Above the form after a failed attempt; the words are the server’s or the error’s',
  },
  signedInAs: {
    id: 'login.signedInAs',
    defaultMessage: 'Você já entrou como {name}.',
    description: 'On the login screen of somebody who has a session',
  },
  signedIn: {
    id: 'login.signedIn',
    defaultMessage: 'Você já entrou.',
    description: 'The same, where the server does not tell the name',
  },
  toDashboard: {
    id: 'login.toDashboard',
    defaultMessage: 'Ir para o painel',
    description: 'Button of somebody who has a session',
  },
  logout: {
    id: 'login.logout',
    defaultMessage: 'Sair',
    description: 'Button of somebody who has a session',
  },
});
