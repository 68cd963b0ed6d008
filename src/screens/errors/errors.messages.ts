import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly notFoundTitle: NoMessageValues;
  readonly notFoundDetail: NoMessageValues;
  readonly unauthorizedTitle: NoMessageValues;
  readonly unauthorizedDetail: NoMessageValues;
  readonly code: { readonly code: MessageValue };
  readonly backToApp: NoMessageValues;
  readonly needs: { readonly roles: MessageValue };
  readonly has: { readonly role: MessageValue };
  readonly hasNone: NoMessageValues;
  readonly hasNoneHelp: NoMessageValues;
  readonly signInFirst: NoMessageValues;
  readonly signIn: NoMessageValues;
  readonly granted: NoMessageValues;
  readonly open: NoMessageValues;
  readonly otherUser: NoMessageValues;
  readonly copyDetails: NoMessageValues;
  readonly copied: NoMessageValues;
  readonly details: NoMessageValues;
}>({
  notFoundTitle: {
    id: 'error.notFound.title',
    defaultMessage: 'Página não encontrada',
    description: 'Title of the not-found page, also of the document',
  },
  notFoundDetail: {
    id: 'error.notFound.detail',
    defaultMessage: 'O endereço não existe, ou mudou.',
    description: 'Below the title of the not-found page',
  },
  unauthorizedTitle: {
    id: 'error.unauthorized.title',
    defaultMessage: 'Acesso negado',
    description: 'Title of the access-denied page, also of the document',
  },
  unauthorizedDetail: {
    id: 'error.unauthorized.detail',
    defaultMessage: 'Seu usuário não pode ver esta página. Peça acesso ao administrador.',
    description: 'Below the title of the access-denied page',
  },
  code: {
    id: 'error.code',
    defaultMessage: 'Código {code}',
    description: 'Above the title of an error page: 404 or 401',
  },
  backToApp: {
    id: 'error.backToApp',
    defaultMessage: 'Voltar ao início',
    description: 'Button of an error page',
  },
  needs: {
    id: 'error.unauthorized.needs',
    defaultMessage: 'Esta página pede o papel {roles}.',
    description: 'On the access-denied page; {roles} is one role, or several with "or"',
  },
  has: {
    id: 'error.unauthorized.has',
    defaultMessage: 'Seu papel é {role}.',
    description: 'On the access-denied page: the role of who is signed in',
  },
  hasNone: {
    id: 'error.unauthorized.hasNone',
    defaultMessage: 'Seu usuário não tem papel conhecido.',
    description: 'The same, where the stored role is none that the portal knows',
  },
  hasNoneHelp: {
    id: 'error.unauthorized.hasNone.help',
    defaultMessage:
      'Se entrar de novo não ajudar, apague os dados deste site no navegador ou fale com o administrador.',
    description: 'Below that sentence: what helps',
  },
  signInFirst: {
    id: 'error.unauthorized.signInFirst',
    defaultMessage: 'Você não entrou na Portaria. Entre primeiro para ver as páginas do seu usuário.',
    description: 'On the access-denied page of somebody without a session',
  },
  signIn: {
    id: 'error.unauthorized.signIn',
    defaultMessage: 'Entrar',
    description: 'Button below that sentence, to the login',
  },
  granted: {
    id: 'error.unauthorized.granted',
    defaultMessage: 'Seu papel foi confirmado: a página está aberta.',
    description: 'On the access-denied page, after the backend told a role that may see the page',
  },
  open: {
    id: 'error.unauthorized.open',
    defaultMessage: 'Abrir a página',
    description: 'Button below that sentence',
  },
  otherUser: {
    id: 'error.unauthorized.otherUser',
    defaultMessage: 'Entrar com outro usuário',
    description: 'Button of the access-denied page: signs out and leads to the login',
  },
  copyDetails: {
    id: 'error.crash.copy',
    defaultMessage: 'Copiar detalhes',
    description: 'Button of the page of a screen that broke',
  },
  copied: {
    id: 'error.crash.copied',
    defaultMessage: 'Detalhes copiados.',
    description: 'After that button',
  },
  details: {
    id: 'error.crash.details',
    defaultMessage: 'Detalhes do erro',
    description: 'Name of the field with the text to copy',
  },
});
