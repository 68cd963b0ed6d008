// Finds the fields of a response that the API description does not declare.
import {
  entries,
  entry,
  follow,
  isObject,
  parseRef,
  readList,
  readString,
  resolved,
} from './description/document';
import type { Document, JsonObject } from './description/document';
import type { Operation } from './description/operations';
import { makeValidators, readJsonContent } from './responseCheck';
import type { ReceivedResponse } from './responseCheck';

/**
 * Returns the paths of the fields, such as `courts[].owner`, without values. Fields below them are not listed. A key of a
 * map is `*`.
 */
export type FindUndeclaredFields = (operation: Operation, response: ReceivedResponse) => string[];

/**
 * A value is free if its schemas declare no fields, as `type: object` alone. With `additionalProperties: true` the other
 * fields are free.
 */
export function makeFindUndeclaredFields(document: Document): FindUndeclaredFields {
  const validatorFor = makeValidators(document);
  const isValid = (schema: unknown, value: unknown) => validatorFor(schema)(value);

  const isWriteOnly = (schema: unknown) =>
    [schema, resolved(document, schema)].some((one) => entry(one, 'writeOnly') === true);

  /** Adds a schema of a value, and the schemas of the same value that it leads to. */
  function collect(schema: unknown, value: unknown, schemas: Set<JsonObject>): void {
    if (!isObject(schema) || schemas.has(schema)) return;
    schemas.add(schema);
    const { $ref, if: condition, then, else: otherwise } = schema;
    const unions = (['oneOf', 'anyOf'] as const).flatMap((keyword) => {
      const variants = readList(schema, keyword);
      const matching = variants.filter((variant) => isValid(variant, value));
      // A value without a variant is a breach, and each of them may be the meant one.
      return matching.length > 0 ? matching : variants;
    });
    const conditional =
      condition === undefined ? [] : isValid(condition, value) ? [condition, then] : [otherwise];
    const dependent = entries(schema['dependentSchemas']).flatMap(([name, one]) =>
      entry(value, name) === undefined ? [] : [one],
    );
    const parts = [
      ...(typeof $ref === 'string' ? [follow(document, parseRef($ref))] : []),
      ...readList(schema, 'allOf'),
      ...unions,
      ...conditional,
      ...dependent,
      readSubtype(document, schema, value),
    ];
    for (const part of parts) collect(part, value, schemas);
  }

  function find(roots: readonly unknown[], value: unknown, path: string): string[] {
    const collected = new Set<JsonObject>();
    for (const root of roots) collect(root, value, collected);
    const schemas = [...collected];
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown, index) => find(itemSchemas(schemas, index), item, `${path}[]`));
    }
    if (!schemas.some(declaresFields)) return [];
    return entries(value).flatMap(([name, field]) => {
      const described = fieldSchemas(schemas, name);
      // A `writeOnly` field, such as a password, is for requests.
      const declared = described.some(isWriteOnly) ? [] : described;
      const key = schemas.some((schema) => isNamed(schema, name)) || declared.length === 0 ? name : '*';
      const fieldPath = path === '' ? key : `${path}.${key}`;
      return declared.length === 0 ? [fieldPath] : find(declared, field, fieldPath);
    });
  }

  return (operation, response) => {
    const content = readJsonContent(document, operation, response);
    return 'schema' in content ? [...new Set(find([content.schema], content.value, ''))] : [];
  };
}

const FIELD_KEYWORDS = [
  'properties',
  'required',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
];

const declaresFields = (schema: JsonObject): boolean =>
  FIELD_KEYWORDS.some((keyword) => Object.hasOwn(schema, keyword));

const isNamed = (schema: JsonObject, name: string): boolean =>
  entry(schema['properties'], name) !== undefined || readList(schema, 'required').includes(name);

/** Returns the schemas of a field. None: the field is not declared. */
function fieldSchemas(schemas: readonly JsonObject[], name: string): unknown[] {
  const declared = schemas.flatMap((schema) => {
    const named = [
      entry(schema['properties'], name),
      ...entries(schema['patternProperties'])
        .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
        .map(([, field]) => field),
    ].filter((one) => one !== undefined);
    const others = named.length > 0 ? [] : readOthers(schema, 'additionalProperties');
    return [...named, ...others, ...(isNamed(schema, name) ? [true] : [])];
  });
  return declared.length > 0
    ? declared
    : schemas.flatMap((schema) => readOthers(schema, 'unevaluatedProperties'));
}

const readOthers = (schema: JsonObject, keyword: string): unknown[] =>
  [schema[keyword]].filter((others) => others !== undefined && others !== false);

function itemSchemas(schemas: readonly JsonObject[], index: number): unknown[] {
  return schemas.flatMap((schema) => {
    const listed = readList(schema, 'prefixItems');
    return index < listed.length ? [listed[index]] : [schema['items'], schema['unevaluatedItems']];
  });
}

/** Returns the schema that a `discriminator` without a union selects. It contains the general schema in its `allOf`. */
function readSubtype(document: Document, { discriminator }: JsonObject, value: unknown): unknown {
  const name = readString(value, readString(discriminator, 'propertyName') ?? '');
  if (name === undefined) return undefined;
  const mapped = readString(entry(discriminator, 'mapping'), name) ?? name;
  return follow(document, mapped.startsWith('#/') ? parseRef(mapped) : ['components', 'schemas', mapped]);
}
