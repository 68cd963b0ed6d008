import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Returns `first` in the first render of a page, and `whole` in the next one, so that the page shows its beginning sooner.
 * After Back, Forward and a reload it returns `whole` at once, because the browser restores the position on the page.
 */
export function useGradual<T>(first: T, whole: T): T {
  const isRestored = useNavigationType() === NavigationType.Pop;
  return useDeferredValue(whole, isRestored ? whole : first);
}

/** Renders its children one render after the head of a page. */
export const Later = ({ children }: { children: ReactNode }) => useGradual(false, true) && children;
