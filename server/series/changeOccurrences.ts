// Changes or deletes several entries of a series, in the transaction of `queries`, which has called `lockFigures`. Entries with
// a payment, and those that a person has changed alone, stay as they are.
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Calendar } from '../../api-spec/calendar';
import { addDays, countDays, monthEnd } from '../../api-spec/days';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { readCalendar } from '../company/company';
import { entries, series } from '../database/tables';
import { prepareCheck } from '../entries/checkInput';
import { isStored } from '../entries/entryRow';
import { readId } from '../entries/filter';
import { prepareDueDays } from '../entries/prepareDueDays';
import { readStates, recordChange, refuseChanged, type Change } from '../entries/recordChange';
import { Refusal } from '../errors/refusal';
import { checkDay, refuseProblems } from '../rules/fieldRules';
import { deleteByEnd, leaveOut } from './leftOut';
import { dueDayOf, listDueOccurrences, type Series } from './occurrences';
import { recordSeries } from './recordSeries';

type Schemas = components['schemas'];
type Scope = Schemas['Scope'];
type StoredEntry = typeof entries.$inferSelect;
type Occurrence = StoredEntry & { seriesId: number; occurrence: number };
type Found = {
  chosen: Occurrence;
  one: Series;
  changed: Occurrence[];
  leftOut: Schemas['ChangedOccurrences']['leftOut'];
};

const VALUES = ['counterparty', 'categoryId', 'form', 'document', 'amountCents'] as const;
/** The columns that a change of several entries writes. */
const ROW = [...VALUES, 'dueOn', 'issuedOn', 'effectiveDueOn', 'isSeparate'] as const;

/**
 * Changes values of an entry of a series and of others, and of the next entries. Only the values that differ from those of
 * the entry change, so the others keep theirs.
 * @throws Refusal `unknown-entry`, `changed-meanwhile` or `invalid-values`
 */
export async function changeOccurrences(
  change: Change,
  id: string,
  { version, scope, ...input }: Schemas['OccurrenceChange'],
): Promise<Schemas['ChangedOccurrences']> {
  const { queries, today } = change;
  const { chosen, one, changed, leftOut } = await findOccurrences(change, id, version, scope);
  const { kind } = chosen;
  const check = await prepareCheck(queries, today);
  // A body may have fields that the description does not.
  const { problems, row: typed } = check({ ...input, kind, paidOn: null, paidCents: null });
  refuseProblems(problems);
  // It is checked above. The compiler cannot see it.
  if (typed === null) throw new Refusal('invalid-values');
  const values = Object.fromEntries(
    VALUES.filter((field) => typed[field] !== chosen[field]).map((field) => [field, typed[field]]),
  );
  const anchor =
    typed.dueOn === chosen.dueOn ? {} : { anchorOn: typed.dueOn, anchorOccurrence: chosen.occurrence };
  const leadDays = countDays(typed.issuedOn, typed.dueOn);
  const lead = leadDays === countDays(chosen.issuedOn, chosen.dueOn) ? {} : { leadDays };
  const template = { ...values, ...anchor, ...lead };
  const next: Series = { ...one, ...template };
  const calendar = await readCalendar(queries);
  if ('anchorOn' in anchor) await refuseMove(change, calendar, next, changed);

  const findDueDay = await prepareDueDays(queries);
  const rows = changed.map((entry) => {
    const dueOn = 'anchorOn' in anchor ? dueDayOf(calendar, next, entry.occurrence) : entry.dueOn;
    const ownLead = 'leadDays' in lead ? leadDays : countDays(entry.issuedOn, entry.dueOn);
    const row = { ...entry, ...values, dueOn, issuedOn: addDays(dueOn, -ownLead), isSeparate: false };
    return { ...row, effectiveDueOn: findDueDay(row) };
  });
  refuseProblems(
    rows
      .flatMap(({ dueOn, issuedOn }) => [...checkDay('dueOn', dueOn), ...checkDay('issuedOn', issuedOn)])
      .slice(0, 1),
  );
  const differing = rows.filter((row, index) => ROW.some((field) => row[field] !== changed[index]?.[field]));
  const ids = differing.map((row) => row.id);
  const before = await readStates(queries, ids);
  for (const row of differing) {
    const fields = Object.fromEntries(ROW.map((field) => [field, row[field]]));
    await queries
      .update(entries)
      .set({ ...fields, version: sql`${entries.version} + 1` })
      .where(eq(entries.id, row.id));
  }
  if (Object.keys(template).length > 0)
    await queries.update(series).set(template).where(eq(series.id, one.id));
  await recordSeries(change, 'changed', { before: one, after: next, occurrence: chosen.occurrence });
  await recordChange(change, 'changed', ids, before);
  return { ids: rows.map((row) => String(row.id)), leftOut };
}

/**
 * A move keeps what was agreed about the end, the last day and the business day of the month, and makes no thousands of entries.
 * @throws Refusal `invalid-values`
 */
async function refuseMove(
  { queries, today }: Change,
  calendar: Calendar,
  next: Series,
  changed: readonly Occurrence[],
): Promise<void> {
  const isOther = dueDayOf(calendar, next, next.anchorOccurrence) !== next.anchorOn;
  const isInMonth = next.rhythm === 'monthEnd' && next.anchorOn !== monthEnd(next.anchorOn);
  const stored = await queries
    .select({ occurrence: entries.occurrence })
    .from(entries)
    .where(eq(entries.seriesId, next.id));
  const numbers = stored.map(({ occurrence }) => occurrence ?? 0);
  // Entries that the end has deleted, or left as they were, do not move.
  const isAfterEnd = changed.some(
    ({ occurrence }) => dueDayOf(calendar, next, occurrence) > (next.lastDueOn ?? LIMITS.lastDay),
  );
  const isMany =
    listDueOccurrences(calendar, next, Math.max(...numbers) + 1, today).length > LIMITS.installments;
  if (isOther || isInMonth || isAfterEnd || isMany) refuseProblems([{ field: 'dueOn', reason: 'range' }]);
}

/**
 * Deletes an entry of a series and others, and ends the series.
 * @throws Refusal `unknown-entry`, `changed-meanwhile` or `invalid-values`
 */
export async function deleteOccurrences(
  change: Change,
  id: string,
  { version, scope }: Schemas['OccurrenceDeletion'],
): Promise<Schemas['ChangedOccurrences']> {
  const { queries, now } = change;
  const { chosen, one, changed, leftOut } = await findOccurrences(change, id, version, scope);
  const ids = changed.map((entry) => entry.id);
  const before = await readStates(queries, ids);
  await deleteByEnd(queries, ids, now);
  const endedAfter = scope === 'following' ? chosen.occurrence - 1 : 0;
  await queries.update(series).set({ endedAfter }).where(eq(series.id, one.id));
  await recordSeries(change, 'deleted', { before: one, after: { ...one, endedAfter } });
  await recordChange(change, 'deleted', ids, before);
  return { ids: ids.map(String), leftOut };
}

/** @throws Refusal `unknown-entry`, `changed-meanwhile` or `invalid-values` */
async function findOccurrences(
  { queries }: Change,
  id: string,
  version: number,
  scope: Scope,
): Promise<Found> {
  const [chosen] = await queries
    .select()
    .from(entries)
    .where(isStored(readId(id)))
    .for('update');
  if (chosen === undefined) throw new Refusal('unknown-entry');
  await refuseChanged(queries, [chosen], [{ id, version }]);
  if (!isOccurrence(chosen)) throw new Refusal('invalid-values', { fields: { problems: [NO_SERIES] } });
  const [one] = await queries.select().from(series).where(eq(series.id, chosen.seriesId));
  if (one === undefined) throw new Refusal('unknown-entry');
  const stored = await queries
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.seriesId, one.id),
        isNull(entries.deletedAt),
        // A paid entry that the person has opened is named too.
        scope === 'following'
          ? gte(entries.occurrence, chosen.occurrence)
          : or(isNull(entries.paidOn), eq(entries.id, chosen.id)),
      ),
    )
    .orderBy(entries.occurrence)
    .for('update');
  const inScope = stored.filter(isOccurrence);
  return { chosen, one, ...(await leaveOut(queries, inScope, chosen)) };
}

const NO_SERIES = { field: 'scope', reason: 'unknown' };

const isOccurrence = (entry: StoredEntry): entry is Occurrence =>
  entry.seriesId !== null && entry.occurrence !== null;
