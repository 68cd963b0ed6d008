import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './httpError';

const CSRF_COOKIE = 'XSRF-TOKEN';
const CSRF_HEADER = 'x-xsrf-token';
const READING_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses a call that changes something and carries the csrf cookie without the same value, percent-decoded, in its
 * header (specification §7.6). Only a script of the page's own origin can set that header. A call without the cookie is
 * from another client, so its token alone decides.
 * @throws HttpError 403
 */
export function checkCsrf(request: FastifyRequest): void {
  if (READING_METHODS.includes(request.method)) return;
  const cookies = csrfCookies(request);
  if (cookies.length === 0) return;
  const header = request.headers[CSRF_HEADER];
  // A sibling host can plant a second cookie of that name, so every one must agree.
  const agrees = typeof header === 'string' && cookies.every((cookie) => isSame(decoded(cookie), header));
  if (agrees) return;
  const reason = header === undefined ? 'absent' : 'different';
  throw new HttpError(403, {}, { record: { event: 'csrf-refused', reason } });
}

/** Returns the `Set-Cookie` for a visitor without a csrf cookie, else `null`. A foreign backend's value stays. */
export function csrfCookieFor(request: FastifyRequest): string | null {
  if (csrfCookies(request).some((value) => value !== '')) return null;
  // Readable by script on purpose: the portal has to copy it into the header.
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${CSRF_COOKIE}=${randomBytes(24).toString('base64url')}; Path=/; SameSite=Strict${secure}`;
}

function csrfCookies(request: FastifyRequest): string[] {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs
    .filter((pair) => pair.startsWith(`${CSRF_COOKIE}=`))
    .map((pair) => pair.slice(CSRF_COOKIE.length + 1));
}

/** Axios and Angular repeat the cookie percent-decoded. A broken escape is repeated as it is. */
function decoded(cookie: string): string {
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
