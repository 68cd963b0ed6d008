import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { EntryFilterName } from '../../api/entries';
import { day, dayRange } from '../../i18n/formats';
import { columns } from './entries.messages';
import { filterTexts, formNames, groupNames, kindNames, statusNames } from './filter.messages';

/** The orders of the API description that the page offers. The first one is the default. */
export const SORTS = ['dueOn', '-dueOn', '-issuedOn', '-amount'] as const;
export type Sort = (typeof SORTS)[number];

const NAMED = ['kind', 'status', 'group', 'counterparty', 'category', 'form', 'document'] as const;
const DAYS: Record<'due' | 'issued' | 'paid', MessageDescriptor> = {
  due: columns.due,
  issued: columns.issued,
  paid: columns.paid,
};

/** The parameters of `GET entries` that the address may have. A new one of the description does not compile without its row. */
const FILTERS: Record<EntryFilterName, true> = {
  kind: true,
  status: true,
  group: true,
  counterparty: true,
  category: true,
  form: true,
  document: true,
  dueFrom: true,
  dueTo: true,
  issuedFrom: true,
  issuedTo: true,
  paidFrom: true,
  paidTo: true,
  lateFrom: true,
  lateTo: true,
};

/** Reads the filter from the query of the address. Unknown parameters are left out. */
export const readFilter = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].filter(([name, value]) => Object.hasOwn(FILTERS, name) && value !== ''));

export const readSort = (query: URLSearchParams): Sort =>
  SORTS.find((sort) => sort === query.get('sort')) ?? SORTS[0];

/** Describes each filter in the language of the page. */
export function describeFilter(intl: IntlShape, filter: Readonly<Record<string, string>>): string[] {
  const named = NAMED.flatMap((key) => {
    const value = filter[key];
    if (value === undefined) return [];
    if (key === 'kind') return [nameOf(intl, kindNames, value)];
    if (key === 'status') return [nameOf(intl, statusNames, value)];
    if (key === 'group') return [nameOf(intl, groupNames, value)];
    const shown = key === 'form' ? nameOf(intl, formNames, value) : value;
    return [intl.formatMessage(filterTexts.named, { name: intl.formatMessage(columns[key]), value: shown })];
  });
  const days = Object.entries(DAYS).flatMap(([key, name]) =>
    describeRange(intl, name, filter[`${key}From`], filter[`${key}To`], {
      one: (value) => day(intl, value),
      both: (from, to) => dayRange(intl, from, to),
    }),
  );
  const late = describeRange(intl, columns.late, filter['lateFrom'], filter['lateTo'], {
    one: (value) => value,
    both: (from, to) => (from === to ? from : `${from}–${to}`),
  });
  return [...named, ...days, ...late];
}

type RangeFormat = { one: (value: string) => string; both: (from: string, to: string) => string };

function describeRange(
  intl: IntlShape,
  label: MessageDescriptor,
  from: string | undefined,
  to: string | undefined,
  format: RangeFormat,
): string[] {
  const name = intl.formatMessage(label);
  if (from !== undefined && to !== undefined)
    return [intl.formatMessage(filterTexts.named, { name, value: format.both(from, to) })];
  if (from !== undefined) return [intl.formatMessage(filterTexts.from, { name, value: format.one(from) })];
  if (to !== undefined) return [intl.formatMessage(filterTexts.to, { name, value: format.one(to) })];
  return [];
}

/** Returns the name of a value. An unknown value stays as it is. */
export function nameOf(
  intl: IntlShape,
  names: Readonly<Record<string, MessageDescriptor>>,
  value: string,
): string {
  const name = Object.entries(names).find(([known]) => known === value)?.[1];
  return name === undefined ? value : intl.formatMessage(name);
}
