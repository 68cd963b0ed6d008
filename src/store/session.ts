import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isRecordOf, isUsableToken } from '../api/auth';
import type { UserRecord } from '../api/auth';
import { sessionApi } from '../api/session';
import { STORED } from '../config/stored';
import type { StoredState } from '../config/stored';
import { makeStorageAdapter, remove } from './storage';
import type { BrowserStorage, StorageAdapter } from './storage';

/** Both or none (specification §4): a token without its record, or the reverse, is no session. */
export type SessionState = { token: string | null; user: UserRecord | null };

type Parts = { token: string; user: UserRecord };

/** `person` counts who took a session over: no screen of one person is kept for the next. */
type State = SessionState & { person: number };

const initialState: State = { token: null, user: null, person: 0 };

const { token: tokenRow, user: userRow } = STORED.session;

/** Session storage adapter. Its `read` removes both keys if either one is invalid. */
export function makeSessionAdapter(storage: BrowserStorage): StorageAdapter<SessionState> {
  const adapter = makeStorageAdapter<StoredState<'session'>>(storage, STORED.session);
  return {
    ...adapter,
    read: () => {
      const { token, user } = adapter.read();
      if (isUsableToken(token) && isRecordOf(user, token)) return { token, user };
      for (const { key } of [tokenRow, userRow]) {
        if (storage.getItem(key) !== null) remove(storage, key);
      }
      adapter.read();
      return {};
    },
  };
}

/** What storage holds at this moment; 'half' while another tab is between its two writes. */
export function sessionIn(storage: BrowserStorage): SessionState | 'half' {
  const token = tokenRow.read(storage.getItem(tokenRow.key) ?? '');
  if (!isUsableToken(token)) return { token: null, user: null };
  const user = userRow.read(storage.getItem(userRow.key) ?? '');
  return isRecordOf(user, token) ? { token, user } : 'half';
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
  sessionRejected,
  logoutRequested,
  sessionChangedElsewhere,
  personChangedElsewhere,
} = sessionSlice.actions;

type WithSession = { session: SessionState };
export const selectToken = ({ session }: WithSession): string | null => session.token;
export const selectIsSignedIn = ({ session }: WithSession): boolean => session.token !== null;
/** Changes when somebody else takes the session over. */
export const selectPerson = ({ session }: { session: State }): number => session.person;
export const selectUser = ({ session }: WithSession): UserRecord | null => session.user;

/** The answer of GET session, while it is known. */
export const selectProfile = sessionApi.endpoints.getSession.select(undefined);
