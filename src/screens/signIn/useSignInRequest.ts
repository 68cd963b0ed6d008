import { useEffect, useRef } from 'react';
import { authApi } from '../../api/auth';
import type { Credentials, LoginOutcome } from '../../api/auth';
import type { CallError } from '../../api/callError';
import { failureText, findMessage } from '../../api/callError.messages';
import { useAppDispatch } from '../../store/hooks';
import type { MessageText } from '../../store/toasts';
import { messages } from './loginForm.messages';

/** The result of a sign-in. A failure has the same text on every sign-in form (specification §8). */
type SignInResult =
  | Extract<LoginOutcome, { kind: 'accepted' }>
  | { kind: 'failed'; text: MessageText; focus: 'password' | null };

/**
 * Requests a sign-in and stores nothing. Leaving the screen aborts the request, and `hasLeft` then returns true.
 * Untracked, so neither password nor token stays in the API's part of the store.
 */
export function useSignInRequest() {
  const dispatch = useAppDispatch();
  const abort = useRef<(() => void) | null>(null);
  useEffect(() => () => abort.current?.(), []);

  return (credentials: Credentials) => {
    let isAborted = false;
    const call = dispatch(authApi.endpoints.signIn.initiate(credentials, { track: false }));
    abort.current = () => {
      isAborted = true;
      call.abort();
    };
    return {
      hasLeft: () => isAborted,
      result: call.then(({ data, error }): SignInResult => {
        if (data?.kind === 'accepted') return data;
        const focus = data?.kind === 'refused' ? 'password' : null;
        return { kind: 'failed', text: data ? describeRefusal(data) : describeError(error), focus };
      }),
    };
  };
}

function describeRefusal(outcome: Exclude<LoginOutcome, { kind: 'accepted' }>): MessageText {
  if (outcome.kind === 'unreadable') return { messageId: findMessage(outcome).id };
  if (outcome.kind === 'unusable') return { messageId: messages.unusable.id };
  if (outcome.message === null) return { messageId: messages.refused.id };
  return { text: outcome.message, ...(outcome.language !== null && { lang: outcome.language }) };
}

function describeError(error: CallError | { message?: string | undefined } | undefined): MessageText {
  return failureText(error && 'kind' in error ? error : { kind: 'network', text: error?.message ?? '' });
}
