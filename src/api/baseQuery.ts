// From a call to the wire and back. RTK's own fetchBaseQuery is not used: it reads every answer twice and whole,
// drops the status text that the specified error text needs, and leaves the bearer header in the store's actions
// (docs/decisions/003-own-base-query.md).
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { CallError } from './callError';
import { languageIn } from './contentLanguage';
import { fieldOf } from './fieldOf';
import { csrfHeaders } from './csrf';
import { waitIn } from './retryAfter';

/** One call, as `calls.ts` builds it. */
export type Call = {
  method: 'GET' | 'POST';
  /** Below the API's base address; an absolute one must be of the API's origin. */
  path: string;
  body?: { json: unknown } | { form: FormData };
  reads: 'json' | 'file' | 'spreadsheet';
  /** The operation names no security: a session that stands is neither shown to it nor ended by its answer. */
  isPublic?: true;
  /** A token that is not (yet) the session's, to ask whose it is: its answer ends no session. */
  as?: string;
  /** Sent to the end also where the page is closed meanwhile. Only for calls with less than 64 KiB. */
  outlivesPage?: true;
};

/** A file as it came, with the name that the backend proposes. */
export type ReceivedFile = { blob: Blob; name: string | null };

/** What the API layer needs from outside. */
export type ApiExtra = {
  /** Absolute, ends in a slash. */
  apiBaseUrl: string;
  pageOrigin: string;
  readCookies: () => string;
  tokenOf: (state: unknown) => string | null;
  /** Language tag of the page. */
  languageOf: (state: unknown) => string;
};

const TIME_LIMIT_MS = 30_000;
const LONGEST_JSON = 10 * 1024 * 1024;
/** Characters of an error's body that are read at all: a `message` may come after a long stack trace. */
const LONGEST_ERROR = 20_000;
/** Characters of it that are kept. */
const LONGEST_KEPT = 2_000;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** What servers send a spreadsheet as (specification §7.2). */
const SPREADSHEETS = [
  ...[XLSX, 'application/vnd.ms-excel', 'application/octet-stream'],
  ...['text/csv', 'application/csv'],
];
/** What servers send in place of a file. */
const NO_FILES = ['text/html', 'application/json'];
const ACCEPTED: Record<Call['reads'], string> = {
  json: 'application/json',
  file: '*/*',
  spreadsheet: `${XLSX}, */*;q=0.1`,
};

/**
 * What is read beside a response's body. `date`: the server's clock when it responded, in milliseconds; NaN where its
 * `Date` header cannot be read. `language`: the tag of the body's language, null where the server names none.
 * `requestId`: what the server calls this request, null where it says nothing.
 */
type Beside = { date: number; language: string | null; requestId: string | null };

export const baseQuery: BaseQueryFn<Call, unknown, CallError, object, Beside> = async (
  call,
  { extra, getState, signal },
) => {
  if (!isApiExtra(extra)) throw new TypeError('the store was made without the API’s dependencies');
  const target = targetOf(call.path, extra.apiBaseUrl);
  if (target === null) return { error: { kind: 'foreign', text: call.path } };

  const own = call.isPublic ? null : extra.tokenOf(getState());
  const token = call.as ?? own;
  const limit = withTimeLimit(signal);
  try {
    const answer = await fetch(target, {
      method: call.method,
      headers: headersFor(call, target, token, extra.languageOf(getState()), extra),
      // A redirect could carry the password along, so it is an error.
      redirect: 'error',
      // The browser's cache does not tell one user's token from another's.
      cache: 'no-store',
      keepalive: call.outlivesPage === true,
      signal: limit.signal,
      ...bodyOf(call),
    });
    const read = answer.ok ? await readAnswer(answer, call.reads) : await readRefusal(answer);
    const isOwn = token !== null && token === own;
    if (isOwn && token !== extra.tokenOf(getState())) return { error: { kind: 'stale', text: '' } };
    const date = Date.parse(answer.headers.get('date') ?? '');
    const language = languageIn(answer.headers);
    const requestId = requestIdIn(answer.headers);
    const meta = { date, language, requestId };
    if ('data' in read) return { ...read, meta };
    const named = { ...(language !== null && { language }), ...(requestId !== null && { requestId }) };
    if ('error' in read) return { error: { ...read.error, ...named }, meta };
    const endsSession = answer.status === 401 && isOwn;
    const waitSeconds = waitIn(answer.headers, Number.isNaN(date) ? Date.now() : date);
    const { refusal, isBusy } = read;
    const error = { kind: 'http', status: answer.status, text: refusal, endsSession } as const;
    const wait = waitSeconds === null ? {} : { waitSeconds };
    return { error: { ...error, ...named, ...wait, ...(isBusy && { isBusy: true as const }) }, meta };
  } catch (error) {
    if (limit.isOver()) return { error: { kind: 'timeout', text: `${String(TIME_LIMIT_MS / 1000)} s` } };
    return { error: { kind: 'network', text: error instanceof Error ? error.message : String(error) } };
  } finally {
    limit.clear();
  }
};

function isApiExtra(extra: unknown): extra is ApiExtra {
  return typeof extra === 'object' && extra !== null && 'apiBaseUrl' in extra && 'tokenOf' in extra;
}

/** Origins are compared, never spellings: `//host`, `\\host` and capitals all end in a URL first. */
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
  const headers = new Headers({ Accept: ACCEPTED[call.reads], 'Accept-Language': language });
  // The browser writes a form's content type itself, with the boundary.
  if (!call.body || 'json' in call.body) headers.set('Content-Type', 'application/json');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (call.method !== 'GET') {
    for (const [name, value] of csrfHeaders(target, extra)) headers.set(name, value);
  }
  return headers;
}

function bodyOf(call: Call): Pick<RequestInit, 'body'> {
  if (!call.body) return {};
  return { body: 'form' in call.body ? call.body.form : JSON.stringify(call.body.json) };
}

// `AbortSignal.any` is younger than the oldest browsers that are served.
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
    clear: () => {
      clearTimeout(timer);
    },
  };
}

type Read = { data: unknown } | { error: Unreadable };
type Unreadable = Extract<CallError, { kind: 'unreadable' }>;

/** The data is `null` where the response is a success without a body (specification §7.13). */
async function readAnswer(answer: Response, reads: Call['reads']): Promise<Read> {
  if (answer.status === 204) return { data: null };
  if (reads !== 'json') return readFile(answer, reads);
  const text = await textOf(answer, LONGEST_JSON);
  if (text.trim() === '') return { data: null };
  try {
    const data: unknown = JSON.parse(text);
    return { data };
  } catch {
    return { error: unreadable(answer, text) };
  }
}

/** A page or JSON in place of a file is an error with status 200, unless the backend calls it an attachment. */
async function readFile(answer: Response, reads: 'file' | 'spreadsheet'): Promise<Read> {
  const type = (answer.headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase();
  const disposition = answer.headers.get('content-disposition') ?? '';
  const isFile =
    reads === 'spreadsheet'
      ? SPREADSHEETS.includes(type)
      : type !== '' && (!NO_FILES.includes(type) || /^attachment\b/i.test(disposition));
  if (!isFile) return { error: unreadable(answer, await textOf(answer, LONGEST_ERROR)) };
  const file: ReceivedFile = {
    blob: await answer.blob(),
    name: fileNameIn(disposition),
  };
  return { data: file };
}

/** The id that a support team finds in the server's log (specification §8.20). Null where there is none, or an odd one. */
const requestIdIn = (headers: Headers): string | null =>
  /^[\w-]{1,64}$/.exec(headers.get('x-request-id') ?? '')?.[0] ?? null;

/** specification §8: status plus status text plus body. */
async function readRefusal(answer: Response): Promise<{ refusal: string; isBusy: boolean }> {
  const body = await textOf(answer, LONGEST_ERROR);
  const isBusy = answer.status === 503 && fieldOf(parsed(body), 'reason') === 'busy';
  return { refusal: words(answer, body), isBusy };
}

const unreadable = (answer: Response, text: string): Unreadable => ({
  kind: 'unreadable',
  text: words(answer, text),
});

const words = (answer: Response, body: string): string =>
  [String(answer.status), answer.statusText, (messageIn(body) ?? body).slice(0, LONGEST_KEPT)]
    .filter((part) => part !== '')
    .join(' ');

/** The sentence of a JSON body: `message`, or what RFC 9457 calls `detail` and `title`. Null where there is none. */
const messageIn = (body: string): string | null =>
  ['message', 'detail', 'title'].map((name) => fieldOf(parsed(body), name)).find(isFilled) ?? null;

/** The value of JSON text; null for any other text. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Reads at most `longest` characters, so that an endless body costs no more than that. */
async function textOf(answer: Response, longest: number): Promise<string> {
  const reader = answer.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > longest) {
      // Not waited for: the rest may never come.
      reader.cancel().catch(() => undefined);
      return text.slice(0, longest);
    }
  }
}

/** The last path segment of the proposed name, without characters that a file system or a reader trips over. */
function fileNameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  let name = plain ?? '';
  try {
    if (encoded !== undefined) name = decodeURIComponent(encoded);
  } catch {
    // A broken escape: the plain name is used.
  }
  const clean = name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^\.+/, '')
    .trim()
    .slice(-120);
  return clean === '' ? null : clean;
}
