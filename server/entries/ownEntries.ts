// Who may delete an entry: an administrator, and on the company's day of its making the editor who has added it. An entry with a
// payment is deleted by neither.
import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { SignedInUser } from '../auth/users';
import { companyDay, readCompany } from '../company/company';
import type { Day } from '../company/days';
import type { Queries } from '../database/database';
import { activity, entries } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { readId } from './filter';
import { findWithPayments } from './payments';

/** Who reads or changes entries, and on which day of the company. */
export type Reader = { user: Pick<SignedInUser, 'id' | 'role'>; today: Day };

/** Returns the ones of these entries that the user has added today, also by an import. */
async function findOwnOfToday(
  queries: Queries,
  { user, today }: Reader,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const imported = await queries
    .select({ id: entries.id, importId: entries.importId })
    .from(entries)
    .where(and(inArray(entries.id, [...ids]), isNotNull(entries.importId)));
  const importIds = [...new Set(imported.flatMap(({ importId }) => importId ?? []))];
  const ofEntry = and(inArray(activity.entryId, [...ids]), eq(activity.action, 'created'));
  const ofImport = and(inArray(activity.importId, importIds), eq(activity.action, 'imported'));
  const events = await queries
    .select({
      entryId: activity.entryId,
      importId: activity.importId,
      userId: activity.userId,
      at: activity.happenedAt,
    })
    .from(activity)
    .where(importIds.length > 0 ? or(ofEntry, ofImport) : ofEntry);
  const company = await readCompany(queries);
  const own = events.filter(({ userId, at }) => userId === user.id && companyDay(company, at) === today);
  const ownImports = new Set(own.map(({ importId }) => importId));
  return new Set([
    ...own.flatMap(({ entryId }) => entryId ?? []),
    ...imported.filter(({ importId }) => ownImports.has(importId)).map(({ id }) => id),
  ]);
}

/** What restricts the changes of an entry. */
type Restrictions = { hasPayment: boolean; mayDelete?: boolean };

/**
 * Returns for each entry whether it has a payment, and whether the editor may delete it. An administrator has a refusal of
 * the deletion instead, which says why.
 */
export async function readRestrictions(
  queries: Queries,
  reader: Reader,
  ids: readonly number[],
): Promise<(id: number) => Restrictions> {
  const paid = await findWithPayments(queries, ids);
  if (reader.user.role === 'admin') return (id) => ({ hasPayment: paid.has(id) });
  const own = await findOwnOfToday(queries, reader, ids);
  return (id) => ({ hasPayment: paid.has(id), mayDelete: own.has(id) && !paid.has(id) });
}

/**
 * Refuses all entries if one of them has a payment that is not voided.
 * @throws Refusal `has-payment`
 */
export async function refuseWithPayments(queries: Queries, ids: readonly number[]): Promise<void> {
  const paid = await findWithPayments(queries, ids);
  if (paid.size === 0) return;
  throw new Refusal('has-payment', { fields: { ids: ids.filter((id) => paid.has(id)).map(String) } });
}

/**
 * Refuses all entries if the user may not delete one of them. An editor may restore those that the editor has deleted.
 * @throws Refusal `not-permitted` if there are no such entries, and `not-own`
 */
export async function refuseForeign(
  queries: Queries,
  reader: Reader,
  action: 'deleted' | 'restored',
  sentIds: readonly string[],
): Promise<void> {
  if (reader.user.role === 'admin') return;
  const ids = sentIds.map(readId);
  const stored = await queries.select({ id: entries.id }).from(entries).where(inArray(entries.id, ids));
  const storedIds = new Set(stored.map(({ id }) => id));
  // A backend may refuse each deletion of an editor, so a client knows this reason.
  if (ids.some((id) => !storedIds.has(id))) throw new Refusal('not-permitted');
  const own = await findOwnOfToday(queries, reader, ids);
  const deletedByOthers = action === 'restored' ? await findDeletedByOthers(queries, reader, ids) : new Set();
  const foreignIds = sentIds.filter((id) => !own.has(readId(id)) || deletedByOthers.has(readId(id)));
  if (foreignIds.length > 0) throw new Refusal('not-own', { fields: { ids: foreignIds } });
}

/** Returns the ones of these entries that are deleted, but not by the user. The undo of an import deletes without such an event. */
async function findDeletedByOthers(
  queries: Queries,
  { user }: Reader,
  ids: readonly number[],
): Promise<Set<number>> {
  const deleted = await queries
    .select({ id: entries.id })
    .from(entries)
    .where(and(inArray(entries.id, [...ids]), isNotNull(entries.deletedAt)));
  const last = await queries
    .selectDistinctOn([activity.entryId], {
      entryId: activity.entryId,
      userId: activity.userId,
      action: activity.action,
    })
    .from(activity)
    .where(and(inArray(activity.entryId, [...ids]), inArray(activity.action, ['deleted', 'restored'])))
    .orderBy(activity.entryId, desc(activity.id));
  const deletedByUser = new Set(
    last
      .filter(({ userId, action }) => userId === user.id && action === 'deleted')
      .map(({ entryId }) => entryId),
  );
  return new Set(deleted.map(({ id }) => id).filter((id) => !deletedByUser.has(id)));
}
