// Compares bounds, and keywords that are either equal or not.
import { entry } from '../description/document';
import type { JsonObject } from '../description/document';
import { canonical, readNarrowTypes, readTypes } from '../description/schemaShape';

type Limits = { tightened: string[]; loosened: string[] };

const COUNTED = ['Length', 'Items', 'Properties'];
/** Two patterns cannot be compared, so another pattern counts as tighter and as looser. */
const INCOMPARABLE = [
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'contentEncoding',
  'contentMediaType',
];

/** The limits of a number. */
export const BOUNDS = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'];

/** The keywords that this file compares. */
export const LIMITS = [
  ...INCOMPARABLE,
  ...BOUNDS,
  ...COUNTED.flatMap((what) => [`min${what}`, `max${what}`]),
];

/** Returns messages about tightened and loosened limits. */
export function compareLimits(oldShape: JsonObject, newShape: JsonObject): Limits {
  const [before, after] = withEqualBounds(oldShape, newShape);
  const limits: Limits = { tightened: [], loosened: [] };
  const compareBound = (name: string, oldBound: Bound, newBound: Bound, direction: 1 | -1) => {
    const side = compareBounds(oldBound, newBound, direction);
    if (side === 0) return;
    const message = `${name} ${formatBound(oldBound)} became ${formatBound(newBound)}`;
    (side > 0 ? limits.tightened : limits.loosened).push(message);
  };

  compareBound('the lower limit', lowest(before), lowest(after), 1);
  compareBound('the upper limit', highest(before), highest(after), -1);
  for (const what of COUNTED) {
    compareBound(`min${what}`, readBound(before, `min${what}`), readBound(after, `min${what}`), 1);
    compareBound(`max${what}`, readBound(before, `max${what}`), readBound(after, `max${what}`), -1);
  }
  for (const keyword of INCOMPARABLE) {
    const [oldValue, newValue] = [before, after].map((shape) =>
      dropIneffective(keyword, entry(shape, keyword), shape),
    );
    if (canonical(oldValue) === canonical(newValue)) continue;
    const message = `${keyword} ${oldValue === undefined ? 'none' : canonical(oldValue)} became ${
      newValue === undefined ? 'none' : canonical(newValue)
    }`;
    if (newValue !== undefined) limits.tightened.push(message);
    if (oldValue !== undefined) limits.loosened.push(message);
  }
  return limits;
}

/** Patterns that match every text. */
const ANY_TEXT = ['', '^', '$', '.*', '^.*', '.*$', '(.*)', '[\\s\\S]*', '^[\\s\\S]*$'];

/** Returns `undefined` for a keyword without effect. */
function dropIneffective(keyword: string, value: unknown, shape: JsonObject): unknown {
  if (keyword === 'uniqueItems' && value === false) return undefined;
  if (keyword === 'multipleOf' && value === 1 && isWhole(shape)) return undefined;
  // This format only tells a form to hide the text.
  if (keyword === 'format' && value === 'password') return undefined;
  // Of the formats of numbers, validators check the range of `int32` only.
  if (keyword === 'format' && !readTypes(shape).includes('string'))
    if (value === 'double' || (value === 'int64' && isWhole(shape))) return undefined;
  return keyword === 'pattern' && typeof value === 'string' && ANY_TEXT.includes(value) ? undefined : value;
}

/** `beyond`: the limit itself is excluded. */
type Bound = { at: number; beyond: boolean } | null;

/** Above 0: tighter, below 0: looser. `direction`: 1 for a lower limit, -1 for an upper one. */
function compareBounds(oldBound: Bound, newBound: Bound, direction: 1 | -1): number {
  if (oldBound === null || newBound === null) return Number(newBound !== null) - Number(oldBound !== null);
  return oldBound.at === newBound.at
    ? Number(newBound.beyond) - Number(oldBound.beyond)
    : Math.sign(newBound.at - oldBound.at) * direction;
}

const formatBound = (bound: Bound) =>
  bound === null ? 'none' : `${bound.at}${bound.beyond ? ' (exclusive)' : ''}`;

function readBound(shape: JsonObject, keyword: string, beyond = false): Bound {
  const at = entry(shape, keyword);
  // A minimum count of 0 has no effect.
  if (at === 0 && COUNTED.some((what) => keyword === `min${what}`)) return null;
  return typeof at === 'number' ? { at, beyond } : null;
}

const lowest = (shape: JsonObject) =>
  narrower(readBound(shape, 'minimum'), readBound(shape, 'exclusiveMinimum', true), 1);

const highest = (shape: JsonObject) =>
  narrower(readBound(shape, 'maximum'), readBound(shape, 'exclusiveMaximum', true), -1);

const narrower = (one: Bound, other: Bound, direction: 1 | -1) =>
  compareBounds(one, other, direction) > 0 ? other : one;

/** Whether each number is whole. */
const isWhole = (shape: JsonObject): boolean => !readNarrowTypes(shape).includes('number');

/** If both sides have only whole numbers, a limit that is excluded becomes the next whole number. */
export const withEqualBounds = (before: JsonObject, after: JsonObject): [JsonObject, JsonObject] =>
  isWhole(before) && isWhole(after) ? [withWholeBounds(before), withWholeBounds(after)] : [before, after];

function withWholeBounds(shape: JsonObject): JsonObject {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, ...rest } = shape;
  const lower = [
    ...wholeBound(minimum, Math.ceil),
    ...wholeBound(exclusiveMinimum, (at) => Math.floor(at) + 1),
  ];
  const upper = [
    ...wholeBound(maximum, Math.floor),
    ...wholeBound(exclusiveMaximum, (at) => Math.ceil(at) - 1),
  ];
  // Beyond these numbers, a next one may be equal.
  if (![...lower, ...upper].every(Number.isSafeInteger)) return shape;
  return {
    ...rest,
    ...(lower.length > 0 && { minimum: Math.max(...lower) }),
    ...(upper.length > 0 && { maximum: Math.min(...upper) }),
  };
}

const wholeBound = (bound: unknown, round: (at: number) => number): number[] =>
  typeof bound === 'number' ? [round(bound)] : [];
