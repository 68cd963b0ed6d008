// Reads the body of a response under limits, as JSON, as a file, or as the text of an error.
import type { CallError } from './callError';
import type { Call } from './calls';
import { fieldOf } from './fieldOf';

/** Limit of characters of a success, which the portal keeps in memory. */
const MAX_JSON_CHARACTERS = 10 * 1024 * 1024;
/** Limit of characters to read of an error's body. A `message` may follow a long stack trace. */
const MAX_ERROR_CHARACTERS = 20_000;
/** Limit of characters of an error's text. */
const MAX_TEXT_CHARACTERS = 2_000;

type BodyContent = { data: unknown } | { error: Unreadable };
type Unreadable = Extract<CallError, { kind: 'unreadable' }>;

/** Reads the body of a success. The data is `null` if the body or the file is empty (specification §7.13). */
export async function readBody(response: Response, reads: Call['reads']): Promise<BodyContent> {
  if (response.status === 204) return { data: null };
  if (reads !== 'json') {
    const file = await reads.read(response);
    if (file) return { data: file.blob.size === 0 ? null : file };
    return { error: unreadable(response, await readStart(response, MAX_ERROR_CHARACTERS)) };
  }
  const text = await readStart(response, MAX_JSON_CHARACTERS);
  if (text.trim() === '') return { data: null };
  try {
    const data: unknown = JSON.parse(text);
    return { data };
  } catch {
    return { error: unreadable(response, text) };
  }
}

type HttpErrorContent = { text: string; body: unknown; reason?: string };

/** Reads a response with an error status: status, status text and body (specification §8). */
export async function readHttpError(response: Response): Promise<HttpErrorContent> {
  const content = await readStart(response, MAX_ERROR_CHARACTERS);
  const body = parseJson(content);
  const reason = fieldOf(body, 'reason');
  return { text: errorText(response, content), body, ...(isFilled(reason) && { reason }) };
}

const unreadable = (response: Response, text: string): Unreadable => ({
  kind: 'unreadable',
  text: errorText(response, text),
});

const errorText = (response: Response, body: string): string =>
  [
    String(response.status),
    response.statusText,
    (readMessage(parseJson(body)) ?? body).slice(0, MAX_TEXT_CHARACTERS),
  ]
    .filter((part) => part !== '')
    .join(' ');

/** Reads the sentence of a JSON body: `message`, or `detail` or `title` of RFC 9457. Null if there is none. */
export const readMessage = (body: unknown): string | null =>
  ['message', 'detail', 'title'].map((name) => fieldOf(body, name)).find(isFilled) ?? null;

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
async function readStart(response: Response, max: number): Promise<string> {
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
