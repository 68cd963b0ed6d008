// Compares the schemas that the values of a discriminator select.
import { readSubtypes } from '../description/discriminator';
import { canonical, readVariants } from '../description/schemaShape';
import type { Variant } from '../description/schemaShape';
import type { Change } from './change';
import type { Compare, ShapedSchema } from './compareFields';
import { compareVariants, isInline } from './compareVariants';
import { formatLocation } from './schemaLocation';
import type { SchemaLocation } from './schemaLocation';

type Selected = { before: Variant[]; after: Variant[]; inside: SchemaLocation };

/**
 * Returns a variant for each value of the discriminators. Inline variants have no value. `null`: a side has no
 * discriminator, or both have already selected these schemas. Validators ignore discriminators.
 */
export function readSelected(
  before: ShapedSchema,
  after: ShapedSchema,
  inside: SchemaLocation,
): Selected | null {
  const pair = [before.shape['discriminator'], after.shape['discriminator']];
  const discriminators = canonical(pair);
  if (inside.isValidated === true || pair.includes(undefined) || discriminators === inside.discriminators)
    return null;
  const select = (schema: ShapedSchema) => [
    ...readSubtypes(schema, schema.shape),
    ...(readVariants(schema, schema.shape)?.filter(isInline) ?? []),
  ];
  return { before: select(before), after: select(after), inside: { ...inside, discriminators } };
}

/** Compares the subtypes of a base once, and leaves out the changes that the base has as well. */
export function compareSubtypes(
  { before, after, inside }: Selected,
  ofBase: Change[],
  compare: Compare,
): Change[] {
  const listed = [before, after].map((variants) =>
    variants.map(({ value, schema }) => [value, schema.value]),
  );
  const key = canonical([inside.discriminators, listed]);
  if (inside.bases?.has(key) === true) return [];
  inside.bases?.add(key);
  const stepsOf = (at: string, from: SchemaLocation) =>
    at.slice(formatLocation(from).length).replace(/^[ .]/, '');
  const compareRest: Compare = (oldSchema, newSchema, subtype) =>
    compare(oldSchema, newSchema, subtype).filter(
      ({ rule, at, message }) =>
        !ofBase.some(
          (one) =>
            one.rule === rule && one.message === message && stepsOf(one.at, inside) === stepsOf(at, subtype),
        ),
    );
  return compareVariants(before, after, inside, compareRest);
}
