import { combineSlices } from '@reduxjs/toolkit';
import type {
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
  WithSlice,
} from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { ApiExtra } from '../api/baseQuery';
import type { IdentityClient } from '../api/identityClient';
import { STORED } from '../config/stored';
import type { StorageKey, StoredState } from '../config/stored';
import { deskSlice } from './desk';
import { languageSlice } from './language';
import { lastRequestReducer } from './lastRequest';
import { menuSlice } from './menu';
import { roleSlice } from './role';
import { makeSessionAdapter, sessionSlice } from './session';
import type { expirySlice } from './sessionExpiry';
import { shortcutsSlice } from './shortcuts';
import { makeStorageAdapter, persistSlice } from './storage';
import type { BrowserStorage } from './storage';
import { tablesSlice } from './tables';
import { themeSlice } from './theme';
import { toastsSlice } from './toasts';

/** The dependencies of the store. */
export type Dependencies = Omit<ApiExtra, 'readToken' | 'readLanguage'> & {
  storage: BrowserStorage;
  navigate: (to: string, options?: { replace?: boolean; state?: unknown }) => void;
  /** Path, query and fragment of the page. */
  address: () => string;
  /** Reloads the page if it is still wanted when the server has responded. Resolves to false if the server cannot be reached. */
  reload: (isWanted: () => boolean) => Promise<boolean>;
  /** Calls back when the browser is idle. */
  whenIdle: (work: () => void) => void;
  /** Absent or null if no cloud identity is configured. */
  identity?: IdentityClient | null;
  /** The clock of this browser, in milliseconds. */
  now: () => number;
};

/** The extra argument of thunks, listeners and the API layer. */
export type StoreExtra = Dependencies &
  ApiExtra & {
    /** Resolves when redux-persist has written all changes. */
    flush: () => Promise<unknown>;
    /** Returns the stored text, which may not be a language code. */
    storedLanguage: () => string | null;
    /** The keys that are in storage now. */
    storedKeys: () => StorageKey[];
    /** Adds a slice that is loaded with the code of its area. */
    inject: (slice: typeof expirySlice) => unknown;
  };

/** Makes one storage adapter for each persisted slice. `followOtherTabs` reads through the same adapters. */
export function makeStorageAdapters(storage: BrowserStorage) {
  return {
    session: makeSessionAdapter(storage),
    role: makeStorageAdapter<StoredState<'role'>>(storage, STORED.role),
    theme: makeStorageAdapter<StoredState<'theme'>>(storage, STORED.theme),
    language: makeStorageAdapter<StoredState<'language'>>(storage, STORED.language),
    menu: makeStorageAdapter<StoredState<'menu'>>(storage, STORED.menu),
    shortcuts: makeStorageAdapter<StoredState<'shortcuts'>>(storage, STORED.shortcuts),
    desk: makeStorageAdapter<StoredState<'desk'>>(storage, STORED.desk),
    tables: makeStorageAdapter<StoredState<'tables'>>(storage, STORED.tables),
  };
}

type StorageAdapters = ReturnType<typeof makeStorageAdapters>;

/** Combines the slices. `onFail` is called for every write that the storage refuses. */
export function makeReducer(adapters: StorageAdapters, onFail: () => void) {
  return combineSlices(api, toastsSlice, {
    lastRequest: lastRequestReducer,
    session: persistSlice('session', adapters.session, sessionSlice.reducer, onFail),
    role: persistSlice('role', adapters.role, roleSlice.reducer, onFail),
    theme: persistSlice('theme', adapters.theme, themeSlice.reducer, onFail),
    language: persistSlice('language', adapters.language, languageSlice.reducer, onFail),
    menu: persistSlice('menu', adapters.menu, menuSlice.reducer, onFail),
    shortcuts: persistSlice('shortcuts', adapters.shortcuts, shortcutsSlice.reducer, onFail),
    desk: persistSlice('desk', adapters.desk, deskSlice.reducer, onFail),
    tables: persistSlice('tables', adapters.tables, tablesSlice.reducer, onFail),
  }).withLazyLoadedSlices<WithSlice<typeof expirySlice>>();
}

export type RootState = ReturnType<ReturnType<typeof makeReducer>>;
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;
export type StartListening = TypedStartListening<RootState, AppDispatch, StoreExtra>;
