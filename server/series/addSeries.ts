import { countDays } from '../../api-spec/days';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { findBusinessDay, type Calendar } from '../../api-spec/calendar';
import { readCalendar } from '../company/company';
import { series } from '../database/tables';
import { checkInput } from '../entries/checkInput';
import { prepareDueDays } from '../entries/prepareDueDays';
import { recordChange, type Change } from '../entries/recordChange';
import { Refusal } from '../errors/refusal';
import { refuseProblems } from '../rules/fieldRules';
import { addOccurrences, listDueOccurrences, type Series } from './occurrences';
import { recordSeries } from './recordSeries';

/**
 * Adds a series with its entries up to 12 months ahead, in the transaction of `queries`, which has called `lockFigures`.
 * @throws Refusal `invalid-values`
 */
export async function addSeries(
  change: Change,
  { rhythm, businessDay, occurrences, lastDueOn, ...input }: components['schemas']['NewSeries'],
): Promise<components['schemas']['AddedEntries']> {
  const { queries, today } = change;
  const { kind, counterparty, categoryId, form, document, amountCents, dueOn, issuedOn } = await checkInput(
    queries,
    // A body may have fields that the description does not.
    { ...input, paidOn: null, paidCents: null },
    today,
  );
  if (lastDueOn !== undefined && (occurrences !== undefined || lastDueOn < dueOn))
    refuseProblems([{ field: 'lastDueOn', reason: 'range' }]);
  const values = {
    ...{ kind, counterparty, categoryId, form, document, amountCents, rhythm },
    businessDay: businessDay ?? null,
    ...{ leadDays: countDays(issuedOn, dueOn), anchorOn: dueOn, anchorOccurrence: 1 },
    ...{ lastOccurrence: occurrences ?? null, lastDueOn: lastDueOn ?? null, endedAfter: null, version: 1 },
  };
  const calendar = await readCalendar(queries);
  refuseOtherDay(calendar, values);
  const due = listDueOccurrences(calendar, { id: 0, ...values }, 1, today);
  if (due.length > LIMITS.installments) refuseProblems([{ field: 'dueOn', reason: 'range' }]);
  const [added] = await queries.insert(series).values(values).returning({ id: series.id });
  const one: Series = { id: added?.id ?? 0, ...values };
  const ids = await addOccurrences(
    queries,
    { calendar, findDueDay: await prepareDueDays(queries) },
    one,
    due,
  );
  await recordChange(change, 'created', ids, new Map());
  await recordSeries(change, 'created', { before: null, after: one });
  return { ids: ids.map(String) };
}

/**
 * The first due day is the business day that the rhythm names. Nothing moves it.
 * @throws Refusal `invalid-values`, and `not-business-day` with the right day
 */
function refuseOtherDay(
  calendar: Calendar,
  { rhythm, businessDay, anchorOn }: Pick<Series, 'rhythm' | 'businessDay' | 'anchorOn'>,
): void {
  if (rhythm !== 'businessDay' && rhythm !== 'wageDay') {
    if (businessDay !== null) refuseProblems([{ field: 'businessDay', reason: 'range' }]);
    return;
  }
  if (businessDay === null) {
    refuseProblems([{ field: 'businessDay', reason: 'missing' }]);
    return;
  }
  const rightDay = findBusinessDay(calendar, rhythm, anchorOn, businessDay);
  if (rightDay === anchorOn) return;
  const problems = [{ field: 'dueOn', reason: 'not-business-day' }];
  throw new Refusal('not-business-day', { fields: { problems, rightDay } });
}
