import { entry } from '../description/document';
import type { JsonObject } from '../description/document';
import { compareVariants } from './compareVariants';
import { compareDefaults, compareDiscriminators } from './compareMeanings';
import { compareDeprecation, sunsetOf } from './deprecation';
import { change } from './descriptionRules';
import type { Change } from './change';
import { compareUnsupported } from './compareUnsupported';
import { child, formatLocation } from './schemaLocation';
import type { SchemaLocation } from './schemaLocation';
import { LIMITS, compareLimits } from './limits';
import {
  readVariants,
  canonical,
  fieldNames,
  isAnnotation,
  readNarrowTypes,
  readRequired,
  shapeOf,
  readTypes,
  unionKeyword,
  readListedValues,
  withUnionKeywords,
} from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';

const COMPARED = [
  ...LIMITS,
  ...['type', 'enum', 'const', 'properties', 'required', 'additionalProperties', 'items'],
  ...['default', 'discriminator'],
];

/** Everything in which a schema differs from what it was. */
export function compareSchemas(before: Schema, after: Schema, location: SchemaLocation): Change[] {
  const pair = canonical([before.value, after.value]);
  if (location.within.includes(pair)) return [];
  const inside = { ...location, within: [...location.within, pair] };
  const old = shapeOf(before);
  const now = shapeOf(after);
  const oldVariants = readVariants(before, old);
  const newVariants = readVariants(after, now);
  // Where one side has no arms, it is compared as one, and with all that stands beside the arms of the other.
  if ((oldVariants === null) !== (newVariants === null)) {
    const whole = (schema: Schema) => [{ name: '', schema }];
    return compareVariants(
      oldVariants?.map((variant) => withUnionKeywords(variant, old)) ?? whole(before),
      newVariants?.map((variant) => withUnionKeywords(variant, now)) ?? whole(after),
      inside,
      compareSchemas,
    );
  }
  return [
    ...compareDeprecation(old, now, formatLocation(location), location.today),
    ...(oldVariants !== null && newVariants !== null
      ? compareVariants(oldVariants, newVariants, inside, compareSchemas)
      : []),
    ...compareShapes(before, after, inside, old, now),
  ];
}

function compareShapes(
  before: Schema,
  after: Schema,
  location: SchemaLocation,
  old: JsonObject,
  now: JsonObject,
): Change[] {
  return [
    ...compareTypes(old, now, location),
    ...compareValues(old, now, location),
    ...compareRanges(old, now, location),
    ...compareFields(before, after, location, old, now),
    ...compareItems(before, after, location, old, now),
    ...compareMoreFields(before, after, location, old, now),
    ...compareDefaults(old, now, location),
    ...compareDiscriminators(old, now, location),
    ...compareOtherKeywords(before, after, location, old, now),
  ];
}

function compareTypes(old: JsonObject, now: JsonObject, location: SchemaLocation): Change[] {
  const [before, after] = [readTypes(old), readTypes(now)];
  const at = formatLocation(location);
  const isIn = (type: string, types: string[]) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const gone = readNarrowTypes(old).filter((type) => type !== 'null' && !isIn(type, after));
  const come = readNarrowTypes(now).filter((type) => type !== 'null' && !isIn(type, before));
  const words = `${formatTypes(before)} became ${formatTypes(after)}`;
  const changes: Change[] = [];
  if (location.direction === 'request') {
    if (gone.length > 0) changes.push(change('request-type-narrowed', at, words));
    else if (come.length > 0) changes.push(change('request-type-widened', at, words));
  } else if (come.length > 0) changes.push(change('response-type-widened', at, words));
  else if (gone.length > 0) changes.push(change('response-type-narrowed', at, words));

  const [wasNull, isNull] = [before.includes('null'), after.includes('null')];
  if (wasNull === isNull) return changes;
  const rule =
    location.direction === 'request'
      ? isNull
        ? 'request-null-taken'
        : 'request-null-refused'
      : isNull
        ? 'response-null-possible'
        : 'response-null-gone';
  return [...changes, change(rule, at, isNull ? 'null is possible now' : 'null is no longer possible')];
}

const formatTypes = (types: string[]) =>
  types.filter((type) => type !== 'null').join(' or ') || 'nothing but null';

function compareValues(old: JsonObject, now: JsonObject, location: SchemaLocation): Change[] {
  const [before, after] = [readListedValues(old), readListedValues(now)];
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
      change(
        `${location.direction}-enum-value-${kind}`,
        formatLocation(location),
        `${words}: ${values.join(', ')}`,
      ),
    );
  };
  add('removed', gone);
  add('added', come);
  return changes;
}

function compareRanges(old: JsonObject, now: JsonObject, location: SchemaLocation): Change[] {
  const { tightened, loosened } = compareLimits(old, now);
  return [
    ...tightened.map((words) =>
      change(`${location.direction}-limits-tightened`, formatLocation(location), words),
    ),
    ...loosened.map((words) =>
      change(`${location.direction}-limits-loosened`, formatLocation(location), words),
    ),
  ];
}

function compareFields(
  before: Schema,
  after: Schema,
  location: SchemaLocation,
  old: JsonObject,
  now: JsonObject,
): Change[] {
  const { direction, today } = location;
  const [oldNames, newNames] = [sentFields(before, old, location), sentFields(after, now, location)];
  const added = newNames.filter((name) => !oldNames.includes(name));
  const changes = added.map((name) => {
    const at = formatLocation(child(location, name));
    const schema = { ...after, value: entry(entry(now, 'properties'), name) };
    // A field that no value fits was allowed before, as one that is not described.
    if (direction === 'request' && canonical(shapeOf(schema)['not']) === '{}')
      return change('request-more-fields-refused', at, 'no value of it is allowed');
    const needed = direction === 'request' && readRequired(now).includes(name);
    const unforeseen = direction === 'response' && old['additionalProperties'] === false;
    const rule = needed
      ? 'request-field-added-required'
      : unforeseen
        ? 'response-more-fields-possible'
        : (`${direction}-field-added` as const);
    const words = fieldNames(old).includes(name) ? `is no longer ${oneWayKeyword(location)}` : 'is new';
    return change(rule, at, needed ? 'has to be sent' : words);
  });
  for (const name of oldNames) {
    const at = formatLocation(child(location, name));
    const field = entry(entry(old, 'properties'), name);
    if (!newNames.includes(name)) {
      if (fieldNames(now).includes(name)) {
        changes.push(change(`${direction}-field-removed`, at, `is ${oneWayKeyword(location)} now`));
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
    const [was, is] = [readRequired(old).includes(name), readRequired(now).includes(name)];
    if (was !== is) {
      const words = is ? 'was optional, is required' : 'was required, is optional';
      changes.push(change(`${direction}-field-made-${is ? 'required' : 'optional'}`, at, words));
    }
    const next = { ...after, value: entry(entry(now, 'properties'), name) };
    const inside = { ...child(location, name), always: was && is };
    changes.push(...compareSchemas({ ...before, value: field }, next, inside));
  }
  return changes;
}

const oneWayKeyword = ({ direction }: SchemaLocation) => (direction === 'request' ? 'readOnly' : 'writeOnly');

/** The fields without those that are `readOnly` in a request or `writeOnly` in a response, required or not. */
function sentFields(schema: Schema, shape: JsonObject, location: SchemaLocation): string[] {
  if (location.isValidated === true) return fieldNames(shape);
  return fieldNames(shape).filter((name) => {
    const field = { ...schema, value: entry(entry(shape, 'properties'), name) };
    return shapeOf(field)[oneWayKeyword(location)] !== true;
  });
}

function compareItems(
  before: Schema,
  after: Schema,
  location: SchemaLocation,
  old: JsonObject,
  now: JsonObject,
): Change[] {
  if (!('items' in old) && !('items' in now)) return [];
  const items = (schema: Schema, shape: JsonObject) => ({ ...schema, value: shape['items'] });
  return compareSchemas(items(before, old), items(after, now), child(location, '[]'));
}

/** Whether fields may stand beside the described ones. */
function compareMoreFields(
  before: Schema,
  after: Schema,
  location: SchemaLocation,
  old: JsonObject,
  now: JsonObject,
): Change[] {
  const [was, is] = [old['additionalProperties'] ?? true, now['additionalProperties'] ?? true];
  if (was === is) return [];
  if (was !== false && is !== false)
    return compareSchemas({ ...before, value: was }, { ...after, value: is }, child(location, '{any}'));
  if (location.direction === 'response') {
    return was === false
      ? [change('response-more-fields-possible', formatLocation(location), 'other fields may come')]
      : [change('response-more-fields-gone', formatLocation(location), 'only described fields come')];
  }
  return is === false
    ? [change('request-more-fields-refused', formatLocation(location), 'only described fields may be sent')]
    : [
        change(
          'request-more-fields-taken',
          formatLocation(location),
          'more than the described fields may be sent',
        ),
      ];
}

function compareOtherKeywords(
  before: Schema,
  after: Schema,
  location: SchemaLocation,
  old: JsonObject,
  now: JsonObject,
): Change[] {
  const [was, is] = [unionKeyword(old), unionKeyword(now)];
  const variants = was === is ? was : null;
  const keywords = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (one) => !COMPARED.includes(one) && one !== variants && !isAnnotation(one) && !hasNoEffect(one, old, now),
  );
  return compareUnsupported(
    { ...before, value: old },
    { ...after, value: now },
    keywords,
    formatLocation(location),
  );
}

/** Keywords that refuse nothing where they are `true` or empty. */
const MAY_BE_EMPTY = [
  ...['unevaluatedProperties', 'unevaluatedItems', 'propertyNames', 'patternProperties'],
  ...['dependentRequired', 'dependentSchemas', 'prefixItems', 'allOf'],
];

const hasNoEffect = (keyword: string, ...shapes: JsonObject[]): boolean =>
  MAY_BE_EMPTY.includes(keyword) &&
  shapes.every((shape) => ['nothing', 'true', '{}', '[]'].includes(canonical(shape[keyword])));
