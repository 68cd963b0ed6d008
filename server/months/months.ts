// The months of the books, of which an administrator closes the ended ones.
import { and, asc, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import { addDays, addMonths, monthEnd, monthStart } from '../../api-spec/days';
import type { components } from '../../api-spec/schema.gen';
import { isOfPresentCompany } from '../audit/recordEvents';
import { companyDay, hasOpeningBalance, readCompany, type Company } from '../company/company';
import type { Day } from '../company/days';
import { moneyAccounts, statementLines, transfers } from '../database/bankTables';
import type { Queries } from '../database/database';
import { activity, entries, payments } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { findFirstDifference } from '../statements/compareBalances';

type Schemas = components['schemas'];

/** A month as `YYYY-MM`. */
export type Month = string;

/** Months in the list: ten years. */
const MAX_MONTHS = 120;

const monthOf = (day: Day): Month => day.slice(0, 7);

/** Returns the last day of the last ended month. */
export const findLastEnd = (today: Day): Day => addDays(monthStart(today), -1);

/** Returns the ended months, the newest first, with what is still open in those that are not closed. */
export async function listMonths(queries: Queries, now: Date): Promise<Schemas['MonthList']> {
  const company = await readCompany(queries);
  const asOf = companyDay(company, now);
  const { closedUntil, version } = company;
  const ends = await listEnds(queries, company, findLastEnd(asOf));
  const oldest = ends.filter((end) => !isClosed(end, closedUntil)).at(-1);
  const open = oldest === undefined ? null : await countOpen(queries, monthStart(oldest));
  const differing = oldest === undefined ? [] : await listDiffering(queries);
  const closed = ends.filter((end) => isClosed(end, closedUntil));
  const describeClosed = await readClosed(queries, closed);
  return {
    months: ends.map((end) => ({
      month: monthOf(end),
      ...(isClosed(end, closedUntil)
        ? describeClosed(end)
        : {
            isClosed: false,
            newLines: open?.lines.get(monthOf(end)) ?? 0,
            openEntries: open?.entries.get(monthOf(end)) ?? 0,
            differingAccounts: differing.filter(({ day }) => day <= end).map(({ name }) => name),
          }),
    })),
    closedUntil,
    version,
    asOf,
  };
}

/** Whether a month is closed, by whom and when, and whether its income statement is another one since. */
export type Closure = Pick<Schemas['Month'], 'isClosed' | 'closedAt' | 'closedBy' | 'statementChanged'>;

/** Returns what closes a month of the list. @throws Refusal `unknown-month` */
export async function findClosure(queries: Queries, month: Month, now: Date): Promise<Closure> {
  const company = await readCompany(queries);
  const ends = await listEnds(queries, company, findLastEnd(companyDay(company, now)));
  const end = ends.find((one) => monthOf(one) === month);
  if (end === undefined) throw new Refusal('unknown-month');
  if (!isClosed(end, company.closedUntil)) return { isClosed: false };
  const describeClosed = await readClosed(queries, [end]);
  return describeClosed(end);
}

/** Reads what closes these months, each by its last day. */
async function readClosed(queries: Queries, ends: readonly Day[]): Promise<(end: Day) => Closure> {
  const closings = await readClosings(queries);
  const changed = await findChangedStatements(queries, ends);
  return (end) => ({
    isClosed: true,
    ...closings.find((closing) => end <= closing.until)?.made,
    ...(changed.has(monthOf(end)) && { statementChanged: true }),
  });
}

const isClosed = (end: Day, closedUntil: Day | null): boolean => closedUntil !== null && end <= closedUntil;

/** Returns the last days of the ended months since the first movement or entry. */
async function listEnds(queries: Queries, company: Company, last: Day): Promise<Day[]> {
  if (!hasOpeningBalance(company)) return [];
  const [issue] = await queries
    .select({ day: min(entries.issuedOn) })
    .from(entries)
    .where(isNull(entries.deletedAt));
  const [payment] = await queries
    .select({ day: min(payments.paidOn) })
    .from(payments)
    .where(and(isNull(payments.voidedAt), eq(payments.isOfDeleted, false)));
  const [transfer] = await queries
    .select({ day: min(transfers.movedOn) })
    .from(transfers)
    .where(isNull(transfers.voidedAt));
  const [earliest = ''] = [issue, payment, transfer].flatMap((row) => row?.day ?? []).sort();
  if (earliest === '') return [];
  const ends = Array.from({ length: MAX_MONTHS }, (_, index) =>
    monthEnd(addMonths(monthStart(last), -index)),
  );
  return ends.filter((end) => end >= earliest);
}

type Closing = { until: Day; made: { closedAt: string; closedBy: string } };

/** Returns the closings, the earliest first. A reopening shortens those that go beyond its day. */
async function readClosings(queries: Queries): Promise<Closing[]> {
  const { happenedAt, userName, action, changes } = activity;
  const events = await queries
    .select({ happenedAt, userName, action, changes })
    .from(activity)
    .where(and(inArray(action, ['month-closed', 'month-reopened']), isOfPresentCompany))
    .orderBy(asc(activity.id));
  let closings: Closing[] = [];
  for (const event of events) {
    const after = event.changes.find(([field]) => field === 'closedUntil')?.[2];
    const until = typeof after === 'string' ? after : '';
    closings = closings.map((one) => (one.until > until ? { ...one, until } : one));
    const made = { closedAt: event.happenedAt.toISOString(), closedBy: event.userName };
    if (event.action === 'month-closed') closings.push({ until, made });
  }
  return closings;
}

/** Returns the ones of these closed months whose income statement is another one than at their closing. */
async function findChangedStatements(queries: Queries, ends: readonly Day[]): Promise<Set<Month>> {
  if (ends.length === 0) return new Set();
  const months = sql`month = any(${sql.param(ends.map(monthStart))}::date[])`;
  // A sum that is on both sides adds up to 0.
  const rows = await queries
    .selectDistinct({ month: sql<Month>`to_char(month, 'YYYY-MM')` })
    .from(
      sql`(select *, 1 as side from statement_sums where ${months}
        union all select *, -1 from closed_statements where ${months}) as sums`,
    )
    .groupBy(sql`month, category_id, kind, statement_group, cents`)
    .having(sql`sum(side) <> 0`);
  return new Set(rows.map(({ month }) => month));
}

/** Returns the accounts whose balance differs from that of the bank, with the first day. */
async function listDiffering(queries: Queries): Promise<{ name: string; day: Day }[]> {
  const found = [];
  for (const account of await queries.select().from(moneyAccounts).orderBy(asc(moneyAccounts.id))) {
    const day = await findFirstDifference(queries, account);
    if (day !== null) found.push({ name: account.name, day });
  }
  return found;
}

/** Counts the lines of statements that nobody has reconciled, and the open entries by due day, of each month since a day. */
async function countOpen(queries: Queries, from: Day) {
  const { day } = statementLines;
  const lineMonth = sql<Month>`to_char(${day}, 'YYYY-MM')`;
  const lines = await queries
    .select({ month: lineMonth, count: sql<number>`count(*)::integer` })
    .from(statementLines)
    .where(
      and(
        sql`${day} >= ${from}::date`,
        isNull(statementLines.ignoredAt),
        sql`${statementLines.matchedCents} < abs(${statementLines.cents})`,
      ),
    )
    .groupBy(lineMonth);
  const dueMonth = sql<Month>`to_char(${entries.effectiveDueOn}, 'YYYY-MM')`;
  const due = await queries
    .select({ month: dueMonth, count: sql<number>`count(*)::integer` })
    .from(entries)
    .where(
      and(sql`${entries.effectiveDueOn} >= ${from}::date`, isNull(entries.deletedAt), isNull(entries.paidOn)),
    )
    .groupBy(dueMonth);
  const byMonth = (rows: { month: Month; count: number }[]) =>
    new Map(rows.map(({ month, count }) => [month, count]));
  return { lines: byMonth(lines), entries: byMonth(due) };
}
