// What a schema says, whichever way it was put down.
import { entries, entry, follow, isObject, keysOfRef, textIn } from '../../api-spec/document';
import type { Document, JsonObject } from '../../api-spec/document';

/** A schema of one of the two descriptions. */
export type Schema = { document: Document; value: unknown };

/** A schema with its `$ref` followed and its `allOf` put together. The last part wins where two say the same keyword. */
export function shapeOf({ document, value }: Schema, seen: readonly string[] = []): JsonObject {
  if (value === false) return { not: {} };
  if (!isObject(value)) return {};
  const { $ref, allOf, ...own } = value;
  const parts = [
    ...(typeof $ref === 'string' ? [{ $ref }] : []),
    ...(Array.isArray(allOf) ? (allOf as unknown[]) : []),
  ];
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
    properties[name] = Object.hasOwn(properties, name) ? { allOf: [properties[name], field] } : field;
  }
  const required = [...requiredIn(one), ...requiredIn(other)];
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

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

const typeOf = (json: string): string => {
  const value: unknown = JSON.parse(json);
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
};

/** The values of `enum` or `const` as JSON texts; `null` where any value goes. */
export function valuesIn(shape: JsonObject): string[] | null {
  const listed = Object.hasOwn(shape, 'const') ? [shape['const']] : entry(shape, 'enum');
  return Array.isArray(listed) ? listed.map(canonical) : null;
}

/** The arms of a union with the names they go by; `null` where it is none. */
export function armsIn({ document }: Schema, shape: JsonObject): { name: string; schema: Schema }[] | null {
  const arms = entry(shape, 'oneOf') ?? entry(shape, 'anyOf');
  if (!Array.isArray(arms)) return null;
  return arms.map((value: unknown, index) => ({
    name: textIn(value, '$ref')?.split('/').at(-1) ?? `arm${index + 1}`,
    schema: { document, value },
  }));
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
