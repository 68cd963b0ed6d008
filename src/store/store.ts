import { configureStore } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { api } from '../api/api';
import { FIRST_VISIT_LANGUAGE, languageOf } from '../config/languages';
import { STORED, listStorageKeys } from '../config/stored';
import { selectLanguage } from './language';
import type { LanguageState } from './language';
import { createListeners } from './listeners';
import { makeReducer, makeStorageAdapters } from './reducer';
import type { Dependencies, StoreExtra } from './reducer';
import { selectToken } from './session';
import type { SessionState } from './session';
import { storageFailed } from './storageFailure';

/** Makes a store with its own listeners. `rehydrated` resolves when storage was read. Render after that. */
export function makeStore(dependencies: Dependencies) {
  const { storage } = dependencies;
  const adapters = makeStorageAdapters(storage);
  const reducer = makeReducer(adapters, () => store.dispatch(storageFailed()));
  const extra: StoreExtra = {
    ...dependencies,
    readToken: (state) => (hasSession(state) ? selectToken(state) : null),
    readLanguage: (state) =>
      languageOf(hasLanguage(state) ? selectLanguage(state) : FIRST_VISIT_LANGUAGE).tag,
    flush: () => persistor.flush(),
    inject: (slice) => reducer.inject(slice),
    storedLanguage: () => storage.getItem(STORED.language.chosen.key),
    storedKeys: () => listStorageKeys().filter((key) => storage.getItem(key) !== null),
  };
  const store = configureStore({
    reducer,
    // The action of a sign-in contains the password, so no tool may see actions.
    devTools: false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // The toast area injects the slice `toastr` of its library, which contains components.
        serializableCheck: { ignoredPaths: ['toastr'], ignoreActions: true },
      })
        .prepend(createListeners(extra))
        .concat(api.middleware),
  });
  const persistor = persistStore(store, null);
  const rehydrated = new Promise<void>((resolve) => {
    const resolveOnceRead = () => {
      if (!persistor.getState().bootstrapped) return;
      stop();
      resolve();
    };
    const stop = persistor.subscribe(resolveOnceRead);
    resolveOnceRead();
  });
  const { flush, identity = null } = extra;
  return { store, reducer, adapters, rehydrated, flush, identity };
}

const hasSession = (state: unknown): state is { session: SessionState } =>
  typeof state === 'object' && state !== null && 'session' in state;

const hasLanguage = (state: unknown): state is { language: LanguageState } =>
  typeof state === 'object' && state !== null && 'language' in state;

export type Portal = ReturnType<typeof makeStore>;
