import type { Calendar } from '../../api-spec/calendar';
import { addDays, countDays } from '../../api-spec/days';
import type { Day } from '../company/days';
import type { NewEntry } from '../entries/insertEntries';
import type { Random } from './random';

/** An entry without its payment. */
export type UnpaidEntry = Omit<NewEntry, 'paidOn' | 'paidCents' | 'deletedAt'>;

type PaymentOptions = { random: Random; today: Day; calendar: Calendar };

/** Makes the function that adds the payment, if the entry has been paid by today. */
export function makeSettle({ random, today, calendar }: PaymentOptions) {
  return (entry: UnpaidEntry): NewEntry => {
    // All numbers are drawn before the first return, so the later entries do not depend on `today`.
    const deletedAt = random.chance(0.004) ? `${entry.issuedOn}T15:00:00Z` : null;
    const delay = entry.kind === 'receivable' ? drawCustomerDelay(entry, random) : drawOwnDelay(random);
    const isPaidInTheEvening = random.chance(0.6);
    if (delay === null) return { ...entry, deletedAt };
    const dueDay = calendar.businessDayFrom(entry.dueOn);
    const isPaidAtOnce = entry.form === 'cash' || (entry.form === 'pix' && entry.dueOn === entry.issuedOn);
    const paidOn = isPaidAtOnce
      ? entry.dueOn
      : pickLater(entry.issuedOn, calendar.businessDayFrom(addDays(dueDay, delay)));
    if (paidOn > today || (paidOn === today && isPaidInTheEvening)) return { ...entry, deletedAt };
    const lateDays = Math.max(0, countDays(dueDay, paidOn));
    return { ...entry, deletedAt, paidOn, paidCents: computePaidCents(entry, lateDays) };
  };
}

/** Returns after how many days a customer pays, or `null` for never. */
function drawCustomerDelay({ form, counterparty }: UnpaidEntry, random: Random): number | null {
  if (form !== 'boleto' && form !== 'transfer') return 0;
  // The length of the name decides which customers often pay late.
  const risk = counterparty.length % 5 === 0 ? 3 : 1;
  if (random.chance(0.012 * risk)) return null;
  if (random.chance(0.09 * risk)) return random.within(1, 50);
  return -random.within(0, 3);
}

/** Returns after how many days the company pays. */
const drawOwnDelay = (random: Random): number => (random.chance(0.93) ? 0 : random.within(1, 12));

/** Late payments have a fine of 2 % and interest of 1 % each month. Cards have a fee of 3 %. */
function computePaidCents({ kind, form, amountCents }: UnpaidEntry, lateDays: number): number {
  if (kind === 'receivable' && form === 'card') return Math.round(amountCents * 0.97);
  if (lateDays === 0) return amountCents;
  return Math.round(amountCents * (1.02 + lateDays / 3000));
}

const pickLater = (a: Day, b: Day): Day => (a > b ? a : b);
