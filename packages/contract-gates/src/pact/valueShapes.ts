// What the description says that a value in a pact may look like.
import Ajv2020 from 'ajv/dist/2020.js';
import { entries, isObject } from '../description/document';
import type { Document, JsonObject } from '../description/document';
import { readVariants, expanded, shapeOf, withUnionKeywords } from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';

export type Shape = { document: Document; shape: JsonObject };

/** Every arm of a union, and of the unions inside it. */
export function allShapes(schema: Schema): Shape[] {
  const { own, variants } = readUnion(schema);
  return variants?.flatMap(allShapes) ?? own;
}

/** Of a union the arms that the value fits into, as far as it goes; all of them where it fits into none. */
export function matchingShapes(value: unknown, schema: Schema): Shape[] {
  const { own, variants } = readUnion(schema);
  if (variants === undefined) return own;
  const fitting = variants.filter((variant) => fits(value, variant));
  return (fitting.length > 0 ? fitting : variants).flatMap((variant) => matchingShapes(value, variant));
}

function readUnion(schema: Schema): { own: Shape[]; variants: Schema[] | undefined } {
  const shape = shapeOf(schema);
  const variants = readVariants(schema, shape)?.map((variant) => withUnionKeywords(variant, shape).schema);
  return { own: [{ document: schema.document, shape }], variants };
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

const fits = (value: unknown, { document, value: schema }: Schema): boolean => {
  const opened = withoutDemands(expanded(document, schema));
  const isRight = ajv.compile(isObject(opened) ? opened : {});
  return isRight(value);
};

// A pact names a part of an answer only, and one item for a whole list.
const DEMANDING = [
  ...['required', 'minProperties', 'dependentRequired', 'minItems', 'contains', 'minContains'],
  // Whether the `if` is met may hang on what is not named.
  ...['if', 'then', 'else'],
];
// What is inside is a value, or counts the other way round: with less asked for, `not` would refuse more.
const UNCHANGED = ['const', 'enum', 'default', 'example', 'examples', 'not'];
const BY_NAME = ['properties', 'patternProperties', 'dependentSchemas'];

function withoutDemands(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutDemands);
  const kept = entries(schema).filter(([keyword]) => !DEMANDING.includes(keyword));
  const opened = (keyword: string, inside: unknown) => {
    if (UNCHANGED.includes(keyword)) return inside;
    // There the keys are names of fields, whatever they are called.
    if (!BY_NAME.includes(keyword)) return withoutDemands(inside);
    return Object.fromEntries(entries(inside).map(([name, field]) => [name, withoutDemands(field)]));
  };
  return isObject(schema)
    ? Object.fromEntries(kept.map(([keyword, inside]) => [keyword, opened(keyword, inside)]))
    : schema;
}
