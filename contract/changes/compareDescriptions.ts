import { entries, entry } from '../../api-spec/document';
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
import { canonical, expanded } from './schemaShape';
import type { Schema } from './schemaShape';

/** Everything in which a description differs from an earlier one. `today`: `YYYY-MM-DD`, for what has a last day. */
export function compareDescriptions(before: Document, after: Document, today: string): Change[] {
  const old = operationsOf(before);
  const now = operationsOf(after);
  const pairs = pairUp(old, now);
  return [
    ...old
      .filter((operation) => !pairs.some(([one]) => one === operation))
      .map((operation) => removal(operation, today)),
    ...now
      .filter((operation) => !pairs.some(([, one]) => one === operation))
      .map(({ id, method, path }) => change('operation-added', id, `${method} ${path} is new`)),
    ...pairs.flatMap(([one, other]) =>
      compareOperations({ document: before, operation: one }, { document: after, operation: other }, today),
    ),
    ...notJudged(
      { document: before, value: { webhooks: before['webhooks'] } },
      { document: after, value: { webhooks: after['webhooks'] } },
      'the description',
    ),
  ];
}

/** By their ids, else by where they stand. */
function pairUp(before: Operation[], after: Operation[]): [Operation, Operation][] {
  const pairs = before.flatMap((old): [Operation, Operation][] => {
    const now = after.find(({ id }) => id === old.id);
    return now === undefined ? [] : [[old, now]];
  });
  for (const old of before.filter((one) => !pairs.some(([paired]) => paired === one))) {
    const now = after.find(
      (one) => placeOf(one) === placeOf(old) && !pairs.some(([, paired]) => paired === one),
    );
    if (now !== undefined) pairs.push([old, now]);
  }
  return pairs;
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
    ...notJudged(restOf(before), restOf(after), old.id),
  ];
}

/** What no other rule looks at. */
function restOf({ document, operation: { path, value } }: Described): Schema {
  const servers = value['servers'] ?? entry(entry(entry(document, 'paths'), path), 'servers');
  return { document, value: { servers, callbacks: value['callbacks'] } };
}

/** What stands outside these rules, and still is not passed over in silence. */
function notJudged(before: Schema, after: Schema, at: string): Change[] {
  return entries(before.value)
    .map(([key, value]) => [key, value, entry(after.value, key)] as const)
    .filter(
      ([, was, is]) => canonical(expanded(before.document, was)) !== canonical(expanded(after.document, is)),
    )
    .map(([key]) => change('keyword-not-judged', at, `${key} is not what it was`));
}
