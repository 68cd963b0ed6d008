import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { forgetAnswers } from '../api/forgetAnswers';
import { isRecordOf, isUsableToken } from '../api/auth';
import type { UserRecord } from '../api/auth';
import { sessionApi } from '../api/session';
import { isInApp, paths } from '../config/paths';
import { KEYS } from '../config/storageKeys';
import type { StartListening } from './listeners';
import { makeShelf, remove } from './storage';
import type { BrowserStorage, Shelf, StoredFields } from './storage';
import { messages } from './store.messages';
import { toastAsked } from './toasts';

/** Both or none (specification §4): a token without its record, or the reverse, is no session. */
export type SessionState = { token: string | null; user: UserRecord | null };

type Parts = { token: string; user: UserRecord };

const initialState: SessionState = { token: null, user: null };

// The record stands before the token: whoever sees a token in another tab finds its record there.
const fields: StoredFields<SessionState> = {
  user: { key: KEYS.user, read: (raw) => recordIn(raw), write: (record) => JSON.stringify(record) },
  token: { key: KEYS.token, read: (raw) => tokenIn(raw), write: (token) => JSON.stringify(token) },
};

export const sessionFields = ['user', 'token'] as const;

/** The shelf of the session. Half a session that it finds is removed, both keys at once. */
export function sessionShelf(storage: BrowserStorage): Shelf<SessionState> {
  const shelf = makeShelf<SessionState>(storage, fields);
  return {
    ...shelf,
    read: () => {
      const { token = null, user = null } = shelf.read();
      if (token !== null && isRecordOf(user, token)) return { token, user };
      for (const key of [KEYS.token, KEYS.user]) {
        if (storage.getItem(key) !== null) remove(storage, key);
      }
      shelf.read();
      return {};
    },
  };
}

/** What storage holds at this moment; 'half' while another tab is between its two writes. */
export function sessionIn(storage: BrowserStorage): SessionState | 'half' {
  const token = tokenIn(storage.getItem(KEYS.token));
  if (token === null) return { token: null, user: null };
  const user = parsed(storage.getItem(KEYS.user));
  return isRecordOf(user, token) ? { token, user } : 'half';
}

function tokenIn(raw: string | null): string | null {
  const value = parsed(raw);
  return isUsableToken(value) ? value : null;
}

function recordIn(raw: string): UserRecord | null {
  const value = parsed(raw);
  if (typeof value !== 'object' || value === null || !('ds_Token' in value)) return null;
  return isUsableToken(value.ds_Token) && isRecordOf(value, value.ds_Token) ? value : null;
}

function parsed(raw: string | null): unknown {
  if (raw === null) return null;
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<Parts>) => payload,
    /** A backend no longer takes the token. */
    sessionRejected: () => initialState,
    logoutRequested: () => initialState,
    /** Another tab signed in or out. */
    sessionChangedElsewhere: (_state, { payload }: PayloadAction<SessionState>) => payload,
  },
});

export const { signedIn, logoutRequested, sessionChangedElsewhere } = sessionSlice.actions;
const { sessionRejected } = sessionSlice.actions;

type WithSession = { session: SessionState };
export const selectToken = ({ session }: WithSession): string | null => session.token;
export const selectIsSignedIn = ({ session }: WithSession): boolean => session.token !== null;
export const selectUser = ({ session }: WithSession): UserRecord | null => session.user;

/** The answer of GET session, while it is known. */
export const selectProfile = sessionApi.endpoints.getSession.select(undefined);

/** A 401 to a call that carried the stored token (specification §4, §8). */
function endsSession(action: UnknownAction): boolean {
  const { payload } = action;
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'endsSession' in payload &&
    payload.endsSession === true
  );
}

const rehydratedWithSession = (action: UnknownAction): boolean =>
  action.type === REHYDRATE && action['key'] === sessionSlice.name && action['payload'] !== undefined;

export function addSessionListeners(start: StartListening): void {
  start({
    // Of several calls that fail together only the first still finds a token.
    predicate: (action, _now, before) => endsSession(action) && selectIsSignedIn(before),
    effect: (_action, { dispatch, extra }) => {
      const from = extra.address();
      dispatch(sessionRejected());
      dispatch(forgetAnswers());
      dispatch(toastAsked({ messageId: messages.sessionEnded.id }));
      extra.navigate(paths.userLogin.to(), { replace: true, state: isInApp(from) ? { from } : null });
    },
  });

  start({
    actionCreator: logoutRequested,
    effect: (_action, { dispatch, extra }) => {
      // Cached answers hold the last user's data.
      dispatch(forgetAnswers());
      extra.identity?.signOut();
      extra.navigate(paths.userLogin.to(), { replace: true });
    },
  });

  start({
    actionCreator: sessionChangedElsewhere,
    effect: ({ payload }, { dispatch, extra }) => {
      if (payload.token !== null) return; // a new session: the listener below
      dispatch(forgetAnswers());
      if (isInApp(extra.address())) extra.navigate(paths.userLogin.to(), { replace: true });
    },
  });

  start({
    predicate: (action, now) =>
      (isAnyOf(signedIn, sessionChangedElsewhere)(action) || rehydratedWithSession(action)) &&
      selectIsSignedIn(now),
    effect: async (_action, { dispatch }) => {
      // Answers to an earlier session are not this one's.
      dispatch(forgetAnswers());
      await dispatch(sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true }));
    },
  });
}
