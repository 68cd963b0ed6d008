import type { Database } from '../../../server/database/database';
import {
  matches,
  statementAccounts,
  statementBalances,
  statementImports,
  statementLines,
} from '../../../server/database/bankTables';

/** Deletes the statements and what reconciles them. */
export async function emptyStatements({ queries }: Database): Promise<void> {
  for (const table of [matches, statementBalances, statementLines, statementImports, statementAccounts])
    await queries.delete(table);
}
