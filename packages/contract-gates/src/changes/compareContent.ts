import { entries, entry, resolved, readString } from '../description/document';
import type { Change } from './change';
import { findValidated, addProviderChanges } from './compareForProviders';
import { compareSchemas } from './compareSchemas';
import { change } from './descriptionRules';
import { compareUnsupported } from './compareUnsupported';
import { pairUp } from './pairUp';
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
    ([old], [now]) => old === now,
    ([old], [now]) => mediaTypeOf(old) === mediaTypeOf(now),
  );
  return [
    ...removed.map(([media]) => change(`${direction}-media-type-removed`, of, `${media} is gone`)),
    ...added.map(([media]) => change(`${direction}-media-type-added`, of, `${media} is new`)),
    ...pairs.flatMap(([[media, value], [, next]]) => {
      const inside =
        mediaTypeOf(media) === 'application/json' ? location : { ...location, of: `${of} ${media}` };
      const [old, now] = [
        { ...before, value: entry(value, 'schema') },
        { ...after, value: entry(next, 'schema') },
      ];
      const found = compareSchemas(old, now, inside);
      const isValidated = [old, now].some(
        ({ document, value: schema }) => findValidated(document, schema, validated).length > 0,
      );
      return [
        ...(isValidated ? addProviderChanges(found, old, now, inside) : found),
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
  const [old, now] = [examplesIn(before), examplesIn(after)];
  const at = (name: string) => `${of} example ${name}`;
  return [
    ...[...old.keys()]
      .filter((name) => !now.has(name))
      .map((name) => change('scenario-removed', at(name), 'is gone')),
    ...[...now.keys()]
      .filter((name) => !old.has(name))
      .map((name) => change('scenario-added', at(name), 'is new')),
    ...[...old].flatMap(([name, example]) => {
      const next = now.get(name);
      if (next === undefined) return [];
      const changes: Change[] = [];
      const [was, is] = [stateOf(example), stateOf(next)];
      if (was !== is) changes.push(change('scenario-state-changed', at(name), `${was} became ${is}`));
      if (canonical(entry(example, 'value')) !== canonical(entry(next, 'value')))
        changes.push(change('scenario-changed', at(name), 'has other values'));
      return changes;
    }),
  ];
}

const stateOf = (example: unknown) => readString(example, 'x-provider-state') ?? 'no state';

const examplesIn = ({ document, value }: Schema): Map<string, unknown> =>
  new Map(entries(entry(value, 'examples')).map(([name, example]) => [name, resolved(document, example)]));
