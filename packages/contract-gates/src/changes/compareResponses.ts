import { entries, entry, resolved } from '../description/document';
import type { Change } from './change';
import { compareContent } from './compareContent';
import { compareSchemas } from './compareSchemas';
import { compareDeprecation, sunsetOf } from './deprecation';
import type { DescribedOperation } from './described';
import { change } from './descriptionRules';
import { compareUnsupported } from './compareUnsupported';
import type { SchemaLocation } from './schemaLocation';
import { serializationOf } from './serialization';

/** What may come back. */
export function compareResponses(
  before: DescribedOperation,
  after: DescribedOperation,
  today: string,
  validated: readonly string[],
): Change[] {
  const id = before.operation.id;
  const [old, now] = [responsesIn(before), responsesIn(after)];
  return [
    ...[...old.keys()]
      .filter((status) => !now.has(status))
      .map((status) => change('status-removed', `${id} ${status}`, 'is no longer described')),
    ...[...now.keys()]
      .filter((status) => !old.has(status))
      .map((status) =>
        change(isFailure(status) ? 'error-status-added' : 'status-added', `${id} ${status}`, 'is new'),
      ),
    ...[...old].flatMap(([status, response]) => {
      const next = now.get(status);
      if (next === undefined) return [];
      const location: SchemaLocation = {
        of: `${id} ${status}`,
        path: '',
        direction: 'response',
        today,
        within: [],
      };
      const side = ({ document }: DescribedOperation, of: unknown, key: string) => ({
        document,
        value: entry(of, key),
      });
      return [
        ...compareHeaders(before, after, response, next, location.of, today),
        ...compareContent(
          side(before, response, 'content'),
          side(after, next, 'content'),
          location,
          isSuccess(status) ? validated : [],
        ),
        ...compareUnsupported(
          { ...before, value: response },
          { ...after, value: next },
          ['links'],
          location.of,
        ),
      ];
    }),
  ];
}

const isSuccess = (status: string) => status.startsWith('2');
const isFailure = (status: string) => /^([45]|default$)/.test(status);

const responsesIn = ({ document, operation }: DescribedOperation): Map<string, unknown> =>
  new Map(
    entries(operation.value['responses']).map(([status, response]) => [status, resolved(document, response)]),
  );

function compareHeaders(
  before: DescribedOperation,
  after: DescribedOperation,
  response: unknown,
  next: unknown,
  of: string,
  today: string,
): Change[] {
  const [old, now] = [headersOf(before, response), headersOf(after, next)];
  const at = (name: string) => `${of} header ${name}`;
  const added = [...now.keys()].filter((name) => !old.has(name));
  const changes = added.map((name) => change('response-header-added', at(name), 'is new'));
  for (const [name, header] of old) {
    const other = now.get(name);
    if (other === undefined) {
      changes.push(removal(header, at(name), today));
      continue;
    }
    const [was, is] = [entry(header, 'required') === true, entry(other, 'required') === true];
    if (was && !is) changes.push(change('response-header-optional', at(name), 'may stay away'));
    if (!was && is) changes.push(change('response-header-required', at(name), 'comes always'));
    changes.push(
      ...compareDeprecation(header, other, at(name), today),
      ...compareSchemas(
        { document: before.document, value: entry(header, 'schema') },
        { document: after.document, value: entry(other, 'schema') },
        { of: at(name), path: '', direction: 'response', today, within: [] },
      ),
      ...compareUnsupported(
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
  if (sunset === null) return change('response-header-removed', at, 'is no longer promised');
  return sunset <= today
    ? change('response-header-retired', at, `was to be left by ${sunset}`)
    : change('response-header-removed', at, `is gone before ${sunset}`);
}

/** Names in lower case, as they travel. */
const headersOf = ({ document }: DescribedOperation, response: unknown): Map<string, unknown> =>
  new Map(
    entries(entry(response, 'headers')).map(([name, header]) => [
      name.toLowerCase(),
      resolved(document, header),
    ]),
  );
