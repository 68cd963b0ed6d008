import { authApi } from '../../api/auth';
import type { Credentials, LoginOutcome } from '../../api/auth';
import type { CallError } from '../../api/callError';
import { failureText, messageOf } from '../../api/callError.messages';
import type { AppDispatch } from '../../store/reducer';
import { messages } from '../../store/store.messages';
import type { ToastText } from '../../store/toasts';

/** How a sign-in ended; what failed is told in the same words wherever somebody signs in (specification §8). */
export type SignInResult =
  | Extract<LoginOutcome, { kind: 'accepted' }>
  | { kind: 'failed'; text: ToastText; lookAt: 'password' | null };

/** Asks the backend; nothing is kept. Untracked: neither password nor token stays in the API's part of the store. */
export function askToSignIn(dispatch: AppDispatch, credentials: Credentials) {
  const call = dispatch(authApi.endpoints.signIn.initiate(credentials, { track: false }));
  return {
    abort: () => {
      call.abort();
    },
    result: call.then(({ data, error }): SignInResult => {
      if (data?.kind === 'accepted') return data;
      return {
        kind: 'failed',
        text: data ? wordsOfRefusal(data) : wordsOfError(error),
        lookAt: data?.kind === 'refused' ? 'password' : null,
      };
    }),
  };
}

function wordsOfRefusal(outcome: Exclude<LoginOutcome, { kind: 'accepted' }>): ToastText {
  if (outcome.kind === 'unreadable') return { messageId: messageOf(outcome).id };
  if (outcome.kind === 'unusable') return { messageId: messages.unusable.id };
  if (outcome.message === null) return { messageId: messages.refused.id };
  return { said: outcome.message, ...(outcome.language !== null && { lang: outcome.language }) };
}

function wordsOfError(error: CallError | { message?: string | undefined } | undefined): ToastText {
  return failureText(error && 'kind' in error ? error : { kind: 'network', text: error?.message ?? '' });
}
