import type { Database } from '../database/database';
import type { Handlers } from '../http/operations';
import { closeMonth, reopenMonth } from '../months/changeMonths';
import { listMonths } from '../months/months';
import { makeRunChange } from './runChange';

type Dependencies = { clock: () => Date; database: Database };

/** Lists, closes and reopens the months of the books. */
export function monthHandlers({
  clock,
  database,
}: Dependencies): Handlers<'listMonths' | 'closeMonth' | 'reopenMonth'> {
  const runChange = makeRunChange(clock);
  return {
    listMonths: () => database.inTransaction('read', (queries) => listMonths(queries, clock())),
    closeMonth: (call) =>
      runChange(call, async (change) => {
        await closeMonth(change, call.body);
        return listMonths(change.queries, change.now);
      }),
    reopenMonth: (call) =>
      runChange(call, async (change) => {
        await reopenMonth(change, call.body);
        return listMonths(change.queries, change.now);
      }),
  };
}
