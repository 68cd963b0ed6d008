// Finds the content of requests and responses in the API description, and its JSON schemas.
import { entries, entry, follow, parseRef, resolved, readString } from './document';
import type { Document } from './document';
import { listOperations } from './operations';
import type { Operation } from './operations';

/**
 * Returns the names of the JSON schemas of successful responses, or of their `oneOf` variants. Schemas without a name are
 * left out.
 */
export function listResponseSchemas(
  document: Document,
  operations: Operation[] = listOperations(document),
): string[] {
  const names = operations.flatMap(({ value }) =>
    entries(entry(value, 'responses'))
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, response]) =>
        namesOf(document, entry(findJsonContent(resolved(document, response)), 'schema')),
      ),
  );
  return [...new Set(names)];
}

function namesOf(document: Document, schema: unknown): string[] {
  const name = readString(schema, '$ref')?.split('/').at(-1);
  if (name === undefined) return [];
  const variants = entry(resolved(document, schema), 'oneOf');
  if (!Array.isArray(variants)) return [name];
  return variants.flatMap((variant: unknown) => namesOf(document, variant));
}

/**
 * Returns the keys of the JSON schema of a request or a response. A `$ref` of the whole part is followed. `undefined`: no
 * schema.
 */
export function findJsonSchema(document: Document, keys: readonly string[]): string[] | undefined {
  const part = follow(document, keys);
  const $ref = readString(part, '$ref');
  if ($ref !== undefined) return findJsonSchema(document, parseRef($ref));
  const media = findJsonType(part);
  if (media === undefined) return undefined;
  const at = [...keys, 'content', media, 'schema'];
  return follow(document, at) === undefined ? undefined : at;
}

/** Returns the JSON of a request. Without it, returns its form data. */
export function findBody(
  document: Document,
  { value }: Operation,
): { schema: unknown; examples: unknown; isForm: boolean } {
  const body = resolved(document, value['requestBody']);
  const json = findJsonContent(body);
  const form = json === undefined ? entry(entry(body, 'content'), FORM_TYPE) : undefined;
  const media = json ?? form;
  return { schema: entry(media, 'schema'), examples: entry(media, 'examples'), isForm: form !== undefined };
}

/**
 * Returns the media type object of a request or a response. The order is `wanted`, `application/json`, then the first
 * other JSON type (`application/problem+json`). Parameters of the type do not count.
 */
export function findJsonContent(part: unknown, wanted = JSON_TYPE): unknown {
  const key = findJsonType(part, wanted);
  return key === undefined ? undefined : entry(entry(part, 'content'), key);
}

/** Returns the key of the media type that `findJsonContent` reads. */
export function findJsonType(part: unknown, wanted = JSON_TYPE): string | undefined {
  const keys = entries(entry(part, 'content')).map(([key]) => key);
  const named = [readMediaType(wanted), JSON_TYPE].map((type) =>
    keys.find((key) => readMediaType(key) === type),
  );
  return [...named, keys.find((key) => isJsonType(readMediaType(key)))].find((key) => key !== undefined);
}

const JSON_TYPE = 'application/json';
/** The media type of a request with files. */
const FORM_TYPE = 'multipart/form-data';

/** Returns the media type without its parameters, in lower case. */
export const readMediaType = (header: string): string => (header.split(';')[0] ?? '').trim().toLowerCase();

export const isJsonType = (type: string): boolean => type === JSON_TYPE || type.endsWith('+json');
