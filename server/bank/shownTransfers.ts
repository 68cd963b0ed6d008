import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { matches, statementLines, transfers } from '../database/bankTables';
import type { Queries } from '../database/database';

/** The condition of the transfers that no line of an account shows. The other account has its own line. */
export const isNotShown = (queries: Queries, accountId: number) =>
  notExists(
    queries
      .select()
      .from(matches)
      .innerJoin(statementLines, eq(statementLines.id, matches.lineId))
      .where(
        and(
          eq(matches.transferId, transfers.id),
          isNull(matches.voidedAt),
          eq(statementLines.accountId, accountId),
        ),
      ),
  );

/** The id of the account on the other side of a transfer. */
export const otherAccountOf = (accountId: number) =>
  sql<number>`case when ${transfers.fromAccountId} = ${accountId} then ${transfers.toAccountId} else ${transfers.fromAccountId} end`;
