import type { FastifyRequest } from 'fastify';
import type { Caller } from '../auth/authenticate';
import { listAccounts, readAccount } from '../bank/accounts';
import { addAccount, changeAccount } from '../bank/changeAccounts';
import { listMovements } from '../bank/movements';
import { addTransfer, voidTransfer } from '../bank/transfers';
import { companyDay, readCompany } from '../company/company';
import type { Database } from '../database/database';
import type { Change } from '../entries/recordChange';
import type { Handlers } from '../http/operations';
import type { Write } from '../http/submit';

type Dependencies = { clock: () => Date; database: Database };
type WritingCall = { caller: Caller; request: FastifyRequest; write: Write };
type BankOperation =
  | 'listMoneyAccounts'
  | 'addMoneyAccount'
  | 'changeMoneyAccount'
  | 'listAccountMovements'
  | 'addTransfer'
  | 'voidTransfer';

/** Movements of a page without the parameter `limit`. */
const DEFAULT_PAGE_SIZE = 50;

/** Reads and changes the accounts where the money is, and the transfers between them. */
export function bankHandlers({ clock, database }: Dependencies): Handlers<BankOperation> {
  const runChange = <T>(
    { caller: { user }, request, write }: WritingCall,
    work: (change: Change) => Promise<T>,
  ): Promise<T> =>
    write('figures', async (queries) => {
      const now = clock();
      const today = companyDay(await readCompany(queries), now);
      return work({ queries, actor: { user, requestId: request.id }, now, today });
    });
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
      query: { after, limit = DEFAULT_PAGE_SIZE },
    }) =>
      database.inTransaction('read', (queries) =>
        listMovements(queries, { accountId: id, limit, after, now: clock(), userId: user.id }),
      ),
    addTransfer: (call) => runChange(call, (change) => addTransfer(change, call.body)),
    voidTransfer: (call) => runChange(call, (change) => voidTransfer(change, call.params.id, call.body)),
  };
}
