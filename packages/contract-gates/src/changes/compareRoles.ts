import { listOperations, readRoles } from '../description/operations';
import type { DescribedOperation } from '../description/operations';
import type { Change } from './change';
import { change } from './descriptionRules';

/**
 * Compares the roles that may make a call. An operation without `x-roles` is open to every role. If the document before
 * names no roles at all, its roles are unknown, and nothing is compared.
 */
export function compareRoles(before: DescribedOperation, after: DescribedOperation): Change[] {
  const namesRoles = listOperations(before.document).some((one) => readRoles(one) !== undefined);
  if (!namesRoles) return [];
  const at = before.operation.id;
  const [oldRoles, newRoles] = [readRoles(before.operation), readRoles(after.operation)];
  if (newRoles === undefined)
    return oldRoles === undefined ? [] : [change('roles-added', at, 'open to every role')];
  if (oldRoles === undefined) return [change('roles-removed', at, `open only to ${newRoles.join(', ')}`)];
  const removed = oldRoles.filter((role) => !newRoles.includes(role));
  if (removed.length > 0) return [change('roles-removed', at, `no longer open to ${removed.join(', ')}`)];
  const added = newRoles.filter((role) => !oldRoles.includes(role));
  return added.length > 0 ? [change('roles-added', at, `also open to ${added.join(', ')}`)] : [];
}
