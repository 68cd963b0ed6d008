// Compares the fields of an object.
import { entry, isObject } from '../description/document';
import type { JsonObject } from '../description/document';
import { canonical, fieldNames, readRequired, readShape } from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';
import type { Change } from './change';
import { changeOnRemoval } from './deprecation';
import { change } from './descriptionRules';
import { child, formatLocation } from './schemaLocation';
import type { SchemaLocation } from './schemaLocation';

/** A schema and its resolved shape. */
export type ShapedSchema = Schema & { shape: JsonObject };
export type Compare = (before: Schema, after: Schema, location: SchemaLocation) => Change[];

export function compareFields(
  before: ShapedSchema,
  after: ShapedSchema,
  location: SchemaLocation,
  compare: Compare,
): Change[] {
  const [oldNames, newNames] = [sentFields(before, location), sentFields(after, location)];
  const added = newNames.filter((name) => !oldNames.includes(name));
  const kept = oldNames.filter((name) => newNames.includes(name));
  return [
    ...added.flatMap((name) => [
      addition(before, after, location, name),
      ...compareWithOthers(before, after, location, name, compare),
    ]),
    ...oldNames.flatMap((name) =>
      kept.includes(name)
        ? compareField(before, after, location, name, compare)
        : [removal(before, after, location, name)],
    ),
  ];
}

const fieldOf = (schema: ShapedSchema, name: string): Schema => ({
  ...schema,
  value: entry(entry(schema.shape, 'properties'), name),
});

function addition(before: ShapedSchema, after: ShapedSchema, location: SchemaLocation, name: string): Change {
  const at = formatLocation(child(location, name));
  const isRequest = location.direction === 'request';
  // An undescribed field was allowed before. Now no value of it is.
  if (isRequest && canonical(readShape(fieldOf(after, name))['not']) === '{}')
    return change('request-more-fields-refused', at, 'no value of it is allowed');
  if (isRequest && readRequired(after.shape).includes(name))
    return change('request-field-added-required', at, 'is new and required');
  const message = fieldNames(before.shape).includes(name)
    ? `is no longer ${oneWayKeyword(location)}`
    : 'is new';
  const isClosed = ['additionalProperties', 'unevaluatedProperties'].some(
    (keyword) => before.shape[keyword] === false,
  );
  return !isRequest && isClosed
    ? change('response-more-fields-possible', at, message)
    : change(`${location.direction}-field-added`, at, message);
}

/** Compares a new field with the schema that all undeclared fields had. */
function compareWithOthers(
  before: ShapedSchema,
  after: ShapedSchema,
  location: SchemaLocation,
  name: string,
  compare: Compare,
): Change[] {
  const others = before.shape['additionalProperties'];
  return isObject(others) && canonical(others) !== '{}'
    ? compare({ ...before, value: others }, fieldOf(after, name), child(location, name))
    : [];
}

function removal(before: ShapedSchema, after: ShapedSchema, location: SchemaLocation, name: string): Change {
  const at = formatLocation(child(location, name));
  const rule = `${location.direction}-field-removed` as const;
  return fieldNames(after.shape).includes(name)
    ? change(rule, at, `is now ${oneWayKeyword(location)}`)
    : changeOnRemoval(readShape(fieldOf(before, name)), at, location.today, 'field-retired', rule);
}

function compareField(
  before: ShapedSchema,
  after: ShapedSchema,
  location: SchemaLocation,
  name: string,
  compare: Compare,
): Change[] {
  const inside = child(location, name);
  const [wasRequired, isRequired] = [
    readRequired(before.shape).includes(name),
    readRequired(after.shape).includes(name),
  ];
  const changes = compare(fieldOf(before, name), fieldOf(after, name), {
    ...inside,
    always: wasRequired && isRequired,
  });
  if (wasRequired === isRequired) return changes;
  const rule = `${location.direction}-field-made-${isRequired ? 'required' : 'optional'}` as const;
  const message = isRequired ? 'was optional, is required' : 'was required, is optional';
  return [change(rule, formatLocation(inside), message), ...changes];
}

/** The keyword of a field that this direction does not send. */
const oneWayKeyword = ({ direction }: SchemaLocation) => (direction === 'request' ? 'readOnly' : 'writeOnly');

/** Returns the fields without `readOnly` ones in a request and `writeOnly` ones in a response. */
function sentFields(schema: ShapedSchema, location: SchemaLocation): string[] {
  const names = fieldNames(schema.shape);
  return location.isValidated === true
    ? names
    : names.filter((name) => readShape(fieldOf(schema, name))[oneWayKeyword(location)] !== true);
}
