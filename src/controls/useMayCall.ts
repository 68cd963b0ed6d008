import type { OperationId } from '../api/operationTypes';
import { APP_ROLES, mayAccess } from '../config/access';
import type { Role } from '../config/roles';
import { useAppSelector } from '../store/hooks';
import { selectProfile } from '../store/profile';
import { selectRole } from '../store/role';

/** The operations of some roles only, for a backend that does not name those of the session. */
const OPERATION_ROLES: Partial<Record<OperationId, readonly Role[]>> = {
  changeCompany: ['admin'],
  deleteEntries: ['admin'],
  restoreEntries: ['admin'],
};

/** Operations that a backend of before their time does not have. It names none, so they are not offered there. */
const NAMED_ONLY: ReadonlySet<OperationId> = new Set([
  'addInstallments',
  'addMoneyAccount',
  'addSeries',
  'addTransfer',
  'addUser',
  'changeAccount',
  'changeCategories',
  'changeEntries',
  'changeMoneyAccount',
  'changeOccurrences',
  'changeSeriesEnd',
  'changeUser',
  'changeUserAccess',
  'closeMonth',
  'deleteOccurrences',
  'endOwnSessions',
  'getCategoryChart',
  'getDay',
  'compareBankBalance',
  'exportEvents',
  'exportMonth',
  'getSeries',
  'listAccountMovements',
  'importStatement',
  'listEvents',
  'listMoneyAccounts',
  'listMonths',
  'listLineCandidates',
  'listProposals',
  'reconcileLines',
  'recordLine',
  'reopenMonth',
  'unmatchLine',
  'ignoreLine',
  'restoreLine',
  'listOwnSessions',
  'listSeries',
  'listStatementLines',
  'listUsers',
  'makePasswordLink',
  'mergeCategory',
  'previewSeriesEnd',
  'previewStatement',
  'search',
  'suggestCounterparties',
  'summarizeEntries',
  'undoMerge',
  'voidTransfer',
  'undoStatementImport',
]);

/**
 * Returns whether to offer an operation: what `GET session` says, or else what the role says (specification §7.64). The
 * backend decides in the end.
 */
export function useMayCall(): (operation: OperationId) => boolean {
  const role = useAppSelector(selectRole);
  const operations = useAppSelector(selectProfile).data?.operations;
  return (operation) =>
    operations?.includes(operation) ??
    (!NAMED_ONLY.has(operation) && mayAccess(OPERATION_ROLES[operation] ?? APP_ROLES, role));
}
