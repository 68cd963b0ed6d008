import { entry } from '../description/document';
import type { JsonObject } from '../description/document';
import type { Change } from './change';
import { change } from './descriptionRules';
import type { DescriptionRule } from './descriptionRules';
import { BOUNDS, withEqualBounds } from './limits';
import { pairUp } from './pairUp';
import { child, formatLocation } from './schemaLocation';
import type { Compare } from './compareFields';
import type { SchemaLocation } from './schemaLocation';
import { canonical, fieldNames, readListedValues, readShape } from '../description/schemaShape';
import type { Variant } from '../description/schemaShape';

/**
 * Compares the variants of a union. Pairs have the same value of a discriminator. Without one they have the same name, else
 * the same content, and the rest is paired in order.
 */
export function compareVariants(
  before: Variant[],
  after: Variant[],
  location: SchemaLocation,
  compare: Compare,
): Change[] {
  // What a trial compares is not reported.
  const trial = () => ({ ...location, bases: new Set(location.bases) });
  const { pairs, removed, added } = pairUp(
    before,
    after,
    (oldVariant, newVariant) => isSelected(oldVariant) && oldVariant.value === newVariant.value,
    (...pair) => !pair.some(isSelected) && !isInline(pair[0]) && pair[0].name === pair[1].name,
    (...pair) => !pair.some(isSelected) && compare(pair[0].schema, pair[1].schema, trial()).length === 0,
    (...pair) => !pair.some(isSelected),
  );
  const distinguishing = before.length > 1 ? distinguishingFields(before) : [];
  return [
    ...removed.map((one) =>
      change(
        `${location.direction}-variant-removed`,
        formatLocation(child(location, one.name)),
        `${subjectOf(one)}is removed`,
      ),
    ),
    ...added.map((one) =>
      change(
        `${location.direction}-variant-added`,
        formatLocation(child(location, one.name)),
        `${subjectOf(one)}is new`,
      ),
    ),
    ...pairs.flatMap(([oldVariant, newVariant]) => {
      const inside = { ...child(location, oldVariant.name), discriminators: location.discriminators };
      const changes = compare(oldVariant.schema, newVariant.schema, inside);
      const message = `the value ${oldVariant.value} selects ${newVariant.name}`;
      return [
        ...(isReplaced(oldVariant, newVariant, before, after)
          ? [change('discriminator-changed', formatLocation(inside), message)]
          : []),
        ...replaceRangeChanges(changes, oldVariant, newVariant, distinguishing, inside),
      ];
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
    const [oldRange, newRange] = withEqualBounds(
      readField(oldVariant, name),
      readField(newVariant, name),
    ).map(formatRange);
    if (oldRange === newRange || !fieldNames(readShape(newVariant.schema)).includes(name)) return rest;
    const at = formatLocation(child(inside, name));
    return [
      ...rest.filter((one) => one.at !== at || !replaced.some((rule) => rule === one.rule)),
      change('variant-range-changed', at, `${oldRange ?? ANY} became ${newRange ?? ANY}`),
    ];
  }, changes);
}

const listRangeRules = ({ direction }: SchemaLocation): DescriptionRule[] => [
  `${direction}-limits-tightened`,
  `${direction}-limits-loosened`,
  `${direction}-enum-value-removed`,
  `${direction}-enum-value-added`,
];

const isSelected = ({ value }: Variant) => value !== undefined;

/** Whether a value selects another schema, of which one is known to both sides. Otherwise the schema has a new name. */
const isReplaced = (oldVariant: Variant, newVariant: Variant, before: Variant[], after: Variant[]): boolean =>
  isSelected(oldVariant) &&
  oldVariant.name !== newVariant.name &&
  (after.some(({ name }) => name === oldVariant.name) || before.some(({ name }) => name === newVariant.name));

const subjectOf = ({ value }: Variant) => (value === undefined ? '' : `the value ${value} `);

export const isInline = ({ name }: Variant) => /^variant\d+$/.test(name);

/** Fields whose range or listed values differ in every variant. */
function distinguishingFields(variants: Variant[]): string[] {
  const [first] = variants;
  if (first === undefined) return [];
  return fieldNames(readShape(first.schema)).filter((name) => {
    const ranges = variants.map((variant) => formatRange(readField(variant, name)));
    return !ranges.includes(null) && new Set(ranges).size === variants.length;
  });
}

const ANY = 'any value';

const readField = ({ schema }: Variant, name: string): JsonObject =>
  readShape({ ...schema, value: entry(entry(readShape(schema), 'properties'), name) });

/** `null`: the field is missing or accepts any value. */
function formatRange(shape: JsonObject): string | null {
  const bounds = BOUNDS.filter((keyword) => keyword in shape).map((keyword) => [keyword, shape[keyword]]);
  const values = readListedValues(shape)?.map((json): unknown => JSON.parse(json));
  const range = values === undefined ? bounds : [...bounds, ['enum', values]];
  return range.length === 0 ? null : canonical(Object.fromEntries(range));
}
