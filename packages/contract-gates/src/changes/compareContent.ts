import { entries, entry } from '../description/document';
import type { Change } from './change';
import { findValidated, addProviderChanges } from './compareForProviders';
import { compareSchemas } from './compareSchemas';
import { compareExamples, readExamples } from './compareExamples';
import { change } from './descriptionRules';
import { compareUnsupported } from './compareUnsupported';
import { hasSameKey, pairUp } from './pairUp';
import type { SchemaLocation } from './schemaLocation';
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
        ...compareExamples(
          readExamples({ ...before, value: entry(value, 'examples') }),
          readExamples({ ...after, value: entry(next, 'examples') }),
          inside.of,
        ),
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
