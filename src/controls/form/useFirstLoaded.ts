import { useState } from 'react';

/** Returns the first loaded data of a page. Later responses must not change a form in use. */
export function useFirstLoaded<T>(loaded: T | undefined): T | undefined {
  const [first, setFirst] = useState(loaded);
  if (first === undefined && loaded !== undefined) setFirst(() => loaded);
  return first;
}
