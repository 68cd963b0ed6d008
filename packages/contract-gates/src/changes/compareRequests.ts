import { entries, entry, resolved } from '../description/document';
import type { DescribedOperation } from '../description/operations';
import type { Change } from './change';
import { compareContent } from './compareContent';
import { change } from './descriptionRules';

export function compareRequests(
  before: DescribedOperation,
  after: DescribedOperation,
  today: string,
): Change[] {
  const at = `${before.operation.id} request`;
  const [oldBody, newBody] = [bodyOf(before), bodyOf(after)];
  if (oldBody === undefined && newBody === undefined) return [];
  if (newBody === undefined) return [change('request-body-removed', at, 'a body is no longer accepted')];
  const [wasRequired, isRequired] = [
    entry(oldBody, 'required') === true,
    entry(newBody, 'required') === true,
  ];
  const changes: Change[] = [];
  if (!wasRequired && isRequired)
    changes.push(change('request-body-required', at, 'the body is now required'));
  if (wasRequired && !isRequired)
    changes.push(change('request-body-optional', at, 'the body is now optional'));
  if (oldBody === undefined)
    return isRequired ? changes : [change('request-body-optional', at, 'a body is now accepted')];
  return [
    ...changes,
    ...compareContent(
      { document: before.document, value: entry(oldBody, 'content') },
      { document: after.document, value: entry(newBody, 'content') },
      { of: at, path: '', direction: 'request', today, within: [] },
    ),
  ];
}

function bodyOf({ document, operation }: DescribedOperation): unknown {
  const body = resolved(document, operation.value['requestBody']);
  return entries(body).length > 0 ? body : undefined;
}
