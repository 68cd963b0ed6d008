// Changes or deletes several entries of a series, in the transaction of `queries`, which has called `lockFigures`. Entries with
// a payment, and those that a person has changed alone, stay as they are.
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { addDays, countDays } from '../../api-spec/days';
import { addRhythm } from '../../api-spec/installments';
import type { components } from '../../api-spec/schema.gen';
import { entries, payments, series } from '../database/tables';
import { prepareCheck } from '../entries/checkInput';
import { isStored } from '../entries/entryRow';
import { readId } from '../entries/filter';
import { readStates, recordChange, refuseChanged, type Change } from '../entries/recordChange';
import { Refusal } from '../errors/refusal';
import { refuseProblems } from '../rules/fieldRules';
import type { Series } from './occurrences';

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

/**
 * Gives an entry of a series and others new values. The next entries of the series have them too.
 * @throws Refusal `unknown-entry`, `changed-meanwhile` or `invalid-values`
 */
export async function changeOccurrences(
  change: Change,
  id: string,
  { version, scope, ...input }: Schemas['OccurrenceChange'],
): Promise<Schemas['ChangedOccurrences']> {
  const { queries, today } = change;
  const { chosen, one, changed, leftOut } = await findOccurrences(change, id, version, scope);
  const leadDays = countDays(input.issuedOn, input.dueOn);
  const isMoved = input.dueOn !== chosen.dueOn;
  const check = await prepareCheck(queries, today);
  const before = await readStates(
    queries,
    changed.map((entry) => entry.id),
  );
  const rows = changed.map((entry) => {
    const dueOn = isMoved
      ? addRhythm(input.dueOn, one.rhythm, entry.occurrence - chosen.occurrence)
      : entry.dueOn;
    const { installment, installments } = entry;
    const values = { kind: one.kind, installment, installments, dueOn, issuedOn: addDays(dueOn, -leadDays) };
    return { id: entry.id, ...check({ ...input, ...values }) };
  });
  // The values of the chosen entry are refused also if the entry itself stays as it is.
  const own = check({ ...input, kind: one.kind });
  refuseProblems([own, ...rows].find(({ problems }) => problems.length > 0)?.problems ?? []);
  for (const { id: entryId, row } of rows) {
    if (row === null) continue;
    await queries
      .update(entries)
      .set({ ...row, isSeparate: false, version: sql`${entries.version} + 1` })
      .where(eq(entries.id, entryId));
  }
  if (own.row !== null) {
    const { counterparty, categoryId, form, document, amountCents } = own.row;
    await queries
      .update(series)
      .set({
        ...{ counterparty, categoryId, form, document, amountCents, leadDays },
        ...(isMoved && { anchorOn: input.dueOn, anchorOccurrence: chosen.occurrence }),
      })
      .where(eq(series.id, one.id));
  }
  const ids = rows.map((row) => row.id);
  await recordChange(change, 'changed', ids, before);
  return { ids: ids.map(String), leftOut };
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
  if (ids.length > 0)
    await queries
      .update(entries)
      .set({ deletedAt: now, version: sql`${entries.version} + 1` })
      .where(inArray(entries.id, ids));
  await queries
    .update(series)
    .set({ lastOccurrence: scope === 'following' ? chosen.occurrence - 1 : 0 })
    .where(eq(series.id, one.id));
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
        scope === 'following' ? gte(entries.occurrence, chosen.occurrence) : isNull(entries.paidOn),
      ),
    )
    .orderBy(entries.occurrence)
    .for('update');
  const inScope = stored.filter(isOccurrence);
  const withPayments = await queries
    .selectDistinct({ entryId: payments.entryId })
    .from(payments)
    .where(
      and(
        inArray(
          payments.entryId,
          inScope.map((entry) => entry.id),
        ),
        isNull(payments.voidedAt),
      ),
    );
  const paidIds = new Set(withPayments.map(({ entryId }) => entryId));
  const findReason = (entry: Occurrence): 'paid' | 'separate' | null => {
    if (paidIds.has(entry.id)) return 'paid';
    return entry.isSeparate && entry.id !== chosen.id ? 'separate' : null;
  };
  return {
    ...{ chosen, one },
    changed: inScope.filter((entry) => findReason(entry) === null),
    leftOut: inScope.flatMap((entry) => {
      const reason = findReason(entry);
      return reason === null ? [] : [{ id: String(entry.id), dueOn: entry.dueOn, reason }];
    }),
  };
}

const NO_SERIES = { field: 'scope', reason: 'unknown' };

const isOccurrence = (entry: StoredEntry): entry is Occurrence =>
  entry.seriesId !== null && entry.occurrence !== null;
