// Finds the line of a change in the description.
import { entries, follow, parseRef, resolved, readString } from '../description/document';
import type { Document } from '../description/document';
import { findJsonSchema } from '../description/jsonContent';
import { listOperations } from '../description/operations';
import { findLine, readDocument, readObject } from '../description/readDocument';

/** The keys from the root of the document to a value. */
type Keys = readonly string[];

/**
 * Returns the line of a location. If the location does not exist, the line of its nearest ancestor.
 * @param text An API description.
 * @param at The location of a change: `signIn 200 Accepted.token`.
 */
export function locateChange(text: string, at: string): number {
  const document = readObject(text);
  const [first = '', ...rest] = at.split(' ');
  const path = rest.join(' ');
  if (first === 'schema') return findLine(text, findNearest(document, ['components', 'schemas'], path));
  const operation = listOperations(readDocument(text)).find(({ id }) => id === first);
  if (operation === undefined) return findLine(text, ['paths']);
  const item = followRefs(document, ['paths', operation.path]);
  // The parameters of a path belong to each of its operations.
  const shared = path === '' ? null : find(document, item, path);
  return findLine(text, shared ?? findNearest(document, [...item, operation.method], path));
}

/** Returns the keys of the value at the path, else of its nearest existing ancestor. */
function findNearest(document: Document, from: Keys, path: string): Keys {
  const found = find(document, from, path);
  if (found === null) return findNearest(document, from, path.replace(LAST_STEP, ''));
  // A request or a response without a further step is its schema.
  const schema = path.includes(' ') ? undefined : findJsonSchema(document, found);
  return schema === undefined ? found : followRefs(document, schema);
}

const LAST_STEP = /(\[\]|[ .]?[^ .[\]]+)$|.$/;

/** Returns the keys of the value at the path. Names may contain dots, so the longest name is tried first. */
function find(document: Document, keys: Keys, path: string, seen: readonly string[] = []): Keys | null {
  const from = followRefs(document, keys);
  if (path === '') return from;
  const state = `${from.join(' ')}: ${path}`;
  if (seen.includes(state)) return null;
  for (const { to, name } of stepsFrom(document, from)) {
    const rest = path.slice(name.length);
    if (name !== '' && !(path.startsWith(name) && /^([ .[]|$)/.test(rest))) continue;
    const found = find(document, to, name === '' ? path : rest.replace(/^[ .]/, ''), [...seen, state]);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the values below one with their names in locations, the longest name first. Unnamed keywords have an empty one. */
function stepsFrom(document: Document, from: Keys): { to: Keys; name: string }[] {
  const value = follow(document, from);
  const list = Array.isArray(value) ? Object.entries<unknown>(value) : entries(value);
  return list
    .flatMap(([key, below]) =>
      namesOf(from.at(-1), key, below, resolved(document, below)).map((name) => ({
        to: [...from, key],
        name,
      })),
    )
    .sort((one, other) => other.name.length - one.name.length);
}

/** Keywords without a name in locations. */
const UNNAMED = [
  ...['responses', 'content', 'schema', 'schemas', 'properties', 'parameters'],
  ...['contentSchema', 'allOf', 'oneOf', 'anyOf'],
];
const RENAMED = new Map([
  ['requestBody', 'request'],
  ['headers', 'header'],
  ['examples', 'example'],
  ['items', '[]'],
  ['additionalProperties', '{any}'],
]);

/** @param target The value with its `$ref` followed. */
function namesOf(parent: string | undefined, key: string, value: unknown, target: unknown): string[] {
  if (parent === 'properties') return [key];
  if (parent === 'headers') return [key.toLowerCase()];
  if (parent === 'content') return /json/i.test(key) ? [key, ''] : [key];
  if (parent === 'oneOf' || parent === 'anyOf')
    return [readString(value, '$ref')?.split('/').at(-1) ?? `variant${Number(key) + 1}`, ''];
  if (parent === 'allOf') return [''];
  if (parent === 'parameters') {
    const name = readString(target, 'name') ?? '';
    return readString(target, 'in') === 'path' ? [`{${name}}`] : [`${readString(target, 'in')} ${name}`];
  }
  return [UNNAMED.includes(key) ? '' : (RENAMED.get(key) ?? key)];
}

function followRefs(document: Document, keys: Keys, seen: readonly string[] = []): Keys {
  const $ref = readString(follow(document, keys), '$ref');
  return $ref === undefined || seen.includes($ref)
    ? keys
    : followRefs(document, parseRef($ref), [...seen, $ref]);
}
