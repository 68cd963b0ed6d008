// The operations of the API description, and the scenarios in them: its named examples.
import { entries, entry, follow, isObject, keysOfRef, resolved, textIn } from './document';
import type { Document, JsonObject } from './document';

/** What a route of the backend or the mock is made for. HEAD and OPTIONS the server answers by itself. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** Every method that OpenAPI 3.1 knows: whoever compares descriptions may pass over none. */
export const DESCRIBED_METHODS = [...METHODS, 'head', 'options', 'trace'] as const;

export type Operation = {
  id: string;
  method: (typeof DESCRIBED_METHODS)[number];
  /** As described, without the server's prefix: `/authorization/getToken`. */
  path: string;
  /** As written; parts may be `$ref`s. */
  value: JsonObject;
};

/** One named example: what is sent, what comes back, and what has to be so before. */
export type Scenario = {
  /** As the pact's interaction is called: `getToken: accepted`. */
  id: string;
  operation: Operation;
  name: string;
  summary: string;
  /** `undefined`: the operation takes no body. */
  body: unknown;
  status: number;
  response: unknown;
  /** What `x-provider-state` names; empty where it is forgotten. */
  state: string;
  /** Whether a call has to carry a token. */
  needsToken: boolean;
};

export function operationsOf(document: Document): Operation[] {
  const paths = entries(entry(document, 'paths')).filter(([path]) => path.startsWith('/'));
  return paths.flatMap(([path, item]) =>
    DESCRIBED_METHODS.flatMap((method) => {
      const value = entry(item, method);
      return isObject(value) ? [{ id: textIn(value, 'operationId') ?? '', method, path, value }] : [];
    }),
  );
}

/**
 * The operation that a call of this path is meant for. Of several that fit, the one with the fewest templates:
 * `/people/me` comes before `/people/{id}`.
 */
export const operationAt = (operations: Operation[], method: string, path: string): Operation | undefined =>
  operations
    .filter((one) => one.method === method && patternOf(one.path).test(path))
    .sort((one, other) => templatesIn(one.path).length - templatesIn(other.path).length)[0];

const TEMPLATE = /(\{[^}]*\})/;
const templatesIn = (path: string): string[] => path.split(TEMPLATE).filter((part) => TEMPLATE.test(part));

/** The operations at a path, of any method: those of the description's path that fits it best. */
export function pathsMatching(operations: Operation[], path: string): Operation[] {
  const best = operations
    .filter((one) => patternOf(one.path).test(path))
    .sort((one, other) => templatesIn(one.path).length - templatesIn(other.path).length)[0];
  return best === undefined ? [] : operations.filter((one) => one.path === best.path);
}

/** What a path fits: each of its templates stands for one piece between slashes, `/dashboards/{code}`. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(TEMPLATE)
      .map((part) => (part.startsWith('{') ? '[^/]+' : part.replaceAll(/[^\w/]/g, '\\$&')))
      .join('')}$`,
  );

/** Whether a call has to carry a token: what the operation says of its security, else what the document says. */
export function needsToken(document: Document, { value }: Operation): boolean {
  const security = entry(value, 'security') ?? entry(document, 'security');
  return Array.isArray(security) && security.length > 0;
}

/**
 * Every named example of an answer in JSON, with the request's example of the same name. A response without a body has
 * its examples as `x-examples`.
 */
export function scenariosOf(document: Document): Scenario[] {
  return operationsOf(document).flatMap((operation) => {
    const bodies = examplesIn(document, entry(operation.value, 'requestBody'));
    return entries(entry(operation.value, 'responses')).flatMap(([status, response]) =>
      entries(examplesIn(document, response) ?? entry(resolved(document, response), 'x-examples')).map(
        ([name, example]) => ({
          id: `${operation.id}: ${name}`,
          operation,
          name,
          summary: textIn(example, 'summary') ?? '',
          body: entry(entry(bodies, name), 'value'),
          status: Number(status),
          response: entry(example, 'value'),
          state: textIn(example, 'x-provider-state') ?? '',
          needsToken: needsToken(document, operation),
        }),
      ),
    );
  });
}

/**
 * Names of the schemas that the JSON of successful responses has: the named schema, or each named variant of its `oneOf`.
 * A schema without a name is left out.
 */
export function responseSchemas(
  document: Document,
  operations: Operation[] = operationsOf(document),
): string[] {
  const names = operations.flatMap(({ value }) =>
    entries(entry(value, 'responses'))
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, response]) => namesOf(document, entry(jsonIn(resolved(document, response)), 'schema'))),
  );
  return [...new Set(names)];
}

function namesOf(document: Document, schema: unknown): string[] {
  const name = textIn(schema, '$ref')?.split('/').at(-1);
  if (name === undefined) return [];
  const variants = entry(resolved(document, schema), 'oneOf');
  if (!Array.isArray(variants)) return [name];
  return variants.flatMap((variant: unknown) => namesOf(document, variant));
}

/** Whether an operation has a tag. */
export const hasTag = ({ value }: Operation, tag: string): boolean => {
  const tags = entry(value, 'tags');
  return Array.isArray(tags) && tags.includes(tag);
};

/**
 * The keys that lead to the schema of a request's or a response's JSON, through `$ref`s of the whole part; `undefined`:
 * it has none.
 */
export function jsonSchemaAt(document: Document, keys: readonly string[]): string[] | undefined {
  const part = follow(document, keys);
  const $ref = textIn(part, '$ref');
  if ($ref !== undefined) return jsonSchemaAt(document, keysOfRef($ref));
  const media = jsonKeyIn(part);
  if (media === undefined) return undefined;
  const at = [...keys, 'content', media, 'schema'];
  return follow(document, at) === undefined ? undefined : at;
}

/** The named examples of a request's or an answer's JSON. */
const examplesIn = (document: Document, part: unknown): unknown =>
  entry(jsonIn(resolved(document, part)), 'examples');

/**
 * What is said of a request's or an answer's JSON: of `wanted` itself where that is described, else of
 * `application/json`, else of the first form that is JSON under another name (`application/problem+json`).
 * Parameters do not count. `undefined`: it has none.
 */
export function jsonIn(part: unknown, wanted = JSON_TYPE): unknown {
  const key = jsonKeyIn(part, wanted);
  return key === undefined ? undefined : entry(entry(part, 'content'), key);
}

/** The media type under which `jsonIn` finds the JSON, as written. */
export function jsonKeyIn(part: unknown, wanted = JSON_TYPE): string | undefined {
  const keys = entries(entry(part, 'content')).map(([key]) => key);
  const named = [typeOf(wanted), JSON_TYPE].map((type) => keys.find((key) => typeOf(key) === type));
  return [...named, keys.find((key) => typeOf(key).endsWith('+json'))].find((key) => key !== undefined);
}

const JSON_TYPE = 'application/json';
const typeOf = (media: string): string => (media.split(';')[0] ?? '').trim().toLowerCase();
