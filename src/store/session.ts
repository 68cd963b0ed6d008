import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { forgetAnswers } from '../api/forgetAnswers';
import { isNotOffered } from '../api/callError';
import { dashboardIn, isRecordOf, isUsableToken } from '../api/auth';
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

/** `person` counts who took a session over: no screen of one person is kept for the next. */
type State = SessionState & { person: number };

const initialState: State = { token: null, user: null, person: 0 };

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

const nobody = ({ person }: State): State => ({ ...initialState, person });

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<Parts>) => ({ ...state, ...payload }),
    /** The same login signed in again over the page: what stands on it stays. */
    sessionRenewed: (state, { payload }: PayloadAction<Parts>) => ({ ...state, ...payload }),
    /** Another login than the one that began: a sign-out and a sign-in. */
    personReplaced: ({ person }, { payload }: PayloadAction<Parts>) => ({ ...payload, person: person + 1 }),
    /** A backend no longer takes the token. */
    sessionRejected: nobody,
    logoutRequested: nobody,
    /** Another tab signed in or out. */
    sessionChangedElsewhere: (state, { payload }: PayloadAction<SessionState>) => ({ ...state, ...payload }),
    /** It was another person, or nobody could say who. */
    personChangedElsewhere: (state) => {
      state.person += 1;
    },
  },
});

export const {
  signedIn,
  sessionRenewed,
  personReplaced,
  logoutRequested,
  sessionChangedElsewhere,
  personChangedElsewhere,
} = sessionSlice.actions;
const { sessionRejected } = sessionSlice.actions;

type WithSession = { session: SessionState };
export const selectToken = ({ session }: WithSession): string | null => session.token;
export const selectIsSignedIn = ({ session }: WithSession): boolean => session.token !== null;
/** Changes when somebody else takes the session over. */
export const selectPerson = ({ session }: { session: State }): number => session.person;
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

const isRehydrated = (action: UnknownAction): boolean =>
  action.type === REHYDRATE && action['key'] === sessionSlice.name;

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
    matcher: isAnyOf(logoutRequested, signedIn, personReplaced),
    effect: (_action, { dispatch, getOriginalState }) => {
      const before = getOriginalState();
      const token = selectToken(before);
      const { error } = selectProfile(before);
      const isOffered = !(error && 'kind' in error && isNotOffered(error));
      if (token !== null && isOffered)
        void dispatch(sessionApi.endpoints.endSession.initiate(token, { track: false }));
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
    predicate: (action, now) => (begins(action) || isRehydrated(action)) && selectIsSignedIn(now),
    effect: async (action, listener) => {
      const { dispatch, extra } = listener;
      const before = listener.getOriginalState();
      const { data: known } = selectProfile(before);
      const isForeign = sessionChangedElsewhere.match(action) && selectIsSignedIn(before);
      // Answers to an earlier session are not this one's, unless it is the same person's; another tab may have renewed
      // it. Whose the first was is known by its answer alone.
      if (!(isForeign && known) && !sessionRenewed.match(action)) dispatch(forgetAnswers());
      const token = selectToken(listener.getState());
      const { data: found, isSuccess } = await dispatch(
        sessionApi.endpoints.getSession.initiate(undefined, { forceRefetch: true }),
      );
      if (!isForeign || token !== selectToken(listener.getState())) return;
      // A failed call keeps the first person's answer, so what came back counts only where it succeeded.
      if (isSuccess && found.login === known?.login) return;
      dispatch(forgetAnswers(isSuccess ? 'getSession' : undefined));
      dispatch(personChangedElsewhere());
      const user = selectUser(listener.getState());
      if (isInApp(extra.address()))
        extra.navigate(paths.dashboard.to(user && dashboardIn(user)), { replace: true });
    },
  });
}

const begins = isAnyOf(signedIn, sessionRenewed, personReplaced, sessionChangedElsewhere);
