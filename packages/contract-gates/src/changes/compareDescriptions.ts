import { entries, entry, follow, resolved } from '../description/document';
import type { Document } from '../description/document';
import { operationsOf } from '../description/operations';
import type { Operation } from '../description/operations';
import type { Change } from './change';
import { compareResponses } from './compareResponses';
import { findValidated, addProviderChanges } from './compareForProviders';
import { compareParameters } from './compareParameters';
import { compareRequests } from './compareRequests';
import { compareSecurity } from './compareSecurity';
import { compareDeprecation, sunsetOf } from './deprecation';
import type { DescribedOperation } from './described';
import { change } from './descriptionRules';
import { compareUnsupported } from './compareUnsupported';
import { pairUp } from './pairUp';
import type { Schema } from '../description/schemaShape';

/**
 * Everything in which a description differs from an earlier one.
 * @param today `YYYY-MM-DD`, for what has a last day.
 * @param guarded The schemas that the portal validates at run time, by name.
 */
export function compareDescriptions(
  before: Document,
  after: Document,
  today: string,
  validated: readonly string[] = [],
): Change[] {
  const { pairs, gone, added } = pairUp(
    operationsOf(before),
    operationsOf(after),
    (old, now) => old.id === now.id,
    (old, now) => addressOf(old) === addressOf(now),
  );
  return [
    ...gone.map((operation) => removal(operation, today)),
    ...added.map(({ id, method, path }) => change('operation-added', id, `${method} ${path} is new`)),
    ...pairs.flatMap(([one, other]) =>
      compareOperations(
        { document: before, operation: one },
        { document: after, operation: other },
        today,
        validated,
      ),
    ),
    ...compareValidatedParts(before, after, today, validated),
  ];
}

/** The names of a path's parts are nothing that travels. */
const addressOf = ({ method, path }: Operation) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

function removal({ id, method, path, value }: Operation, today: string): Change {
  const sunset = sunsetOf(value);
  const words = `${method} ${path} is gone`;
  if (sunset === null) return change('operation-removed', id, words);
  return sunset <= today
    ? change('operation-retired', id, `${words}; it was to be left by ${sunset}`)
    : change('operation-removed-before-sunset', id, `${words}; it was to be there until ${sunset}`);
}

/** Guarded schemas that are no response of their own, but a part of one. */
function compareValidatedParts(
  before: Document,
  after: Document,
  today: string,
  validated: readonly string[],
): Change[] {
  const whole = [before, after].flatMap((document) =>
    operationsOf(document).flatMap(({ value }) =>
      entries(value['responses']).flatMap(([, response]) =>
        entries(entry(resolved(document, response), 'content')).flatMap(([, media]) =>
          findValidated(document, entry(media, 'schema'), validated),
        ),
      ),
    ),
  );
  return validated
    .filter((name) => !whole.includes(name))
    .flatMap((name) => {
      const [old, now] = [before, after].map((document) => ({
        document,
        value: follow(document, ['components', 'schemas', name]),
      }));
      if (old?.value === undefined || now?.value === undefined) return [];
      const location = { of: `schema ${name}`, path: '', direction: 'response', today, within: [] } as const;
      return addProviderChanges([], old, now, location);
    });
}

function compareOperations(
  before: DescribedOperation,
  after: DescribedOperation,
  today: string,
  validated: readonly string[],
): Change[] {
  const [old, now] = [before.operation, after.operation];
  const changes: Change[] = [];
  if (old.id !== now.id) changes.push(change('operation-renamed', old.id, `is called ${now.id}`));
  if (addressOf(old) !== addressOf(now)) {
    changes.push(
      change('operation-moved', old.id, `${old.method} ${old.path} became ${now.method} ${now.path}`),
    );
  }
  const [tags, newTags] = [tagsIn(old), tagsIn(now)];
  if (tags !== newTags) changes.push(change('operation-tags-changed', old.id, `${tags} became ${newTags}`));
  return [
    ...changes,
    ...compareDeprecation(old.value, now.value, old.id, today),
    ...compareSecurity(before, after),
    ...compareParameters(before, after, today),
    ...compareRequests(before, after, today),
    ...compareResponses(before, after, today, validated),
    ...compareUnsupported(restOf(before), restOf(after), ['servers', 'callbacks'], old.id),
  ];
}

/** Which agreements an operation belongs to. */
function tagsIn({ value }: Operation): string {
  const tags = value['tags'];
  return Array.isArray(tags) && tags.length > 0 ? tags.map(String).sort().join(', ') : 'no tag';
}

/** What no other rule looks at. */
function restOf({ document, operation: { path, value } }: DescribedOperation): Schema {
  const servers =
    value['servers'] ?? entry(entry(entry(document, 'paths'), path), 'servers') ?? document['servers'];
  // Where an operation stands, and not what is said of it.
  const urls = Array.isArray(servers) ? servers.map((server) => entry(server, 'url')) : servers;
  return { document, value: { servers: urls, callbacks: value['callbacks'] } };
}
