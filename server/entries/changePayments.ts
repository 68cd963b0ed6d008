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
import { openCentsOf } from './payments';
import { refuseChanged, type Change } from './recordChange';

type Schemas = components['schemas'];
type StoredEntry = typeof entries.$inferSelect;

const PARTS = ['principalCents', 'discountCents', 'interestCents', 'fineCents', 'feeCents'] as const;

/**
 * Adds a payment of an entry or of a part of it.
 * @throws Refusal `unknown-entry`, `changed-meanwhile` or `invalid-values`
 */
export async function addPayment(
  change: Change,
  entryId: string,
  { version, ...input }: Schemas['NewPayment'],
): Promise<Schemas['Entry']> {
  const { queries, today } = change;
  const entry = await lockEntry(change, entryId, version);
  const payment = { ...input, note: (input.note ?? '').trim() };
  const problems = findProblems(payment, entry, today);
  if (problems.length > 0)
    throw new Refusal('invalid-values', { fields: { problems, openCents: openCentsOf(entry) } });
  const { form } = payment;
  // It is checked above. The compiler cannot see it.
  if (!isForm(form)) throw new Refusal('invalid-values');
  await queries.insert(payments).values({ ...payment, form, entryId: entry.id });
  await recordPaymentEvent(change, 'paid', entry);
  return readEntry(queries, entryId, today);
}

/**
 * Voids a payment of an entry.
 * @throws Refusal `unknown-entry`, `unknown-payment`, `changed-meanwhile`, `refunded` or `invalid-values`
 */
export async function voidPayment(
  change: Change,
  { id, paymentId }: { id: string; paymentId: string },
  { version, reason }: Schemas['PaymentVoid'],
): Promise<Schemas['Entry']> {
  const { queries, actor, now, today } = change;
  const entry = await lockEntry(change, id, version);
  const voidReason = reason.trim();
  refuseProblems(checkName('reason', voidReason, LIMITS.noteLength));
  const isRequested = and(
    eq(payments.id, readId(paymentId)),
    eq(payments.entryId, entry.id),
    isNull(payments.voidedAt),
  );
  const [payment] = await queries.select({ id: payments.id }).from(payments).where(isRequested);
  if (payment === undefined) throw new Refusal('unknown-payment');
  const [refund] = await queries
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.refundOf, payment.id), isNull(payments.voidedAt)));
  if (refund !== undefined) throw new Refusal('refunded');
  await queries
    .update(payments)
    .set({ voidedAt: now, voidedBy: actor.user.name, voidReason })
    .where(isRequested);
  await recordPaymentEvent(change, 'unpaid', entry, { reason: voidReason });
  return readEntry(queries, id, today);
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

/** Returns the problems of a payment (docs/decisions/079-payments-are-rows.md). */
function findProblems(
  payment: Required<Omit<Schemas['NewPayment'], 'version'>>,
  entry: StoredEntry,
  today: Day,
): Problem[] {
  const { paidOn, principalCents, discountCents, interestCents, fineCents, feeCents } = payment;
  const cash = principalCents + interestCents + fineCents;
  return [
    ...checkPaidOn(paidOn, today),
    ...PARTS.flatMap((part) => checkRange(part, payment[part], 0, LIMITS.cents)),
    ...(principalCents + discountCents > openCentsOf(entry)
      ? [{ field: 'principalCents', reason: 'above-open' }]
      : []),
    ...(cash + discountCents === 0 ? [{ field: 'principalCents', reason: 'missing' }] : []),
    ...(entry.kind === 'receivable' && feeCents > cash ? [{ field: 'feeCents', reason: 'range' }] : []),
    ...(isForm(payment.form) ? [] : [{ field: 'form', reason: 'unknown' }]),
    ...checkText('note', payment.note, LIMITS.noteLength),
  ];
}

async function recordPaymentEvent(
  change: Change,
  action: 'paid' | 'unpaid',
  before: StoredEntry,
  further: State = {},
): Promise<void> {
  const [after] = await change.queries.select().from(entries).where(eq(entries.id, before.id));
  const read = (entry: StoredEntry) => ({
    openCents: openCentsOf(entry),
    paidOn: entry.paidOn,
    paidCents: entry.paidCents,
  });
  const changes = listFieldChanges(read(before), { ...(after && read(after)), ...further });
  await recordEvents(change.queries, change, [{ action, entryId: before.id, changes }]);
}
