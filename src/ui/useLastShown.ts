import { useState } from 'react';

/** Keeps the last value that is not null, so that a dialog has its content while it closes. */
export function useLastShown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
