// Compares keywords that change the meaning of a value, but not which values are allowed.
import { entries, entry } from '../description/document';
import type { JsonObject } from '../description/document';
import type { Change } from './change';
import { change } from './descriptionRules';
import { formatLocation } from './schemaLocation';
import type { SchemaLocation } from './schemaLocation';
import { canonical } from '../description/schemaShape';

/** Compares the defaults of absent values. A required value needs none. */
export function compareDefaults(old: JsonObject, now: JsonObject, location: SchemaLocation): Change[] {
  const [was, is] = [canonical(old['default']), canonical(now['default'])];
  if (was === is || location.always === true) return [];
  const words = `default ${was} became ${is}`;
  if (location.direction === 'response')
    return [change('response-default-changed', formatLocation(location), words)];
  return [
    change(
      'default' in old ? 'request-default-changed' : 'request-default-added',
      formatLocation(location),
      words,
    ),
  ];
}

/** Compares discriminators: the field that names the variant, and the values of that field. */
export function compareDiscriminators(old: JsonObject, now: JsonObject, location: SchemaLocation): Change[] {
  const [was, is] = [old['discriminator'], now['discriminator']];
  const [names, newNames] = [mappedNames(was), mappedNames(is)];
  const isAnother =
    was !== undefined && canonical(entry(was, 'propertyName')) !== canonical(entry(is, 'propertyName'));
  const gone = names.filter((one) => !newNames.includes(one));
  if (isAnother || gone.length > 0)
    return [
      change(
        'discriminator-changed',
        formatLocation(location),
        `no longer: ${gone.join(', ') || 'its field'}`,
      ),
    ];
  const come = newNames.filter((one) => !names.includes(one));
  if ((was === undefined) === (is === undefined) && come.length === 0) return [];
  return [change('discriminator-added', formatLocation(location), `new: ${come.join(', ') || 'its field'}`)];
}

/** Each value with the schema that it names. One that is the schema's own name need not be written down. */
const mappedNames = (discriminator: unknown): string[] =>
  entries(entry(discriminator, 'mapping'))
    .map(([value, schema]) => [value, String(schema).split('/').at(-1)])
    .filter(([value, name]) => value !== name)
    .map(([value, name]) => `${value} (${name})`);
