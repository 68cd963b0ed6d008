import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problem';

const FORGERY_COOKIE = 'XSRF-TOKEN';
const FORGERY_HEADER = 'x-xsrf-token';
const READING_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * A call that changes something and carries the forgery cookie has to carry the same value in its header, which only
 * a script of our own origin can do (specification §7.6). Without the cookie it is no page of ours that calls
 * (another client, a contract test): such a call is judged by its token alone.
 * @throws Problem 403
 */
export function refuseForgery(request: FastifyRequest): void {
  if (READING_METHODS.includes(request.method)) return;
  const cookies = forgeryCookies(request);
  if (cookies.length === 0) return;
  const header = request.headers[FORGERY_HEADER];
  // More than one cookie of that name means that somebody planted one (a sibling host can): all have to agree.
  const agrees = typeof header === 'string' && cookies.every((cookie) => isSame(cookie, header));
  if (!agrees) throw new Problem(403);
}

/** The `Set-Cookie` for a visitor of the page who has no usable forgery cookie yet, or `null`. */
export function forgeryCookieFor(request: FastifyRequest): string | null {
  const [value, ...others] = forgeryCookies(request);
  if (value !== undefined && others.length === 0 && /^[\w-]{22,200}$/.test(value)) return null;
  // Readable by script on purpose: the portal has to copy it into the header.
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${FORGERY_COOKIE}=${randomBytes(24).toString('base64url')}; Path=/; SameSite=Strict${secure}`;
}

function forgeryCookies(request: FastifyRequest): string[] {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs
    .filter((pair) => pair.startsWith(`${FORGERY_COOKIE}=`))
    .map((pair) => pair.slice(FORGERY_COOKIE.length + 1));
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
