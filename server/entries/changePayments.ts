// Each function changes the payments of one entry in the transaction of `queries`, which has called `lockFigures`. Triggers
// compute what the payments settle (migrations/014-payments.sql).
import { and, eq, isNull } from 'drizzle-orm';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { listFieldChanges, recordEvents, type State } from '../audit/recordEvents';
import { entries, payments } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { checkName, refuseProblems } from '../rules/fieldRules';
import { readEntry } from './changeEntries';
import { isStored } from './entryRow';
import { isForm } from './entryRules';
import { readId } from './filter';
import { findPaymentAccount, nameAccount, type NamedAccount } from './paymentAccount';
import { findOpenProblem, findProblems, findRefundProblems } from './paymentRules';
import { openCentsOf } from './payments';
import { refuseChanged, type Action, type Change } from './recordChange';

type Schemas = components['schemas'];
type StoredEntry = typeof entries.$inferSelect;

type StoredPayment = typeof payments.$inferSelect;

/**
 * Adds a payment of an entry or of a part of it.
 * @throws Refusal `unknown-entry`, `changed-meanwhile` or `invalid-values`
 */
export async function addPayment(
  change: Change,
  entryId: string,
  input: Schemas['NewPayment'],
): Promise<Schemas['Entry']> {
  const { entry } = await payEntry(change, entryId, input);
  return entry;
}

/** Adds a payment as `addPayment` does, and also returns the payment. */
export async function payEntry(
  change: Change,
  entryId: string,
  { version, ...input }: Schemas['NewPayment'],
): Promise<{ entry: Schemas['Entry']; payment: StoredPayment }> {
  const entry = await lockEntry(change, entryId, version);
  const { account, problems: ofAccount } = await findPaymentAccount(change.queries, input.accountId);
  const problems = [
    ...findProblems(input, entry, change.today),
    ...findOpenProblem(input, entry),
    ...ofAccount,
  ];
  if (problems.length > 0)
    throw new Refusal('invalid-values', { fields: { problems, openCents: openCentsOf(entry) } });
  const { after, written } = await recordPayment(
    change,
    'paid',
    entry,
    () => insertPayment(change, entry, input, { account }),
    { account, form: input.form },
  );
  return { entry: after, payment: written };
}

/**
 * Records that money of a payment went back. Its discount says how much of the debt is not open again.
 * @throws Refusal `unknown-entry`, `unknown-payment`, `changed-meanwhile`, `is-refund` or `invalid-values`
 */
export async function refundPayment(
  change: Change,
  { id, paymentId }: { id: string; paymentId: string },
  { version, ...input }: Schemas['NewRefund'],
): Promise<Schemas['Entry']> {
  const entry = await lockEntry(change, id, version);
  const payment = await readPayment(change, entry, paymentId);
  if (payment.refundOf !== null) throw new Refusal('is-refund');
  const refunds = await listRefunds(change, payment);
  const { account, problems } = await findPaymentAccount(change.queries, input.accountId, payment.accountId);
  refuseProblems([
    ...findProblems(input, entry, change.today),
    ...findRefundProblems(input, payment, refunds),
    ...problems,
  ]);
  const write = () => insertPayment(change, entry, input, { account, refundOf: payment.id });
  const { after } = await recordPayment(change, 'refunded', entry, write, { account, form: input.form });
  return after;
}

/**
 * Voids a payment or a refund of an entry.
 * @throws Refusal `unknown-entry`, `unknown-payment`, `changed-meanwhile`, `reconciled`, `refunded`, `above-amount` or
 * `invalid-values`
 */
export async function voidPayment(
  change: Change,
  { id, paymentId }: { id: string; paymentId: string },
  { version, reason }: Schemas['PaymentVoid'],
): Promise<Schemas['Entry']> {
  const entry = await lockEntry(change, id, version);
  const voidReason = reason.trim();
  refuseProblems(checkName('reason', voidReason, LIMITS.noteLength));
  const payment = await readPayment(change, entry, paymentId);
  if (payment.matchedCents > 0) throw new Refusal('reconciled');
  return voidStored(change, entry, payment, voidReason);
}

/**
 * Voids the payments that the reconciliation of a line has made, after it is undone.
 * @throws Refusal `refunded` or `above-amount`
 */
export async function voidPaymentsOfMatch(change: Change, ids: readonly number[]): Promise<void> {
  const { queries } = change;
  for (const id of ids) {
    const [row] = await queries
      .select({ payment: payments, entry: entries })
      .from(payments)
      .innerJoin(entries, eq(entries.id, payments.entryId))
      .where(and(eq(payments.id, id), isNull(payments.voidedAt)));
    if (row !== undefined) await voidStored(change, row.entry, row.payment, '');
  }
}

/** Voids a payment. An empty reason says that it was voided with something else. */
async function voidStored(
  change: Change,
  entry: StoredEntry,
  payment: StoredPayment,
  voidReason: string,
): Promise<Schemas['Entry']> {
  const { queries, actor, now } = change;
  if ((await listRefunds(change, payment)).length > 0) throw new Refusal('refunded');
  // A later payment may have settled what the refund had opened.
  if (entry.settledCents - payment.settledCents > entry.amountCents) throw new Refusal('above-amount');
  const action = payment.refundOf === null ? 'unpaid' : 'refund-voided';
  const { after } = await recordPayment(
    change,
    action,
    entry,
    () =>
      queries
        .update(payments)
        .set({ voidedAt: now, voidedBy: actor.user.name, voidReason })
        .where(eq(payments.id, payment.id)),
    {
      ...(voidReason !== '' && { reason: voidReason }),
      account: await nameAccount(queries, payment.accountId),
    },
  );
  return after;
}

/** @throws Refusal `unknown-entry` or `changed-meanwhile` */
async function lockEntry({ queries }: Change, id: string, version: number): Promise<StoredEntry> {
  const [entry] = await queries
    .select()
    .from(entries)
    .where(isStored(readId(id)))
    .for('update');
  if (entry === undefined) throw new Refusal('unknown-entry');
  await refuseChanged(queries, [entry], [{ id, version }]);
  return entry;
}

/** @throws Refusal `unknown-payment`, also for a voided one */
async function readPayment(
  { queries }: Change,
  entry: StoredEntry,
  paymentId: string,
): Promise<StoredPayment> {
  const isOfEntry = and(eq(payments.id, readId(paymentId)), eq(payments.entryId, entry.id));
  const [payment] = await queries
    .select()
    .from(payments)
    .where(and(isOfEntry, isNull(payments.voidedAt)));
  if (payment === undefined) throw new Refusal('unknown-payment');
  return payment;
}

/** Lists the refunds of a payment that are not voided. */
const listRefunds = ({ queries }: Change, { id }: StoredPayment): Promise<StoredPayment[]> =>
  queries
    .select()
    .from(payments)
    .where(and(eq(payments.refundOf, id), isNull(payments.voidedAt)));

/** Stores the described fields alone. A body may have others. */
async function insertPayment(
  { queries }: Change,
  entry: StoredEntry,
  input: Omit<Schemas['NewPayment'], 'version'>,
  { account, refundOf = null }: { account: { id: number }; refundOf?: number | null },
): Promise<StoredPayment> {
  const {
    paidOn,
    principalCents,
    discountCents,
    interestCents,
    fineCents,
    feeCents,
    form,
    note = '',
  } = input;
  // It is checked above. The compiler cannot see it.
  if (!isForm(form)) throw new Refusal('invalid-values');
  const [payment] = await queries
    .insert(payments)
    .values({
      ...{ entryId: entry.id, accountId: account.id, refundOf, paidOn, form, note: note.trim() },
      ...{ principalCents, discountCents, interestCents, fineCents, feeCents },
    })
    .returning();
  if (payment === undefined) throw new Error('The payment was not stored.');
  return payment;
}

/** What else is recorded of a payment. Account and form only if the company has several accounts. */
type Further = { account: NamedAccount; form?: string; reason?: string };

/** Changes the payments of an entry, and records it. Returns the entry, and what was written. */
async function recordPayment<Written>(
  change: Change,
  action: Action,
  before: StoredEntry,
  write: () => PromiseLike<Written>,
  { account, form, reason }: Further,
): Promise<{ after: Schemas['Entry']; written: Written }> {
  const { queries, actor, today } = change;
  const written = await write();
  const [stored] = await queries
    .update(entries)
    // A payment that moves no sum changes the version too, so of two requests with one version one is refused.
    .set({ version: before.version + 1 })
    .where(eq(entries.id, before.id))
    .returning();
  const read = (entry: StoredEntry) => ({
    openCents: openCentsOf(entry),
    paidOn: entry.paidOn,
    paidCents: entry.paidCents,
  });
  const isNamed = account.name !== null;
  const further: State = {
    ...(reason !== undefined && { reason }),
    ...(isNamed && { account: account.name }),
    ...(isNamed && form !== undefined && { form }),
  };
  const changes = listFieldChanges(read(before), { ...(stored && read(stored)), ...further });
  const ofAccount = isNamed ? { accountId: account.id } : {};
  await recordEvents(queries, change, [{ action, entryId: before.id, changes, ...ofAccount }]);
  const after = await readEntry(queries, String(before.id), { user: actor.user, today });
  return { after, written };
}
