// Sends a call and reads its response. It replaces RTK's fetchBaseQuery (docs/decisions/003-own-base-query.md),
// which reads each body twice, drops the status text, and leaves the bearer header in the store's actions.
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { CallError } from './callError';
import { readContentLanguage } from './contentLanguage';
import { csrfHeaders } from './csrf';
import { fieldOf } from './fieldOf';
import type { FileReading } from './files';
import { readRetryAfter } from './retryAfter';

/** A call. Built by the functions of `calls.ts`. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT';
  /** Relative to the API's base address. An absolute address must have the API's origin. */
  path: string;
  body?: { json: unknown } | { form: FormData };
  reads: 'json' | FileReading;
  /** The `ETag` of an earlier response. If the content is still the same, the call fails with status 304. */
  ifNoneMatch?: string | undefined;
  /** The operation needs no security. The call sends no token of the session, and its response never ends the session. */
  isPublic?: true;
  /** A token that is not the session's. The response never ends the session. */
  as?: string;
  /** The browser completes the call even if the page is closed. Only for calls below 64 KiB. */
  outlivesPage?: true;
  /** Sends the call in place of `fetch`, for example to report the progress of an upload. */
  send?: Send;
};

/** Sends a request like `fetch`. `stopLimit` ends the time limit of the call, so that a slow upload has its own. */
export type Send = (
  target: URL,
  init: RequestInit & { method: string; headers: Headers; signal: AbortSignal },
  stopLimit: () => void,
) => Promise<Response>;

/** The dependencies of the API layer. */
export type ApiExtra = {
  /** Absolute, with a slash at the end. */
  apiBaseUrl: string;
  pageOrigin: string;
  readCookies: () => string;
  readToken: (state: unknown) => string | null;
  /** Language tag of the page. */
  readLanguage: (state: unknown) => string;
};

const TIME_LIMIT_MS = 30_000;
const MAX_JSON = 10 * 1024 * 1024;
/** Limit of characters to read of an error's body. A `message` may follow a long stack trace. */
const MAX_ERROR = 20_000;
/** Limit of characters of an error's text. */
const MAX_KEPT = 2_000;

/**
 * The parts of a response except its body. `date`: the server's clock when it responded, in milliseconds, or NaN if
 * the `Date` header cannot be read. `language`: the tag of the body's language, or null.
 * `requestId`: the server's id of this request, or null. `etag`: identifies the content of the response, or null.
 */
type ResponseMeta = { date: number; language: string | null; requestId: string | null; etag: string | null };

export const baseQuery: BaseQueryFn<Call, unknown, CallError, object, ResponseMeta> = async (
  call,
  { extra, getState, signal },
) => {
  if (!isApiExtra(extra)) throw new TypeError('the store was made without the API’s dependencies');
  const target = targetOf(call.path, extra.apiBaseUrl);
  if (target === null) return { error: { kind: 'foreign', text: call.path } };

  const own = call.isPublic ? null : extra.readToken(getState());
  const token = call.as ?? own;
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
    const usesSession = token !== null && token === own;
    if (usesSession && token !== extra.readToken(getState())) return { error: { kind: 'stale', text: '' } };
    const date = Date.parse(response.headers.get('date') ?? '');
    const language = readContentLanguage(response.headers);
    const requestId = readRequestId(response.headers);
    const meta = { date, language, requestId, etag: response.headers.get('etag') };
    if ('data' in content) return { ...content, meta };
    const named = { ...(language !== null && { language }), ...(requestId !== null && { requestId }) };
    if ('error' in content) return { error: { ...content.error, ...named }, meta };
    const endsSession = response.status === 401 && usesSession;
    const waitSeconds = readRetryAfter(response.headers, Number.isNaN(date) ? Date.now() : date);
    const { text, body } = content;
    const reason = fieldOf(body, 'reason');
    const isRefusal = response.status === 409 || response.status === 422;
    const error = { kind: 'http', status: response.status, text, endsSession } as const;
    const wait = waitSeconds === null ? {} : { waitSeconds };
    const parts = { ...(isFilled(reason) && { reason }), ...(isRefusal && { body }) };
    return { error: { ...error, ...named, ...wait, ...parts }, meta };
  } catch (error) {
    if (limit.isOver()) return { error: { kind: 'timeout', text: `${String(TIME_LIMIT_MS / 1000)} s` } };
    return { error: { kind: 'network', text: error instanceof Error ? error.message : String(error) } };
  } finally {
    limit.stop();
  }
};

function isApiExtra(extra: unknown): extra is ApiExtra {
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

// The oldest supported browsers do not have `AbortSignal.any`.
function withTimeLimit(outer: AbortSignal) {
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

type Read = { data: unknown } | { error: Unreadable };
type Unreadable = Extract<CallError, { kind: 'unreadable' }>;

/** Reads the body of a success. The data is `null` if the body is empty (specification §7.13). */
async function readBody(response: Response, reads: Call['reads']): Promise<Read> {
  if (response.status === 204) return { data: null };
  if (reads !== 'json') {
    const file = await reads.read(response);
    return file ? { data: file } : { error: unreadable(response, await textOf(response, MAX_ERROR)) };
  }
  const text = await textOf(response, MAX_JSON);
  if (text.trim() === '') return { data: null };
  try {
    const data: unknown = JSON.parse(text);
    return { data };
  } catch {
    return { error: unreadable(response, text) };
  }
}

/** Reads the id of the request in the server's log (specification §8.20). Null if it is absent or malformed. */
const readRequestId = (headers: Headers): string | null =>
  /^[\w-]{1,64}$/.exec(headers.get('x-request-id') ?? '')?.[0] ?? null;

/** Reads a response with an error status: status, status text and body (specification §8). */
async function readHttpError(response: Response): Promise<{ text: string; body: unknown }> {
  const body = await textOf(response, MAX_ERROR);
  return { text: errorText(response, body), body: parseJson(body) };
}

const unreadable = (response: Response, text: string): Unreadable => ({
  kind: 'unreadable',
  text: errorText(response, text),
});

const errorText = (response: Response, body: string): string =>
  [String(response.status), response.statusText, (readMessage(body) ?? body).slice(0, MAX_KEPT)]
    .filter((part) => part !== '')
    .join(' ');

/** Reads the sentence of a JSON body: `message`, or `detail` or `title` of RFC 9457. Null if there is none. */
const readMessage = (body: string): string | null =>
  ['message', 'detail', 'title'].map((name) => fieldOf(parseJson(body), name)).find(isFilled) ?? null;

/** Returns the value of JSON text, and null for any other text. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Reads at most `max` characters, because a body may be endless. */
async function textOf(response: Response, max: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > max) {
      // Not awaited, because the rest may never arrive.
      reader.cancel().catch(() => undefined);
      return text.slice(0, max);
    }
  }
}
