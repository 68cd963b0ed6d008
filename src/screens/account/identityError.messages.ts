import { defineMessages } from '../../i18n/defineMessages';
import type { MessageDescriptor } from 'react-intl';
import { findMessage } from '../../api/callError.messages';
import { messages as shared } from './account.messages';

const messages = defineMessages({
  weakPassword: {
    id: 'user.error.weakPassword',
    defaultMessage: 'Senha fraca demais. Escolha outra.',
    description: 'Error: the identity service refuses the password',
  },
  notAllowed: {
    id: 'user.error.notAllowed',
    defaultMessage: 'O cadastro não está disponível aqui. Fale com o administrador.',
    description: 'Error: registrations or passwords are switched off in the identity service',
  },
  disabled: {
    id: 'user.error.disabled',
    defaultMessage: 'Este cadastro está bloqueado. Fale com o administrador.',
    description: 'Error: an administrator has blocked the identity of this code',
  },
  codeExpired: {
    id: 'user.error.codeExpired',
    defaultMessage: 'Este código expirou. Peça um novo e-mail.',
    description: 'Error: the code for a new password has expired',
  },
  codeInvalid: {
    id: 'user.error.codeInvalid',
    defaultMessage: 'Código inválido: já foi usado, foi substituído ou está incompleto. Peça um novo e-mail.',
    description: 'Error: the code for a new password was used or is invalid',
  },
  recaptcha: {
    id: 'user.error.recaptcha',
    defaultMessage:
      'O serviço de identidade exige uma verificação (reCAPTCHA) que este portal não permite. Avise o administrador.',
    description: 'Error: the service requires reCAPTCHA, and the page blocks its script',
  },
  other: {
    id: 'user.error.other',
    defaultMessage: 'O serviço de identidade retornou um erro. Informe ao administrador: {code}',
    description: 'Any other error of the service. {code} is the service’s name and code.',
  },
});

// The texts of the portal's own calls also fit the service's.
const network = findMessage({ kind: 'network' });
const tooMany = findMessage({ kind: 'http', status: 429 });

const SENTENCES: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['auth/network-request-failed', network],
  ['auth/timeout', network],
  ['auth/too-many-requests', tooMany],
  ['auth/quota-exceeded', tooMany],
  ['auth/invalid-email', shared.emailInvalid],
  ['auth/weak-password', messages.weakPassword],
  ['auth/password-does-not-meet-requirements', messages.weakPassword],
  ['auth/operation-not-allowed', messages.notAllowed],
  ['auth/admin-restricted-operation', messages.notAllowed],
  ['auth/user-disabled', messages.disabled],
  ['auth/expired-action-code', messages.codeExpired],
  ['auth/invalid-action-code', messages.codeInvalid],
  ['auth/missing-recaptcha-token', messages.recaptcha],
  // The identity was removed after its code was sent.
  ['auth/user-not-found', messages.codeInvalid],
]);

/** Returns the message for a code of the service (specification §8.10). The general message contains `{code}`. */
export const findSentence = (code: string): MessageDescriptor => SENTENCES.get(code) ?? messages.other;
