// Payments of entries. Triggers compute what an entry's payments settle (migrations/014-payments.sql).
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Day } from '../company/days';
import type { Queries } from '../database/database';
import { payments } from '../database/tables';
import { Refusal } from '../errors/refusal';

/** Returns what is open of an entry. */
export const openCentsOf = ({ amountCents, settledCents }: { amountCents: number; settledCents: number }) =>
  amountCents - settledCents;

/** Returns money with the sign that a balance has: negative if it is paid. */
export const signedCents = (kind: string, cents: number): number =>
  kind === 'receivable' ? cents : 0 - cents;

/** Whether an entry has more than the one payment that settles it. */
export async function hasPaymentsOfParts(
  queries: Queries,
  { id, paidOn }: { id: number; paidOn: Day | null },
): Promise<boolean> {
  const count = await queries.$count(payments, and(eq(payments.entryId, id), isNull(payments.voidedAt)));
  return count > (paidOn === null ? 0 : 1);
}

/** Returns the ones of these entries that have a payment or a refund that is not voided. */
export async function findWithPayments(queries: Queries, ids: readonly number[]): Promise<Set<number>> {
  const rows = await queries
    .selectDistinct({ entryId: payments.entryId })
    .from(payments)
    .where(and(inArray(payments.entryId, [...ids]), isNull(payments.voidedAt)));
  return new Set(rows.map(({ entryId }) => entryId));
}

type StoredPayment = typeof payments.$inferSelect;

/** Returns the newest payment of an entry. Undefined: it has none. */
export async function findPaymentOf(queries: Queries, entryId: number): Promise<StoredPayment | undefined> {
  const [payment] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.entryId, entryId), isNull(payments.voidedAt), isNull(payments.refundOf)))
    .orderBy(desc(payments.id))
    .limit(1);
  return payment;
}

/** Adds a payment with the parts, form and note of another one, in an account of its own. */
export async function copyPayment(
  queries: Queries,
  {
    entryId,
    paidOn,
    principalCents,
    discountCents,
    interestCents,
    fineCents,
    feeCents,
    form,
    note,
  }: StoredPayment,
  accountId: number,
): Promise<void> {
  await queries.insert(payments).values({
    ...{ entryId, accountId, paidOn, form, note },
    ...{ principalCents, discountCents, interestCents, fineCents, feeCents },
  });
}

/**
 * Voids all payments of an entry. They stay, and count in no figure.
 * @throws Refusal `reconciled` if the line of a statement is matched with one of them.
 */
export async function voidPayments(
  queries: Queries,
  entryId: number,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const isActive = and(eq(payments.entryId, entryId), isNull(payments.voidedAt));
  if ((await queries.$count(payments, and(isActive, gt(payments.matchedCents, 0)))) > 0)
    throw new Refusal('reconciled');
  await queries.update(payments).set({ voidedAt: at, voidedBy: by, voidReason: '' }).where(isActive);
}

/** Closes entries with a payment of their own form. A missing rest is a discount, and more than is open is interest. */
export async function closeEntries(
  queries: Queries,
  closed: readonly { id: number; paidOn: Day; cents: number; accountId: number }[],
): Promise<void> {
  const ids = closed.map(({ id }) => id);
  const days = closed.map(({ paidOn }) => paidOn);
  const cents = closed.map((one) => one.cents);
  const accounts = closed.map(({ accountId }) => accountId);
  await queries.execute(sql`
    insert into payments (entry_id, account_id, paid_on, principal_cents, discount_cents, interest_cents, form)
    select entries.id, account, day, principal, discount, interest, form
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(days)}::date[], ${sql.param(cents)}::bigint[],
          ${sql.param(accounts)}::bigint[])
        as made (id, day, cents, account)
      join entries on entries.id = made.id,
      closing_parts(amount_cents - settled_cents, made.cents)`);
}
