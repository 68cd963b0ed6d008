// Calls the backend: RTK Query, the listeners of the session, and what the login needs to sign in. It is a chunk of its
// own, so that the login shows before it is loaded.
import type { Store, UnknownAction } from '@reduxjs/toolkit';
import { api, TITLES } from '../api/api';
import { authApi } from '../api/auth';
import { selectLanguage } from './language';
import { selectProfile } from './profile';
import { NO_RESPONSES } from './reducer';
import type { Backend, makeReducer, RootState, StartListening } from './reducer';
import { addSessionListeners, backendConnected } from './sessionListeners';

type Parts = {
  store: Pick<Store<RootState>, 'dispatch' | 'getState' | 'subscribe'>;
  reducer: ReturnType<typeof makeReducer>;
  addMiddleware: (middleware: typeof api.middleware) => void;
  startListening: StartListening;
};

/** Adds the API to a store, once. A session that the store already has is checked with the backend then. */
export function connectBackend({ store, reducer, addMiddleware, startListening }: Parts): Backend {
  reducer.inject(
    {
      reducerPath: api.reducerPath,
      reducer: (state: typeof NO_RESPONSES | undefined, action: UnknownAction) =>
        api.reducer(state === NO_RESPONSES ? undefined : state, action),
    },
    { overrideExisting: true },
  );
  addMiddleware(api.middleware);
  addSessionListeners(startListening);
  startListening({
    predicate: (_action, now, before) => selectLanguage(now) !== selectLanguage(before),
    effect: (_action, listener) => {
      listener.dispatch(api.util.invalidateTags([TITLES]));
    },
  });
  store.dispatch(backendConnected());
  return {
    signIn: authApi.endpoints.signIn.initiate,
    // A second request would join the aborted one of the previous session.
    waitForProfile: () =>
      new Promise((resolve) => {
        const check = () => {
          if (selectProfile(store.getState()).isLoading) return;
          stop();
          resolve();
        };
        const stop = store.subscribe(check);
        check();
      }),
  };
}
