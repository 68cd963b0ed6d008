import { entries, entry, resolved, readString } from '../description/document';
import type { Change } from './change';
import { findValidated, addProviderChanges } from './compareForProviders';
import { compareSchemas } from './compareSchemas';
import { change } from './descriptionRules';
import { compareUnsupported } from './compareUnsupported';
import { hasSameKey, pairUp } from './pairUp';
import type { SchemaLocation } from './schemaLocation';
import { canonical } from '../description/schemaShape';
import type { Schema } from '../description/schemaShape';

/**
 * Compares the media types of a request or a response. `value` is the object `content`.
 * @param validated Schemas that the consumer validates at run time. Empty for requests and errors.
 */
export function compareContent(
  before: Schema,
  after: Schema,
  location: SchemaLocation,
  validated: readonly string[] = [],
): Change[] {
  const { direction, of } = location;
  const { pairs, removed, added } = pairUp(
    entries(before.value),
    entries(after.value),
    hasSameKey,
    ([oldMedia], [newMedia]) => mediaTypeOf(oldMedia) === mediaTypeOf(newMedia),
  );
  return [
    ...removed.map(([media]) => change(`${direction}-media-type-removed`, of, `${media} is gone`)),
    ...added.map(([media]) => change(`${direction}-media-type-added`, of, `${media} is new`)),
    ...pairs.flatMap(([[media, value], [, next]]) => {
      const inside =
        mediaTypeOf(media) === 'application/json' ? location : { ...location, of: `${of} ${media}` };
      const [oldSchema, newSchema] = [
        { ...before, value: entry(value, 'schema') },
        { ...after, value: entry(next, 'schema') },
      ];
      const callerChanges = compareSchemas(oldSchema, newSchema, inside);
      const isValidated = [oldSchema, newSchema].some(
        ({ document, value: schema }) => findValidated(document, schema, validated).length > 0,
      );
      return [
        ...(isValidated ? addProviderChanges(callerChanges, oldSchema, newSchema, inside) : callerChanges),
        ...compareExamples({ ...before, value }, { ...after, value: next }, inside),
        ...compareUnsupported({ ...before, value }, { ...after, value: next }, ['encoding'], inside.of),
      ];
    }),
  ];
}

/** Normalizes a media type: lower case, sorted parameters, no default `charset=utf-8`. */
function mediaTypeOf(media: string): string {
  const [type = '', ...parameters] = media.toLowerCase().split(';');
  const kept = parameters.map((one) => one.replaceAll(/[\s"]/g, '')).filter((one) => one !== 'charset=utf-8');
  return [type.trim(), ...kept.sort()].join(';');
}

/** Compares the named examples of a media type. They are scenarios. */
function compareExamples(before: Schema, after: Schema, { of }: SchemaLocation): Change[] {
  const { pairs, removed, added } = pairUp(readExamples(before), readExamples(after), hasSameKey);
  const at = (name: string) => `${of} example ${name}`;
  return [
    ...removed.map(([name]) => change('scenario-removed', at(name), 'is gone')),
    ...added.map(([name]) => change('scenario-added', at(name), 'is new')),
    ...pairs.flatMap(([[name, oldExample], [, newExample]]) => {
      const changes: Change[] = [];
      const [oldState, newState] = [stateOf(oldExample), stateOf(newExample)];
      if (oldState !== newState)
        changes.push(change('scenario-state-changed', at(name), `${oldState} became ${newState}`));
      if (canonical(entry(oldExample, 'value')) !== canonical(entry(newExample, 'value')))
        changes.push(change('scenario-changed', at(name), 'has other values'));
      return changes;
    }),
  ];
}

const stateOf = (example: unknown) => readString(example, 'x-provider-state') ?? 'no state';

const readExamples = ({ document, value }: Schema): [string, unknown][] =>
  entries(entry(value, 'examples')).map(([name, example]) => [name, resolved(document, example)]);
