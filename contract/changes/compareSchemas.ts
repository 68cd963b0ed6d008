import { entry, isObject } from '../../api-spec/document';
import type { JsonObject } from '../../api-spec/document';
import { compareArms } from './compareArms';
import { compareDeprecation, sunsetOf } from './deprecation';
import { change } from './descriptionRules';
import type { Change } from './change';
import { below, nameOf } from './place';
import type { Place } from './place';
import { LIMITS, compareLimits } from './limits';
import {
  armsIn,
  canonical,
  expanded,
  fieldNames,
  requiredIn,
  shapeOf,
  typesIn,
  valuesIn,
} from './schemaShape';
import type { Schema } from './schemaShape';

/** Said of a value without changing which values may come. */
const REMARKS = ['title', 'description', 'example', 'examples', '$comment', 'externalDocs', 'deprecated'];

const JUDGED = [
  ...LIMITS,
  ...['type', 'enum', 'const', 'properties', 'required', 'additionalProperties', 'items'],
  ...['oneOf', 'anyOf'],
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
  const changes = compareDeprecation(old, now, nameOf(place), place.today);
  if (oldArms === null && newArms === null)
    return [...changes, ...compareShapes(before, after, inside, old, now)];

  const whole = (schema: Schema) => [{ name: '', schema }];
  changes.push(...compareArms(oldArms ?? whole(before), newArms ?? whole(after), inside, compareSchemas));
  // What stands beside the arms holds for each of them. Where one side has no arms, it was compared as one.
  if (oldArms !== null && newArms !== null) changes.push(...compareShapes(before, after, inside, old, now));
  return changes;
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
    ...compareTheRest(before, after, place, old, now),
  ];
}

function compareTypes(old: JsonObject, now: JsonObject, place: Place): Change[] {
  const [before, after] = [typesIn(old), typesIn(now)];
  const at = nameOf(place);
  const isIn = (type: string, types: string[]) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const gone = before.filter((type) => type !== 'null' && !isIn(type, after));
  const come = after.filter((type) => type !== 'null' && !isIn(type, before));
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
  const [oldNames, newNames] = [fieldNames(old), fieldNames(now)];
  const added = newNames.filter((name) => !oldNames.includes(name));
  const changes = added.map((name) => {
    const needed = direction === 'request' && requiredIn(now).includes(name);
    const unforeseen = direction === 'answer' && old['additionalProperties'] === false;
    const rule = needed
      ? 'request-field-added-required'
      : unforeseen
        ? 'answer-more-fields-possible'
        : (`${direction}-field-added` as const);
    return change(rule, nameOf(below(place, name)), needed ? 'has to be sent' : 'is new');
  });
  for (const name of oldNames) {
    const at = nameOf(below(place, name));
    const field = entry(entry(old, 'properties'), name);
    if (!newNames.includes(name)) {
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
    changes.push(...compareSchemas({ ...before, value: field }, next, below(place, name)));
  }
  return changes;
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
  if (isObject(was) && isObject(is)) {
    const schemas = [
      { ...before, value: was },
      { ...after, value: is },
    ] as const;
    return compareSchemas(...schemas, below(place, '{any}'));
  }
  if (canonical(was) === canonical(is)) return [];
  if (place.direction === 'answer') {
    return was === false
      ? [change('answer-more-fields-possible', nameOf(place), 'other fields may come')]
      : [];
  }
  const narrower = was === true || is === false;
  return narrower
    ? [change('request-more-fields-refused', nameOf(place), 'only described fields may be sent')]
    : [change('request-more-fields-taken', nameOf(place), 'more than the described fields may be sent')];
}

/** A keyword that no rule above knows is not passed over in silence. */
function compareTheRest(
  before: Schema,
  after: Schema,
  place: Place,
  old: JsonObject,
  now: JsonObject,
): Change[] {
  const keywords = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return keywords
    .filter((one) => !JUDGED.includes(one) && !REMARKS.includes(one) && !one.startsWith('x-'))
    .filter(
      (one) =>
        canonical(expanded(before.document, old[one])) !== canonical(expanded(after.document, now[one])),
    )
    .map((one) => change('keyword-not-judged', nameOf(place), `${one} is not what it was`));
}
