const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

/**
 * Returns the csrf header of a call that is not a GET (specification §7): the cookie, percent-decoded as axios and
 * Angular repeat it. A target of another origin gets none.
 */
export function csrfHeaders(
  target: URL,
  { pageOrigin, readCookies }: { pageOrigin: string; readCookies: () => string },
): [string, string][] {
  if (target.origin !== pageOrigin) return [];
  const value = cookieIn(readCookies());
  return value === null ? [] : [[HEADER, value]];
}

// Split at the first `=`, and the name compared whole: `MY-XSRF-TOKEN` is another cookie.
function cookieIn(cookies: string): string | null {
  for (const part of cookies.split(';')) {
    const [name, ...value] = part.split('=');
    if (name?.trim() === COOKIE) {
      const text = decoded(value.join('='));
      // A header cannot carry anything else.
      return /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text) ? text : null;
    }
  }
  return null;
}

/** A broken escape is no escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
