import { beginWait } from './slowChunks';

/** Lazy code or texts. After a failed load, the next request loads again. */
export type Chunk<T> = {
  /** The loaded value, or null. */
  loaded: () => T | null;
  /** Loads the value once. Parallel callers share one request. Rejects with a `ChunkFailure`. */
  load: () => Promise<T>;
  /** For React's `use`. Returns the same promise on every render until it is loaded or its failure was rendered. */
  awaited: () => Promise<T>;
};

/** A chunk could not be loaded. `load` tries again. */
export class ChunkFailure extends Error {
  override name = 'ChunkFailure';

  constructor(
    readonly load: () => Promise<unknown>,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Loads the chunk of an error again. Calls `orElse` if that fails, and for any other error. */
export function retryChunk(error: unknown, onLoaded: () => void, orElse: () => void): void {
  if (error instanceof ChunkFailure) error.load().then(onLoaded, orElse);
  else orElse();
}

/** Milliseconds during which renders reuse a failure. Later renders load again. */
const FAILURE_KEPT_MS = 1_000;

/** Counts the retries of the page. Each retry forgets the failures of all chunks, because an area has several. */
let retries = 0;

/** Makes a lazy chunk. React's `lazy` is not used, because it keeps a failure until the tab is closed. */
export function makeChunk<T>(request: () => Promise<T>): Chunk<T> {
  let value: T | null = null;
  let running: Promise<T> | null = null;
  let rendered: Promise<T> | null = null;
  let failedAfter: number | null = null;

  const load = (): Promise<T> => {
    if (value !== null) return Promise.resolve(value);
    running ??= request().then(
      (loaded) => (value = loaded),
      (cause: unknown) => {
        running = null;
        throw new ChunkFailure(() => {
          retries += 1;
          return load();
        }, cause);
      },
    );
    return running;
  };

  const awaited = (): Promise<T> => {
    if (rendered && (failedAfter === null || failedAfter === retries)) return rendered;
    const promise = load();
    const end = beginWait();
    rendered = promise;
    failedAfter = null;
    promise.then(end, () => {
      end();
      failedAfter = retries;
      setTimeout(() => {
        if (rendered === promise) rendered = null;
      }, FAILURE_KEPT_MS);
    });
    return promise;
  };

  return { loaded: () => value, load, awaited };
}
