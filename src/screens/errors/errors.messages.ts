import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

export const messages = defineMessages<{
  readonly notFoundPage: NoMessageValues;
  readonly notFoundTitle: NoMessageValues;
  readonly notFoundDetail: NoMessageValues;
  readonly unauthorizedPage: NoMessageValues;
  readonly unauthorizedTitle: NoMessageValues;
  readonly unauthorizedDetail: NoMessageValues;
  readonly code: { readonly code: MessageValue };
  readonly backToApp: NoMessageValues;
}>({
  notFoundPage: {
    id: 'error.notFound.page',
    defaultMessage: 'Página não encontrada · Portaria',
    description: 'Document title of the not-found page',
  },
  notFoundTitle: {
    id: 'error.notFound.title',
    defaultMessage: 'Página não encontrada',
    description: 'Title of the not-found page',
  },
  notFoundDetail: {
    id: 'error.notFound.detail',
    defaultMessage: 'O endereço não existe, ou mudou.',
    description: 'Below the title of the not-found page',
  },
  unauthorizedPage: {
    id: 'error.unauthorized.page',
    defaultMessage: 'Acesso negado · Portaria',
    description: 'Document title of the access-denied page',
  },
  unauthorizedTitle: {
    id: 'error.unauthorized.title',
    defaultMessage: 'Acesso negado',
    description: 'Title of the access-denied page',
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
});
