// What changes no value that may come, and still what it means.
import { entries, entry } from '../../api-spec/document';
import type { JsonObject } from '../../api-spec/document';
import type { Change } from './change';
import { change } from './descriptionRules';
import { nameOf } from './place';
import type { Place } from './place';
import { canonical } from './schemaShape';

/** What a value that is left out means. A value that is always there needs no default. */
export function compareDefaults(old: JsonObject, now: JsonObject, place: Place): Change[] {
  const [was, is] = [canonical(old['default']), canonical(now['default'])];
  if (was === is || place.always === true) return [];
  const words = `default ${was} became ${is}`;
  if (place.direction === 'answer') return [change('answer-default-changed', nameOf(place), words)];
  return [
    change('default' in old ? 'request-default-changed' : 'request-default-added', nameOf(place), words),
  ];
}

/** Which arm is meant, in the words of a code generator: a field, and the values that name the arms. */
export function compareDiscriminators(old: JsonObject, now: JsonObject, place: Place): Change[] {
  const [was, is] = [old['discriminator'], now['discriminator']];
  const [names, newNames] = [armNames(was), armNames(is)];
  const isAnother =
    was !== undefined && canonical(entry(was, 'propertyName')) !== canonical(entry(is, 'propertyName'));
  const gone = names.filter((one) => !newNames.includes(one));
  if (isAnother || gone.length > 0)
    return [change('discriminator-changed', nameOf(place), `no longer: ${gone.join(', ') || 'its field'}`)];
  const come = newNames.filter((one) => !names.includes(one));
  if ((was === undefined) === (is === undefined) && come.length === 0) return [];
  return [change('discriminator-added', nameOf(place), `new: ${come.join(', ') || 'its field'}`)];
}

/** Each value with the schema that it names. One that is the schema's own name need not be written down. */
const armNames = (discriminator: unknown): string[] =>
  entries(entry(discriminator, 'mapping'))
    .map(([value, schema]) => [value, String(schema).split('/').at(-1)])
    .filter(([value, name]) => value !== name)
    .map(([value, name]) => `${value} (${name})`);
