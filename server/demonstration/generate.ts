import type { Calendar } from '../company/calendar';
import { countDays, listDays, SATURDAY, weekdayOf, type Day } from '../company/days';
import type { NewEntry } from '../entries/insertEntries';
import { makeRandom } from './random';
import { makeCompany } from './tradingCompany';

/** Measured: entries of 24 months if each open day has one sale. */
const ENTRIES_PER_DAILY_SALE = 1_400;
const DAYS_OF_GROWTH = 730;
export type GenerateOptions = {
  /** The first day with entries. */
  from: Day;
  today: Day;
  calendar: Calendar;
  /** Approximate number of entries of 24 months. */
  count: number;
  seed?: number;
};

/**
 * Makes the entries of a trading company up to today, as they are today. A later `today` makes the same entries, with
 * further payments, and then those of the further days. Their categories are of the starting chart.
 */
export function* generateEntries(options: GenerateOptions): Generator<NewEntry> {
  const { from, today, calendar, count, seed = 12 } = options;
  const salesPerDay = count / ENTRIES_PER_DAILY_SALE;
  const company = makeCompany({ random: makeRandom(seed), today, calendar, size: count / 12_000 });
  for (const day of listDays(from, today)) {
    const growth = 0.87 + 0.26 * Math.min(1, countDays(from, day) / DAYS_OF_GROWTH);
    const trade = salesPerDay * growth * tradeOn(day, calendar);
    yield* company.sell(day, trade);
    yield* company.buy(day, trade);
    yield* company.issueBills(day);
  }
}

// By month, from January.
const SEASONS = [0.92, 0.92, 0.98, 0.97, 1.06, 1, 0.98, 1, 1, 1.02, 1.08, 1.16];

function tradeOn(day: Day, calendar: Calendar): number {
  const season = SEASONS[Number(day.slice(5, 7)) - 1] ?? 1;
  if (calendar.isBusinessDay(day)) return season;
  return weekdayOf(day) === SATURDAY ? season / 2 : 0;
}
