// What a pact asks of a request or an answer, place by place, and how strictly.
import { entries, entry, isObject } from '../description/document';
import { canonical } from '../description/schemaShape';
import type { Part } from './pactFile';

export type Expectation = {
  /** `object`, `array`, or a type of JSON. */
  type: string;
  /** The value as JSON; of an object nothing, because its fields are places of their own, and of an array its length. */
  value: string;
  matching: Matching;
};

export type Matching = {
  /** How little would do, the least first: `EXACT` is the most that can be asked. */
  strictness: number;
  /** Whether each matcher has a name that is known here. */
  isKnown: boolean;
  /** As the pact says it, without `min` and `max`. */
  text: string;
  /** How many items an array holds, or characters a value. */
  min: number;
  max: number;
};

export const EXACT = 4;

// What Pact's matchers ask for. A name that is not here may mean anything, so it counts as asking for nothing
// where it is new. Where it was there before, nobody can tell what is asked instead.
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

/** By place: `$.dashboards[0].code`, `header content-type`. */
export function expectationsIn(part: Part): Map<string, Expectation> {
  const found = new Map<string, Expectation>();
  if (part.body !== undefined) addBody(found, part.body, '$', [], rulesIn(part.rules['body']));
  for (const [name, values] of Object.entries(part.headers)) {
    const rule = entries(part.rules['header']).find(([path]) => keysIn(path)[0]?.toLowerCase() === name);
    found.set(`header ${name}`, {
      type: 'string',
      value: values.join(', '),
      matching: rule === undefined ? exactly : matchingOf(rule[1]),
    });
  }
  return found;
}

/** What a pact says at a path of a body: `keys` are its steps. */
export type Rule = { keys: string[]; rule: unknown };

/** From what a pact says of a body, or of one item that a list has to hold. */
export const rulesIn = (rules: unknown): Rule[] =>
  entries(rules).map(([path, rule]) => ({ keys: keysIn(path), rule }));

function addBody(
  found: Map<string, Expectation>,
  value: unknown,
  place: string,
  keys: string[],
  rules: Rule[],
): void {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const matching = matchingAt(keys, rules);
  found.set(place, {
    type,
    value: isObject(value) ? '' : Array.isArray(value) ? `${value.length} items` : canonical(value),
    matching,
  });
  if (Array.isArray(value))
    value.forEach((one: unknown, index) =>
      addBody(found, one, `${place}[${index}]`, [...keys, String(index)], rules),
    );
  for (const [key, one] of entries(value)) addBody(found, one, `${place}.${key}`, [...keys, key], rules);
}

/** The rule of the place itself, else the nearest above it: a matcher holds for everything below that has none. */
function ruleAt(keys: string[], rules: Rule[]): Rule | undefined {
  return rules
    .filter((rule) => rule.keys.length <= keys.length)
    .filter((rule) => rule.keys.every((key, index) => key === '*' || key === keys[index]))
    .sort((one, other) => other.keys.length - one.keys.length || stars(one) - stars(other))[0];
}

/** What is said of the place itself, matcher by matcher. */
export function matchersAt(keys: string[], rules: Rule[]): unknown[] {
  const nearest = ruleAt(keys, rules);
  const matchers = nearest?.keys.length === keys.length ? entry(nearest.rule, 'matchers') : [];
  return Array.isArray(matchers) ? matchers : [];
}

/** How a place of a body is matched. */
export function matchingAt(keys: string[], rules: Rule[]): Matching {
  const nearest = ruleAt(keys, rules);
  if (nearest === undefined) return exactly;
  const matching = matchingOf(nearest.rule);
  // How many items there are is said of the array alone.
  return nearest.keys.length === keys.length ? matching : { ...matching, min: 0, max: Infinity };
}

const stars = ({ keys }: Rule) => keys.filter((key) => key === '*').length;

/** `$.a['b c'][*].d` → `a`, `b c`, `*`, `d`; a header's name stands alone. */
const keysIn = (path: string): string[] =>
  [...path.replace(/^\$/, '').matchAll(/\['([^']*)'\]|\["([^"]*)"\]|\[([^\]]*)\]|([^.[\]]+)/g)].map(
    ([, single, double, index, name]) => single ?? double ?? index ?? name ?? '',
  );

/** Of several matchers the strictest counts where all have to fit, the least strict where one is enough. */
export function matchingOf(rule: unknown): Matching {
  const listed = entry(rule, 'matchers');
  const matchers: unknown[] = Array.isArray(listed) ? listed : [];
  if (matchers.length === 0) return exactly;
  const oneIsEnough = entry(rule, 'combine') === 'OR';
  const known = matchers.map((matcher) => STRICTNESS[String(entry(matcher, 'match'))]);
  const strictness = known.map((one) => one ?? 0);
  const strictest = oneIsEnough ? Math.min(...strictness) : Math.max(...strictness);
  if (strictest === EXACT) return exactly;
  const count = (key: 'min' | 'max') =>
    matchers.map((matcher) => entry(matcher, key)).filter((value) => typeof value === 'number');
  return {
    strictness: strictest,
    isKnown: !known.includes(undefined),
    text: matchers
      .map(formatMatcher)
      .sort()
      .join(oneIsEnough ? ' or ' : ' and '),
    min: Math.max(0, ...count('min')),
    max: Math.min(Infinity, ...count('max')),
  };
}

function formatMatcher(matcher: unknown): string {
  const more = entries(matcher).filter(([key]) => !['match', 'min', 'max'].includes(key));
  const name = String(entry(matcher, 'match'));
  return more.length === 0
    ? `matched by ${name}`
    : `matched by ${name} ${canonical(Object.fromEntries(more))}`;
}
