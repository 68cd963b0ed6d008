import { makeStore } from '../../src/store/store';

/**
 * Makes the store of the portal without a browser, for a backend at a real address.
 * @param stored The storage of the browser.
 */
export async function makeStoreWithoutPage(
  { apiBaseUrl, address = '/' }: { apiBaseUrl: string; address?: string },
  stored: Map<string, string>,
) {
  const { store, rehydrated } = makeStore({
    apiBaseUrl,
    pageOrigin: new URL(apiBaseUrl).origin,
    readCookies: () => '',
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, text) => void stored.set(key, text),
      removeItem: (key) => void stored.delete(key),
    },
    navigate: () => undefined,
    address: () => address,
    reload: () => Promise.resolve(false),
    whenIdle: () => undefined,
    now: () => Date.now(),
  });
  await rehydrated;
  return store;
}
