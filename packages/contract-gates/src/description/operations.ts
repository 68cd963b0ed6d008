// Reads the operations of the API description and their scenarios.
import { entries, entry, follow, isObject, parseRef, resolved, readString } from './document';
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

/** A named example: request, response and provider state. */
export type Scenario = {
  /** Also the name of the interaction in the pact: `signIn: accepted`. */
  id: string;
  operation: Operation;
  name: string;
  summary: string;
  /** Path and query of the request, without the server's prefix: `/people/7?sort=name`. */
  path: string;
  /** The described headers of the request that the scenario needs, with names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** `undefined`: the operation takes no body. An object with the parts, as texts, if the operation takes a form. */
  body: unknown;
  /** Whether the operation takes form data and not JSON. */
  takesForm: boolean;
  status: number;
  /** Media type of the response. `undefined`: it has no body. */
  type: string | undefined;
  /** The text of a response that is not JSON. */
  response: unknown;
  /** The value of `x-provider-state`, empty if missing. */
  state: string;
  needsToken: boolean;
};

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
  operations
    .filter((one) => one.method === method && patternOf(one.path).test(path))
    .sort((one, other) => templatesIn(one.path).length - templatesIn(other.path).length)[0];

const TEMPLATE = /(\{[^}]*\})/;
const templatesIn = (path: string): string[] => path.split(TEMPLATE).filter((part) => TEMPLATE.test(part));

/** Returns the operations of any method at the best matching path. */
export function findPathOperations(operations: Operation[], path: string): Operation[] {
  const best = operations
    .filter((one) => patternOf(one.path).test(path))
    .sort((one, other) => templatesIn(one.path).length - templatesIn(other.path).length)[0];
  return best === undefined ? [] : operations.filter((one) => one.path === best.path);
}

/** A template such as `{code}` matches one segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(TEMPLATE)
      .map((part) => (part.startsWith('{') ? '[^/]+' : part.replaceAll(/[^\w/]/g, '\\$&')))
      .join('')}$`,
  );

/** Whether a call requires a token. The `security` of the operation replaces that of the document. */
export function needsToken(document: Document, { value }: Operation): boolean {
  const security = entry(value, 'security') ?? entry(document, 'security');
  return Array.isArray(security) && security.length > 0;
}

/**
 * Returns the roles that may make a call (`x-roles`). `undefined`: the operation names none. Only an operation that needs a
 * token can name them.
 */
export function readRoles({ value }: Operation): readonly string[] | undefined {
  const roles = entry(value, 'x-roles');
  return Array.isArray(roles) && roles.every((role) => typeof role === 'string') ? roles : undefined;
}

/** Returns every named example of a response, with the request example of the same name. */
export function listScenarios(document: Document): Scenario[] {
  return listOperations(document).flatMap((operation) => {
    const { examples: bodies, isForm: takesForm } = findBody(document, operation);
    return entries(entry(operation.value, 'responses')).flatMap(([status, response]) =>
      listExamples(resolved(document, response)).map(({ name, example, type }) => ({
        id: `${operation.id}: ${name}`,
        operation,
        name,
        summary: readString(example, 'summary') ?? '',
        ...readRequest(document, operation, entry(example, 'x-parameters')),
        body: entry(entry(bodies, name), 'value'),
        takesForm,
        status: Number(status),
        type,
        response: entry(example, 'value'),
        state: readString(example, 'x-provider-state') ?? '',
        needsToken: needsToken(document, operation),
      })),
    );
  });
}

/** Returns the examples of the JSON of a response, else those of all media types. One without a body has `x-examples`. */
function listExamples(response: unknown): { name: string; example: unknown; type: string | undefined }[] {
  const content = entry(response, 'content');
  const json = findJsonType(response);
  const types = json === undefined ? entries(content).map(([type]) => type) : [json];
  const inBody = types.flatMap((type) =>
    entries(entry(entry(content, type), 'examples')).map(([name, example]) => ({ name, example, type })),
  );
  const inHead = entries(entry(response, 'x-examples'));
  return inBody.length > 0 ? inBody : inHead.map(([name, example]) => ({ name, example, type: undefined }));
}

/** Returns the parameters of an operation and of its path. Those of the operation come first. */
const listParameters = (document: Document, { path, value }: Operation): unknown[] =>
  [entry(value, 'parameters'), follow(document, ['paths', path, 'parameters'])]
    .flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
    .map((parameter) => resolved(document, parameter));

/**
 * Makes the request of a scenario from the `x-parameters` of its example. A path parameter that they leave out has the
 * example of the description.
 */
function readRequest(
  document: Document,
  operation: Operation,
  given: unknown,
): Pick<Scenario, 'path' | 'headers'> {
  const parameters = listParameters(document, operation);
  const valuesIn = (location: string) =>
    parameters
      .filter((parameter) => readString(parameter, 'in') === location)
      .flatMap((parameter): [string, string][] => {
        const name = readString(parameter, 'name') ?? '';
        const value = entry(given, name) ?? (location === 'path' ? entry(parameter, 'example') : undefined);
        return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
      });
  const path = valuesIn('path').reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path,
  );
  const query = new URLSearchParams(valuesIn('query')).toString();
  return {
    path: query === '' ? path : `${path}?${query}`,
    headers: Object.fromEntries(valuesIn('header').map(([name, value]) => [name.toLowerCase(), value])),
  };
}

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

export const hasTag = ({ value }: Operation, tag: string): boolean => {
  const tags = entry(value, 'tags');
  return Array.isArray(tags) && tags.includes(tag);
};

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
  const named = [typeOf(wanted), JSON_TYPE].map((type) => keys.find((key) => typeOf(key) === type));
  return [...named, keys.find((key) => typeOf(key).endsWith('+json'))].find((key) => key !== undefined);
}

const JSON_TYPE = 'application/json';
/** The media type of a request with files. */
const FORM_TYPE = 'multipart/form-data';
const typeOf = (media: string): string => (media.split(';')[0] ?? '').trim().toLowerCase();
