// Counts the late chunks. React keeps the old screen while a new one loads, so no fallback can report the delay.

/** Milliseconds without the chunk before the page reports it (specification §8.13). */
const SLOW_AFTER_MS = 10_000;

const listeners = new Set<() => void>();
let slow = 0;

function add(count: number): void {
  slow += count;
  for (const listener of listeners) listener();
}

/** Starts to measure a wait for a chunk. The returned function ends it. */
export function beginWait(): () => void {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    add(1);
  }, SLOW_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (isSlow) add(-1);
  };
}

/** For `useSyncExternalStore`. */
export function subscribeToSlowChunks(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the page has waited for a chunk for too long. */
export const isChunkSlow = (): boolean => slow > 0;
