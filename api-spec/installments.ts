// Divides an amount into instalments. The portal shows them, and the backend stores them.
import { addDays, addMonths, monthEnd } from './days';
import type { components } from './schema.gen';

export type Installment = components['schemas']['Installment'];
export type Plan = NonNullable<components['schemas']['NewInstallments']['plan']>;

/**
 * Returns the instalments of a plan (specification §7.106). The first one after the down payment has the cents that cannot be
 * divided. Empty: an instalment would be below one cent.
 */
export function listInstallments(
  totalCents: number,
  { count, firstDueOn, rhythm, downPayment }: Plan,
): Installment[] {
  const dividedCents = totalCents - (downPayment?.amountCents ?? 0);
  const baseCents = Math.floor(dividedCents / count);
  if (baseCents < 1) return [];
  const installments = Array.from({ length: count }, (_, index) => ({
    dueOn: addRhythm(firstDueOn, rhythm, index),
    amountCents: index === 0 ? dividedCents - baseCents * (count - 1) : baseCents,
  }));
  return downPayment === undefined ? installments : [downPayment, ...installments];
}

/** Returns the due day some steps after the first one, or before it. Each one is counted from the first, so none drifts. */
export function addRhythm(firstDay: string, rhythm: Plan['rhythm'], steps: number): string {
  if (rhythm === 'week') return addDays(firstDay, 7 * steps);
  if (rhythm === 'twoWeeks') return addDays(firstDay, 14 * steps);
  const day = addMonths(firstDay, steps);
  return rhythm === 'monthEnd' && steps !== 0 ? monthEnd(day) : day;
}
