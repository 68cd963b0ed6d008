import { addDays } from '../../api-spec/days';
import { SATURDAY, weekdayOf, type Day } from './days';

/** The business days of the company. */
export type Calendar = {
  isBusinessDay(day: Day): boolean;
  /** Returns the day, or the next business day if it is none. */
  businessDayFrom(day: Day): Day;
};

// Month and day, with the first year. 0 means every year.
const FIXED_HOLIDAYS = [
  ['01-01', 0],
  ['04-21', 0],
  ['05-01', 0],
  ['09-07', 0],
  ['10-12', 0],
  ['11-02', 0],
  ['11-15', 0],
  ['11-20', 2024],
  ['12-25', 0],
  // No holiday, but banks are shut to the public, so a boleto can be paid on the next business day.
  ['12-31', 0],
] as const;
// Carnival Monday and Tuesday, Good Friday, Corpus Christi: days from Easter Sunday.
const MOVABLE_HOLIDAYS = [-48, -47, -2, 60];

/** @param localHolidays state and municipal holidays. */
export function makeCalendar(localHolidays: readonly Day[]): Calendar {
  const localDays = new Set(localHolidays);
  const nationalByYear = new Map<string, Set<Day>>();
  const isNational = (day: Day) => {
    const year = day.slice(0, 4);
    const nationalDays = nationalByYear.get(year) ?? new Set(listNationalHolidays(Number(year)));
    nationalByYear.set(year, nationalDays);
    return nationalDays.has(day);
  };
  const isBusinessDay = (day: Day) => weekdayOf(day) < SATURDAY && !localDays.has(day) && !isNational(day);
  // An import asks for the same days many times.
  const businessDays = new Map<Day, Day>();
  const businessDayFrom = (day: Day): Day => {
    const cachedDay = businessDays.get(day);
    if (cachedDay !== undefined) return cachedDay;
    const businessDay = isBusinessDay(day) ? day : businessDayFrom(addDays(day, 1));
    businessDays.set(day, businessDay);
    return businessDay;
  };
  return { isBusinessDay, businessDayFrom };
}

/** Returns the days of a year on which Brazilian banks do not serve the public, without weekends. */
export function listNationalHolidays(year: number): Day[] {
  const easter = findEaster(year);
  return [
    ...FIXED_HOLIDAYS.filter(([, since]) => year >= since).map(([date]) => `${year}-${date}`),
    ...MOVABLE_HOLIDAYS.map((distance) => addDays(easter, distance)),
  ];
}

/** Computes Easter Sunday by the method of Meeus, Jones and Butcher, with its letters. */
function findEaster(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return addDays(`${year}-03-22`, h + l - 7 * m);
}

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
