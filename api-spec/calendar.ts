// The business days of a company in Brazil. The portal shows due days, and the backend stores them.
import { addDays, countDays, monthEnd, monthStart, weekdayOf } from './days';

/** A day as `YYYY-MM-DD`. Days compare as text. */
type Day = string;

/** The ISO number of the first day of a weekend. */
const SATURDAY = 6;

/** The business days of the company. */
export type Calendar = {
  isBusinessDay(day: Day): boolean;
  /** Returns the day, or the next business day if it is none. */
  businessDayFrom(day: Day): Day;
  /** Whether the law counts the day for wages: from Monday to Saturday, without holidays. */
  isWageDay(day: Day): boolean;
};

// Month and day, with the first year. 0 means every year.
const LEGAL_HOLIDAYS = [
  ['01-01', 0],
  ['04-21', 0],
  ['05-01', 0],
  ['09-07', 0],
  ['10-12', 0],
  ['11-02', 0],
  ['11-15', 0],
  ['11-20', 2024],
  ['12-25', 0],
] as const;
// No holiday, but banks are shut to the public, so a boleto can be paid on the next business day.
const LAST_DAY_OF_BANKS = '12-31';
// Days from Easter Sunday.
const GOOD_FRIDAY = -2;
// Carnival Monday and Tuesday, Corpus Christi. Banks are shut, but no law of the country makes them holidays.
const MOVABLE_DAYS_OF_BANKS = [-48, -47, 60];

/** @param localHolidays state and municipal holidays. */
export function makeCalendar(localHolidays: readonly Day[]): Calendar {
  const localDays = new Set(localHolidays);
  const isNational = makeLookup(listNationalHolidays);
  const isLegal = makeLookup(listLegalHolidays);
  const isBusinessDay = (day: Day) => weekdayOf(day) < SATURDAY && !localDays.has(day) && !isNational(day);
  const isWageDay = (day: Day) => weekdayOf(day) <= SATURDAY && !localDays.has(day) && !isLegal(day);
  // An import asks for the same days many times.
  const businessDays = new Map<Day, Day>();
  const businessDayFrom = (day: Day): Day => {
    const cachedDay = businessDays.get(day);
    if (cachedDay !== undefined) return cachedDay;
    const businessDay = isBusinessDay(day) ? day : businessDayFrom(addDays(day, 1));
    businessDays.set(day, businessDay);
    return businessDay;
  };
  return { isBusinessDay, businessDayFrom, isWageDay };
}

/** Returns a function that finds days of a list, which it makes once for each year. */
function makeLookup(listDays: (year: number) => Day[]): (day: Day) => boolean {
  const daysByYear = new Map<string, Set<Day>>();
  return (day) => {
    const year = day.slice(0, 4);
    const days = daysByYear.get(year) ?? new Set(listDays(Number(year)));
    daysByYear.set(year, days);
    return days.has(day);
  };
}

/** How the nth day of a month is counted: as banks do, or as the law does for wages. */
export type DayCount = 'businessDay' | 'wageDay';

/**
 * Returns the nth business day of the month of a day, or the last one if the month has fewer (specification §7.131). Wages that
 * are due while banks are shut are due on the bank day before, in the same month.
 */
export function findBusinessDay(calendar: Calendar, count: DayCount, inMonth: Day, nth: number): Day {
  const days = listMonth(inMonth);
  const counted = days.filter((day) =>
    count === 'wageDay' ? calendar.isWageDay(day) : calendar.isBusinessDay(day),
  );
  const day = counted[nth - 1] ?? counted.at(-1) ?? monthEnd(inMonth);
  if (count === 'businessDay') return day;
  return days.filter((one) => one <= day && calendar.isBusinessDay(one)).at(-1) ?? day;
}

const listMonth = (day: Day): Day[] =>
  Array.from({ length: countDays(monthStart(day), monthEnd(day)) + 1 }, (_, index) =>
    addDays(monthStart(day), index),
  );

/** Returns the days of a year on which Brazilian banks do not serve the public, without weekends. */
export function listNationalHolidays(year: number): Day[] {
  const easter = findEaster(year);
  return [
    ...listLegalHolidays(year),
    `${year}-${LAST_DAY_OF_BANKS}`,
    ...MOVABLE_DAYS_OF_BANKS.map((distance) => addDays(easter, distance)),
  ].sort();
}

/** Returns the holidays of the country's law in a year. */
const listLegalHolidays = (year: number): Day[] => [
  ...LEGAL_HOLIDAYS.filter(([, since]) => year >= since).map(([date]) => `${year}-${date}`),
  addDays(findEaster(year), GOOD_FRIDAY),
];

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
