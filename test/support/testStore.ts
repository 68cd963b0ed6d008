import { HttpResponse } from 'msw';
import { api } from '../../src/api/api';
import type { Dependencies } from '../../src/store/reducer';
import { signedIn } from '../../src/store/session';
import { makeStore } from '../../src/store/store';
import { API, network, ORIGIN } from './network';

/** Makes the store of the portal without a page. The stubbed network has forgotten the requests of its start. */
export async function startStore(changes: Partial<Dependencies> = {}, token: string | null = 'a.b.c') {
  network.any('get', '/session', () => HttpResponse.json({}, { status: 404 }));
  const { store, rehydrated } = makeStore({
    apiBaseUrl: API,
    pageOrigin: ORIGIN,
    readCookies: () => '',
    storage: localStorage,
    navigate: () => undefined,
    address: () => '/',
    reload: () => Promise.resolve(false),
    whenIdle: () => undefined,
    now: () => Date.now(),
    ...changes,
  });
  await rehydrated;
  if (token !== null) store.dispatch(signedIn({ token, user: { statusLogin: 0, ds_Token: token } }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  network.forget();
  return store;
}
