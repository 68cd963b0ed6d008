import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Returns `first` in the first render of a page, and `whole` in the next one. So the page shows its beginning sooner.
 * After Back, Forward and a reload it returns `whole` at once. The browser restores the position on the page then.
 */
export function useGradual<T>(first: T, whole: T): T {
  const isRestored = useNavigationType() === NavigationType.Pop;
  // With an initial value, React renders twice, even if both values are equal.
  return useDeferredValue(whole, isRestored ? undefined : first);
}
