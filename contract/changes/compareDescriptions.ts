import { entry } from '../../api-spec/document';
import type { Document } from '../../api-spec/document';
import { operationsOf } from '../../api-spec/operations';
import type { Operation } from '../../api-spec/operations';
import type { Change } from './change';
import { compareAnswers } from './compareAnswers';
import { compareParameters } from './compareParameters';
import { compareRequests } from './compareRequests';
import { compareSecurity } from './compareSecurity';
import { compareDeprecation, sunsetOf } from './deprecation';
import type { Described } from './described';
import { change } from './descriptionRules';
import { notJudged } from './notJudged';
import { pairUp } from './pairUp';
import type { Schema } from './schemaShape';

/** Everything in which a description differs from an earlier one. `today`: `YYYY-MM-DD`, for what has a last day. */
export function compareDescriptions(before: Document, after: Document, today: string): Change[] {
  const { pairs, gone, added } = pairUp(
    operationsOf(before),
    operationsOf(after),
    (old, now) => old.id === now.id,
    (old, now) => placeOf(old) === placeOf(now),
  );
  return [
    ...gone.map((operation) => removal(operation, today)),
    ...added.map(({ id, method, path }) => change('operation-added', id, `${method} ${path} is new`)),
    ...pairs.flatMap(([one, other]) =>
      compareOperations({ document: before, operation: one }, { document: after, operation: other }, today),
    ),
    ...notJudged(
      { document: before, value: before },
      { document: after, value: after },
      ['webhooks'],
      'the description',
    ),
  ];
}

/** The names of a path's parts are nothing that travels. */
const placeOf = ({ method, path }: Operation) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

function removal({ id, method, path, value }: Operation, today: string): Change {
  const sunset = sunsetOf(value);
  const words = `${method} ${path} is gone`;
  if (sunset === null) return change('operation-removed', id, words);
  return sunset <= today
    ? change('operation-retired', id, `${words}; it was to be left by ${sunset}`)
    : change('operation-removed-before-sunset', id, `${words}; it was to be there until ${sunset}`);
}

function compareOperations(before: Described, after: Described, today: string): Change[] {
  const [old, now] = [before.operation, after.operation];
  const changes: Change[] = [];
  if (old.id !== now.id) changes.push(change('operation-renamed', old.id, `is called ${now.id}`));
  if (placeOf(old) !== placeOf(now)) {
    changes.push(
      change('operation-moved', old.id, `${old.method} ${old.path} became ${now.method} ${now.path}`),
    );
  }
  return [
    ...changes,
    ...compareDeprecation(old.value, now.value, old.id, today),
    ...compareSecurity(before, after),
    ...compareParameters(before, after, today),
    ...compareRequests(before, after, today),
    ...compareAnswers(before, after, today),
    ...notJudged(restOf(before), restOf(after), ['servers', 'callbacks'], old.id),
  ];
}

/** What no other rule looks at. */
function restOf({ document, operation: { path, value } }: Described): Schema {
  const servers =
    value['servers'] ?? entry(entry(entry(document, 'paths'), path), 'servers') ?? document['servers'];
  // Where an operation stands, and not what is said of it.
  const urls = Array.isArray(servers) ? servers.map((server) => entry(server, 'url')) : servers;
  return { document, value: { servers: urls, callbacks: value['callbacks'] } };
}
