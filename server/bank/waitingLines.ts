import { and, eq, isNull, sql } from 'drizzle-orm';
import { statementLines } from '../database/bankTables';
import type { Queries } from '../database/database';

/** Whether a line of a statement waits for a person. */
export const isWaiting = and(eq(statementLines.matchedCents, 0), isNull(statementLines.ignoredAt));

/** Returns how many lines wait, by the ids of the accounts that have any. */
export async function countWaitingLines(queries: Queries): Promise<Map<number, number>> {
  const rows = await queries
    .select({ accountId: statementLines.accountId, lines: sql<number>`count(*)` })
    .from(statementLines)
    .where(isWaiting)
    .groupBy(statementLines.accountId);
  return new Map(rows.map(({ accountId, lines }) => [accountId, lines]));
}
