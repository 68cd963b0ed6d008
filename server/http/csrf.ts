import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './httpError';

const CSRF_COOKIE = 'XSRF-TOKEN';
const CSRF_HEADER = 'x-xsrf-token';
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses a request that changes data if its csrf cookie and its csrf header differ (specification §7.6). The cookie is
 * percent-decoded first. Only a script of the page's own origin can set the header. A request without the cookie
 * does not come from the portal's page, so only its token is checked.
 * @throws HttpError 403
 */
export function checkCsrf(request: FastifyRequest): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const cookies = csrfCookies(request);
  if (cookies.length === 0) return;
  const header = request.headers[CSRF_HEADER];
  // A sibling host can set a second cookie with this name, so all of them must match.
  const agrees = typeof header === 'string' && cookies.every((cookie) => isSame(decode(cookie), header));
  if (agrees) return;
  const reason = header === undefined ? 'absent' : 'different';
  throw new HttpError(403, {}, { event: 'csrf-refused', reason });
}

/** Returns the `Set-Cookie` value for a visitor without a csrf cookie, else `null`. Keeps the value of another backend. */
export function makeMissingCsrfCookie(request: FastifyRequest): string | null {
  if (csrfCookies(request).some((value) => value !== '')) return null;
  // Not HttpOnly, because the portal copies the value into the header.
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${CSRF_COOKIE}=${randomBytes(24).toString('base64url')}; Path=/; SameSite=Strict${secure}`;
}

function csrfCookies(request: FastifyRequest): string[] {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs
    .filter((pair) => pair.startsWith(`${CSRF_COOKIE}=`))
    .map((pair) => pair.slice(CSRF_COOKIE.length + 1));
}

/** Axios and Angular send the decoded cookie. They send an invalid escape unchanged. */
function decode(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return cookie;
  }
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
