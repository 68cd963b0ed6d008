// Finds the fields of a response that the API description does not declare.
import {
  entries,
  entry,
  follow,
  isObject,
  listParts,
  parseRef,
  readList,
  readString,
} from './description/document';
import type { Document, JsonObject } from './description/document';
import { refOfMapping } from './description/discriminator';
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

  const refersTo = (schema: unknown) => {
    const $ref = readString(schema, '$ref');
    return $ref === undefined ? undefined : follow(document, parseRef($ref));
  };

  /**
   * Returns the schema that a `discriminator` selects: a mapped one, a variant, or one with the general schema in its
   * `allOf`. `null`: the value names none of them. `undefined`: nothing selects one.
   */
  function readSubtype(schema: JsonObject, value: unknown): unknown {
    const { discriminator } = schema;
    const name = readName(discriminator, value);
    if (name === undefined) return undefined;
    const mapped = readString(entry(discriminator, 'mapping'), name);
    const subtype =
      mapped === undefined
        ? follow(document, ['components', 'schemas', name])
        : follow(document, parseRef(refOfMapping(mapped)));
    const variants = [...listParts(document, schema)].flatMap(readVariants);
    const isOwn =
      mapped !== undefined ||
      variants.some((variant) => refersTo(variant) === subtype) ||
      (isObject(subtype) && subtype !== schema && listParts(document, subtype).has(schema)) ||
      (subtype === schema && variants.length === 0);
    if (isOwn && isObject(subtype)) return subtype;
    // A variant without a `$ref` has no name.
    const isUnnamed = (variant: unknown) => refersTo(variant) === undefined && isValid(variant, value);
    return variants.some(isUnnamed) ? undefined : null;
  }

  /** Adds a schema of a value, and the schemas of the same value that it leads to. */
  function collect(schema: unknown, value: unknown, schemas: Set<JsonObject>): void {
    if (!isObject(schema) || schemas.has(schema)) return;
    schemas.add(schema);
    const { $ref, if: condition, then, else: otherwise } = schema;
    const subtype = readSubtype(schema, value);
    const unions = UNIONS.flatMap((keyword) => {
      const variants = readList(schema, keyword);
      const named = variants.filter((variant) => isObject(subtype) && refersTo(variant) === subtype);
      if (named.length > 0) return named;
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
      subtype,
    ];
    for (const part of parts) collect(part, value, schemas);
  }

  function find(roots: readonly unknown[], value: unknown, path: string): string[] {
    const collected = new Set<JsonObject>();
    for (const root of roots) collect(root, value, collected);
    const schemas = [...collected];
    // A `writeOnly` field, such as a password, is for requests.
    if (path !== '' && schemas.some(({ writeOnly }) => writeOnly === true)) return [path];
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown, index) => find(itemSchemas(schemas, index), item, `${path}[]`));
    }
    const below = (key: string) => (path === '' ? key : `${path}.${key}`);
    const unknown = listUnknownNames(schemas, value).map(
      (name) => `${below(name)} (the schema that it names)`,
    );
    if (!schemas.some(declaresFields)) return unknown;
    const fields = entries(value).flatMap(([name, field]) => {
      const declared = fieldSchemas(schemas, name);
      const key = schemas.some((schema) => isNamed(schema, name)) || declared.length === 0 ? name : '*';
      return declared.length === 0 ? [below(key)] : find(declared, field, below(key));
    });
    return [...unknown, ...fields];
  }

  /** Returns the discriminator fields whose value names no schema. */
  function listUnknownNames(schemas: readonly JsonObject[], value: unknown): string[] {
    const subtypes = schemas.map((schema) => ({
      name: readString(schema['discriminator'], 'propertyName') ?? '',
      subtype: readSubtype(schema, value),
    }));
    const known = subtypes.filter(({ subtype }) => isObject(subtype)).map(({ name }) => name);
    const unknown = subtypes.filter(({ subtype }) => subtype === null).map(({ name }) => name);
    return [...new Set(unknown)].filter((name) => !known.includes(name));
  }

  return (operation, response) => {
    const content = readJsonContent(document, operation, response);
    return 'schema' in content ? [...new Set(find([content.schema], content.value, ''))] : [];
  };
}

const UNIONS = ['oneOf', 'anyOf'] as const;

const readVariants = (schema: JsonObject): unknown[] =>
  UNIONS.flatMap((keyword) => readList(schema, keyword));

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

/** Returns the value of the discriminator field. `undefined`: there is none, or no name. */
function readName(discriminator: unknown, value: unknown): string | undefined {
  const field = readString(discriminator, 'propertyName');
  const named = field === undefined ? undefined : entry(value, field);
  return ['string', 'number', 'boolean'].includes(typeof named) ? String(named) : undefined;
}
