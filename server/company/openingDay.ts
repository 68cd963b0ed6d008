import { and, eq, gte, isNull, lt, or } from 'drizzle-orm';
import { transfers } from '../database/bankTables';
import type { Queries } from '../database/database';
import type { Day } from './days';

/** Whether an account has transfers from its opening day to the day before another one. */
export async function hasTransfers(
  queries: Queries,
  { id, openingOn }: { id: number; openingOn: Day },
  before: Day,
): Promise<boolean> {
  const isOf = or(eq(transfers.fromAccountId, id), eq(transfers.toAccountId, id));
  const isBetween = and(gte(transfers.movedOn, openingOn), lt(transfers.movedOn, before));
  return (await queries.$count(transfers, and(isNull(transfers.voidedAt), isOf, isBetween))) > 0;
}
