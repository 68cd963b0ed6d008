import { defineMessages } from '../i18n/defineMessages';
import type { CallError } from './callError';

const messages = defineMessages({
  network: {
    id: 'call.network',
    defaultMessage: 'Não foi possível conectar ao servidor. Verifique a conexão e tente de novo.',
    description: 'Sentence after a network failure. “Details” shows the browser’s error text.',
  },
  timeout: {
    id: 'call.timeout',
    defaultMessage: 'O servidor demorou demais para responder. Tente de novo.',
    description: 'Sentence after 30 seconds without a response. “Details” shows that time.',
  },
  http: {
    id: 'call.http',
    defaultMessage: 'Não foi possível concluir. Se o problema continuar, avise o administrador.',
    description: 'Sentence after a response with status 400 to 499. “Details” shows status and body.',
  },
  server: {
    id: 'call.server',
    defaultMessage: 'Ocorreu um problema no servidor. Tente de novo daqui a pouco.',
    description: 'Sentence after a response with status 500 or higher. “Details” shows status and body.',
  },
  serverWait: {
    id: 'call.server.wait',
    defaultMessage:
      'Ocorreu um problema no servidor. Tente de novo em {unit, select, minutes {{count, plural, one {# minuto} other {# minutos}}} other {{count, plural, one {# segundo} other {# segundos}}}}.',
    description:
      'Sentence after status 500 or higher with the time of the next try. {unit} is minutes or seconds, {count} their number.',
  },
  busy: {
    id: 'call.busy',
    defaultMessage: 'O servidor está ocupado no momento. Tente de novo daqui a pouco.',
    description:
      'Sentence after a sign-in or a change that the server refused because it has too many of them',
  },
  busyWait: {
    id: 'call.busy.wait',
    defaultMessage:
      'O servidor está ocupado no momento. Tente de novo em {unit, select, minutes {{count, plural, one {# minuto} other {# minutos}}} other {{count, plural, one {# segundo} other {# segundos}}}}.',
    description:
      'Sentence after a sign-in or a change at a busy server with the time of the next try. {unit} is minutes or seconds, {count} their number.',
  },
  tooMany: {
    id: 'call.tooMany',
    defaultMessage: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
    description: 'Sentence after a response with status 429. “Details” shows status and body.',
  },
  tooManyWait: {
    id: 'call.tooMany.wait',
    defaultMessage:
      'Muitas tentativas. Aguarde {unit, select, minutes {{count, plural, one {# minuto} other {# minutos}}} other {{count, plural, one {# segundo} other {# segundos}}}} e tente de novo.',
    description:
      'Sentence after status 429 with the time of the next try. {unit} is minutes or seconds, {count} their number.',
  },
  unreadable: {
    id: 'call.unreadable',
    defaultMessage: 'O servidor respondeu algo inesperado. Tente de novo ou avise o administrador.',
    description:
      'Sentence after a response that does not match the API description. “Details” shows status and body.',
  },
});

type WaitValues = { unit: 'minutes' | 'seconds'; count: number };

/** The text of a failed call: a sentence of the portal, and the error text as its details (specification §8.3). */
export type FailureText = {
  messageId: string;
  values?: WaitValues | { most: number } | { count: number } | { name: string; amount?: string };
  detail?: string;
  /** Language tag of the detail, if the server names it. */
  detailLang?: string;
  /** Id of the request in the server's log. */
  requestId?: string;
};

/** Returns the sentence for a failed call, without the time to wait. */
export function findMessage(error: Pick<CallError, 'kind'> & { status?: number; reason?: string }) {
  switch (error.kind) {
    case 'http':
      if (error.status === 503 && error.reason === 'busy') return messages.busy;
      if (error.status === 429) return messages.tooMany;
      return (error.status ?? 0) >= 500 ? messages.server : messages.http;
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

/** Returns the text of a failed call: sentence, time to wait, details and request id. */
export function failureText(error: CallError): FailureText {
  const { language, requestId } = {
    language: undefined,
    requestId: undefined,
    ...error,
  };
  return {
    ...findSentence(error),
    detail: error.text,
    ...(language !== undefined && { detailLang: language }),
    ...(requestId !== undefined && { requestId }),
  };
}

function findSentence(error: CallError): Pick<FailureText, 'messageId' | 'values'> {
  const message = findMessage(error);
  if (error.kind !== 'http' || error.waitSeconds === undefined || message === messages.http)
    return { messageId: message.id };
  const waits = { [messages.tooMany.id]: messages.tooManyWait, [messages.busy.id]: messages.busyWait };
  return {
    messageId: (waits[message.id] ?? messages.serverWait).id,
    values: waitOf(error.waitSeconds),
  };
}

/** Uses whole minutes from one minute on, rounded up so that no retry is too early. */
const waitOf = (seconds: number): WaitValues =>
  seconds < 60 ? { unit: 'seconds', count: seconds } : { unit: 'minutes', count: Math.ceil(seconds / 60) };
