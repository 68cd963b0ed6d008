// Finds the line of a change in the description.
import { entries, follow, parseRef, readString, resolved } from '../description/document';
import type { Document } from '../description/document';
import { findJsonSchema } from '../description/jsonContent';
import { listOperations } from '../description/operations';
import { findLine, readDocument, readObject } from '../description/readDocument';
import { nameVariant } from '../description/schemaShape';
import { formatParameter } from './schemaLocation';

/** The keys from the root of the document to a value. */
type Keys = readonly string[];

/**
 * Returns the line of a location. If the location does not exist, the line of its nearest ancestor.
 * @param text An API description.
 * @param at The location of a change: `signIn 200 Accepted.token`.
 */
export function locateChange(text: string, at: string): number {
  const [owner = '', ...rest] = at.split(' ');
  const path = rest.join(' ');
  // Lines need the keys as written. `readDocument` replaces the `$ref`s of path items.
  const document = readObject(text);
  if (owner === 'schema') return findLine(text, findNearest(document, ['components', 'schemas'], path));
  const operation = listOperations(readDocument(text)).find(({ id }) => id === owner);
  if (operation === undefined) return findLine(text, ['paths']);
  const item = followRefs(document, ['paths', operation.path]);
  // The parameters of a path belong to each of its operations.
  const shared = path === '' ? null : findExact(document, item, path);
  return findLine(text, shared ?? findNearest(document, [...item, operation.method], path));
}

/** Returns the keys of the value at the path, else of its nearest existing ancestor. */
function findNearest(document: Document, from: Keys, path: string): Keys {
  const keys = findExact(document, from, path);
  if (keys === null) return findNearest(document, from, withoutLastStep(path));
  // A request or a response without a further step is its schema.
  const schema = path.includes(' ') ? undefined : findJsonSchema(document, keys);
  return schema === undefined ? keys : followRefs(document, schema);
}

/** Removes `[]` or a name with its separator, else one character. */
const withoutLastStep = (path: string): string => path.replace(/(\[\]|[ .]?[^ .[\]]+)$|.$/, '');

/** Returns the keys of the value at the path. Names may contain dots, so the longest name is tried first. */
function findExact(document: Document, keys: Keys, path: string, seen: readonly string[] = []): Keys | null {
  const from = followRefs(document, keys);
  if (path === '') return from;
  const state = `${from.join(' ')}: ${path}`;
  if (seen.includes(state)) return null;
  for (const { to, name } of listSteps(document, from)) {
    const rest = path.slice(name.length);
    if (name !== '' && !(path.startsWith(name) && /^([ .[]|$)/.test(rest))) continue;
    const next = name === '' ? path : rest.replace(/^[ .]/, '');
    const target = findExact(document, to, next, [...seen, state]);
    if (target !== null) return target;
  }
  return null;
}

/** Lists the children of a value with their names in locations, the longest name first. */
function listSteps(document: Document, from: Keys): { to: Keys; name: string }[] {
  const value = follow(document, from);
  const children = Array.isArray(value) ? Object.entries<unknown>(value) : entries(value);
  return children
    .flatMap(([key, child]) =>
      listStepNames(document, from.at(-1), key, child).map((name) => ({ to: [...from, key], name })),
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
  ['x-examples', 'example'],
  ['items', '[]'],
  ['additionalProperties', '{any}'],
]);

/** Returns the possible names of a child in a location. An empty one: the location may leave the child out. */
function listStepNames(
  document: Document,
  parent: string | undefined,
  key: string,
  child: unknown,
): string[] {
  if (parent === 'properties') return [key];
  if (parent === 'headers') return [key.toLowerCase()];
  if (parent === 'content') return /json/i.test(key) ? [key, ''] : [key];
  if (parent === 'oneOf' || parent === 'anyOf') return [nameVariant(child, Number(key)), ''];
  if (parent === 'allOf') return [''];
  if (parent === 'parameters') return [formatParameter(resolved(document, child))];
  return [UNNAMED.includes(key) ? '' : (RENAMED.get(key) ?? key)];
}

function followRefs(document: Document, keys: Keys, seen: readonly string[] = []): Keys {
  const $ref = readString(follow(document, keys), '$ref');
  return $ref === undefined || seen.includes($ref)
    ? keys
    : followRefs(document, parseRef($ref), [...seen, $ref]);
}
