import { ne } from 'drizzle-orm';
import { FIRST_ACCOUNT, moneyAccounts, transfers } from '../../../server/database/bankTables';
import type { Database } from '../../../server/database/database';

/** Deletes transfers and accounts, but not the first one. No payment may name another account. */
export async function emptyBank({ queries }: Database): Promise<void> {
  await queries.delete(transfers);
  await queries.delete(moneyAccounts).where(ne(moneyAccounts.id, FIRST_ACCOUNT));
}
