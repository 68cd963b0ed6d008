// Computes the fine and the interest that a payment form proposes (specification §7.109). Nothing stores them by itself.
import { countDays } from './days';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** The settings of the company. Absent or null: it has no such charge. */
export type Rates = Pick<Schemas['Company'], 'fineBasisPoints' | 'interestBasisPoints'>;

export type Debt = {
  entry: Pick<Schemas['Entry'], 'kind' | 'effectiveDueOn'> & { openCents: number };
  /** All payments of the entry, also the voided ones. */
  payments: readonly Schemas['Payment'][];
};

export type LateCharges = {
  fineCents: number;
  interestCents: number;
  /** Days from the effective due day to the day of the payment. */
  lateDays: number;
  /** The first day from which interest is counted. */
  interestFrom: string;
};

/** Basis points of the whole. */
const WHOLE = 10_000;
/** Interest is per month, and a month has 30 days. */
const MONTH_DAYS = 30;

/** Returns the charges of a payment on a day, or null if there are none. */
export function computeLateCharges(
  { fineBasisPoints, interestBasisPoints }: Rates,
  { entry: { kind, effectiveDueOn, openCents }, payments }: Debt,
  paidOn: string,
): LateCharges | null {
  // A supplier decides its own charges.
  if (kind !== 'receivable' || paidOn <= effectiveDueOn) return null;
  const active = payments.filter(({ voided }) => voided === undefined);
  const paid = active.filter(({ refundOf }) => refundOf === undefined);
  const since = paid.reduce((day, payment) => later(day, payment.paidOn), effectiveDueOn);
  const { reopened, rest } = splitOpen(openCents, active, effectiveDueOn);
  const parts = [{ cents: rest, from: since }, ...reopened].map(({ cents, from }) => ({
    cents,
    from: later(from, since),
  }));
  const hasFine = paid.some(({ fineCents }) => fineCents > 0);
  const charges = {
    fineCents: hasFine ? 0 : divide([[rest, fineBasisPoints ?? 0]], WHOLE),
    interestCents: divide(
      parts.map(({ cents, from }) => [
        cents,
        Math.max(countDays(from, paidOn), 0) * (interestBasisPoints ?? 0),
      ]),
      WHOLE * MONTH_DAYS,
    ),
  };
  if (charges.fineCents + charges.interestCents === 0) return null;
  const firstDays = parts.filter(({ cents }) => cents > 0).map(({ from }) => from);
  const interestFrom = firstDays.sort()[0] ?? since;
  return { ...charges, lateDays: countDays(effectiveDueOn, paidOn), interestFrom };
}

const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * Tells apart what a refund has opened again after the due day. That part was paid until then, so it has no fine, and
 * interest only since the refund. The last refunds count first.
 */
function splitOpen(openCents: number, active: readonly Schemas['Payment'][], effectiveDueOn: string) {
  let rest = openCents;
  const reopened = active
    .filter(({ refundOf, paidOn }) => refundOf !== undefined && paidOn > effectiveDueOn)
    .sort((one, other) => (one.paidOn < other.paidOn ? 1 : -1))
    .map(({ principalCents, discountCents, paidOn }) => {
      const cents = Math.min(principalCents - discountCents, rest);
      rest -= cents;
      return { cents, from: paidOn };
    });
  return { reopened, rest };
}

/**
 * Sums cents times a factor, divides once, and rounds half up: floor((2 · sum + divisor) / (2 · divisor)). The products
 * can exceed the exact integers of a number.
 */
function divide(parts: readonly (readonly [cents: number, factor: number])[], divisor: number): number {
  const sum = parts.reduce((total, [cents, factor]) => total + BigInt(cents) * BigInt(factor), 0n);
  return Number((2n * sum + BigInt(divisor)) / BigInt(2 * divisor));
}
