import type { Calendar } from '../../api-spec/calendar';
import { addDays } from '../../api-spec/days';
import type { Day } from './days';

/**
 * Returns the last day on which a payment is not late. On a weekend or holiday, a boleto moves to the next business
 * day. A tax does not move.
 */
export function findEffectiveDueDay(
  calendar: Calendar,
  { form, dueOn, isTax }: { form: string; dueOn: Day; isTax: boolean },
): Day {
  return form === 'boleto' && !isTax ? calendar.businessDayFrom(dueOn) : dueOn;
}

/** Returns the day on which the bank account shows the payment of an entry that is paid in time. */
export function findExpectedDay(
  calendar: Calendar,
  { kind, form, effectiveDueOn }: { kind: string; form: string; effectiveDueOn: Day },
): Day {
  // The bank credits a boleto on the business day after the payment.
  return kind === 'receivable' && form === 'boleto'
    ? calendar.businessDayFrom(addDays(effectiveDueOn, 1))
    : effectiveDueOn;
}
