// What the description says that a value in a pact may look like.
import Ajv2020 from 'ajv/dist/2020.js';
import { entries, isObject } from '../description/document';
import type { Document, JsonObject } from '../description/document';
import { armsIn, expanded, shapeOf, withBeside } from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';

export type Shape = { document: Document; shape: JsonObject };

/** Every arm of a union, and of the unions inside it. */
export function allShapes(schema: Schema): Shape[] {
  const { own, arms } = readUnion(schema);
  return arms?.flatMap(allShapes) ?? own;
}

/** Of a union the arms that the value fits into, as far as it goes; all of them where it fits into none. */
export function shapesFor(value: unknown, schema: Schema): Shape[] {
  const { own, arms } = readUnion(schema);
  if (arms === undefined) return own;
  const fitting = arms.filter((arm) => fits(value, arm));
  return (fitting.length > 0 ? fitting : arms).flatMap((arm) => shapesFor(value, arm));
}

function readUnion(schema: Schema): { own: Shape[]; arms: Schema[] | undefined } {
  const shape = shapeOf(schema);
  const arms = armsIn(schema, shape)?.map((arm) => withBeside(arm, shape).schema);
  return { own: [{ document: schema.document, shape }], arms };
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });

const fits = (value: unknown, { document, value: schema }: Schema): boolean => {
  const opened = requiringNothing(expanded(document, schema));
  const isRight = ajv.compile(isObject(opened) ? opened : {});
  return isRight(value);
};

// A pact names a part of an answer only, and one item for a whole list.
const WANTING_MORE = [
  ...['required', 'minProperties', 'dependentRequired', 'minItems', 'contains', 'minContains'],
  // Whether the `if` is met may hang on what is not named.
  ...['if', 'then', 'else'],
];
// What is inside is a value, or counts the other way round: with less asked for, `not` would refuse more.
const LEFT_ALONE = ['const', 'enum', 'default', 'example', 'examples', 'not'];
const BY_NAME = ['properties', 'patternProperties', 'dependentSchemas'];

function requiringNothing(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(requiringNothing);
  const kept = entries(schema).filter(([keyword]) => !WANTING_MORE.includes(keyword));
  const opened = (keyword: string, inside: unknown) => {
    if (LEFT_ALONE.includes(keyword)) return inside;
    // There the keys are names of fields, whatever they are called.
    if (!BY_NAME.includes(keyword)) return requiringNothing(inside);
    return Object.fromEntries(entries(inside).map(([name, field]) => [name, requiringNothing(field)]));
  };
  return isObject(schema)
    ? Object.fromEntries(kept.map(([keyword, inside]) => [keyword, opened(keyword, inside)]))
    : schema;
}
