// The consumer side: runs the shipped endpoints and store against the mock server that Pact starts.
import { setTimeout } from 'node:timers/promises';
import { PactV4, SpecificationVersion } from '@pact-foundation/pact';
import config from '../../contract.config';
import { api } from '../../src/api/api';
import { STORED } from '../../src/config/stored';
import { makeStoreWithoutPage } from '../support/storeWithoutPage';
import { postScenario } from '../support/scenarios';

process.env['PACT_DO_NOT_TRACK'] = 'true';

export const TOKEN = 'token-of-the-scenario';

/** Returns the pact with one provider. All its tests write into the same file. */
export function makePact(provider: (typeof config.agreements)[number]['provider']): PactV4 {
  return new PactV4({
    consumer: config.consumer,
    provider,
    // The contract tools set another folder to compare the result with the committed pact.
    dir: process.env['PACT_FOLDER'] ?? 'pacts',
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'warn',
  });
}

/** Longer than a busy machine needs between the response of the mock and its count. */
const COUNTING_MS = 200;

type Playable = {
  executeTest: <T>(test: (server: { url: string }) => Promise<T>) => Promise<T | undefined>;
};

/**
 * Plays interactions through the portal's code. Pact would print a failed call of the portal, which is a plain object, as
 * `[object Object]`.
 * @param interactions the result of `willRespondWith`.
 * @throws {Error} with Pact's reasons if another request was sent, and otherwise with the error of the code.
 */
export async function play<T>(interactions: Playable, code: (address: string) => Promise<T>): Promise<T> {
  const outcome = await interactions.executeTest(async ({ url }) => {
    const result = await code(url).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    // The mock counts a request after it has sent the response, and Pact has no event for it
    // (https://github.com/pact-foundation/pact-reference/issues/535).
    await setTimeout(COUNTING_MS);
    return result;
  });
  if (outcome === undefined) throw new Error('The mock received no request');
  if ('value' in outcome) return outcome.value;
  throw outcome.error instanceof Error
    ? outcome.error
    : new Error(`The call failed: ${JSON.stringify(outcome.error)}`);
}

const stores: ReturnType<typeof makeStoreWithoutPage>[] = [];

function makeTestStore(address: string, stored: Map<string, string>) {
  const store = makeStoreWithoutPage({ apiBaseUrl: `${address}/` }, stored);
  stores.push(store);
  return store;
}

// Unused data stays in a store for a minute, and its timer keeps jest from ending.
afterAll(async () => {
  for (const store of stores) (await store).dispatch(api.util.resetApiState());
});

/** Returns a store without a session, for an API at the given address. */
export const makeEmptyStore = (address: string) => makeTestStore(address, new Map());

/** Returns a store with a stored session. It has already read the session from the API, like the portal at start. */
export async function makeSignedInStore(address: string) {
  const { response } = postScenario('/authorization/getToken', 'accepted');
  const store = await makeTestStore(
    address,
    new Map([
      [STORED.session.token.key, JSON.stringify(TOKEN)],
      [STORED.session.user.key, JSON.stringify(response)],
    ]),
  );
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return store;
}
