import { defineMessages } from '../../i18n/defineMessages';

export const messages = defineMessages({
  notFoundTitle: {
    id: 'error.notFound.title',
    defaultMessage: 'Página não encontrada',
    description: 'Title of the not-found page and of its document',
  },
  notFoundDetail: {
    id: 'error.notFound.detail',
    defaultMessage: 'O endereço não existe ou foi alterado.',
    description: 'Text below the title of the not-found page',
  },
  unauthorizedTitle: {
    id: 'error.unauthorized.title',
    defaultMessage: 'Acesso negado',
    description: 'Title of the access-denied page and of its document',
  },
  unauthorizedDetail: {
    id: 'error.unauthorized.detail',
    defaultMessage: 'Você não tem acesso a esta página. Se precisar dela, peça acesso ao administrador.',
    description: 'Text below the title of the access-denied page',
  },
  code: {
    id: 'error.code',
    defaultMessage: 'Código {code}',
    description: 'Text above the title of an error page. {code} is 404 or 401.',
  },
  backToApp: {
    id: 'error.backToApp',
    defaultMessage: 'Voltar ao início',
    description: 'Button of an error page that leads to the start',
  },
  needs: {
    id: 'error.unauthorized.needs',
    defaultMessage: 'Esta página exige o perfil {roles}.',
    description: 'Text on the access-denied page. {roles} is one role, or several joined by "or".',
  },
  has: {
    id: 'error.unauthorized.has',
    defaultMessage: 'Seu perfil é {role}.',
    description: 'Text on the access-denied page. {role} is the role of the signed-in user.',
  },
  hasNone: {
    id: 'error.unauthorized.hasNone',
    defaultMessage: 'Seu usuário não tem um perfil válido.',
    description: 'Text on the access-denied page if the portal does not know the stored role',
  },
  hasNoneHelp: {
    id: 'error.unauthorized.hasNone.help',
    defaultMessage:
      'Se entrar de novo não resolver, limpe os dados deste site no navegador ou fale com o administrador.',
    description: 'Advice on the access-denied page, below the text about the role',
  },
  signInFirst: {
    id: 'error.unauthorized.signInFirst',
    defaultMessage: 'Você ainda não entrou. Entre para ver as suas páginas.',
    description: 'Text on the access-denied page if no user is signed in',
  },
  signIn: {
    id: 'error.unauthorized.signIn',
    defaultMessage: 'Entrar',
    description: 'Button on the access-denied page to the login, if no user is signed in',
  },
  granted: {
    id: 'error.unauthorized.granted',
    defaultMessage: 'Perfil confirmado. Você já pode abrir a página.',
    description: 'Text on the access-denied page after the backend sent a role that may see the page',
  },
  open: {
    id: 'error.unauthorized.open',
    defaultMessage: 'Abrir a página',
    description: 'Button on the access-denied page that opens the page, if the role now allows it',
  },
  otherUser: {
    id: 'error.unauthorized.otherUser',
    defaultMessage: 'Entrar com outro usuário',
    description: 'Button of the access-denied page that signs out and opens the login',
  },
  copyDetails: {
    id: 'error.crash.copy',
    defaultMessage: 'Copiar detalhes',
    description: 'Button that copies the details, in place of a screen that threw an error',
  },
  copied: {
    id: 'error.crash.copied',
    defaultMessage: 'Detalhes copiados.',
    description: 'Message after a press of the button that copies the details',
  },
  details: {
    id: 'error.crash.details',
    defaultMessage: 'Detalhes do erro',
    description: 'Name of the field with the details to copy',
  },
});
