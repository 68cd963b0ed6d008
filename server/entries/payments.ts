// Payments of entries. Triggers compute what an entry's payments settle (migrations/014-payments.sql).
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Day } from '../company/days';
import type { Queries } from '../database/database';
import { payments } from '../database/tables';

type Payment = typeof payments.$inferSelect;

/** Returns the payments and refunds of an entry that are not voided. */
export const readActivePayments = (queries: Queries, entryId: number): Promise<Payment[]> =>
  queries
    .select()
    .from(payments)
    .where(and(eq(payments.entryId, entryId), isNull(payments.voidedAt)));

/** Voids payments. They stay, and count in no figure. */
export async function voidPayments(
  queries: Queries,
  voided: readonly Pick<Payment, 'id'>[],
  { by, at, reason }: { by: string; at: Date; reason: string },
): Promise<void> {
  await queries
    .update(payments)
    .set({ voidedAt: at, voidedBy: by, voidReason: reason })
    .where(
      inArray(
        payments.id,
        voided.map(({ id }) => id),
      ),
    );
}

/** Closes entries with a payment of their own form. The money that is missing is a discount, and the rest of it is interest. */
export async function closeEntries(
  queries: Queries,
  closed: readonly { id: number; paidOn: Day; cents: number }[],
): Promise<void> {
  const ids = closed.map(({ id }) => id);
  const days = closed.map(({ paidOn }) => paidOn);
  const cents = closed.map((one) => one.cents);
  await queries.execute(sql`
    insert into payments (entry_id, paid_on, principal_cents, discount_cents, interest_cents, form)
    select entries.id, day, principal, discount, interest, form
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(days)}::date[], ${sql.param(cents)}::bigint[])
        as made (id, day, cents)
      join entries on entries.id = made.id,
      closing_parts(amount_cents - settled_cents, made.cents)`);
}
