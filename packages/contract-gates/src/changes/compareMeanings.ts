// Compares keywords that change the meaning of a value, but not which values are allowed.
import { readSubtypes } from '../description/discriminator';
import { entry, readString } from '../description/document';
import type { JsonObject } from '../description/document';
import type { Change } from './change';
import type { ShapedSchema } from './compareFields';
import { change } from './descriptionRules';
import { formatLocation } from './schemaLocation';
import type { SchemaLocation } from './schemaLocation';
import {
  canonical,
  readListedValues,
  readRequired,
  readShape,
  readVariants,
} from '../description/schemaShape';

/** Compares default values. A required value has no default. */
export function compareDefaults(
  oldShape: JsonObject,
  newShape: JsonObject,
  location: SchemaLocation,
): Change[] {
  const [oldDefault, newDefault] = [canonical(oldShape['default']), canonical(newShape['default'])];
  if (oldDefault === newDefault || location.always === true) return [];
  const message = `default ${oldDefault} became ${newDefault}`;
  if (location.direction === 'response')
    return [change('response-default-changed', formatLocation(location), message)];
  return [
    change(
      'default' in oldShape ? 'request-default-changed' : 'request-default-added',
      formatLocation(location),
      message,
    ),
  ];
}

/** Compares the fields of discriminators. Their values are variants. */
export function compareDiscriminators(
  before: ShapedSchema,
  after: ShapedSchema,
  location: SchemaLocation,
): Change[] {
  const [oldField, newField] = [before, after].map(({ shape }) =>
    readString(shape['discriminator'], 'propertyName'),
  );
  if (oldField === newField) return [];
  const isSafe = oldField === undefined && (location.direction === 'response' || arePinned(after, newField));
  return [
    change(
      `discriminator-${isSafe ? 'added' : 'changed'}`,
      formatLocation(location),
      `its field ${oldField ?? 'none'} became ${newField ?? 'none'}`,
    ),
  ];
}

/** Whether each variant of a union requires the value of its discriminator anyway. */
function arePinned(union: ShapedSchema, field = ''): boolean {
  const pinned = readSubtypes(union, union.shape).flatMap(({ schema, value }) => {
    const shape = readShape(schema);
    const values = readListedValues(readShape({ ...schema, value: entry(shape['properties'], field) }));
    return readRequired(shape).includes(field) && values?.join() === JSON.stringify(value)
      ? [canonical(schema.value)]
      : [];
  });
  const variants = readVariants(union, union.shape);
  return variants?.every(({ schema }) => pinned.includes(canonical(schema.value))) ?? false;
}
