// The consumer's side: the shipped endpoints on a shipped store, pointed at the mock that Pact starts.
import { PactV4, SpecificationVersion } from '@pact-foundation/pact';
import config from '../../contract.config';
import { api } from '../../src/api/api';
import { STORED } from '../../src/config/stored';
import { makeStore } from '../../src/store/store';
import { postScenario } from '../support/scenarios';

process.env['PACT_DO_NOT_TRACK'] = 'true';

export const TOKEN = 'token-of-the-scenario';

/** The pact with one provider; every test of an agreement writes into the same file. */
export function inAPactWith(provider: (typeof config.agreements)[number]['provider']): PactV4 {
  return new PactV4({
    consumer: config.consumer,
    provider,
    // Elsewhere while it is only compared with the committed one.
    dir: process.env['PACT_FOLDER'] ?? 'pacts',
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'warn',
  });
}

type Playable = {
  executeTest: <T>(test: (server: { url: string }) => Promise<T>) => Promise<T | undefined>;
};

/**
 * Plays the interactions through the portal's code. A failed call of the portal is a plain object, which Pact would print as
 * `[object Object]` in place of its own reasons.
 * @param interactions what `willRespondWith` returns
 * @throws {Error} with Pact's reasons where another request was sent, else with what the code threw.
 */
export async function play<T>(interactions: Playable, code: (address: string) => Promise<T>): Promise<T> {
  const ended = await interactions.executeTest(({ url }) =>
    code(url).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
  );
  if (ended === undefined) throw new Error('The mock was not asked');
  if ('value' in ended) return ended.value;
  throw ended.error instanceof Error
    ? ended.error
    : new Error(`The call failed: ${JSON.stringify(ended.error)}`);
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
      [STORED.session.token.key, JSON.stringify(TOKEN)],
      [STORED.session.user.key, JSON.stringify(answer)],
    ]),
  );
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return store;
}
