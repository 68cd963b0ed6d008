import { openAccount } from '../bank/accounts';
import type { Database } from '../database/database';
import type { Handlers } from '../http/operations';
import { ignoreLine, reconcileLines, restoreLine } from '../reconciliation/changeLines';
import { searchCandidates } from '../reconciliation/searchCandidates';
import { listProposals } from '../reconciliation/listProposals';
import { recordLine } from '../reconciliation/recordLine';
import { unmatchLine } from '../reconciliation/unmatchLine';
import { makeRunChange } from './runChange';

type Dependencies = { clock: () => Date; database: Database };
type Operations =
  | 'listProposals'
  | 'listLineCandidates'
  | 'reconcileLines'
  | 'recordLine'
  | 'unmatchLine'
  | 'ignoreLine'
  | 'restoreLine';

/** Proposes what the lines of statements are, and records what a person confirms. */
export function reconciliationHandlers({ clock, database }: Dependencies): Handlers<Operations> {
  const runChange = makeRunChange(clock);
  return {
    listProposals: ({ params: { id } }) =>
      database.inTransaction('read', async (queries) => {
        const account = await openAccount(queries, id);
        return listProposals(queries, account.id);
      }),
    listLineCandidates: ({ params: { id }, query }) =>
      database.inTransaction('read', (queries) => searchCandidates(queries, id, query)),
    reconcileLines: (call) =>
      runChange(call, async (change) => {
        const account = await openAccount(change.queries, call.params.id);
        return reconcileLines(change, account.id, call.body);
      }),
    recordLine: (call) => runChange(call, (change) => recordLine(change, call.params.id, call.body)),
    unmatchLine: (call) => runChange(call, (change) => unmatchLine(change, call.params.id, call.body)),
    ignoreLine: (call) => runChange(call, (change) => ignoreLine(change, call.params.id, call.body)),
    restoreLine: (call) => runChange(call, (change) => restoreLine(change, call.params.id, call.body)),
  };
}
