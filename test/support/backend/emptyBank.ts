import { ne } from 'drizzle-orm';
import { FIRST_ACCOUNT, moneyAccounts, transfers } from '../../../server/database/bankTables';
import type { Database } from '../../../server/database/database';
import { emptyStatements } from './emptyStatements';

/** Deletes statements, transfers and accounts, but not the first one. No payment may name another account. */
export async function emptyBank(database: Database): Promise<void> {
  const { queries } = database;
  await emptyStatements(database);
  await queries.delete(transfers);
  await queries.delete(moneyAccounts).where(ne(moneyAccounts.id, FIRST_ACCOUNT));
}
