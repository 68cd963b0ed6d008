import { useEffect, useState } from 'react';
import type { Chunk } from './chunk';

/** Loads a part after the first paint, if it is needed. Returns null until then, also if it cannot be loaded. */
export function useLoadedPart<T>(part: Chunk<T>, isNeeded: boolean): T | null {
  const [loaded, setLoaded] = useState(part.loaded);
  useEffect(() => {
    if (!isNeeded) return;
    part.load().then(
      (content) => setLoaded(() => content),
      () => undefined,
    );
  }, [part, isNeeded]);
  return loaded;
}
