import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns the value that the build rendered during hydration, and the value of the browser after it. */
export function useHydrated<T>(readInBrowser: () => T, prerendered: T): T {
  return useSyncExternalStore(neverChanges, readInBrowser, () => prerendered);
}
