// Reads the operations of the API description.
import { entries, entry, isObject, readList, readString, resolved } from './document';
import type { Document, JsonObject } from './document';

/** The methods with routes in backend and mock. The server itself handles HEAD and OPTIONS. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** Every method of OpenAPI 3.1, for comparisons. */
export const DESCRIBED_METHODS = [...METHODS, 'head', 'options', 'trace'] as const;

export type Operation = {
  id: string;
  method: (typeof DESCRIBED_METHODS)[number];
  /** As described, without the server's prefix: `/sign-in`. */
  path: string;
  /** As written. Parts may be `$ref`s. */
  value: JsonObject;
};

/** An operation with its document. */
export type DescribedOperation = { document: Document; operation: Operation };

export function listOperations(document: Document): Operation[] {
  const paths = entries(entry(document, 'paths')).filter(([path]) => path.startsWith('/'));
  return paths.flatMap(([path, item]) =>
    DESCRIBED_METHODS.flatMap((method) => {
      const value = entry(item, method);
      return isObject(value) ? [{ id: readString(value, 'operationId') ?? '', method, path, value }] : [];
    }),
  );
}

/**
 * Finds the operation of a call. Of several matches, the one with the fewest templates wins:
 * `/people/me` comes before `/people/{id}`.
 */
export const findOperation = (operations: Operation[], method: string, path: string): Operation | undefined =>
  findBestMatch(
    operations.filter((one) => one.method === method),
    path,
  );

/** Whether two operations of different descriptions have one address. The names of its parameters may differ. */
export const haveSameAddress = (one: Operation, other: Operation): boolean =>
  one.method === other.method && readShape(one.path) === readShape(other.path);

const readShape = (path: string): string =>
  path
    .split(TEMPLATE)
    .map((part) => (TEMPLATE.test(part) ? '{}' : part))
    .join('');

/** Returns the operations of any method at the best matching path. */
export function findPathOperations(operations: Operation[], path: string): Operation[] {
  const best = findBestMatch(operations, path);
  return best === undefined ? [] : operations.filter((one) => one.path === best.path);
}

const findBestMatch = (operations: Operation[], path: string): Operation | undefined =>
  operations
    .filter((one) => makePattern(one.path).test(path))
    .sort((one, other) => countTemplates(one.path) - countTemplates(other.path))[0];

const TEMPLATE = /(\{[^}]*\})/;
const countTemplates = (path: string): number =>
  path.split(TEMPLATE).filter((part) => TEMPLATE.test(part)).length;

/** A template such as `{code}` matches one segment. */
const makePattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(TEMPLATE)
      .map((part) => (part.startsWith('{') ? '[^/]+' : part.replaceAll(/[^\w/]/g, '\\$&')))
      .join('')}$`,
  );

/** Lists the alternative requirements. The `security` of the operation replaces that of the document. */
export function listSecurity(document: Document, { value }: Operation): unknown[] {
  const security = entry(value, 'security') ?? entry(document, 'security');
  return Array.isArray(security) ? security : [];
}

/** Whether a call requires a token. An empty alternative accepts calls without one. */
export function needsToken(document: Document, operation: Operation): boolean {
  const alternatives = listSecurity(document, operation);
  return alternatives.length > 0 && alternatives.every((one) => entries(one).length > 0);
}

/** Returns the roles that may make a call (`x-roles`). `undefined`: the operation names none. */
export function readRoles({ value }: Operation): readonly string[] | undefined {
  const roles = entry(value, 'x-roles');
  return Array.isArray(roles) && roles.every((role) => typeof role === 'string') ? roles : undefined;
}

export const hasTag = ({ value }: Operation, tag: string): boolean => readList(value, 'tags').includes(tag);

/** Returns the described response of the exact status, else of its class (`4XX`), else `default`. */
export function findResponse(document: Document, { value }: Operation, status: number): unknown {
  const responses = entry(value, 'responses');
  const keys = [String(status), `${Math.floor(status / 100)}XX`, 'default'];
  return resolved(
    document,
    keys.map((key) => entry(responses, key)).find((response) => response !== undefined),
  );
}
