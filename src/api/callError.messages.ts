import { defineMessages } from 'react-intl';
import type { CallError } from './callError';

const messages = defineMessages({
  network: {
    id: 'call.network',
    defaultMessage: 'Não foi possível falar com o servidor. Verifique a conexão e tente de novo.',
    description: 'A call failed on its way; the browser’s own error text follows',
  },
  timeout: {
    id: 'call.timeout',
    defaultMessage: 'O servidor demorou demais para responder. Tente de novo.',
    description: 'A call brought no answer within 30 seconds; that time follows',
  },
  http: {
    id: 'call.http',
    defaultMessage: 'O servidor respondeu com um erro.',
    description: 'A call was answered with an error; status, status text and body follow',
  },
  tooMany: {
    id: 'call.tooMany',
    defaultMessage: 'Foram tentativas demais. Espere um pouco e tente de novo.',
    description: 'A call was answered with status 429; status, status text and body follow',
  },
  unreadable: {
    id: 'call.unreadable',
    defaultMessage: 'A resposta do servidor não pôde ser entendida. Tente de novo ou avise o administrador.',
    description: 'An answer is not what the API description says',
  },
});

/** The sentence of ours in front of a failed call's own words (specification §8). */
export function messageOf(error: CallError) {
  switch (error.kind) {
    case 'http':
      return error.status === 429 ? messages.tooMany : messages.http;
    case 'timeout':
      return messages.timeout;
    case 'unreadable':
      return messages.unreadable;
    case 'network':
    case 'foreign':
    case 'stale':
      return messages.network;
  }
}
