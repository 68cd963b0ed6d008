import { createContext, use, useCallback, useEffect, useState } from 'react';

/** Continues a navigation that was stopped. */
type Continue = () => void;

/** Returns the history entry whose typed values a navigation takes along, or null. `state` is that of the navigation. */
export const readTypedAt = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'typedAt' in state && typeof state.typedAt === 'string'
    ? state.typedAt
    : null;

/** Lets a page stop the navigations of the app area. The router provides it. Returns a function that ends it. */
export const StopNavigation = createContext<(onStopped: (go: Continue) => void) => () => void>(
  () => () => undefined,
);

/**
 * Stops navigations while a page has unsaved changes. `blocked` continues the stopped one, and `stay` drops it. The
 * browser itself asks before it closes or reloads the page.
 */
export function useUnsavedChanges(isUnsaved: boolean): { blocked: Continue | null; stay: () => void } {
  const stopNavigation = use(StopNavigation);
  const [blocked, setBlocked] = useState<Continue | null>(null);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const allow = stopNavigation((go) => setBlocked(() => go));
    return () => {
      window.removeEventListener('beforeunload', ask);
      allow();
    };
  }, [isUnsaved, stopNavigation]);
  return { blocked, stay: useCallback(() => setBlocked(null), []) };
}
