import { entries, entry, resolved } from '../description/document';
import type { Change } from './change';
import { compareContent } from './compareContent';
import { compareSchemas } from './compareSchemas';
import { compareDeprecation, sunsetOf } from './deprecation';
import type { Described } from './described';
import { change } from './descriptionRules';
import { notJudged } from './notJudged';
import type { Place } from './place';
import { serializationOf } from './serialization';

/** What may come back. */
export function compareAnswers(
  before: Described,
  after: Described,
  today: string,
  guarded: readonly string[],
): Change[] {
  const id = before.operation.id;
  const [old, now] = [answersOf(before), answersOf(after)];
  return [
    ...[...old.keys()]
      .filter((status) => !now.has(status))
      .map((status) => change('status-removed', `${id} ${status}`, 'is no longer described')),
    ...[...now.keys()]
      .filter((status) => !old.has(status))
      .map((status) =>
        change(isFailure(status) ? 'error-status-added' : 'status-added', `${id} ${status}`, 'is new'),
      ),
    ...[...old].flatMap(([status, answer]) => {
      const next = now.get(status);
      if (next === undefined) return [];
      const place: Place = { of: `${id} ${status}`, path: '', direction: 'answer', today, within: [] };
      const side = ({ document }: Described, of: unknown, key: string) => ({
        document,
        value: entry(of, key),
      });
      return [
        ...compareHeaders(before, after, answer, next, place.of, today),
        ...compareContent(
          side(before, answer, 'content'),
          side(after, next, 'content'),
          place,
          isSuccess(status) ? guarded : [],
        ),
        ...notJudged({ ...before, value: answer }, { ...after, value: next }, ['links'], place.of),
      ];
    }),
  ];
}

const isSuccess = (status: string) => status.startsWith('2');
const isFailure = (status: string) => /^([45]|default$)/.test(status);

const answersOf = ({ document, operation }: Described): Map<string, unknown> =>
  new Map(
    entries(operation.value['responses']).map(([status, answer]) => [status, resolved(document, answer)]),
  );

function compareHeaders(
  before: Described,
  after: Described,
  answer: unknown,
  next: unknown,
  of: string,
  today: string,
): Change[] {
  const [old, now] = [headersOf(before, answer), headersOf(after, next)];
  const at = (name: string) => `${of} header ${name}`;
  const added = [...now.keys()].filter((name) => !old.has(name));
  const changes = added.map((name) => change('answer-header-added', at(name), 'is new'));
  for (const [name, header] of old) {
    const other = now.get(name);
    if (other === undefined) {
      changes.push(removal(header, at(name), today));
      continue;
    }
    const [was, is] = [entry(header, 'required') === true, entry(other, 'required') === true];
    if (was && !is) changes.push(change('answer-header-optional', at(name), 'may stay away'));
    if (!was && is) changes.push(change('answer-header-required', at(name), 'comes always'));
    changes.push(
      ...compareDeprecation(header, other, at(name), today),
      ...compareSchemas(
        { document: before.document, value: entry(header, 'schema') },
        { document: after.document, value: entry(other, 'schema') },
        { of: at(name), path: '', direction: 'answer', today, within: [] },
      ),
      ...notJudged(
        { ...before, value: { ...serializationOf(header, 'header'), content: entry(header, 'content') } },
        { ...after, value: { ...serializationOf(other, 'header'), content: entry(other, 'content') } },
        ['style', 'explode', 'content'],
        at(name),
      ),
    );
  }
  return changes;
}

function removal(header: unknown, at: string, today: string): Change {
  const sunset = sunsetOf(header);
  if (sunset === null) return change('answer-header-removed', at, 'is no longer promised');
  return sunset <= today
    ? change('answer-header-retired', at, `was to be left by ${sunset}`)
    : change('answer-header-removed', at, `is gone before ${sunset}`);
}

/** Names in lower case, as they travel. */
const headersOf = ({ document }: Described, answer: unknown): Map<string, unknown> =>
  new Map(
    entries(entry(answer, 'headers')).map(([name, header]) => [
      name.toLowerCase(),
      resolved(document, header),
    ]),
  );
