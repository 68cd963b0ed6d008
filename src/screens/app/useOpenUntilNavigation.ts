import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State of something that is open over the page. Every navigation closes it, and Back does not open it again. */
export function useOpenUntilNavigation<T>(): [T | null, (open: T | null) => void] {
  const { key } = useLocation();
  const [state, setState] = useState<{ open: T; at: string } | null>(null);
  if (state !== null && state.at !== key) setState(null);
  const show = useCallback((open: T | null) => setState(open === null ? null : { open, at: key }), [key]);
  return [state?.at === key ? state.open : null, show];
}
