import { eq } from 'drizzle-orm';
import { addDays } from '../../api-spec/days';
import { listFieldChanges, recordEvents, type State } from '../audit/recordEvents';
import { readCalendar } from '../company/company';
import type { Queries } from '../database/database';
import { categories } from '../database/tables';
import type { Action, Change } from '../entries/recordChange';
import { dueDayOf, endOf, type Series } from './occurrences';

type Difference = {
  /** Null: the series is new. */
  before: Series | null;
  after: Series;
  /** The entry whose days are compared. Default: the first one. */
  occurrence?: number;
};

/** Records what a user did with a series, if a value differs. `deleted` is its end, and `restored` that it goes on. */
export async function recordSeries(
  change: Change,
  action: Extract<Action, 'created' | 'changed' | 'deleted' | 'restored'>,
  { before, after, occurrence = 1 }: Difference,
): Promise<void> {
  const { queries } = change;
  const [earlier, later] = [
    before && (await readState(queries, before, occurrence)),
    await readState(queries, after, occurrence),
  ];
  const changes = listFieldChanges(earlier, later);
  if (changes.length > 0) await recordEvents(queries, change, [{ action, seriesId: after.id, changes }]);
}

/** Returns the values of the next entries, by the names of an entry. */
async function readState(queries: Queries, one: Series, occurrence: number): Promise<State> {
  const [category] = await queries
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.id, one.categoryId));
  const { counterparty, form, document, amountCents, leadDays, lastDueOn } = one;
  const dueOn = dueDayOf(await readCalendar(queries), one, occurrence);
  return {
    ...{ counterparty, category: category?.name ?? null, form, document, amountCents },
    ...{ issuedOn: addDays(dueOn, -leadDays), dueOn },
    ...{ occurrences: endOf(one), lastDueOn },
  };
}
