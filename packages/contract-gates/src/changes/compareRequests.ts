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
  const [old, now] = [bodyOf(before), bodyOf(after)];
  if (old === undefined && now === undefined) return [];
  if (now === undefined) return [change('request-body-removed', at, 'a body is no longer accepted')];
  const [was, is] = [entry(old, 'required') === true, entry(now, 'required') === true];
  const changes: Change[] = [];
  if (!was && is) changes.push(change('request-body-required', at, 'the body is now required'));
  if (was && !is) changes.push(change('request-body-optional', at, 'the body is now optional'));
  if (old === undefined)
    return is ? changes : [change('request-body-optional', at, 'a body is now accepted')];
  return [
    ...changes,
    ...compareContent(
      { document: before.document, value: entry(old, 'content') },
      { document: after.document, value: entry(now, 'content') },
      { of: at, path: '', direction: 'request', today, within: [] },
    ),
  ];
}

function bodyOf({ document, operation }: DescribedOperation): unknown {
  const body = resolved(document, operation.value['requestBody']);
  return entries(body).length > 0 ? body : undefined;
}
