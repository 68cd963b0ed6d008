import type { ApiExtra } from './baseQuery';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'X-XSRF-TOKEN';

/**
 * The request-forgery header of a call that is no GET (specification §7), for a target on the page's own origin and
 * for no other, however the address was spelt.
 */
export function forgeryHeaders(target: URL, { pageOrigin, readCookies }: ApiExtra): [string, string][] {
  if (target.origin !== pageOrigin) return [];
  const value = cookieIn(readCookies());
  return value === null ? [] : [[HEADER, value]];
}

// Split at the first `=`, and the name compared whole: `MY-XSRF-TOKEN` is another cookie.
function cookieIn(cookies: string): string | null {
  for (const part of cookies.split(';')) {
    const [name, ...value] = part.split('=');
    if (name?.trim() === COOKIE) {
      const text = value.join('=').trim();
      return /^[\x21-\x7e]+$/.test(text) ? text : null;
    }
  }
  return null;
}
