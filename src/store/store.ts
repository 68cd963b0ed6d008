import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { ThunkDispatch, UnknownAction, WithSlice } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { ApiExtra } from '../api/baseQuery';
import type { IdentityDoor } from '../api/identityClient';
import { api } from '../api/api';
import { FIRST_VISIT_LANGUAGE, languageOf } from '../config/languages';
import { KEY_NAMES, KEYS } from '../config/storageKeys';
import type { KeyName } from '../config/storageKeys';
import { languageFields, languageSlice, selectLanguage } from './language';
import type { LanguageState } from './language';
import { lastRequestReducer } from './lastRequest';
import { createListeners } from './listeners';
import { menuFields, menuSlice } from './menu';
import { roleFields, roleSlice } from './role';
import { selectToken, sessionFields, sessionShelf, sessionSlice } from './session';
import type { SessionState } from './session';
import { shortcutsFields, shortcutsSlice } from './shortcuts';
import type { expirySlice } from './sessionExpiry';
import { makeShelf, persisted } from './storage';
import type { BrowserStorage } from './storage';
import { storageFailed } from './storageFailure';
import { themeFields, themeSlice } from './theme';
import { toastsSlice } from './toasts';

/** Everything the store needs from outside, in one place. */
export type Surroundings = Omit<ApiExtra, 'tokenOf' | 'languageOf'> & {
  storage: BrowserStorage;
  navigate: (to: string, options?: { replace?: boolean; state?: unknown }) => void;
  /** Path, query and fragment of the page. */
  address: () => string;
  /** False where the server cannot be reached, so the page stays. */
  reload: () => Promise<boolean>;
  /** Calls back when the browser has nothing else to do. */
  whenIdle: (work: () => void) => void;
  /** Absent or null where no cloud identity is configured. */
  identity?: IdentityDoor | null;
  /** The clock of this browser, in milliseconds. */
  now: () => number;
};

/** What listeners and the API layer find beside the state. */
export type StoreExtra = Omit<Surroundings, 'storage'> &
  ApiExtra & {
    /** Resolves when storage has been asked to keep every change so far. */
    flush: () => Promise<unknown>;
    /** As it stands in storage, which may be no code of a language. */
    storedLanguage: () => string | null;
    /** The names of the keys that storage holds at this moment. */
    storedKeys: () => KeyName[];
    /** Adds a slice that came with the code of its area. */
    inject: (slice: typeof expirySlice) => unknown;
  };

/** The persisted slices' engines; another tab's changes are read through them. */
function makeShelves(storage: BrowserStorage) {
  return {
    session: sessionShelf(storage),
    role: makeShelf(storage, roleFields),
    theme: makeShelf(storage, themeFields),
    language: makeShelf(storage, languageFields),
    menu: makeShelf(storage, menuFields),
    shortcuts: makeShelf(storage, shortcutsFields),
  };
}
export type Shelves = ReturnType<typeof makeShelves>;

function makeReducer(shelves: Shelves, onFail: () => void) {
  return combineSlices(api, toastsSlice, {
    lastRequest: lastRequestReducer,
    session: persisted('session', shelves.session, sessionFields, sessionSlice.reducer, onFail),
    role: persisted('role', shelves.role, ['stored'], roleSlice.reducer, onFail),
    theme: persisted('theme', shelves.theme, ['color', 'radius', 'mode'], themeSlice.reducer, onFail),
    language: persisted('language', shelves.language, ['chosen'], languageSlice.reducer, onFail),
    menu: persisted('menu', shelves.menu, ['type', 'wide', 'medium'], menuSlice.reducer, onFail),
    shortcuts: persisted('shortcuts', shelves.shortcuts, ['palette', 'help'], shortcutsSlice.reducer, onFail),
  }).withLazyLoadedSlices<WithSlice<typeof expirySlice>>();
}

/**
 * A store of its own: nothing at module level, and listeners of its own. `rehydrated` resolves when storage has been
 * read; nothing is rendered before.
 */
export function makeStore({ storage, ...surroundings }: Surroundings) {
  const shelves = makeShelves(storage);
  const reducer = makeReducer(shelves, () => store.dispatch(storageFailed()));
  const extra: StoreExtra = {
    ...surroundings,
    tokenOf: (state) => (hasSession(state) ? selectToken(state) : null),
    languageOf: (state) => languageOf(hasLanguage(state) ? selectLanguage(state) : FIRST_VISIT_LANGUAGE).tag,
    flush: () => persistor.flush(),
    inject: (slice) => reducer.inject(slice),
    storedLanguage: () => storage.getItem(KEYS.language),
    storedKeys: () => KEY_NAMES.filter((name) => storage.getItem(KEYS[name]) !== null),
  };
  const store = configureStore({
    reducer,
    // An action of the sign-in holds the password: no tool gets to see it.
    devTools: false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredPaths: ['toastr'], ignoreActions: true },
      })
        .prepend(createListeners(extra))
        .concat(api.middleware),
  });
  const persistor = persistStore(store, null);
  const rehydrated = new Promise<void>((resolve) => {
    const look = () => {
      if (!persistor.getState().bootstrapped) return;
      stop();
      resolve();
    };
    const stop = persistor.subscribe(look);
    look();
  });
  return { store, reducer, shelves, rehydrated, identity: extra.identity ?? null };
}

const hasSession = (state: unknown): state is { session: SessionState } =>
  typeof state === 'object' && state !== null && 'session' in state;

const hasLanguage = (state: unknown): state is { language: LanguageState } =>
  typeof state === 'object' && state !== null && 'language' in state;

export type Portal = ReturnType<typeof makeStore>;
export type RootState = ReturnType<ReturnType<typeof makeReducer>>;
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;
