// Checks whether a provider always returns an expected `null` or number of items.
import { entries, entry } from '../description/document';
import { canonical, readTypes } from '../description/schemaShape';
import { EXACT, findMatchers, findMatching } from './expectations';
import type { Rule } from './expectations';
import type { Shape } from './valueShapes';

/** A location in the body of a pact. */
export type At = {
  /** For messages: `$.courts[*].icon`. */
  location: string;
  keys: string[];
  rules: Rule[];
};

/** Returns the fault of expecting null, or of expecting another value. `null`: no fault. */
export function checkNull(value: unknown, shapes: Shape[], example: unknown, at: At): string | null {
  const matchers = findMatchers(at.keys, at.rules).map((matcher) => entry(matcher, 'match'));
  // With the matcher `null`, both null and another value match.
  if (value === undefined || (value !== null && matchers.includes('null'))) return null;
  const types = shapes.flatMap(({ shape }) => readTypes(shape));
  const isNull = value === null;
  const isGuaranteed =
    example === undefined
      ? isNull
        ? types.every((type) => type === 'null')
        : !types.includes('null')
      : (example === null) === isNull;
  if (isGuaranteed) return null;
  const where = example === undefined ? 'the description allows' : 'the named example has';
  return isNull
    ? `${at.location} is expected to be null, and ${where} something else`
    : `${at.location} is expected not to be null, and ${where} null`;
}

/** Returns the fault of the expected number of items. `null`: no fault. */
export function checkCount(value: unknown[], shapes: Shape[], example: unknown, at: At): string | null {
  const matching = findMatching(at.keys, at.rules);
  const wanted =
    matching.strictness === EXACT
      ? { min: value.length, max: value.length }
      : { min: matching.min, max: matching.max };
  const numbers = (keyword: string, otherwise: number) =>
    shapes.map(({ shape }) => shape[keyword]).map((one) => (typeof one === 'number' ? one : otherwise));
  const [min, max] = Array.isArray(example)
    ? [example.length, example.length]
    : [Math.min(...numbers('minItems', 0)), Math.max(...numbers('maxItems', Infinity))];
  if (wanted.min <= min && max <= wanted.max) return null;
  const why = Array.isArray(example)
    ? `the named example has ${example.length}`
    : `the description allows ${min < wanted.min ? 'fewer (minItems)' : 'more (maxItems)'}`;
  return `${at.location} is expected to have items, ${formatCount(wanted)}, and ${why}`;
}

const formatCount = ({ min, max }: { min: number; max: number }): string =>
  min === max
    ? `exactly ${min}`
    : [min > 0 ? `at least ${min}` : '', max < Infinity ? `at most ${max}` : '']
        .filter((bound) => bound !== '')
        .join(' and ');

/** Whether another value has everything that is matched exactly. */
export function matchesExactly(
  other: unknown,
  value: unknown,
  { keys, rules }: Omit<At, 'location'>,
): boolean {
  const isExact = findMatching(keys, rules).strictness === EXACT;
  const within = (key: string, one: unknown) =>
    matchesExactly(entry(other, key), one, { keys: [...keys, key], rules });
  if (Array.isArray(value)) {
    if (!isExact) return true;
    return (
      Array.isArray(other) &&
      other.length === value.length &&
      value.every((one, index) => within(String(index), one))
    );
  }
  if (entries(value).length > 0) return entries(value).every(([key, one]) => within(key, one));
  return !isExact || canonical(other) === canonical(value);
}
