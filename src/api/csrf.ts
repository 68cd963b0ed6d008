const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

/**
 * Returns the csrf header of a call that is not a GET (specification §7). Its value is the percent-decoded cookie, as in
 * axios and Angular. A target of another origin gets no header.
 */
export function csrfHeaders(
  target: URL,
  { pageOrigin, readCookies }: { pageOrigin: string; readCookies: () => string },
): [string, string][] {
  if (target.origin !== pageOrigin) return [];
  const value = readCookie(readCookies());
  return value === null ? [] : [[HEADER, value]];
}

// Compares the whole name before the first `=`, because `MY-XSRF-TOKEN` is another cookie.
function readCookie(cookies: string): string | null {
  for (const part of cookies.split(';')) {
    const [name, ...value] = part.split('=');
    if (name?.trim() === COOKIE) {
      const text = decode(value.join('='));
      // Other characters are not allowed in a header.
      return /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text) ? text : null;
    }
  }
  return null;
}

/** Decodes percent escapes. Returns text with a broken escape unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
