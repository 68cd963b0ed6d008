import type { Calendar } from '../../api-spec/calendar';
import { countDays, weekdayOf } from '../../api-spec/days';
import { listDays, SATURDAY, type Day } from '../company/days';
import type { NewEntry } from '../entries/insertEntries';
import { makeRandom } from './random';
import { makeTradingCompany } from './tradingCompany';

/** Measured: entries of 24 months if each open day has one sale. */
const ENTRIES_PER_DAILY_SALE = 1_400;

/** Number of entries of the demonstration company. */
export const DEMONSTRATION_ENTRIES = 12_000;

/** Trade begins below its average, and grows evenly for two years. */
const GROWTH = { from: 0.87, by: 0.26, days: 730 };

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
  const size = count / DEMONSTRATION_ENTRIES;
  const company = makeTradingCompany({ random: makeRandom(seed), today, calendar, size });
  for (const day of listDays(from, today)) {
    const growth = GROWTH.from + GROWTH.by * Math.min(1, countDays(from, day) / GROWTH.days);
    const trade = salesPerDay * growth * findDayFactor(day, calendar);
    yield* company.sell(day, trade);
    yield* company.buy(day, trade);
    yield* company.issueBills(day);
  }
}

// Trade of each month, from January, as a part of the average.
const SEASONS = [0.92, 0.92, 0.98, 0.97, 1.06, 1, 0.98, 1, 1, 1.02, 1.08, 1.16];

function findDayFactor(day: Day, calendar: Calendar): number {
  const season = SEASONS[Number(day.slice(5, 7)) - 1] ?? 1;
  if (calendar.isBusinessDay(day)) return season;
  return weekdayOf(day) === SATURDAY ? season / 2 : 0;
}
