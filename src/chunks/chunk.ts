import { beginWait } from './slowChunks';

/** Code or texts that are loaded when they are needed. A failed load is not kept: the next request loads again. */
export type Chunk<T> = {
  /** The loaded value, or null. */
  loaded: () => T | null;
  /** Loads the value once; parallel callers share one request. Rejects with a `ChunkFailure`. */
  load: () => Promise<T>;
  /** For React's `use`: the same promise on every render until the value is there or the failure was rendered. */
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

/** Loads the chunk behind an error once more. `orElse` follows where that fails, and for any other error. */
export function retryChunk(error: unknown, onLoaded: () => void, orElse: () => void): void {
  if (error instanceof ChunkFailure) error.load().then(onLoaded, orElse);
  else orElse();
}

/** Milliseconds within which React renders a failure. Later renders load again. */
const FAILURE_KEPT_MS = 1_000;

/** Counts the retries of the page: each one forgets the failures of all chunks, since areas consist of several. */
let retries = 0;

/** The one way to load code or texts late. React's `lazy` keeps a failure for the life of the tab. */
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
