/** A longer wait is not shown, because it results from a wrong clock or a permanent outage. */
const MAX_SECONDS = 24 * 60 * 60;

/**
 * Reads `Retry-After`, in seconds or as an HTTP date.
 * @param now The server's clock in milliseconds, or the browser's clock if the `Date` header cannot be read.
 * @returns Whole seconds from now, 1 to 86 400. Null if the header is absent, in the past or unusable.
 */
export function readRetryAfter(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text, now);
  return seconds >= 1 && seconds <= MAX_SECONDS ? seconds : null;
}

// Every HTTP date begins with the name of a day. `Date.parse` alone would also accept a bare number.
const secondsUntil = (text: string, now: number): number =>
  /^[a-z]{3,9},? /i.test(text) ? Math.ceil((Date.parse(text) - now) / 1000) : NaN;
