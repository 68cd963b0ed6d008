import type { Calendar } from '../company/calendar';
import { addDays, countDays, type Day } from '../company/days';
import type { NewEntry } from '../entries/insertEntries';
import type { Random } from './random';

/** An entry without its payment. */
export type Made = Omit<NewEntry, 'paidOn' | 'paidCents' | 'deletedAt'>;

type PaymentOptions = { random: Random; today: Day; calendar: Calendar };

/** Makes the function that adds the payment, if the entry has been paid by today. */
export function makeSettle({ random, today, calendar }: PaymentOptions) {
  return (made: Made): NewEntry => {
    const deletedAt = random.chance(0.004) ? `${made.issuedOn}T15:00:00Z` : null;
    const delay =
      made.kind === 'receivable' ? drawDelay(made, random) : random.chance(0.93) ? 0 : random.within(1, 12);
    const dueDay = calendar.businessDayFrom(made.dueOn);
    const isInTheEvening = random.chance(0.6);
    if (delay === null) return { ...made, deletedAt };
    const isAtOnce = made.form === 'cash' || (made.form === 'pix' && made.dueOn === made.issuedOn);
    const paidOn = isAtOnce
      ? made.dueOn
      : latest(made.issuedOn, calendar.businessDayFrom(addDays(dueDay, delay)));
    if (paidOn > today || (paidOn === today && isInTheEvening)) return { ...made, deletedAt };
    const lateDays = Math.max(0, countDays(dueDay, paidOn));
    return { ...made, deletedAt, paidOn, paidCents: drawPaidCents(made, lateDays) };
  };
}

/** Returns after how many days a customer pays, or `null` for never. */
function drawDelay({ form, counterparty }: Made, random: Random): number | null {
  if (form !== 'boleto' && form !== 'transfer') return 0;
  const risk = counterparty.length % 5 === 0 ? 3 : 1;
  if (random.chance(0.012 * risk)) return null;
  if (random.chance(0.09 * risk)) return random.within(1, 50);
  return -random.within(0, 3);
}

/** Late payments have a fine of 2 % and interest of 1 % each month. Cards have a fee of 3 %. */
function drawPaidCents({ kind, form, amountCents }: Made, lateDays: number): number {
  if (kind === 'receivable' && form === 'card') return Math.round(amountCents * 0.97);
  if (lateDays === 0) return amountCents;
  return Math.round(amountCents * (1.02 + lateDays / 3000));
}

const latest = (a: Day, b: Day): Day => (a > b ? a : b);
