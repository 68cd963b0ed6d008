import type { entries } from '../database/tables';
import type { EntryFilter } from '../entries/filter';
import { linkTo, type DashboardContext, type Schemas } from './widgets';

type Form = typeof entries.$inferSelect.form;

/** Returns a part for each form of payment, the largest first. */
export const toFormParts = <Field extends string>(
  { translate }: Pick<DashboardContext, 'translate'>,
  filter: EntryFilter,
  sums: ReadonlyMap<Form, Counted<Field>>,
  field: Field,
): Schemas['Part'][] =>
  toParts(sums, field, (form) => ({
    id: form,
    title: translate(`entry.form.${form}`),
    ...linkTo({ ...filter, form }),
  }));

type Counted<Field extends string> = { count: number } & Record<Field, number>;

/** Returns a part for each sum, the largest first. */
export function toParts<Key, Field extends string>(
  sums: ReadonlyMap<Key, Counted<Field>>,
  field: Field,
  describe: (key: Key) => { id: string; title: string; link?: Schemas['Link'] },
): Schemas['Part'][] {
  return [...sums]
    .map(([key, sum]) => ({ ...describe(key), value: sum[field], count: sum.count }))
    .sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
}
