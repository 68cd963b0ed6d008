import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import type { Day } from '../company/days';
import type { entries } from '../database/tables';
import { checkRange, checkText, type Problem } from '../rules/fieldRules';
import { checkPaidOn, isForm } from './entryRules';
import { openCentsOf } from './payments';

type Schemas = components['schemas'];
type StoredEntry = typeof entries.$inferSelect;

const PARTS = ['principalCents', 'discountCents', 'interestCents', 'fineCents', 'feeCents'] as const;
/** The parts of a payment that a refund gives back. The discount of a refund settles what the refund opens. */
const REFUNDED_PARTS = ['principalCents', 'interestCents', 'fineCents', 'feeCents'] as const;

type Parts = Record<(typeof PARTS)[number], number>;

/** Returns the problems of a payment or a refund by itself. */
export function findProblems(
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
export const findOpenProblem = ({ principalCents, discountCents }: Parts, entry: StoredEntry): Problem[] =>
  principalCents + discountCents > openCentsOf(entry)
    ? [{ field: 'principalCents', reason: 'above-open' }]
    : [];

/** Returns the problems of a refund of a payment, which has other refunds already. */
export function findRefundProblems(
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
