import { entries, entry, resolved } from '../description/document';
import type { DescribedOperation } from '../description/operations';
import type { Schema } from '../description/schemaShape';
import type { Change } from './change';
import { compareContent } from './compareContent';
import { compareExtraExamples } from './compareExamples';
import { compareSchemas } from './compareSchemas';
import { compareSerialization, compareUnsupported } from './compareUnsupported';
import { changeOnRemoval, compareDeprecation } from './deprecation';
import { change } from './descriptionRules';
import { hasSameKey, pairUp } from './pairUp';

export function compareResponses(
  before: DescribedOperation,
  after: DescribedOperation,
  today: string,
  validated: readonly string[],
): Change[] {
  const at = (status: string) => `${before.operation.id} ${status}`;
  const { pairs, removed, added } = pairUp(readResponses(before), readResponses(after), hasSameKey);
  return [
    ...removed.map(([status]) => change('status-removed', at(status), 'is no longer described')),
    ...added.map(([status]) =>
      change(isError(status) ? 'error-status-added' : 'status-added', at(status), 'is new'),
    ),
    ...pairs.flatMap(([[status, oldResponse], [, newResponse]]) => {
      const [oldPart, newPart] = [
        { document: before.document, value: oldResponse },
        { document: after.document, value: newResponse },
      ];
      return [
        ...compareHeaders(oldPart, newPart, at(status), today),
        ...compareContent(
          { ...oldPart, value: entry(oldResponse, 'content') },
          { ...newPart, value: entry(newResponse, 'content') },
          { of: at(status), path: '', direction: 'response', today, within: [] },
          isSuccess(status) ? validated : [],
        ),
        ...compareExtraExamples(oldPart, newPart, at(status)),
        ...compareUnsupported(oldPart, newPart, ['links'], at(status)),
      ];
    }),
  ];
}

const isSuccess = (status: string) => status.startsWith('2');
const isError = (status: string) => /^([45]|default$)/.test(status);

const readResponses = ({ document, operation }: DescribedOperation): [string, unknown][] =>
  entries(operation.value['responses']).map(([status, response]) => [status, resolved(document, response)]);

/** `value` is the response. */
function compareHeaders(before: Schema, after: Schema, of: string, today: string): Change[] {
  const [oldHeaders, newHeaders] = [readHeaders(before), readHeaders(after)];
  const at = (name: string) => `${of} header ${name}`;
  const added = [...newHeaders.keys()].filter((name) => !oldHeaders.has(name));
  const changes = added.map((name) => change('response-header-added', at(name), 'is new'));
  for (const [name, oldHeader] of oldHeaders) {
    const newHeader = newHeaders.get(name);
    if (newHeader === undefined) {
      changes.push(
        changeOnRemoval(oldHeader, at(name), today, 'response-header-retired', 'response-header-removed'),
      );
      continue;
    }
    const [wasRequired, isRequired] = [
      entry(oldHeader, 'required') === true,
      entry(newHeader, 'required') === true,
    ];
    if (wasRequired && !isRequired)
      changes.push(change('response-header-optional', at(name), 'is now optional'));
    if (!wasRequired && isRequired)
      changes.push(change('response-header-required', at(name), 'is now required'));
    changes.push(
      ...compareDeprecation(oldHeader, newHeader, at(name), today),
      ...compareSchemas(
        { document: before.document, value: entry(oldHeader, 'schema') },
        { document: after.document, value: entry(newHeader, 'schema') },
        { of: at(name), path: '', direction: 'response', today, within: [] },
      ),
      ...compareSerialization(
        { document: before.document, value: oldHeader, location: 'header' },
        { document: after.document, value: newHeader, location: 'header' },
        at(name),
      ),
    );
  }
  return changes;
}

/** By name in lower case. */
const readHeaders = ({ document, value }: Schema): Map<string, unknown> =>
  new Map(
    entries(entry(value, 'headers')).map(([name, header]) => [
      name.toLowerCase(),
      resolved(document, header),
    ]),
  );
