import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isRecordOf, isUsableToken } from '../api/auth';
import type { UserRecord } from '../api/auth';
import { sessionApi } from '../api/session';
import { KEYS } from '../config/storageKeys';
import { makeStorageAdapter, remove } from './storage';
import type { BrowserStorage, StorageAdapter, StoredFields } from './storage';

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

/** Session storage adapter. Its `read` removes both keys if either one is invalid. */
export function makeSessionAdapter(storage: BrowserStorage): StorageAdapter<SessionState> {
  const adapter = makeStorageAdapter<SessionState>(storage, fields);
  return {
    ...adapter,
    read: () => {
      const { token = null, user = null } = adapter.read();
      if (token !== null && isRecordOf(user, token)) return { token, user };
      for (const key of [KEYS.token, KEYS.user]) {
        if (storage.getItem(key) !== null) remove(storage, key);
      }
      adapter.read();
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
