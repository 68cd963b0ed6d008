// Each function changes the payments of one entry in the transaction of `queries`, which has called `lockFigures`. Triggers
// compute what the payments settle (migrations/014-payments.sql).
import { and, eq, isNull } from 'drizzle-orm';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { listFieldChanges, recordEvents, type State } from '../audit/recordEvents';
import type { Day } from '../company/days';
import { entries, payments } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { checkName, checkRange, checkText, refuseProblems, type Problem } from '../rules/fieldRules';
import { readEntry } from './changeEntries';
import { isStored } from './entryRow';
import { checkPaidOn, isForm } from './entryRules';
import { readId } from './filter';
import { findPaymentAccount, nameAccount, type NamedAccount } from './paymentAccount';
import { openCentsOf } from './payments';
import { refuseChanged, type Action, type Change } from './recordChange';

type Schemas = components['schemas'];
type StoredEntry = typeof entries.$inferSelect;

const PARTS = ['principalCents', 'discountCents', 'interestCents', 'fineCents', 'feeCents'] as const;
/** The parts of a payment that a refund gives back. The discount of a refund settles what the refund opens. */
const REFUNDED_PARTS = ['principalCents', 'interestCents', 'fineCents', 'feeCents'] as const;

type Parts = Record<(typeof PARTS)[number], number>;
type StoredPayment = typeof payments.$inferSelect;

/**
 * Adds a payment of an entry or of a part of it.
 * @throws Refusal `unknown-entry`, `changed-meanwhile` or `invalid-values`
 */
export async function addPayment(
  change: Change,
  entryId: string,
  { version, ...input }: Schemas['NewPayment'],
): Promise<Schemas['Entry']> {
  const entry = await lockEntry(change, entryId, version);
  const { account, problems: ofAccount } = await findPaymentAccount(change.queries, input.accountId);
  const problems = [
    ...findProblems(input, entry, change.today),
    ...findOpenProblem(input, entry),
    ...ofAccount,
  ];
  if (problems.length > 0)
    throw new Refusal('invalid-values', { fields: { problems, openCents: openCentsOf(entry) } });
  return recordPayment(change, 'paid', entry, () => insertPayment(change, entry, input, { account }), {
    account,
    form: input.form,
  });
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
  return recordPayment(change, 'refunded', entry, write, { account, form: input.form });
}

/**
 * Voids a payment or a refund of an entry.
 * @throws Refusal `unknown-entry`, `unknown-payment`, `changed-meanwhile`, `refunded`, `above-amount` or `invalid-values`
 */
export async function voidPayment(
  change: Change,
  { id, paymentId }: { id: string; paymentId: string },
  { version, reason }: Schemas['PaymentVoid'],
): Promise<Schemas['Entry']> {
  const { queries, actor, now } = change;
  const entry = await lockEntry(change, id, version);
  const voidReason = reason.trim();
  refuseProblems(checkName('reason', voidReason, LIMITS.noteLength));
  const payment = await readPayment(change, entry, paymentId);
  if ((await listRefunds(change, payment)).length > 0) throw new Refusal('refunded');
  // A later payment may have settled what the refund had opened.
  if (entry.settledCents - payment.settledCents > entry.amountCents) throw new Refusal('above-amount');
  const action = payment.refundOf === null ? 'unpaid' : 'refund-voided';
  return recordPayment(
    change,
    action,
    entry,
    () =>
      queries
        .update(payments)
        .set({ voidedAt: now, voidedBy: actor.user.name, voidReason })
        .where(eq(payments.id, payment.id)),
    { reason: voidReason, account: await nameAccount(queries, payment.accountId) },
  );
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

/** Returns the problems of a payment or a refund by itself. */
function findProblems(
  payment: Omit<Schemas['NewPayment'], 'version'>,
  { kind }: StoredEntry,
  today: Day,
): Problem[] {
  const {
    paidOn,
    principalCents,
    discountCents,
    interestCents,
    fineCents,
    feeCents,
    form,
    note = '',
  } = payment;
  const cash = principalCents + interestCents + fineCents;
  return [
    ...checkPaidOn(paidOn, today),
    ...PARTS.flatMap((part) => checkRange(part, payment[part], 0, LIMITS.cents)),
    ...(cash + discountCents === 0 ? [{ field: 'principalCents', reason: 'missing' }] : []),
    ...(kind === 'receivable' && feeCents > cash ? [{ field: 'feeCents', reason: 'range' }] : []),
    ...(isForm(form) ? [] : [{ field: 'form', reason: 'unknown' }]),
    ...checkText('note', note.trim(), LIMITS.noteLength),
  ];
}

/** Returns the problem of a payment that settles more than is open. */
const findOpenProblem = ({ principalCents, discountCents }: Parts, entry: StoredEntry): Problem[] =>
  principalCents + discountCents > openCentsOf(entry)
    ? [{ field: 'principalCents', reason: 'above-open' }]
    : [];

/** Returns the problems of a refund of a payment, which has other refunds already. */
function findRefundProblems(
  refund: Parts & { paidOn: Day },
  payment: Parts & { paidOn: Day },
  others: readonly Parts[],
): Problem[] {
  const aboveLeft = REFUNDED_PARTS.filter((part) => {
    const left = others.reduce((cents, other) => cents - other[part], payment[part]);
    return refund[part] > left;
  });
  return [
    ...(refund.paidOn < payment.paidOn ? [{ field: 'paidOn', reason: 'before-payment' }] : []),
    ...aboveLeft.map((field) => ({ field, reason: 'above-left' })),
    // More would settle what the refund does not open.
    ...(refund.discountCents > refund.principalCents ? [{ field: 'discountCents', reason: 'range' }] : []),
  ];
}

/** Stores the described fields alone. A body may have others. */
async function insertPayment(
  { queries }: Change,
  entry: StoredEntry,
  input: Omit<Schemas['NewPayment'], 'version'>,
  { account, refundOf = null }: { account: { id: number }; refundOf?: number | null },
): Promise<void> {
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
  await queries.insert(payments).values({
    ...{ entryId: entry.id, accountId: account.id, refundOf, paidOn, form, note: note.trim() },
    ...{ principalCents, discountCents, interestCents, fineCents, feeCents },
  });
}

/** What else is recorded of a payment. Account and form only if the company has several accounts. */
type Further = { account: NamedAccount; form?: string; reason?: string };

/** Changes the payments of an entry, and records it. Returns the entry. */
async function recordPayment(
  change: Change,
  action: Action,
  before: StoredEntry,
  write: () => PromiseLike<unknown>,
  { account, form, reason }: Further,
): Promise<Schemas['Entry']> {
  const { queries, actor, today } = change;
  await write();
  const [after] = await queries
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
  const changes = listFieldChanges(read(before), { ...(after && read(after)), ...further });
  const ofAccount = isNamed ? { accountId: account.id } : {};
  await recordEvents(queries, change, [{ action, entryId: before.id, changes, ...ofAccount }]);
  return readEntry(queries, String(before.id), { user: actor.user, today });
}
