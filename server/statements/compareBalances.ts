// Compares the balances that statements say with those of the books.
import { and, asc, between, desc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm';
import { addDays } from '../../api-spec/days';
import type { components } from '../../api-spec/schema.gen';
import { openAccount, receivedCents, type StoredAccount } from '../bank/accounts';
import { readDailySums } from '../bank/dailySums';
import { isNotShown } from '../bank/shownTransfers';
import { hasOpeningBalance, readCompany } from '../company/company';
import type { Day } from '../company/days';
import { FIRST_ACCOUNT, statementBalances, statementLines, transfers } from '../database/bankTables';
import type { Queries } from '../database/database';
import { payments } from '../database/tables';

type Schemas = components['schemas'];
type ComparedDay = Schemas['ComparedBalance'];

/**
 * Returns the newest balance that statements say, and the first day on which the books have another one. A day before the opening
 * balance is not compared.
 * @throws Refusal `unknown-account`
 */
export async function compareBalances(
  queries: Queries,
  accountId: string,
): Promise<Schemas['BalanceComparison']> {
  const account = await openAccount(queries, accountId);
  if (account.id === FIRST_ACCOUNT && !hasOpeningBalance(await readCompany(queries))) return {};
  const days = await readComparedDays(queries, account);
  const latest = days.at(-1);
  if (latest === undefined) return {};
  const at = days.findIndex(({ bankCents, bookCents }) => bankCents !== bookCents);
  const differing = days[at];
  if (differing === undefined) return { latest };
  const agreed = days[at - 1];
  const from =
    agreed === undefined ? await findFirstDay(queries, account, differing.day) : addDays(agreed.day, 1);
  return {
    latest,
    firstDifference: {
      ...differing,
      ...(await explainDays(queries, account.id, { from, to: differing.day })),
    },
  };
}

/** Returns the days with a balance of the bank. The newest import decides about a day. */
async function readComparedDays(
  queries: Queries,
  { id, openingOn, openingCents }: StoredAccount,
): Promise<ComparedDay[]> {
  const reported = await queries
    .selectDistinctOn([statementBalances.day], {
      day: statementBalances.day,
      bankCents: statementBalances.cents,
    })
    .from(statementBalances)
    .where(and(eq(statementBalances.accountId, id), gte(statementBalances.day, openingOn)))
    .orderBy(asc(statementBalances.day), desc(statementBalances.importId));
  const last = reported.at(-1);
  if (last === undefined) return [];
  const sums = await readDailySums(queries, id, { from: openingOn, to: last.day });
  const moved = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
  let bookCents = openingCents;
  let next = 0;
  return reported.map(({ day, bankCents }) => {
    for (let sum = moved[next]; sum !== undefined && sum[0] <= day; sum = moved[next]) {
      bookCents += sum[1];
      next += 1;
    }
    return { day, bankCents, bookCents };
  });
}

/** Returns the day of the first line until a day, because the books have payments of before that no statement shows. */
async function findFirstDay(queries: Queries, { id, openingOn }: StoredAccount, until: Day): Promise<Day> {
  const [first] = await queries
    .select({ day: statementLines.day })
    .from(statementLines)
    .where(and(eq(statementLines.accountId, id), between(statementLines.day, openingOn, until)))
    .orderBy(asc(statementLines.day))
    .limit(1);
  return first?.day ?? until;
}

type Period = { from: Day; to: Day };

/** Returns what the bank has without the books in a period, and the books without the bank. */
async function explainDays(queries: Queries, accountId: number, { from, to }: Period) {
  const [lines] = await queries
    .select({
      count: sql<number>`count(*)`,
      cents: sql<number>`coalesce(sum(${statementLines.cents}), 0)`,
    })
    .from(statementLines)
    .where(
      and(
        eq(statementLines.accountId, accountId),
        between(statementLines.day, from, to),
        eq(statementLines.matchedCents, 0),
      ),
    );
  const [paid] = await queries
    .select({ count: sql<number>`count(*)`, cents: sql<number>`coalesce(sum(${receivedCents}), 0)` })
    .from(payments)
    .where(
      and(
        eq(payments.accountId, accountId),
        between(payments.paidOn, from, to),
        eq(payments.matchedCents, 0),
        ne(payments.cashCents, 0),
        isNull(payments.voidedAt),
        eq(payments.isOfDeleted, false),
      ),
    );
  const [moved] = await queries
    .select({
      count: sql<number>`count(*)`,
      cents: sql<number>`coalesce(sum(case when ${transfers.toAccountId} = ${accountId} then ${transfers.cents} else -${transfers.cents} end), 0)`,
    })
    .from(transfers)
    .where(
      and(
        or(eq(transfers.fromAccountId, accountId), eq(transfers.toAccountId, accountId)),
        between(transfers.movedOn, from, to),
        isNull(transfers.voidedAt),
        isNotShown(queries, accountId),
      ),
    );
  return {
    from,
    unexplainedLines: lines ?? NOTHING,
    unmatchedMovements: {
      count: (paid?.count ?? 0) + (moved?.count ?? 0),
      cents: (paid?.cents ?? 0) + (moved?.cents ?? 0),
    },
  };
}

const NOTHING = { count: 0, cents: 0 };
