import { makeChunk } from './chunk';
import type { Chunk } from './chunk';

// Every screen and dialog with its own chunk. The app area loads all of them while there is a connection.
const parts = new Set<Chunk<unknown>>();

let isWanted = false;

/** Makes a chunk that the app area loads early, so that it works without a connection. */
export function makePart<T>(request: () => Promise<T>): Chunk<T> {
  const part = makeChunk(request);
  parts.add(part);
  // The code of a part may name another part. Its next use reports a failure.
  if (isWanted) part.load().catch(() => undefined);
  return part;
}

/** Loads all parts in parallel, so that a stalled part does not delay the others. The next use of a failed part loads it again. */
export async function loadAllParts(): Promise<void> {
  isWanted = true;
  await Promise.allSettled([...parts].map((part) => part.load()));
}
