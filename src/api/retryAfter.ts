/** A longer wait is not shown: it is a clock that is wrong, or a server that is away for good. */
const LONGEST_SECONDS = 24 * 60 * 60;

/**
 * Reads `Retry-After`, in seconds or as an HTTP date.
 * @param now The server's clock in milliseconds; the browser's clock where the `Date` header cannot be read.
 * @returns Whole seconds from now, 1 to 86 400; `null` where the header is absent, past or unusable.
 */
export function waitIn(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text, now);
  return seconds >= 1 && seconds <= LONGEST_SECONDS ? seconds : null;
}

// Every HTTP date begins with the name of its day. `Date.parse` alone would also read a bare number.
const secondsUntil = (text: string, now: number): number =>
  /^[a-z]{3,9},? /i.test(text) ? Math.ceil((Date.parse(text) - now) / 1000) : NaN;
