// The kinds of objects in an OpenAPI 3.1 document and where they are. Everything else is a plain value.
import { entries, entry, isObject } from './document';
import type { JsonObject } from './document';
import { DESCRIBED_METHODS } from './operations';

/** `one`: the value. `map`: each value of an object. `list`: each item of an array. */
type Part = { kind: Kind; as: 'one' | 'map' | 'list' };

export type Kind =
  | 'document'
  | 'components'
  | 'server'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'requestBody'
  | 'response'
  | 'header'
  | 'mediaType'
  | 'encoding'
  | 'example'
  | 'link'
  | 'callback'
  | 'schema';

const one = (kind: Kind): Part => ({ kind, as: 'one' });
const map = (kind: Kind): Part => ({ kind, as: 'map' });
const list = (kind: Kind): Part => ({ kind, as: 'list' });

/** The keywords of JSON Schema 2020-12 that contain schemas. */
const SCHEMA_PARTS: Record<string, Part> = {
  ...Object.fromEntries(
    [
      ...['additionalProperties', 'contains', 'contentSchema', 'else', 'if', 'items', 'not', 'propertyNames'],
      ...['then', 'unevaluatedItems', 'unevaluatedProperties'],
    ].map((keyword) => [keyword, one('schema')]),
  ),
  ...Object.fromEntries(
    ['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((keyword) => [keyword, list('schema')]),
  ),
  ...Object.fromEntries(
    ['$defs', 'dependentSchemas', 'patternProperties', 'properties'].map((keyword) => [
      keyword,
      map('schema'),
    ]),
  ),
};

const PARAMETER_PARTS = { schema: one('schema'), content: map('mediaType'), examples: map('example') };

const PARTS: Record<Kind, Record<string, Part>> = {
  document: {
    paths: map('pathItem'),
    webhooks: map('pathItem'),
    components: one('components'),
    servers: list('server'),
  },
  components: {
    callbacks: map('callback'),
    examples: map('example'),
    headers: map('header'),
    links: map('link'),
    parameters: map('parameter'),
    pathItems: map('pathItem'),
    requestBodies: map('requestBody'),
    responses: map('response'),
    schemas: map('schema'),
  },
  server: {},
  pathItem: {
    ...Object.fromEntries(DESCRIBED_METHODS.map((method) => [method, one('operation')])),
    parameters: list('parameter'),
    servers: list('server'),
  },
  operation: {
    callbacks: map('callback'),
    parameters: list('parameter'),
    requestBody: one('requestBody'),
    responses: map('response'),
    servers: list('server'),
  },
  parameter: PARAMETER_PARTS,
  requestBody: { content: map('mediaType') },
  response: { content: map('mediaType'), headers: map('header'), links: map('link') },
  header: PARAMETER_PARTS,
  mediaType: { schema: one('schema'), encoding: map('encoding'), examples: map('example') },
  encoding: { headers: map('header') },
  example: {},
  link: {},
  // The keys of a callback are addresses that are known only at run time.
  callback: {},
  schema: SCHEMA_PARTS,
};

/** One object of a description, and the keys that lead to it. */
export type Visited = { kind: Kind; value: JsonObject; keys: readonly string[] };

/** Returns every object at and below a value, in the order of the text. References are not followed. */
export function listObjects(
  value: unknown,
  kind: Kind = 'document',
  keys: readonly string[] = [],
): Visited[] {
  if (!isObject(value)) return [];
  const below = entries(value).flatMap(([key, child]) => {
    const part = entry(PARTS[kind], key);
    return isPart(part) ? partsIn(child, part, [...keys, key]) : [];
  });
  return [{ kind, value, keys }, ...below];
}

function partsIn(value: unknown, { kind, as }: Part, keys: readonly string[]): Visited[] {
  if (as === 'one') return listObjects(value, kind, keys);
  if (as === 'map') return entries(value).flatMap(([key, child]) => listObjects(child, kind, [...keys, key]));
  return Array.isArray(value)
    ? value.flatMap((child: unknown, index) => listObjects(child, kind, [...keys, String(index)]))
    : [];
}

/** Returns a copy with each object replaced, the inner ones first. References are not followed. */
export function mapObjects(
  value: JsonObject,
  replace: (value: JsonObject, kind: Kind) => JsonObject,
  kind: Kind = 'document',
): JsonObject {
  const mapPart = (child: unknown, part: unknown): unknown => {
    if (!isPart(part)) return child;
    const mapOne = (one: unknown) => (isObject(one) ? mapObjects(one, replace, part.kind) : one);
    if (part.as === 'one') return mapOne(child);
    if (part.as === 'list') return Array.isArray(child) ? child.map(mapOne) : child;
    return isObject(child) ? mapValues(child, mapOne) : child;
  };
  return replace(
    mapValues(value, (child, key) => mapPart(child, entry(PARTS[kind], key))),
    kind,
  );
}

const mapValues = (value: JsonObject, replace: (child: unknown, key: string) => unknown): JsonObject =>
  Object.fromEntries(entries(value).map(([key, child]) => [key, replace(child, key)]));

const isPart = (value: unknown): value is Part => isObject(value) && 'kind' in value;
