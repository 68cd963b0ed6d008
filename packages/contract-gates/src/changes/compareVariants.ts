import { entry } from '../description/document';
import type { Change } from './change';
import { change } from './descriptionRules';
import type { DescriptionRule } from './descriptionRules';
import { BOUNDS } from './limits';
import { pairUp } from './pairUp';
import { child, formatLocation } from './schemaLocation';
import type { Compare } from './compareFields';
import type { SchemaLocation } from './schemaLocation';
import { canonical, fieldNames, readListedValues, readShape } from '../description/schemaShape';
import type { Variant } from '../description/schemaShape';

/** Compares the variants of a union. Pairs have the same name, else the same content. The rest is paired in order. */
export function compareVariants(
  before: Variant[],
  after: Variant[],
  location: SchemaLocation,
  compare: Compare,
): Change[] {
  const { pairs, removed, added } = pairUp(
    before,
    after,
    (oldVariant, newVariant) => !isInline(oldVariant) && oldVariant.name === newVariant.name,
    (oldVariant, newVariant) => compare(oldVariant.schema, newVariant.schema, location).length === 0,
    () => true,
  );
  const distinguishing = before.length > 1 ? distinguishingFields(before) : [];
  return [
    ...removed.map(({ name }) =>
      change(`${location.direction}-variant-removed`, formatLocation(child(location, name)), 'is removed'),
    ),
    ...added.map(({ name }) =>
      change(`${location.direction}-variant-added`, formatLocation(child(location, name)), 'is new'),
    ),
    ...pairs.flatMap(([oldVariant, newVariant]) => {
      const inside = child(location, oldVariant.name);
      return replaceRangeChanges(
        compare(oldVariant.schema, newVariant.schema, inside),
        oldVariant,
        newVariant,
        distinguishing,
        inside,
      );
    }),
  ];
}

/** Replaces the changes of a range that distinguishes variants by `variant-range-changed`. */
function replaceRangeChanges(
  changes: Change[],
  oldVariant: Variant,
  newVariant: Variant,
  distinguishing: string[],
  inside: SchemaLocation,
): Change[] {
  const replaced = listRangeRules(inside);
  return distinguishing.reduce((rest, name) => {
    const [oldRange, newRange] = [readRange(oldVariant, name), readRange(newVariant, name)];
    if (oldRange === newRange || !fieldNames(readShape(newVariant.schema)).includes(name)) return rest;
    const at = formatLocation(child(inside, name));
    return [
      ...rest.filter((one) => one.at !== at || !replaced.some((rule) => rule === one.rule)),
      change('variant-range-changed', at, `${oldRange ?? 'any value'} became ${newRange ?? 'any value'}`),
    ];
  }, changes);
}

const listRangeRules = ({ direction }: SchemaLocation): DescriptionRule[] => [
  `${direction}-limits-tightened`,
  `${direction}-limits-loosened`,
  `${direction}-enum-value-removed`,
  `${direction}-enum-value-added`,
];

const isInline = ({ name }: Variant) => /^variant\d+$/.test(name);

/** Fields whose range or listed values differ in every variant. */
function distinguishingFields(variants: Variant[]): string[] {
  const [first] = variants;
  if (first === undefined) return [];
  return fieldNames(readShape(first.schema)).filter((name) => {
    const ranges = variants.map((variant) => readRange(variant, name));
    return !ranges.includes(null) && new Set(ranges).size === variants.length;
  });
}

/** `null`: the field is missing or accepts any value. */
function readRange({ schema }: Variant, name: string): string | null {
  const field = entry(entry(readShape(schema), 'properties'), name);
  const shape = readShape({ ...schema, value: field });
  const bounds = BOUNDS.filter((keyword) => keyword in shape).map((keyword) => [keyword, shape[keyword]]);
  const values = readListedValues(shape)?.map((json): unknown => JSON.parse(json));
  const range = values === undefined ? bounds : [...bounds, ['enum', values]];
  return range.length === 0 ? null : canonical(Object.fromEntries(range));
}
