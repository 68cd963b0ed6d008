// The consumer's side: the shipped endpoints on a shipped store, pointed at the mock that Pact starts.
import { PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { CONSUMER } from '../../contract/places';
import type { Provider } from '../../contract/places';
import { api } from '../../src/api/api';
import { KEYS } from '../../src/config/storageKeys';
import { makeStore } from '../../src/store/store';
import { postScenario } from '../support/scenarios';

process.env['PACT_DO_NOT_TRACK'] = 'true';

export const TOKEN = 'token-of-the-scenario';

/** The pact with one provider; every test of an agreement writes into the same file. */
export function inAPactWith(provider: Provider): PactV4 {
  return new PactV4({
    consumer: CONSUMER,
    provider,
    // Elsewhere while it is only compared with the committed one.
    dir: process.env['PACT_FOLDER'] ?? 'pacts',
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'warn',
  });
}

async function storeWith(address: string, stored: Map<string, string>) {
  const { store, rehydrated } = makeStore({
    apiBaseUrl: `${address}/`,
    pageOrigin: address,
    readCookies: () => '',
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    navigate: () => undefined,
    address: () => '/',
    reload: () => Promise.resolve(false),
    whenIdle: () => undefined,
    now: () => Date.now(),
  });
  await rehydrated;
  return store;
}

/** A store of a visitor without a session, on an API at the given address. */
export const freshStore = (address: string) => storeWith(address, new Map());

/** A store that finds a session in storage, and has asked who is signed in, as the portal does at start. */
export async function signedInStore(address: string) {
  const { answer } = postScenario('/authorization/getToken', 'accepted');
  const store = await storeWith(
    address,
    new Map([
      [KEYS.token, JSON.stringify(TOKEN)],
      [KEYS.user, JSON.stringify(answer)],
    ]),
  );
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return store;
}
