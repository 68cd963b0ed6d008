import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** State such as an open menu, which every navigation resets to `null`. Back does not restore it. */
export function useStateUntilNavigation<T>(): [T | null, (value: T | null) => void] {
  const { key } = useLocation();
  const [state, setState] = useState<{ value: T; at: string } | null>(null);
  if (state !== null && state.at !== key) setState(null);
  const setValue = useCallback(
    (value: T | null) => setState(value === null ? null : { value, at: key }),
    [key],
  );
  return [state?.at === key ? state.value : null, setValue];
}
