/** Time for a call, without the download of a file. */
export const TIME_LIMIT_MS = 30_000;

/**
 * Returns a signal that also aborts after the time limit of a call. The oldest supported browsers do not have
 * `AbortSignal.any`.
 */
export function withTimeLimit(outer: AbortSignal) {
  const controller = new AbortController();
  let isOver = false;
  const abort = () => {
    controller.abort();
  };
  const timer = setTimeout(() => {
    isOver = true;
    abort();
  }, TIME_LIMIT_MS);
  outer.addEventListener('abort', abort);
  if (outer.aborted) abort();
  return {
    signal: controller.signal,
    isOver: () => isOver,
    stop: () => {
      clearTimeout(timer);
    },
  };
}
