import { useEffect, useState } from 'react';
import type { Chunk } from './chunk';

/** Loads a part after the first paint. Returns null until then, also if it cannot be loaded. */
export function useLoadedPart<T>(part: Chunk<T>): T | null {
  const [loaded, setLoaded] = useState(part.loaded);
  useEffect(() => {
    part.load().then(
      (content) => setLoaded(() => content),
      () => undefined,
    );
  }, [part]);
  return loaded;
}
