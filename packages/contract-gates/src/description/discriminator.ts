// Reads which schema each value of a discriminator selects.
import { entries, entry, follow, isObject, listParts, parseRef, readList, readString } from './document';
import type { Document, JsonObject } from './document';
import { isAnnotation, nameVariant, readListedValues, readShape, readVariants } from './schemaShape';
import type { Schema, Variant } from './schemaShape';

const SCHEMAS = '#/components/schemas/';

/** A value of a mapping is a reference or the name of a schema. */
export const refOfMapping = (target: string): string =>
  target.startsWith('#/') ? target : `${SCHEMAS}${target}`;

/** Lists each value with its schema. A schema without a mapping has its name as value. */
export function readSubtypes(schema: Schema, shape: JsonObject): Variant[] {
  const { document } = schema;
  const mapped = entries(entry(shape['discriminator'], 'mapping')).map(([value, target]) => ({
    value,
    $ref: refOfMapping(String(target)),
  }));
  const named = listAlternatives(schema, shape)
    .map(($ref) => ({ value: nameVariant({ $ref }, 0), $ref }))
    .filter((one) => !mapped.some(({ value, $ref }) => value === one.value || $ref === one.$ref));
  return [...mapped, ...named].map(({ value, $ref }) => ({
    name: nameVariant({ $ref }, 0),
    value,
    // No tool reads a schema of another file, so its address is compared as a keyword without rules.
    schema: {
      document,
      value: follow(document, parseRef($ref)) === undefined ? { mapping: $ref } : { $ref },
    },
  }));
}

/** Returns the references of a union. Without one: the schema itself, and the schemas that build on it by `allOf`. */
function listAlternatives(schema: Schema, shape: JsonObject): string[] {
  const { document } = schema;
  const variants = readVariants(schema, shape);
  if (variants !== null) return variants.flatMap((one) => readString(one.schema.value, '$ref') ?? []);
  const bases = listBases(schema);
  if (bases.length === 0) return [];
  const isBuiltOnAll = (value: unknown) => {
    const parts = listParts(document, value);
    return bases
      .map((base) => follow(document, parseRef(base)))
      .every((base) => isObject(base) && parts.has(base));
  };
  const field = entry(shape['properties'], readString(shape['discriminator'], 'propertyName') ?? '');
  const listed = readListedValues(readShape({ document, value: field }));
  return entries(follow(document, ['components', 'schemas'])).flatMap(([name, value]) => {
    const $ref = `${SCHEMAS}${name}`;
    // A field with listed values says whether a base is sent by its name.
    if (bases.includes($ref)) return listed === null || listed.includes(JSON.stringify(name)) ? [$ref] : [];
    return !isAlias(value) && isBuiltOnAll(value) ? [$ref] : [];
  });
}

/** Returns the references from which a schema has its discriminator. */
function listBases({ document, value }: Schema): string[] {
  return partsOf(value)
    .filter((part) => 'discriminator' in readShape({ document, value: part }))
    .flatMap((part) => {
      const $ref = readString(part, '$ref');
      return $ref === undefined ? listBases({ document, value: part }) : [followAliases(document, $ref)];
    });
}

/** A wrapper of a single reference is this reference. */
function followAliases(document: Document, $ref: string, seen: readonly string[] = []): string {
  const value = follow(document, parseRef($ref));
  const [only, ...more] = partsOf(value);
  const next = readString(only, '$ref');
  return next === undefined || more.length > 0 || !hasOnly(value, ['$ref', 'allOf']) || seen.includes($ref)
    ? $ref
    : followAliases(document, next, [...seen, $ref]);
}

const isAlias = (value: unknown): boolean =>
  readString(value, '$ref') !== undefined && hasOnly(value, ['$ref']);

const hasOnly = (value: unknown, keywords: readonly string[]): boolean =>
  entries(value).every(([keyword]) => keywords.includes(keyword) || isAnnotation(keyword));

/** The reference and the parts of `allOf`, which apply to the same value. */
const partsOf = (value: unknown): unknown[] =>
  isObject(value) ? [...('$ref' in value ? [{ $ref: value['$ref'] }] : []), ...readList(value, 'allOf')] : [];
