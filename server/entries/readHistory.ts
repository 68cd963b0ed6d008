import { and, asc, desc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { isOfPresentCompany, readAction } from '../audit/recordEvents';
import { matches, statementLines } from '../database/bankTables';
import type { Queries } from '../database/database';
import { activity, categoryMoves, entries, payments } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { isStored } from './entryRow';
import { readId } from './filter';
import { readAccountNames } from './paymentAccount';

type Schemas = components['schemas'];

/** Changes in a response. */
export const MAX_EVENTS = 200;

/**
 * Returns the payments of an entry, and the last changes of it.
 * @throws Refusal `unknown-entry`
 */
export async function readHistory(queries: Queries, entryId: string): Promise<Schemas['EntryHistory']> {
  const id = readId(entryId);
  const [entry] = await queries
    .select({ importId: entries.importId, seriesId: entries.seriesId })
    .from(entries)
    .where(isStored(id));
  if (entry === undefined) throw new Refusal('unknown-entry');
  const paymentRows = await queries
    .select()
    .from(payments)
    .where(eq(payments.entryId, id))
    .orderBy(asc(payments.paidOn), asc(payments.id));
  const names = await readAccountNames(queries);
  const lines = await readLines(queries, id);
  const toFull = (row: (typeof paymentRows)[number]): Schemas['Payment'] => {
    const line = lines.get(row.id);
    return { ...toPayment(row, names.get(row.accountId)), ...(line && { reconciledLine: line }) };
  };
  return { payments: paymentRows.map(toFull), events: await readEvents(queries, id, entry) };
}

/** Returns the first line of a statement that shows each payment of an entry. */
async function readLines(
  queries: Queries,
  entryId: number,
): Promise<Map<number | null, NonNullable<Schemas['Payment']['reconciledLine']>>> {
  const rows = await queries
    .select({
      paymentId: matches.paymentId,
      accountId: statementLines.accountId,
      day: statementLines.day,
    })
    .from(payments)
    .innerJoin(matches, eq(matches.paymentId, payments.id))
    .innerJoin(statementLines, eq(statementLines.id, matches.lineId))
    .where(and(eq(payments.entryId, entryId), isNull(matches.voidedAt)))
    .orderBy(desc(statementLines.day), desc(statementLines.id));
  return new Map(
    rows.map(({ paymentId, accountId, day }) => [paymentId, { accountId: String(accountId), day }]),
  );
}

function toPayment(row: typeof payments.$inferSelect, accountName: string | undefined): Schemas['Payment'] {
  const { id, paidOn, principalCents, discountCents, interestCents, fineCents, feeCents, form, note } = row;
  const { refundOf, voidedAt, voidedBy, voidReason } = row;
  return {
    ...{ id: String(id), paidOn, principalCents, discountCents, interestCents, fineCents, feeCents, form },
    ...(note !== '' && { note }),
    ...(accountName !== undefined && { accountId: String(row.accountId), accountName }),
    ...(refundOf !== null && { refundOf: String(refundOf) }),
    ...(voidedAt !== null && {
      voided: {
        at: voidedAt.toISOString(),
        ...(voidedBy !== null && { by: voidedBy }),
        ...(voidReason !== null && voidReason !== '' && { reason: voidReason }),
      },
    }),
  };
}

type Origin = { importId: number | null; seriesId: number | null };

async function readEvents(
  queries: Queries,
  entryId: number,
  origin: Origin,
): Promise<Schemas['EntryEvent'][]> {
  const rows = await queries
    .select()
    .from(activity)
    .where(and(isOfEntry(queries, entryId, origin), isOfPresentCompany))
    .orderBy(desc(activity.id))
    .limit(MAX_EVENTS);
  return rows.map(toEvent);
}

/**
 * Whether an event is of an entry. An import, a series and a merge of categories have one event for all their entries.
 * Each entry has an event of its own for the addition of its series.
 */
export function isOfEntry(
  queries: Queries,
  entryId: number,
  { importId, seriesId }: Origin,
): SQL | undefined {
  const ofImport = importId === null ? undefined : eq(activity.importId, importId);
  const ofSeries =
    seriesId === null ? undefined : and(eq(activity.seriesId, seriesId), ne(activity.action, 'created'));
  const moves = queries
    .select({ eventId: categoryMoves.eventId })
    .from(categoryMoves)
    .where(eq(categoryMoves.entryId, entryId));
  const ofMerge = sql`${activity.id} = any(array(${moves}))`;
  return or(eq(activity.entryId, entryId), ofImport, ofSeries, ofMerge);
}

/** Returns an event of the API. */
export const toEvent = ({
  happenedAt,
  userName,
  changes,
  ...event
}: typeof activity.$inferSelect): Schemas['EntryEvent'] => ({
  happenedAt: happenedAt.toISOString(),
  userName,
  action: readAction(event),
  // The changes of an import describe the file.
  changes: event.importId === null ? changes.map(([field, before, after]) => ({ field, before, after })) : [],
});
