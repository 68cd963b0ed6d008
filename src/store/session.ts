import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isTokenRecord, isUsableToken } from '../api/userRecord';
import type { UserRecord } from '../api/userRecord';
import { STORED } from '../config/stored';
import type { StoredState } from '../config/stored';
import { makeStorageAdapter, removeKey } from './storage';
import type { BrowserStorage, StorageAdapter } from './storage';

/** Both fields are set, or both are null (specification §4). A token without its record is no session. */
export type SessionState = { token: string | null; user: UserRecord | null };

/** `login`: as it was typed. */
type NewSession = { token: string; user: UserRecord; login?: string };

/**
 * `userCount` counts the users of this page, so that no screen of one user is kept for the next. `login` was typed at the
 * sign-in of this session. It is in memory only, so it is null after a reload.
 */
type State = SessionState & { userCount: number; login: string | null };

const initialState: State = { token: null, user: null, userCount: 0, login: null };

const { token: tokenRow, user: userRow } = STORED.session;

/** Session storage adapter. Its `read` removes both keys if either one is invalid. */
export function makeSessionAdapter(storage: BrowserStorage): StorageAdapter<SessionState> {
  const adapter = makeStorageAdapter<StoredState<'session'>>(storage, STORED.session);
  return {
    ...adapter,
    read: () => {
      const { token, user } = adapter.read();
      if (isUsableToken(token) && isTokenRecord(user, token)) return { token, user };
      for (const { key } of [tokenRow, userRow]) {
        if (storage.getItem(key) !== null) removeKey(storage, key);
      }
      // The adapter now knows that nothing is stored.
      adapter.read();
      return {};
    },
  };
}

/** Reads the stored session. Returns 'incomplete' while another tab is between its two writes. */
export function readStoredSession(storage: BrowserStorage): SessionState | 'incomplete' {
  const token = tokenRow.read(storage.getItem(tokenRow.key) ?? '');
  if (!isUsableToken(token)) return { token: null, user: null };
  const user = userRow.read(storage.getItem(userRow.key) ?? '');
  return isTokenRecord(user, token) ? { token, user } : 'incomplete';
}

const endSession = ({ userCount }: State): State => ({ ...initialState, userCount });

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<NewSession>) => ({ ...state, login: null, ...payload }),
    /** The same user signed in again in the dialog. The page keeps its content. */
    sessionRenewed: (state, { payload }: PayloadAction<NewSession>) => ({ ...state, ...payload }),
    /** Another user signed in in the dialog. Counts as a logout and a sign-in. */
    userReplaced: ({ userCount }, { payload }: PayloadAction<NewSession>) => ({
      ...initialState,
      ...payload,
      userCount: userCount + 1,
    }),
    /** The backend no longer accepts the token. */
    sessionRejected: endSession,
    logoutRequested: endSession,
    /** Another tab signed in or out. */
    sessionChangedElsewhere: (state, { payload }: PayloadAction<SessionState>) => ({
      ...state,
      login: null,
      ...payload,
    }),
    /** The other tab has another user, or its user is unknown. */
    userChangedElsewhere: (state) => {
      state.userCount += 1;
    },
  },
});

export const {
  signedIn,
  sessionRenewed,
  userReplaced,
  sessionRejected,
  logoutRequested,
  sessionChangedElsewhere,
  userChangedElsewhere,
} = sessionSlice.actions;

type WithSession = { session: SessionState };
export const selectToken = ({ session }: WithSession): string | null => session.token;
export const selectIsSignedIn = ({ session }: WithSession): boolean => session.token !== null;
/** The login that was typed at the sign-in, or null if it is not known. */
export const selectTypedLogin = ({ session }: { session: State }): string | null => session.login;
/** Changes when another user signs in. */
export const selectUserCount = ({ session }: { session: State }): number => session.userCount;
export const selectUser = ({ session }: WithSession): UserRecord | null => session.user;
