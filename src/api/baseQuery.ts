// Sends a call and reads its response. It replaces RTK's fetchBaseQuery (docs/decisions/003-own-base-query.md),
// which reads each body twice, drops the status text, and leaves the bearer header in the store's actions.
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { CallError } from './callError';
import type { Call, Send } from './calls';
import { readContentLanguage } from './contentLanguage';
import { csrfHeaders } from './csrf';
import { fieldOf } from './fieldOf';
import { readBody, readHttpError } from './readResponse';
import { readRetryAfter } from './retryAfter';
import { TIME_LIMIT_MS, withTimeLimit } from './timeLimit';

/** The dependencies of the API layer. */
export type ApiExtra = {
  /** Absolute, with a slash at the end. */
  apiBaseUrl: string;
  pageOrigin: string;
  readCookies: () => string;
  readToken: (state: unknown) => string | null;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Language tag of the page. */
  readLanguage: (state: unknown) => string;
};

/**
 * The parts of a response except its body. `date`: the server's clock when it responded, in milliseconds, or NaN if
 * the `Date` header cannot be read. `language`: the tag of the body's language, or null.
 * `requestId`: the server's id of this request, or null. `etag`: identifies the content of the response, or null.
 */
export type ResponseMeta = {
  date: number;
  language: string | null;
  requestId: string | null;
  etag: string | null;
};

export const baseQuery: BaseQueryFn<Call, unknown, CallError, object, ResponseMeta> = async (
  call,
  { extra, getState, signal },
) => {
  if (!isApiExtra(extra)) throw new TypeError('the store was made without the API’s dependencies');
  const target = targetOf(call.path, extra.apiBaseUrl);
  if (target === null) return { error: { kind: 'foreign', text: call.path } };

  const sessionToken = call.isPublic ? null : extra.readToken(getState());
  const token = call.token ?? sessionToken;
  const limit = withTimeLimit(signal);
  try {
    const send: Send = call.send ?? fetch;
    const init = {
      method: call.method,
      headers: headersFor(call, target, token, extra.readLanguage(getState()), extra),
      // A redirect could send the password to another address, so it is an error.
      redirect: 'error',
      // The browser's cache does not separate the responses of two users.
      cache: 'no-store',
      keepalive: call.outlivesPage === true,
      signal: limit.signal,
      ...bodyOf(call),
    } as const;
    const response = await send(target, init, limit.stop);
    // A large file may take longer. A stalled one is ended by the server or by the user.
    if (call.reads !== 'json') limit.stop();
    const content = response.ok ? await readBody(response, call.reads) : await readHttpError(response);
    const usesSession = token !== null && token === sessionToken;
    if (usesSession && token !== extra.readToken(getState())) return { error: { kind: 'stale', text: '' } };
    const date = Date.parse(response.headers.get('date') ?? '');
    const language = readContentLanguage(response.headers);
    const requestId = readRequestId(response.headers);
    const meta = { date, language, requestId, etag: response.headers.get('etag') };
    if ('data' in content) return { ...content, meta };
    const textDetails = { ...(language !== null && { language }), ...(requestId !== null && { requestId }) };
    if ('error' in content) return { error: { ...content.error, ...textDetails }, meta };
    const endsSession = response.status === 401 && usesSession;
    const waitSeconds = readRetryAfter(response.headers, Number.isNaN(date) ? Date.now() : date);
    const { text, body, ...reason } = content;
    const isRefusal = response.status === 409 || response.status === 422;
    const error = { kind: 'http', status: response.status, text, endsSession } as const;
    const wait = waitSeconds === null ? {} : { waitSeconds };
    const parts = { ...reason, ...(isRefusal && { body }) };
    return { error: { ...error, ...textDetails, ...wait, ...parts }, meta };
  } catch (error) {
    if (limit.isOver()) return { error: { kind: 'timeout', text: `${String(TIME_LIMIT_MS / 1000)} s` } };
    return { error: { kind: 'network', text: error instanceof Error ? error.message : String(error) } };
  } finally {
    limit.stop();
  }
};

export function isApiExtra(extra: unknown): extra is ApiExtra {
  return fieldOf(extra, 'apiBaseUrl') !== undefined;
}

/** Compares origins of parsed URLs, because `//host`, `\\host` and capitals are other spellings of one address. */
function targetOf(path: string, apiBaseUrl: string): URL | null {
  const belowBase = path.replace(/^\/(?![/\\])/, '');
  try {
    const target = new URL(belowBase, apiBaseUrl);
    return target.origin === new URL(apiBaseUrl).origin ? target : null;
  } catch {
    return null;
  }
}

function headersFor(
  call: Call,
  target: URL,
  token: string | null,
  language: string,
  extra: ApiExtra,
): Headers {
  const headers = new Headers({
    Accept: call.reads === 'json' ? 'application/json' : call.reads.accept,
    'Accept-Language': language,
  });
  // The browser sets the content type of a form, with its boundary.
  if (!call.body || 'json' in call.body) headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (call.ifNoneMatch) headers.set('If-None-Match', call.ifNoneMatch);
  if (call.method !== 'GET') {
    for (const [name, value] of csrfHeaders(target, extra)) headers.set(name, value);
  }
  return headers;
}

function bodyOf(call: Call): Pick<RequestInit, 'body'> {
  if (!call.body) return {};
  return { body: 'form' in call.body ? call.body.form : JSON.stringify(call.body.json) };
}

/** Reads the id of the request in the server's log (specification §8.20). Null if it is absent or malformed. */
const readRequestId = (headers: Headers): string | null =>
  /^[\w-]{1,64}$/.exec(headers.get('x-request-id') ?? '')?.[0] ?? null;
