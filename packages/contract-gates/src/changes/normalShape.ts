// Reads two spellings of one schema as the same shape. Each step keeps the set of valid values.
import type { JsonObject } from '../description/document';
import {
  distinct,
  isAnnotation,
  readListedValues,
  readShape,
  readTypes,
  unionKeyword,
} from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';
import type { ShapedSchema } from './compareFields';

export function readShapes(before: Schema, after: Schema): [JsonObject, JsonObject] {
  const [oldShape, newShape] = [
    withoutEqualVariants(readShape(before)),
    withoutEqualVariants(readShape(after)),
  ];
  // Two unions are compared by their variants.
  return (unionKeyword(oldShape) === null) === (unionKeyword(newShape) === null)
    ? [oldShape, newShape]
    : [withoutUnionOfTypes(before, oldShape), withoutUnionOfTypes(after, newShape)];
}

/** `anyOf` accepts a value that several variants accept. `oneOf` refuses it. */
const withoutEqualVariants = (shape: JsonObject): JsonObject =>
  Array.isArray(shape['anyOf']) ? { ...shape, anyOf: distinct(shape['anyOf']) } : shape;

const LISTING = ['enum', 'const'];
const NUMBERS = ['integer', 'number'];

/** The types on which a keyword has an effect. It accepts every value of the others. */
const AFFECTED = new Map<string, string[]>([
  ...affect(['string'], 'minLength', 'maxLength', 'pattern', 'contentEncoding', 'contentMediaType'),
  ...affect(NUMBERS, 'minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'),
  ...affect(['string', ...NUMBERS], 'format'),
  ...affect(['array'], 'items', 'minItems', 'maxItems', 'uniqueItems'),
  ...affect(['object'], 'properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'),
]);

function affect(types: string[], ...keywords: string[]): [string, string[]][] {
  return keywords.map((keyword) => [keyword, types]);
}

/** A union of types is a list of types: `anyOf: [{ type: string, maxLength: 9 }, { type: 'null' }]`. */
function withoutUnionOfTypes({ document }: Schema, shape: JsonObject): JsonObject {
  const union = unionKeyword(shape);
  if (union === null) return shape;
  const { [union]: list, ...beside } = shape;
  if (!Array.isArray(list) || !Object.keys(beside).every((one) => one === 'default' || isAnnotation(one)))
    return shape;
  const variants = list.map((value: unknown) => readShape({ document, value }));
  const [limited = {}, ...more] = variants.filter((one) => Object.keys(one).join() !== 'type');
  const others = variants.filter((one) => one !== limited).flatMap(readTypes);
  const isJoinable =
    more.length === 0 &&
    Object.keys(limited).every((keyword) => isUnaffected(keyword, others)) &&
    (union === 'anyOf' || areExclusive(variants));
  if (!isJoinable) return shape;
  const values = readListedValues(limited)?.map((json): unknown => JSON.parse(json));
  return {
    ...beside,
    ...Object.fromEntries(Object.entries(limited).filter(([keyword]) => !LISTING.includes(keyword))),
    type: distinct(variants.flatMap(readTypes)),
    ...(values !== undefined && { enum: distinct([...values, null]) }),
  };
}

function isUnaffected(keyword: string, types: readonly string[]): boolean {
  if (keyword === 'type') return true;
  // Null can be added to listed values.
  if (LISTING.includes(keyword)) return types.length > 0 && types.every((one) => one === 'null');
  const affected = AFFECTED.get(keyword);
  return affected !== undefined && !types.some((one) => affected.includes(one));
}

/** The keywords whose variants are compared. If no value has two of the types, `oneOf` means `anyOf`. */
export function listUnionKeywords(before: ShapedSchema, after: ShapedSchema): string[] {
  const [one, other] = [before, after].map(({ shape }) => unionKeyword(shape));
  if (one === other) return [one ?? []].flat();
  const exclusive = [before, after].every(({ document, shape: { oneOf, anyOf } }) =>
    Array.isArray(oneOf)
      ? anyOf === undefined && areExclusive(oneOf.map((value: unknown) => readShape({ document, value })))
      : true,
  );
  return exclusive ? ['oneOf', 'anyOf'] : [];
}

/** Whether no value has the types of two shapes. */
function areExclusive(shapes: readonly JsonObject[]): boolean {
  const types = shapes.flatMap((shape) => [
    ...new Set(readTypes(shape).map((one) => (one === 'integer' ? 'number' : one))),
  ]);
  return new Set(types).size === types.length;
}
