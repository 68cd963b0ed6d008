import { useCallback, useEffect, useRef } from 'react';
import type { Credentials, LoginOutcome } from '../../api/auth';
import type { CallError } from '../../api/callError';
import { failureText, findMessage } from '../../api/callError.messages';
import { beginWait } from '../../chunks/slowChunks';
import { useAppDispatch } from '../../store/hooks';
import type { AppThunk } from '../../store/reducer';
import type { ToastText } from '../../store/toasts';
import { messages } from './loginForm.messages';

/** The result of a sign-in. A failure has the same text on every sign-in form (specification §8). */
type SignInResult =
  Extract<LoginOutcome, { kind: 'accepted' }> | { kind: 'failed'; text: ToastText; focus: 'password' | null };

/** Requests a sign-in and stores nothing. Leaving the screen aborts the request, and `hasLeft` then returns true. */
export function useSignInRequest() {
  const dispatch = useAppDispatch();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  return useCallback(
    (credentials: Credentials) => {
      const request = new AbortController();
      running.current = request;
      return {
        hasLeft: () => request.signal.aborted,
        result: dispatch(sendSignIn(credentials, request.signal)),
      };
    },
    [dispatch],
  );
}

/** Untracked, so neither password nor token stays in the API's part of the store. */
const sendSignIn =
  (credentials: Credentials, signal: AbortSignal): AppThunk<Promise<SignInResult>> =>
  async (dispatch, _getState, { backend }) => {
    try {
      // Without a wait, the request leaves before the form renders, which takes longer on a slow phone.
      const { signIn } = backend.loaded() ?? (await backend.load().finally(beginWait()));
      const call = dispatch(signIn(credentials, { track: false }));
      if (signal.aborted) call.abort();
      signal.addEventListener('abort', () => call.abort());
      const { data, error } = await call;
      if (data?.kind === 'accepted') return data;
      const focus = data?.kind === 'refused' ? 'password' : null;
      return { kind: 'failed', text: data ? refusalText(data) : errorText(error), focus };
    } catch (error) {
      // The code could not be loaded.
      return { kind: 'failed', text: errorText({ message: String(error) }), focus: null };
    }
  };

/** Waits for the profile that the sign-in requested. */
export const waitForProfile =
  (): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { backend }) =>
    (await backend.load()).waitForProfile();

function refusalText(outcome: Exclude<LoginOutcome, { kind: 'accepted' }>): ToastText {
  if (outcome.kind === 'unreadable') return { messageId: findMessage(outcome).id };
  if (outcome.kind === 'unusable') return { messageId: messages.unusable.id };
  if (outcome.message === null) return { messageId: messages.refused.id };
  return { text: outcome.message, ...(outcome.language !== null && { lang: outcome.language }) };
}

function errorText(error: CallError | { message?: string | undefined } | undefined): ToastText {
  return failureText(error && 'kind' in error ? error : { kind: 'network', text: error?.message ?? '' });
}
