import { ne } from 'drizzle-orm';
import {
  FIRST_ACCOUNT,
  moneyAccounts,
  statementAccounts,
  statementBalances,
  statementImports,
  statementLines,
  transfers,
} from '../../../server/database/bankTables';
import type { Database } from '../../../server/database/database';

/** Deletes statements, transfers and accounts, but not the first one. No payment may name another account. */
export async function emptyBank({ queries }: Database): Promise<void> {
  for (const table of [statementBalances, statementLines, statementImports, statementAccounts, transfers])
    await queries.delete(table);
  await queries.delete(moneyAccounts).where(ne(moneyAccounts.id, FIRST_ACCOUNT));
}
