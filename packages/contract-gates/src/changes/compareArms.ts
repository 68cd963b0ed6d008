import { entry } from '../description/document';
import type { Change } from './change';
import { change } from './descriptionRules';
import { pairUp } from './pairUp';
import { below, nameOf } from './place';
import type { Place } from './place';
import { canonical, fieldNames, shapeOf } from '../description/schemaShape';
import type { Arm, Schema } from '../description/schemaShape';

type Compare = (before: Schema, after: Schema, place: Place) => Change[];

/** The arms of a union before and after. An arm is known by its name, else by being the same, else by its position. */
export function compareArms(before: Arm[], after: Arm[], place: Place, compare: Compare): Change[] {
  const { pairs, gone, added } = pairUp(
    before,
    after,
    (old, now) => !isInline(old) && old.name === now.name,
    (old, now) => compare(old.schema, now.schema, place).length === 0,
    () => true,
  );
  const telling = before.length > 1 ? namesThatTellApart(before) : [];
  return [
    ...gone.map(({ name }) =>
      change(`${place.direction}-arm-removed`, nameOf(below(place, name)), 'is gone'),
    ),
    ...added.map(({ name }) => change(`${place.direction}-arm-added`, nameOf(below(place, name)), 'is new')),
    ...pairs.flatMap(([old, now]) => {
      const inside = below(place, old.name);
      return withRanges(compare(old.schema, now.schema, inside), old, now, telling, inside);
    }),
  ];
}

/** A change of the range that an arm is known by has a rule of its own, which says it all. */
function withRanges(changes: Change[], old: Arm, now: Arm, telling: string[], inside: Place): Change[] {
  return telling.reduce((rest, name) => {
    const [was, is] = [rangeOf(old, name), rangeOf(now, name)];
    if (was === is || !fieldNames(shapeOf(now.schema)).includes(name)) return rest;
    const at = nameOf(below(inside, name));
    const others = rest.filter((one) => one.at !== at || !/-(limits|enum-value)-/.test(one.rule));
    return [...others, change('arm-range-changed', at, `${was ?? 'any value'} became ${is ?? 'any value'}`)];
  }, changes);
}

const isInline = ({ name }: Arm) => /^arm\d+$/.test(name);

/** The fields whose ranges or listed values differ from each arm to each other. */
function namesThatTellApart(arms: Arm[]): string[] {
  const [first] = arms;
  if (first === undefined) return [];
  return fieldNames(shapeOf(first.schema)).filter((name) => {
    const ranges = arms.map((arm) => rangeOf(arm, name));
    return !ranges.includes(null) && new Set(ranges).size === arms.length;
  });
}

const RANGE = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'enum', 'const'];

/** `null` where the field is not there, or takes any value. */
function rangeOf({ schema }: Arm, name: string): string | null {
  const field = entry(entry(shapeOf(schema), 'properties'), name);
  const shape = shapeOf({ ...schema, value: field });
  const range = RANGE.filter((keyword) => keyword in shape).map((keyword) => [keyword, shape[keyword]]);
  return range.length === 0 ? null : canonical(Object.fromEntries(range));
}
