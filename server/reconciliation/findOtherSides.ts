import { and, asc, between, eq, inArray, ne } from 'drizzle-orm';
import { addDays, countDays } from '../../api-spec/days';
import type { components } from '../../api-spec/schema.gen';
import { isWaiting } from '../bank/waitingLines';
import { moneyAccounts, statementLines } from '../database/bankTables';
import type { Queries } from '../database/database';
import type { Line } from './scoreMatch';

type OtherSide = NonNullable<components['schemas']['ProposalList']['lines'][number]['otherSide']>;

/** Money between two banks arrives within these days. */
const MOST_DAYS_APART = 3;

/**
 * Returns for lines of an account the waiting line of another account with the opposite amount, by the line's id. The nearest day
 * comes first, and no line is the other side of two.
 */
export async function findOtherSides(
  queries: Queries,
  accountId: number,
  lines: readonly Line[],
): Promise<Map<number, OtherSide>> {
  const days = lines.map(({ day }) => day).sort();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const accounts = await queries
    .select({ id: moneyAccounts.id, name: moneyAccounts.name })
    .from(moneyAccounts)
    .where(and(ne(moneyAccounts.id, accountId), eq(moneyAccounts.isArchived, false)));
  if (accounts.length === 0) return new Map();
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const others = await queries
    .select()
    .from(statementLines)
    .where(
      and(
        inArray(statementLines.accountId, [...names.keys()]),
        between(statementLines.day, addDays(first, -MOST_DAYS_APART), addDays(last, MOST_DAYS_APART)),
        inArray(statementLines.cents, [...new Set(lines.map(({ cents }) => -cents))]),
        isWaiting,
      ),
    )
    .orderBy(asc(statementLines.day), asc(statementLines.id));
  const pairs = lines.flatMap((line) =>
    others
      .filter(({ cents }) => cents === -line.cents)
      .map((other) => ({ line, other, daysApart: Math.abs(countDays(line.day, other.day)) })),
  );
  const sides = new Map<number, OtherSide>();
  const taken = new Set<number>();
  for (const { line, other, daysApart } of pairs.sort((a, b) => a.daysApart - b.daysApart)) {
    if (daysApart > MOST_DAYS_APART || sides.has(line.id) || taken.has(other.id)) continue;
    taken.add(other.id);
    sides.set(line.id, {
      ...{ accountId: String(other.accountId), accountName: names.get(other.accountId) ?? '' },
      ...{ lineId: String(other.id), version: other.version, day: other.day },
    });
  }
  return sides;
}
