import { listAccounts, readAccount } from '../bank/accounts';
import { addAccount, changeAccount } from '../bank/changeAccounts';
import { listMovements } from '../bank/movements';
import { addTransfer, voidTransfer } from '../bank/transfers';
import type { Database } from '../database/database';
import type { Handlers } from '../http/operations';
import { DEFAULT_PAGE_SIZE } from '../rules/pages';
import { makeRunChange } from './runChange';

type Dependencies = { clock: () => Date; database: Database };
type BankOperation =
  | 'listMoneyAccounts'
  | 'addMoneyAccount'
  | 'changeMoneyAccount'
  | 'listAccountMovements'
  | 'addTransfer'
  | 'voidTransfer';

/** Reads and changes the accounts where the money is, and the transfers between them. */
export function bankHandlers({ clock, database }: Dependencies): Handlers<BankOperation> {
  const runChange = makeRunChange(clock);
  return {
    listMoneyAccounts: ({ caller: { user } }) =>
      database.inTransaction('read', (queries) => listAccounts(queries, clock(), user.id)),
    addMoneyAccount: (call) =>
      runChange(call, async (change) => {
        const id = await addAccount(change, call.body);
        return readAccount(change.queries, id, { now: change.now, userId: call.caller.user.id });
      }),
    changeMoneyAccount: (call) =>
      runChange(call, async (change) => {
        await changeAccount(change, call.params.id, call.body);
        return readAccount(change.queries, call.params.id, { now: change.now, userId: call.caller.user.id });
      }),
    listAccountMovements: ({
      caller: { user },
      params: { id },
      query: { after, until, limit = DEFAULT_PAGE_SIZE },
    }) =>
      database.inTransaction('read', (queries) =>
        listMovements(queries, { accountId: id, limit, after, until, now: clock(), userId: user.id }),
      ),
    addTransfer: (call) => runChange(call, (change) => addTransfer(change, call.body)),
    voidTransfer: (call) => runChange(call, (change) => voidTransfer(change, call.params.id, call.body)),
  };
}
