// What a schema says, whichever way it was put down.
import { entries, entry, follow, isObject, keysOfRef, textIn } from '../description/document';
import type { Document, JsonObject } from '../description/document';

/** A schema of one of the two descriptions. */
export type Schema = { document: Document; value: unknown };

/** Whether a keyword says something of a value without changing which values may come. */
export const isRemark = (keyword: string): boolean => REMARKS.includes(keyword) || keyword.startsWith('x-');

const REMARKS = [
  ...['title', 'description', 'example', 'examples', '$comment', 'externalDocs', 'deprecated', 'xml'],
  // Read where a field is compared.
  ...['readOnly', 'writeOnly'],
  // What is used of them is compared where a `$ref` leads to it.
  ...['$defs', '$schema'],
];

/**
 * A schema with its `$ref` followed and its `allOf` put together. Where two parts say the same keyword, the last one
 * wins, and what it overruled stays behind in `allOf`.
 */
export function shapeOf({ document, value }: Schema, seen: readonly string[] = []): JsonObject {
  if (value === false) return { not: {} };
  if (!isObject(value)) return {};
  const { $ref, allOf, ...own } = value;
  const parts = [...(typeof $ref === 'string' ? [{ $ref }] : []), ...partsIn({ allOf })];
  if (parts.length === 0) return own;
  return [...parts.map((part) => partOf(document, part, seen)), own].reduce(together, {});
}

function partOf(document: Document, part: unknown, seen: readonly string[]): JsonObject {
  const $ref = textIn(part, '$ref');
  if ($ref === undefined) return shapeOf({ document, value: part }, seen);
  // A schema that is put together from itself says nothing more the second time.
  if (seen.includes($ref)) return {};
  return shapeOf({ document, value: follow(document, keysOfRef($ref)) }, [...seen, $ref]);
}

function together(one: JsonObject, other: JsonObject): JsonObject {
  const properties = { ...fieldsIn(one) };
  for (const [name, field] of entries(entry(other, 'properties'))) {
    properties[name] = Object.hasOwn(properties, name) ? bothOf(properties[name], field) : field;
  }
  const required = [...new Set([...requiredIn(one), ...requiredIn(other)])];
  const overruled = entries(one)
    .filter(([keyword]) => !TOGETHER.includes(keyword) && !isRemark(keyword) && Object.hasOwn(other, keyword))
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

/** Nothing is said twice: a schema that comes back to itself would grow without end. */
function bothOf(one: unknown, other: unknown): unknown {
  const parts = distinct([one, other].flatMap((part) => (isOnlyParts(part) ? partsIn(part) : [part])));
  return parts.length === 1 ? parts[0] : { allOf: parts };
}

const isOnlyParts = (value: unknown): value is JsonObject =>
  isObject(value) && Object.keys(value).join() === 'allOf';

const partsIn = (shape: JsonObject): unknown[] => {
  const parts = entry(shape, 'allOf');
  return Array.isArray(parts) ? parts : [];
};

const distinct = (values: unknown[]): unknown[] => [
  ...new Map(values.map((value) => [canonical(value), value])).values(),
];

const fieldsIn = (shape: JsonObject): JsonObject => {
  const properties = entry(shape, 'properties');
  return isObject(properties) ? properties : {};
};

export const requiredIn = (shape: JsonObject): string[] => textsIn(entry(shape, 'required'));

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The names of a shape's fields: those described, and those that are only required. */
export const fieldNames = (shape: JsonObject): string[] => [
  ...new Set([...Object.keys(fieldsIn(shape)), ...requiredIn(shape)]),
];

const TYPES = ['string', 'number', 'boolean', 'object', 'array', 'null'];

/** `null` is one of them where it may stand. `integer` counts as a `number` of its own kind. */
export function typesIn(shape: JsonObject): string[] {
  const type = entry(shape, 'type');
  const named = typeof type === 'string' ? [type] : textsIn(type);
  const values = valuesIn(shape);
  const types = named.length > 0 ? named : values === null ? TYPES : [...new Set(values.map(typeOf))];
  return values === null || values.includes('null') ? types : types.filter((one) => one !== 'null');
}

/** As `typesIn`, but of listed numbers that are all whole it is known. */
export function narrowTypesIn(shape: JsonObject): string[] {
  const areWhole = valuesIn(shape)?.every(
    (json) => typeOf(json) !== 'number' || Number.isInteger(Number(json)),
  );
  return areWhole === true
    ? typesIn(shape).map((type) => (type === 'number' ? 'integer' : type))
    : typesIn(shape);
}

const typeOf = (json: string): string => {
  const value: unknown = JSON.parse(json);
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
};

/** The values of `enum` or `const` as JSON texts; `null` where any value goes. */
export function valuesIn(shape: JsonObject): string[] | null {
  const listed = Object.hasOwn(shape, 'const') ? [shape['const']] : entry(shape, 'enum');
  return Array.isArray(listed) ? listed.map(canonical) : null;
}

/** One of several schemas, with the name it goes by. */
export type Arm = { name: string; schema: Schema };

/** The keyword that holds the arms of a union; `null` where there are none. Of two the first is meant. */
export const unionOf = (shape: JsonObject): 'oneOf' | 'anyOf' | null =>
  (['oneOf', 'anyOf'] as const).find((keyword) => Array.isArray(entry(shape, keyword))) ?? null;

/** The arms of a union; `null` where it is none. */
export function armsIn({ document }: Schema, shape: JsonObject): Arm[] | null {
  const union = unionOf(shape);
  const arms = union === null ? null : shape[union];
  if (!Array.isArray(arms)) return null;
  return arms.map((value: unknown, index) => ({
    name: textIn(value, '$ref')?.split('/').at(-1) ?? `arm${index + 1}`,
    schema: { document, value },
  }));
}

/** An arm with what its union says beside the arms, which holds for each of them. */
export function withBeside({ name, schema }: Arm, shape: JsonObject): Arm {
  const union = unionOf(shape);
  const beside = Object.fromEntries(entries(shape).filter(([keyword]) => keyword !== union));
  return { name, schema: { ...schema, value: { allOf: [beside, schema.value] } } };
}

/** JSON with sorted keys, so that the same things give the same text. */
export const canonical = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : JSON.stringify(value, (_key, one: unknown) =>
        isObject(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
      );

/** Everything below a value with its `$ref`s followed, but for one that leads back into itself. */
export function expanded(document: Document, value: unknown, seen: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => expanded(document, one, seen));
  if (!isObject(value)) return value;
  const $ref = textIn(value, '$ref');
  if ($ref !== undefined) {
    if (seen.includes($ref)) return { again: seen.length - seen.indexOf($ref) };
    return expanded(document, follow(document, keysOfRef($ref)), [...seen, $ref]);
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, expanded(document, one, seen)]));
}
