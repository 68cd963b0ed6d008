// Reads parts of the API description without trusting its form. A missing part is `undefined`.
import { createHash } from 'node:crypto';

export type JsonObject = Record<string, unknown>;
/** An API description, read by `readDocument`. Only the `$ref`s of path items are resolved. */
export type Document = JsonObject;

/** A fault of a description, and the keys that lead to it. */
export type Fault = { keys: readonly string[]; sentence: string };

/** A text is not an API description or a pact that these tools read. */
export class UnreadableError extends Error {}

/** `undefined`: the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the SHA-256 of a text in hexadecimal. A checkout whose lines end with CRLF has the same hash as one with LF. */
export const hashText = (text: string | Buffer): string =>
  createHash('sha256').update(text.toString().replaceAll('\r\n', '\n')).digest('hex');

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function entry(of: unknown, key: string): unknown {
  return (isObject(of) || Array.isArray(of)) && Object.hasOwn(of, key) ? (of as JsonObject)[key] : undefined;
}

export const entries = (of: unknown): [string, unknown][] => (isObject(of) ? Object.entries(of) : []);

export const follow = (from: unknown, keys: readonly string[]): unknown => keys.reduce<unknown>(entry, from);

export const readString = (of: unknown, key: string): string | undefined => {
  const value = entry(of, key);
  return typeof value === 'string' ? value : undefined;
};

/** Empty if the value is no list. */
export function readList(of: unknown, key: string): unknown[] {
  const value = entry(of, key);
  return Array.isArray(value) ? value : [];
}

/** Returns the keys of a `$ref` within the document. */
export const parseRef = ($ref: string): string[] =>
  $ref
    .replace(/^#\//, '')
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));

/** Follows a `$ref` and further ones behind it. A circle gives `undefined`. */
export function resolved(document: Document, value: unknown, seen: readonly string[] = []): unknown {
  const $ref = readString(value, '$ref');
  if ($ref === undefined) return value;
  return seen.includes($ref)
    ? undefined
    : resolved(document, follow(document, parseRef($ref)), [...seen, $ref]);
}

/** Returns a schema and those of the same value to which its `$ref` and `allOf` lead. */
export function listParts(
  document: Document,
  schema: unknown,
  parts = new Set<JsonObject>(),
): Set<JsonObject> {
  if (!isObject(schema) || parts.has(schema)) return parts;
  parts.add(schema);
  const $ref = readString(schema, '$ref');
  const referenced = $ref === undefined ? [] : [follow(document, parseRef($ref))];
  for (const part of [...referenced, ...readList(schema, 'allOf')]) listParts(document, part, parts);
  return parts;
}
