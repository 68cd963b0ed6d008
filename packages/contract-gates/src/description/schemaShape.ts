// Resolves `$ref`, `allOf`, `oneOf` and `anyOf`, so that two spellings of one schema are equal.
import { entries, entry, follow, isObject, parseRef, readList, readString } from './document';
import type { Document, JsonObject } from './document';

/** A schema of one of the two descriptions. */
export type Schema = { document: Document; value: unknown };

/** Whether a keyword leaves the set of valid values unchanged. */
export const isAnnotation = (keyword: string): boolean =>
  ANNOTATIONS.includes(keyword) || keyword.startsWith('x-');

/** Texts and examples for a reader, and the names for XML, which no tool here reads. */
export const TEXT_KEYWORDS = [
  ...['title', 'description', 'summary', 'example', 'examples', '$comment', 'externalDocs', 'xml'],
];

const ANNOTATIONS = [
  ...TEXT_KEYWORDS,
  // The comparison of a field reads these.
  ...['deprecated', 'readOnly', 'writeOnly'],
  // A `$ref` leads to the parts that are used.
  ...['$defs', '$schema'],
];

/**
 * Follows the `$ref` of a schema and merges its `allOf`. If two parts have the same keyword, the last one wins. The
 * overruled keyword stays in `allOf`.
 */
export function readShape({ document, value }: Schema, seen: readonly string[] = []): JsonObject {
  if (value === false) return { not: {} };
  if (!isObject(value)) return {};
  const { $ref, allOf, ...own } = value;
  const parts = [...(typeof $ref === 'string' ? [{ $ref }] : []), ...partsIn({ allOf })];
  if (parts.length === 0) return own;
  return [...parts.map((part) => partOf(document, part, seen)), own].reduce(mergeShapes, {});
}

function partOf(document: Document, part: unknown, seen: readonly string[]): JsonObject {
  const $ref = readString(part, '$ref');
  if ($ref === undefined) return readShape({ document, value: part }, seen);
  // A schema that contains itself in `allOf` adds nothing the second time.
  if (seen.includes($ref)) return {};
  return readShape({ document, value: follow(document, parseRef($ref)) }, [...seen, $ref]);
}

function mergeShapes(one: JsonObject, other: JsonObject): JsonObject {
  const properties = { ...fieldsIn(one) };
  for (const [name, field] of entries(entry(other, 'properties'))) {
    properties[name] = Object.hasOwn(properties, name) ? mergeFields(properties[name], field) : field;
  }
  const required = [...new Set([...readRequired(one), ...readRequired(other)])];
  const overruled = entries(one)
    .filter(
      ([keyword]) => !TOGETHER.includes(keyword) && !isAnnotation(keyword) && Object.hasOwn(other, keyword),
    )
    .filter(([keyword, value]) => canonical(value) !== canonical(other[keyword]))
    .map(([keyword, value]) => ({ [keyword]: value }));
  const allOf = distinct([...partsIn(one), ...partsIn(other), ...overruled]);
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...(allOf.length > 0 && { allOf }),
  };
}

const TOGETHER = ['properties', 'required', 'allOf'];

/** Without duplicates, because a recursive schema would grow without end. */
function mergeFields(one: unknown, other: unknown): unknown {
  const parts = distinct([one, other].flatMap((part) => (isOnlyParts(part) ? partsIn(part) : [part])));
  return parts.length === 1 ? parts[0] : { allOf: parts };
}

const isOnlyParts = (value: unknown): value is JsonObject =>
  isObject(value) && Object.keys(value).join() === 'allOf';

const partsIn = (shape: JsonObject): unknown[] => readList(shape, 'allOf');

export const distinct = (values: unknown[]): unknown[] => [
  ...new Map(values.map((value) => [canonical(value), value])).values(),
];

const fieldsIn = (shape: JsonObject): JsonObject => {
  const properties = entry(shape, 'properties');
  return isObject(properties) ? properties : {};
};

export const readRequired = (shape: JsonObject): string[] => readTexts(shape, 'required');

const readTexts = (shape: JsonObject, key: string): string[] =>
  readList(shape, key).filter((one) => typeof one === 'string');

/** The names of the declared fields and of the required ones. */
export const fieldNames = (shape: JsonObject): string[] => [
  ...new Set([...Object.keys(fieldsIn(shape)), ...readRequired(shape)]),
];

const TYPES = ['string', 'number', 'boolean', 'object', 'array', 'null'];

/** Includes `null` if the value may be null. `integer` is a kind of `number`. */
export function readTypes(shape: JsonObject): string[] {
  const type = readString(shape, 'type');
  const named = type === undefined ? readTexts(shape, 'type') : [type];
  const values = readListedValues(shape);
  const types = named.length > 0 ? named : values === null ? TYPES : [...new Set(values.map(typeOf))];
  return values === null || values.includes('null') ? types : types.filter((one) => one !== 'null');
}

/** As `readTypes`, with `integer` for listed numbers that are all whole. */
export function readNarrowTypes(shape: JsonObject): string[] {
  const areWhole = readListedValues(shape)?.every(
    (json) => typeOf(json) !== 'number' || Number.isInteger(Number(json)),
  );
  return areWhole === true
    ? readTypes(shape).map((type) => (type === 'number' ? 'integer' : type))
    : readTypes(shape);
}

const typeOf = (json: string): string => {
  const value: unknown = JSON.parse(json);
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
};

/** The values of `enum` or `const` as JSON texts. `null`: any value. */
export function readListedValues(shape: JsonObject): string[] | null {
  const listed = Object.hasOwn(shape, 'const') ? [shape['const']] : entry(shape, 'enum');
  return Array.isArray(listed) ? listed.map(canonical) : null;
}

/** `value`: the value of the discriminator that selects the variant. */
export type Variant = { name: string; schema: Schema; value?: string };

/** The keyword of a union. `null`: no union. `oneOf` comes first. */
export const unionKeyword = (shape: JsonObject): 'oneOf' | 'anyOf' | null =>
  (['oneOf', 'anyOf'] as const).find((keyword) => Array.isArray(entry(shape, keyword))) ?? null;

/** The variants of a union. `null`: no union. */
export function readVariants({ document }: Schema, shape: JsonObject): Variant[] | null {
  const union = unionKeyword(shape);
  const variants = union === null ? null : shape[union];
  if (!Array.isArray(variants)) return null;
  return variants.map((value: unknown, index) => ({
    name: nameVariant(value, index),
    schema: { document, value },
  }));
}

/** Returns the name of the schema that the variant refers to, else its number. */
export const nameVariant = (value: unknown, index: number): string =>
  readString(value, '$ref')?.split('/').at(-1) ?? `variant${index + 1}`;

/** A variant with the keywords beside the union, which apply to each variant. */
export function withUnionKeywords({ name, schema }: Variant, shape: JsonObject): Variant {
  const union = unionKeyword(shape);
  const beside = Object.fromEntries(entries(shape).filter(([keyword]) => keyword !== union));
  return { name, schema: { ...schema, value: { allOf: [beside, schema.value] } } };
}

/** JSON with sorted keys. Equal values give the same text. */
export const canonical = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : JSON.stringify(value, (_key, one: unknown) =>
        isObject(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
      );

/** Returns the different values, in an order that does not depend on the given one. */
export const sortSet = (values: readonly unknown[]): unknown[] =>
  [...new Map(values.map((value) => [canonical(value), value]))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value);

/** Returns the schema behind a reference. */
type FollowRef = (document: Document, $ref: string) => unknown;
const followRef: FollowRef = (document, $ref) => follow(document, parseRef($ref));

/** Follows every `$ref` below a value, except for one that leads back to itself. Parts and variants are sorted. */
export function expanded(
  document: Document,
  value: unknown,
  readBehind = followRef,
  seen: readonly string[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((one) => expanded(document, one, readBehind, seen));
  if (!isObject(value)) return value;
  const $ref = readString(value, '$ref');
  if ($ref !== undefined) {
    if (seen.includes($ref)) return { again: seen.length - seen.indexOf($ref) };
    return expanded(document, readBehind(document, $ref), readBehind, [...seen, $ref]);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const inside = expanded(document, one, readBehind, seen);
      return [
        key,
        ['allOf', 'anyOf', 'oneOf'].includes(key) && Array.isArray(inside) ? sortSet(inside) : inside,
      ];
    }),
  );
}
