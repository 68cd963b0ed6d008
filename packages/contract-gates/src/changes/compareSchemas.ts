import { entry } from '../description/document';
import type { JsonObject } from '../description/document';
import { compareArms } from './compareArms';
import { compareDefaults, compareDiscriminators } from './compareMeanings';
import { compareDeprecation, sunsetOf } from './deprecation';
import { change } from './descriptionRules';
import type { Change } from './change';
import { notJudged } from './notJudged';
import { below, nameOf } from './place';
import type { Place } from './place';
import { LIMITS, compareLimits } from './limits';
import {
  armsIn,
  canonical,
  fieldNames,
  isRemark,
  narrowTypesIn,
  requiredIn,
  shapeOf,
  typesIn,
  unionOf,
  valuesIn,
  withBeside,
} from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';

const JUDGED = [
  ...LIMITS,
  ...['type', 'enum', 'const', 'properties', 'required', 'additionalProperties', 'items'],
  ...['default', 'discriminator'],
];

/** Everything in which a schema differs from what it was. */
export function compareSchemas(before: Schema, after: Schema, place: Place): Change[] {
  const pair = canonical([before.value, after.value]);
  if (place.within.includes(pair)) return [];
  const inside = { ...place, within: [...place.within, pair] };
  const old = shapeOf(before);
  const now = shapeOf(after);
  const oldArms = armsIn(before, old);
  const newArms = armsIn(after, now);
  // Where one side has no arms, it is compared as one, and with all that stands beside the arms of the other.
  if ((oldArms === null) !== (newArms === null)) {
    const whole = (schema: Schema) => [{ name: '', schema }];
    return compareArms(
      oldArms?.map((arm) => withBeside(arm, old)) ?? whole(before),
      newArms?.map((arm) => withBeside(arm, now)) ?? whole(after),
      inside,
      compareSchemas,
    );
  }
  return [
    ...compareDeprecation(old, now, nameOf(place), place.today),
    ...(oldArms !== null && newArms !== null ? compareArms(oldArms, newArms, inside, compareSchemas) : []),
    ...compareShapes(before, after, inside, old, now),
  ];
}

function compareShapes(
  before: Schema,
  after: Schema,
  place: Place,
  old: JsonObject,
  now: JsonObject,
): Change[] {
  return [
    ...compareTypes(old, now, place),
    ...compareValues(old, now, place),
    ...compareRanges(old, now, place),
    ...compareFields(before, after, place, old, now),
    ...compareItems(before, after, place, old, now),
    ...compareMoreFields(before, after, place, old, now),
    ...compareDefaults(old, now, place),
    ...compareDiscriminators(old, now, place),
    ...compareTheRest(before, after, place, old, now),
  ];
}

function compareTypes(old: JsonObject, now: JsonObject, place: Place): Change[] {
  const [before, after] = [typesIn(old), typesIn(now)];
  const at = nameOf(place);
  const isIn = (type: string, types: string[]) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const gone = narrowTypesIn(old).filter((type) => type !== 'null' && !isIn(type, after));
  const come = narrowTypesIn(now).filter((type) => type !== 'null' && !isIn(type, before));
  const words = `${inWords(before)} became ${inWords(after)}`;
  const changes: Change[] = [];
  if (place.direction === 'request') {
    if (gone.length > 0) changes.push(change('request-type-narrowed', at, words));
    else if (come.length > 0) changes.push(change('request-type-widened', at, words));
  } else if (come.length > 0) changes.push(change('answer-type-widened', at, words));
  else if (gone.length > 0) changes.push(change('answer-type-narrowed', at, words));

  const [wasNull, isNull] = [before.includes('null'), after.includes('null')];
  if (wasNull === isNull) return changes;
  const rule =
    place.direction === 'request'
      ? isNull
        ? 'request-null-taken'
        : 'request-null-refused'
      : isNull
        ? 'answer-null-possible'
        : 'answer-null-gone';
  return [...changes, change(rule, at, isNull ? 'null is possible now' : 'null is no longer possible')];
}

const inWords = (types: string[]) =>
  types.filter((type) => type !== 'null').join(' or ') || 'nothing but null';

function compareValues(old: JsonObject, now: JsonObject, place: Place): Change[] {
  const [before, after] = [valuesIn(old), valuesIn(now)];
  if (before === null && after === null) return [];
  const gone =
    before === null ? ['any other value'] : before.filter((value) => !(after ?? before).includes(value));
  const come =
    after === null ? ['any other value'] : after.filter((value) => !(before ?? after).includes(value));
  const changes: Change[] = [];
  const add = (kind: 'removed' | 'added', values: string[]) => {
    if (values.length === 0) return;
    const words = kind === 'removed' ? 'no longer' : 'new';
    changes.push(
      change(`${place.direction}-enum-value-${kind}`, nameOf(place), `${words}: ${values.join(', ')}`),
    );
  };
  add('removed', gone);
  add('added', come);
  return changes;
}

function compareRanges(old: JsonObject, now: JsonObject, place: Place): Change[] {
  const { tightened, loosened } = compareLimits(old, now);
  return [
    ...tightened.map((words) => change(`${place.direction}-limits-tightened`, nameOf(place), words)),
    ...loosened.map((words) => change(`${place.direction}-limits-loosened`, nameOf(place), words)),
  ];
}

function compareFields(
  before: Schema,
  after: Schema,
  place: Place,
  old: JsonObject,
  now: JsonObject,
): Change[] {
  const { direction, today } = place;
  const [oldNames, newNames] = [fieldsThatTravel(before, old, place), fieldsThatTravel(after, now, place)];
  const added = newNames.filter((name) => !oldNames.includes(name));
  const changes = added.map((name) => {
    const at = nameOf(below(place, name));
    const schema = { ...after, value: entry(entry(now, 'properties'), name) };
    // A field that no value fits was allowed before, as one that is not described.
    if (direction === 'request' && canonical(shapeOf(schema)['not']) === '{}')
      return change('request-more-fields-refused', at, 'no value of it is allowed');
    const needed = direction === 'request' && requiredIn(now).includes(name);
    const unforeseen = direction === 'answer' && old['additionalProperties'] === false;
    const rule = needed
      ? 'request-field-added-required'
      : unforeseen
        ? 'answer-more-fields-possible'
        : (`${direction}-field-added` as const);
    const words = fieldNames(old).includes(name) ? `is no longer ${remarkOf(place)}` : 'is new';
    return change(rule, at, needed ? 'has to be sent' : words);
  });
  for (const name of oldNames) {
    const at = nameOf(below(place, name));
    const field = entry(entry(old, 'properties'), name);
    if (!newNames.includes(name)) {
      if (fieldNames(now).includes(name)) {
        changes.push(change(`${direction}-field-removed`, at, `is ${remarkOf(place)} now`));
        continue;
      }
      const sunset = sunsetOf(shapeOf({ ...before, value: field }));
      changes.push(
        sunset !== null && sunset <= today
          ? change('field-retired', at, `was to be left by ${sunset}`)
          : change(
              `${direction}-field-removed`,
              at,
              sunset === null ? 'is gone' : `is gone before ${sunset}`,
            ),
      );
      continue;
    }
    const [was, is] = [requiredIn(old).includes(name), requiredIn(now).includes(name)];
    if (was !== is) {
      const words = is ? 'was optional, is required' : 'was required, is optional';
      changes.push(change(`${direction}-field-made-${is ? 'required' : 'optional'}`, at, words));
    }
    const next = { ...after, value: entry(entry(now, 'properties'), name) };
    const inside = { ...below(place, name), always: was && is };
    changes.push(...compareSchemas({ ...before, value: field }, next, inside));
  }
  return changes;
}

const remarkOf = ({ direction }: Place) => (direction === 'request' ? 'readOnly' : 'writeOnly');

/** The fields without those that are `readOnly` in a request or `writeOnly` in a response, required or not. */
function fieldsThatTravel(schema: Schema, shape: JsonObject, place: Place): string[] {
  if (place.isGuarded === true) return fieldNames(shape);
  return fieldNames(shape).filter((name) => {
    const field = { ...schema, value: entry(entry(shape, 'properties'), name) };
    return shapeOf(field)[remarkOf(place)] !== true;
  });
}

function compareItems(
  before: Schema,
  after: Schema,
  place: Place,
  old: JsonObject,
  now: JsonObject,
): Change[] {
  if (!('items' in old) && !('items' in now)) return [];
  const items = (schema: Schema, shape: JsonObject) => ({ ...schema, value: shape['items'] });
  return compareSchemas(items(before, old), items(after, now), below(place, '[]'));
}

/** Whether fields may stand beside the described ones. */
function compareMoreFields(
  before: Schema,
  after: Schema,
  place: Place,
  old: JsonObject,
  now: JsonObject,
): Change[] {
  const [was, is] = [old['additionalProperties'] ?? true, now['additionalProperties'] ?? true];
  if (was === is) return [];
  if (was !== false && is !== false)
    return compareSchemas({ ...before, value: was }, { ...after, value: is }, below(place, '{any}'));
  if (place.direction === 'answer') {
    return was === false
      ? [change('answer-more-fields-possible', nameOf(place), 'other fields may come')]
      : [change('answer-more-fields-gone', nameOf(place), 'only described fields come')];
  }
  return is === false
    ? [change('request-more-fields-refused', nameOf(place), 'only described fields may be sent')]
    : [change('request-more-fields-taken', nameOf(place), 'more than the described fields may be sent')];
}

function compareTheRest(
  before: Schema,
  after: Schema,
  place: Place,
  old: JsonObject,
  now: JsonObject,
): Change[] {
  const [was, is] = [unionOf(old), unionOf(now)];
  const arms = was === is ? was : null;
  const keywords = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (one) => !JUDGED.includes(one) && one !== arms && !isRemark(one) && !hasNoEffect(one, old, now),
  );
  return notJudged({ ...before, value: old }, { ...after, value: now }, keywords, nameOf(place));
}

/** Keywords that refuse nothing where they are `true` or empty. */
const MAY_BE_EMPTY = [
  ...['unevaluatedProperties', 'unevaluatedItems', 'propertyNames', 'patternProperties'],
  ...['dependentRequired', 'dependentSchemas', 'prefixItems', 'allOf'],
];

const hasNoEffect = (keyword: string, ...shapes: JsonObject[]): boolean =>
  MAY_BE_EMPTY.includes(keyword) &&
  shapes.every((shape) => ['nothing', 'true', '{}', '[]'].includes(canonical(shape[keyword])));
