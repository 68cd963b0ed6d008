// Compares keywords that change the meaning of a value, but not which values are allowed.
import { entries, entry } from '../description/document';
import type { JsonObject } from '../description/document';
import type { Change } from './change';
import { change } from './descriptionRules';
import { formatLocation } from './schemaLocation';
import type { SchemaLocation } from './schemaLocation';
import { canonical } from '../description/schemaShape';

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

/** Compares discriminators: the field that names the variant, and the values of that field. */
export function compareDiscriminators(
  oldShape: JsonObject,
  newShape: JsonObject,
  location: SchemaLocation,
): Change[] {
  const [oldDiscriminator, newDiscriminator] = [oldShape['discriminator'], newShape['discriminator']];
  const [oldNames, newNames] = [mappedNames(oldDiscriminator), mappedNames(newDiscriminator)];
  const isAnother =
    oldDiscriminator !== undefined &&
    canonical(entry(oldDiscriminator, 'propertyName')) !== canonical(entry(newDiscriminator, 'propertyName'));
  const removed = oldNames.filter((one) => !newNames.includes(one));
  if (isAnother || removed.length > 0)
    return [
      change(
        'discriminator-changed',
        formatLocation(location),
        `no longer: ${removed.join(', ') || 'its field'}`,
      ),
    ];
  const added = newNames.filter((one) => !oldNames.includes(one));
  if ((oldDiscriminator === undefined) === (newDiscriminator === undefined) && added.length === 0) return [];
  return [change('discriminator-added', formatLocation(location), `new: ${added.join(', ') || 'its field'}`)];
}

/** Lists each value with its schema. A value that equals the name of its schema is left out. */
const mappedNames = (discriminator: unknown): string[] =>
  entries(entry(discriminator, 'mapping'))
    .map(([value, schema]) => [value, String(schema).split('/').at(-1)])
    .filter(([value, name]) => value !== name)
    .map(([value, name]) => `${value} (${name})`);
