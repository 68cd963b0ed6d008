// Reads what a pact expects of each location of a request or a response, and how strictly.
import { entries, entry, isObject, readList } from '../description/document';
import { canonical } from '../description/schemaShape';
import type { Part } from './pactFile';

export type Expectation = {
  /** `object`, `array`, or a type of JSON. */
  type: string;
  /** The value as JSON. Empty for an object, the length for an array. */
  value: string;
  matching: Matching;
};

export type Matching = {
  /** `EXACT` is the highest. */
  strictness: number;
  /** Whether all matchers are known. */
  isKnown: boolean;
  /** The matchers without `min` and `max`. */
  text: string;
  /** Number of items of an array, or of characters of a value. */
  min: number;
  max: number;
};

export const EXACT = 4;

// The strictness of Pact's matchers. An unknown matcher counts as 0, and cannot be compared with another one.
const STRICTNESS: Record<string, number> = {
  equality: EXACT,
  null: EXACT,
  ...Object.fromEntries(
    ['regex', 'datetime', 'timestamp', 'date', 'time', 'include', 'semver', 'contentType'].map((one) => [
      one,
      3,
    ]),
  ),
  integer: 2,
  decimal: 2,
  type: 1,
  number: 1,
  boolean: 1,
  statusCode: 1,
};

const exactly: Matching = { strictness: EXACT, isKnown: true, text: 'exactly', min: 0, max: Infinity };

/** By location: `$.courts[0].code`, `header content-type`. */
export function readExpectations(part: Part): Map<string, Expectation> {
  const expectations = new Map<string, Expectation>();
  if (part.body !== undefined) addBody(expectations, part.body, '$', [], readRules(part.rules['body']));
  for (const [name, values] of Object.entries(part.headers)) {
    const rule = entries(part.rules['header']).find(([path]) => readKeys(path)[0]?.toLowerCase() === name);
    expectations.set(`header ${name}`, {
      type: 'string',
      value: values.join(', '),
      matching: rule === undefined ? exactly : readMatching(rule[1]),
    });
  }
  return expectations;
}

/** A matching rule and the keys of its path. */
export type Rule = { keys: string[]; rule: unknown };

export const readRules = (rules: unknown): Rule[] =>
  entries(rules).map(([path, rule]) => ({ keys: readKeys(path), rule }));

function addBody(
  expectations: Map<string, Expectation>,
  value: unknown,
  location: string,
  keys: string[],
  rules: Rule[],
): void {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const matching = findMatching(keys, rules);
  expectations.set(location, {
    type,
    value: isObject(value) ? '' : Array.isArray(value) ? `${value.length} items` : canonical(value),
    matching,
  });
  if (Array.isArray(value))
    value.forEach((one: unknown, index) =>
      addBody(expectations, one, `${location}[${index}]`, [...keys, String(index)], rules),
    );
  for (const [key, one] of entries(value))
    addBody(expectations, one, `${location}.${key}`, [...keys, key], rules);
}

/** Returns the rule of a location, else of its nearest ancestor, because rules are inherited. */
function findRule(keys: string[], rules: Rule[]): Rule | undefined {
  return rules
    .filter((rule) => rule.keys.length <= keys.length)
    .filter((rule) => rule.keys.every((key, index) => key === '*' || key === keys[index]))
    .sort((one, other) => other.keys.length - one.keys.length || stars(one) - stars(other))[0];
}

/** Returns the matchers of the location itself. */
export function findMatchers(keys: string[], rules: Rule[]): unknown[] {
  const nearest = findRule(keys, rules);
  return nearest?.keys.length === keys.length ? readList(nearest.rule, 'matchers') : [];
}

export function findMatching(keys: string[], rules: Rule[]): Matching {
  const nearest = findRule(keys, rules);
  if (nearest === undefined) return exactly;
  const matching = readMatching(nearest.rule);
  // `min` and `max` are not inherited.
  return nearest.keys.length === keys.length ? matching : { ...matching, min: 0, max: Infinity };
}

const stars = ({ keys }: Rule) => keys.filter((key) => key === '*').length;

/** `$.a['b c'][*].d` → `a`, `b c`, `*`, `d`. A header name is one key. */
const readKeys = (path: string): string[] =>
  [...path.replace(/^\$/, '').matchAll(/\['([^']*)'\]|\["([^"]*)"\]|\[([^\]]*)\]|([^.[\]]+)/g)].map(
    ([, single, double, index, name]) => single ?? double ?? index ?? name ?? '',
  );

/** With AND the strictest matcher counts, with OR the least strict one. */
export function readMatching(rule: unknown): Matching {
  const matchers = readList(rule, 'matchers');
  if (matchers.length === 0) return exactly;
  const oneIsEnough = entry(rule, 'combine') === 'OR';
  const known = matchers.map((matcher) => STRICTNESS[String(entry(matcher, 'match'))]);
  const strictness = known.map((one) => one ?? 0);
  const strictest = oneIsEnough ? Math.min(...strictness) : Math.max(...strictness);
  if (strictest === EXACT) return exactly;
  const readLimits = (key: 'min' | 'max', none: number) =>
    matchers.map((matcher) => entry(matcher, key)).map((limit) => (typeof limit === 'number' ? limit : none));
  const [minimums, maximums] = [readLimits('min', 0), readLimits('max', Infinity)];
  return {
    strictness: strictest,
    isKnown: !known.includes(undefined),
    text: matchers
      .map(formatMatcher)
      .sort()
      .join(oneIsEnough ? ' or ' : ' and '),
    min: oneIsEnough ? Math.min(...minimums) : Math.max(...minimums),
    max: oneIsEnough ? Math.max(...maximums) : Math.min(...maximums),
  };
}

function formatMatcher(matcher: unknown): string {
  const more = entries(matcher).filter(([key]) => !['match', 'min', 'max'].includes(key));
  const name = String(entry(matcher, 'match'));
  return more.length === 0
    ? `matched by ${name}`
    : `matched by ${name} ${canonical(Object.fromEntries(more))}`;
}
