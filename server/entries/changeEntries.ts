// Each function changes entries in the transaction of `queries`, which has called `lockFigures`, and records what the
// user did with the values before and after.
import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import type { Day } from '../company/days';
import { FIRST_ACCOUNT } from '../database/bankTables';
import type { Queries } from '../database/database';
import { entries } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { refuseProblems } from '../rules/fieldRules';
import { checkInput } from './checkInput';
import { isStored, selectEntries, toEntry } from './entryRow';
import { checkPayment } from './entryRules';
import { readId } from './filter';
import { readRestrictions, refuseForeign, refuseWithPayments, type Reader } from './ownEntries';
import { findAccountProblems } from './paymentAccount';
import {
  closeEntries,
  copyPayment,
  findPaymentOf,
  findWithPayments,
  hasPaymentsOfParts,
  openCentsOf,
  voidPayments,
} from './payments';
import {
  findLastUser,
  readStates,
  recordChange,
  refuseChanged,
  type Action,
  type Change,
  type SeenEntry,
} from './recordChange';

type Schemas = components['schemas'];

/** @throws Refusal `unknown-entry` */
export async function readEntry(queries: Queries, id: string, reader: Reader): Promise<Schemas['Entry']> {
  const [row] = await selectEntries(queries).where(isStored(readId(id)));
  if (row === undefined) throw new Refusal('unknown-entry');
  const restrictionsOf = await readRestrictions(queries, reader, [row.id]);
  return { ...toEntry(row, reader.today), ...restrictionsOf(row.id) };
}

/** @throws Refusal `invalid-values` */
export async function addEntry(change: Change, input: Schemas['EntryInput']): Promise<Schemas['Entry']> {
  const { queries, actor, today } = change;
  const { paidOn, paidCents, ...fields } = await checkInput(queries, input, today);
  refuseProblems(await findAccountProblems(queries, [input]));
  const isPaid = paidOn !== null && paidCents !== null;
  const [added] = await queries
    .insert(entries)
    // The payment adds 1 to the version.
    .values({ ...fields, version: isPaid ? 0 : 1 })
    .returning({ id: entries.id });
  const id = added?.id ?? 0;
  const accountId = readAccountId(input) ?? FIRST_ACCOUNT;
  if (isPaid) await closeEntries(queries, [{ id, paidOn, cents: paidCents, accountId }]);
  await recordChange(change, 'created', [id], new Map(), new Map(isPaid ? [[id, { to: accountId }]] : []));
  return readEntry(queries, String(id), { user: actor.user, today });
}

/**
 * Replaces the values of an entry. Another amount or another payment replaces its only payment, and another account moves it.
 * Payments of parts are changed one by one (`changePayments.ts`). The kind stays while the entry has a payment (specification §7.121).
 * @throws Refusal `unknown-entry`, `changed-meanwhile`, `reconciled` or `invalid-values`
 */
export async function changeEntry(
  change: Change,
  id: string,
  { version, ...input }: Schemas['EntryChange'],
): Promise<Schemas['Entry']> {
  const { queries, actor, now, today } = change;
  const isRequested = isStored(readId(id));
  const [stored] = await queries.select().from(entries).where(isRequested).for('update');
  if (stored === undefined) throw new Refusal('unknown-entry');
  if (version !== undefined && version !== stored.version) {
    const changedBy = await findLastUser(queries, [stored.id]);
    throw new Refusal('changed-meanwhile', { fields: { changedBy } });
  }
  const { paidOn, paidCents, ...fields } = await checkInput(queries, input, today);
  refuseProblems(await findAccountProblems(queries, [input]));
  const payment = await findPaymentOf(queries, stored.id);
  const accountId = readAccountId(input) ?? payment?.accountId ?? FIRST_ACCOUNT;
  const isSameMoney =
    paidOn === stored.paidOn &&
    paidCents === stored.paidCents &&
    (paidOn === null || fields.amountCents === stored.amountCents);
  const isSamePayment = isSameMoney && (paidOn === null || accountId === payment?.accountId);
  if (isSamePayment && stored.settledCents > fields.amountCents)
    refuseProblems([{ field: 'amountCents', reason: 'below-settled' }]);
  if (!isSamePayment && (await hasPaymentsOfParts(queries, stored)))
    refuseProblems([{ field: 'paidOn', reason: 'several-payments' }]);
  const isVoiding = !isSamePayment && paidOn === null;
  if (fields.kind !== stored.kind && !isVoiding && (await findWithPayments(queries, [stored.id])).size > 0)
    refuseProblems([{ field: 'kind', reason: 'has-payment' }]);
  const before = await readStates(queries, [stored.id]);
  if (!isSamePayment) await voidPayments(queries, stored.id, { by: actor.user.name, at: now });
  const isSeparate = stored.isSeparate || (stored.seriesId !== null && isOtherOccurrence(stored, fields));
  await queries
    .update(entries)
    .set({ ...fields, isSeparate })
    .where(isRequested);
  const isPaying = !isSamePayment && paidOn !== null && paidCents !== null;
  if (isPaying && isSameMoney && payment) await copyPayment(queries, payment, accountId);
  else if (isPaying) await closeEntries(queries, [{ id: stored.id, paidOn, cents: paidCents, accountId }]);
  // The payments change the version too.
  await queries
    .update(entries)
    .set({ version: stored.version + 1 })
    .where(isRequested);
  const accounts = new Map(isPaying ? [[stored.id, { to: accountId, from: payment?.accountId }]] : []);
  await recordChange(change, findAction(stored.paidOn, paidOn), [stored.id], before, accounts);
  return readEntry(queries, id, { user: actor.user, today });
}

const readAccountId = ({ accountId }: { accountId?: string }): number | undefined =>
  accountId === undefined ? undefined : readId(accountId);

/** Whether new values differ from those that an entry has from its series. */
const isOtherOccurrence = (
  stored: typeof entries.$inferSelect,
  values: Partial<typeof entries.$inferSelect>,
): boolean =>
  (
    ['kind', 'counterparty', 'categoryId', 'form', 'document', 'issuedOn', 'dueOn', 'amountCents'] as const
  ).some((field) => values[field] !== stored[field]);

function findAction(before: Day | null, now: Day | null): Action {
  if (before === null && now !== null) return 'paid';
  return before !== null && now === null ? 'unpaid' : 'changed';
}

/**
 * Marks all entries as paid, or none. A missing rest is a discount, and more than is open is interest.
 * @throws Refusal `not-open` if some are paid or gone, `changed-meanwhile`, and `invalid-values` for an invalid payment.
 */
export async function payEntries(change: Change, { entries: payments }: Schemas['PaymentList']) {
  const { queries, today } = change;
  const problems = payments.flatMap((payment) => checkPayment(payment, today));
  refuseProblems(problems.slice(0, 1));
  refuseProblems(await findAccountProblems(queries, payments));
  const ids = payments.map(({ id }) => readId(id));
  if (new Set(ids).size < ids.length) refuseProblems([{ field: 'entries', reason: 'repeated' }]);
  const openEntries = await queries
    .select()
    .from(entries)
    .where(and(inArray(entries.id, ids), isNull(entries.deletedAt), isNull(entries.paidOn)))
    .orderBy(entries.id)
    .for('update');
  const openIds = new Set(openEntries.map(({ id }) => id));
  const notOpenIds = payments.filter(({ id }) => !openIds.has(readId(id))).map(({ id }) => id);
  if (notOpenIds.length > 0) throw new Refusal('not-open', { fields: { ids: notOpenIds } });
  await refuseChanged(queries, openEntries, payments);
  refuseAboveOpen(openEntries, payments);
  const before = await readStates(queries, ids);
  const closed = payments.map((payment) => ({
    ...{ id: readId(payment.id), paidOn: payment.paidOn, cents: payment.paidCents },
    accountId: readAccountId(payment) ?? FIRST_ACCOUNT,
  }));
  await closeEntries(queries, closed);
  await recordChange(
    change,
    'paid',
    ids,
    before,
    new Map(closed.map(({ id, accountId }) => [id, { to: accountId }])),
  );
  return { count: ids.length };
}

/**
 * A portal of an earlier release pays the whole amount, also if a part is paid already. That would be interest.
 * @throws Refusal `invalid-values`
 */
function refuseAboveOpen(
  openEntries: readonly (typeof entries.$inferSelect)[],
  payments: Schemas['PaymentList']['entries'],
): void {
  const paidCents = new Map(payments.map((payment) => [readId(payment.id), payment.paidCents]));
  const isAbove = openEntries.some(
    (entry) => entry.settledCents > 0 && (paidCents.get(entry.id) ?? 0) > openCentsOf(entry),
  );
  if (isAbove) refuseProblems([{ field: 'paidCents', reason: 'above-open' }]);
}

/**
 * Deletes the entries that are not deleted yet, all or none.
 * @throws Refusal `not-permitted`, `not-own`, `changed-meanwhile` or `has-payment`
 */
export async function deleteEntries(
  change: Change,
  { ids, versions = [] }: Schemas['EntryDeletion'],
): Promise<null> {
  await setDeleted(change, 'deleted', ids, versions);
  return null;
}

/**
 * Restores the entries that are deleted, and returns their ids.
 * @throws Refusal `not-permitted` or `not-own`
 */
export const restoreEntries = (change: Change, { ids }: Schemas['EntryIds']): Promise<number[]> =>
  setDeleted(change, 'restored', ids);

/** Returns the ids of the entries that were deleted or restored. */
async function setDeleted(
  change: Change,
  action: 'deleted' | 'restored',
  ids: string[],
  seen: readonly SeenEntry[] = [],
): Promise<number[]> {
  const { queries, actor, today } = change;
  await refuseForeign(queries, { user: actor.user, today }, action, ids);
  const isDeleting = action === 'deleted';
  const { id, deletedAt, version } = entries;
  const isToChange = isDeleting ? isNull(deletedAt) : isNotNull(deletedAt);
  const rows = await queries
    .select({ id, version })
    .from(entries)
    .where(and(inArray(id, ids.map(readId)), isToChange))
    .orderBy(id)
    .for('update');
  if (rows.length === 0) return [];
  await refuseChanged(queries, rows, seen);
  const changedIds = rows.map((row) => row.id);
  if (isDeleting) await refuseWithPayments(queries, changedIds);
  await markDeleted(change, action, changedIds);
  return changedIds;
}

/** Deletes entries together with what has made them, so each user may do it. They can be restored. */
export async function deleteUndone(change: Change, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await markDeleted(change, 'deleted', [...ids]);
}

async function markDeleted(change: Change, action: 'deleted' | 'restored', ids: number[]): Promise<void> {
  const { queries, now } = change;
  const before = await readStates(queries, ids);
  await queries
    .update(entries)
    .set({
      ...{ deletedAt: action === 'deleted' ? now : null, removedByEnd: false },
      version: sql`${entries.version} + 1`,
    })
    .where(inArray(entries.id, ids));
  await recordChange(change, action, ids, before);
}
