import { entries } from '../database/tables';
import { makeComparisons, type EntryFilter } from '../entries/filter';
import { makeSumBy, type Sum } from '../entries/sums';
import { linkTo, type DashboardContext, type Schemas } from './widgets';

const sumByForm = makeSumBy<typeof entries.$inferSelect.form>(entries.form);

/** Returns a part for each form of payment, the largest first. */
export async function shareByForm(
  { queries, today, translate }: DashboardContext,
  filter: EntryFilter,
  field: 'amountCents' | 'paidCents',
): Promise<Schemas['Part'][]> {
  const sums = await sumByForm(queries, makeComparisons(filter, today));
  return toParts(sums, field, (form) => ({
    id: form,
    title: translate(`entry.form.${form}`),
    ...linkTo({ ...filter, form }),
  }));
}

/** Returns a part for each sum, the largest first. */
export function toParts<Key>(
  sums: Map<Key, Sum>,
  field: 'amountCents' | 'paidCents',
  describe: (key: Key) => { id: string; title: string; link?: Schemas['Link'] },
): Schemas['Part'][] {
  return [...sums]
    .map(([key, sum]) => ({ ...describe(key), value: sum[field], count: sum.count }))
    .sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
}
