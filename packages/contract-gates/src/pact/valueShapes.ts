// Finds the schemas that a value of a pact may have.
import Ajv2020 from 'ajv/dist/2020.js';
import { entries, isObject } from '../description/document';
import type { Document, JsonObject } from '../description/document';
import { readVariants, expanded, readShape, withUnionKeywords } from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';

export type Shape = { document: Document; shape: JsonObject };

/** Returns all variants, also of nested unions. */
export function allShapes(schema: Schema): Shape[] {
  const { own, variants } = readUnion(schema);
  return variants?.flatMap(allShapes) ?? own;
}

/** Returns the variants that allow the partial value, else all variants. */
export function matchingShapes(value: unknown, schema: Schema): Shape[] {
  const { own, variants } = readUnion(schema);
  if (variants === undefined) return own;
  const fitting = variants.filter((variant) => fits(value, variant));
  return (fitting.length > 0 ? fitting : variants).flatMap((variant) => matchingShapes(value, variant));
}

function readUnion(schema: Schema): { own: Shape[]; variants: Schema[] | undefined } {
  const shape = readShape(schema);
  const variants = readVariants(schema, shape)?.map((variant) => withUnionKeywords(variant, shape).schema);
  return { own: [{ document: schema.document, shape }], variants };
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

const fits = (value: unknown, { document, value: schema }: Schema): boolean => {
  const opened = withoutDemands(expanded(document, schema));
  const isRight = ajv.compile(isObject(opened) ? opened : {});
  return isRight(value);
};

// A pact contains only a part of a response, and one item for a whole list.
const DEMANDING = [
  ...['required', 'minProperties', 'dependentRequired', 'minItems', 'contains', 'minContains'],
  // The condition may depend on an absent field.
  ...['if', 'then', 'else'],
];
// These contain values. `not` would refuse more if its content demanded less.
const UNCHANGED = ['const', 'enum', 'default', 'example', 'examples', 'not'];
const BY_NAME = ['properties', 'patternProperties', 'dependentSchemas'];

function withoutDemands(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutDemands);
  const kept = entries(schema).filter(([keyword]) => !DEMANDING.includes(keyword));
  const opened = (keyword: string, inside: unknown) => {
    if (UNCHANGED.includes(keyword)) return inside;
    // These keys are names of fields.
    if (!BY_NAME.includes(keyword)) return withoutDemands(inside);
    return Object.fromEntries(entries(inside).map(([name, field]) => [name, withoutDemands(field)]));
  };
  return isObject(schema)
    ? Object.fromEntries(kept.map(([keyword, inside]) => [keyword, opened(keyword, inside)]))
    : schema;
}
