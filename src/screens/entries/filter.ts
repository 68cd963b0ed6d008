import type { IntlShape } from 'react-intl';
import type { EntryFilterName } from '../../api/entries';
import {
  formNames,
  groupNames,
  kindNames,
  statusNames,
  fieldNames,
} from '../../controls/entries/names.messages';
import type { FilterPart } from '../../controls/list/FilterBadges';
import type { FilterCheck, ListAddress } from '../../controls/list/useListAddress';
import { namedValue } from '../../controls/namedValue.messages';
import { day, dayRange } from '../../i18n/formats';
import { nameOf } from '../../i18n/nameOf';
import { isDay } from '../../i18n/typedDays';
import { filterTexts } from './filter.messages';

export type EntryAddress = ListAddress<EntryFilterName>;
export type Filter = EntryAddress['filter'];

/** Whether a filter chooses entries by their payments, so that sums and columns are those of payments. */
export const isOfPayments = ({ status, paidFrom, paidTo, account }: Filter): boolean =>
  status === 'paid' || paidFrom !== undefined || paidTo !== undefined || account !== undefined;

/** Whether a filter chooses entries by what is open of them, so that the sum is that of the open parts. */
export const isOfDebts = ({ status, lateFrom, lateTo }: Filter): boolean =>
  (status !== undefined && status !== 'paid') || lateFrom !== undefined || lateTo !== undefined;

const NAMED_FILTERS = [
  'search',
  'kind',
  'status',
  'group',
  'counterparty',
  'category',
  'form',
  'document',
  'import',
  'series',
  'account',
] as const;
const RANGES = ['due', 'issued', 'paid'] as const;
const isNumber = (value: string): boolean => /^\d{1,5}$/.test(value);

/** The parameters of `GET entries` that the address may have. A new one of the description does not compile without its row. */
export const FILTERS: Record<EntryFilterName, FilterCheck> = {
  search: true,
  kind: true,
  status: true,
  group: true,
  counterparty: true,
  category: true,
  form: true,
  document: true,
  import: true,
  series: true,
  account: true,
  dueFrom: isDay,
  dueTo: isDay,
  issuedFrom: isDay,
  issuedTo: isDay,
  paidFrom: isDay,
  paidTo: isDay,
  lateFrom: isNumber,
  lateTo: isNumber,
};

/** The names of the import, the series and the account of a filter. Null: it is not known. */
type Names = { import: string | null; series: string | null; account: string | null };

/** Describes each filter. */
export function describeFilter(intl: IntlShape, filter: Filter, names: Names): FilterPart[] {
  const namedParts = NAMED_FILTERS.flatMap((key): FilterPart[] => {
    const value = filter[key];
    return value === undefined ? [] : [{ names: [key], text: describeNamedFilter(intl, key, value, names) }];
  });
  const dayParts = RANGES.flatMap((key) =>
    describeRange(intl, key, filter, {
      one: (value) => day(intl, value),
      both: (from, to) => dayRange(intl, from, to),
    }),
  );
  const lateParts = describeRange(intl, 'late', filter, {
    one: (value) => value,
    both: (from, to) => (from === to ? from : `${from}–${to}`),
  });
  return [...namedParts, ...dayParts, ...lateParts];
}

function describeNamedFilter(
  intl: IntlShape,
  key: (typeof NAMED_FILTERS)[number],
  value: string,
  names: Names,
): string {
  if (key === 'import')
    return names.import === null
      ? intl.formatMessage(filterTexts.anyImport)
      : intl.formatMessage(filterTexts.import, { name: names.import });
  if (key === 'series')
    return names.series === null
      ? intl.formatMessage(filterTexts.anySeries)
      : intl.formatMessage(filterTexts.series, { name: names.series });
  if (key === 'account')
    return names.account === null
      ? intl.formatMessage(filterTexts.anyAccount)
      : intl.formatMessage(filterTexts.account, { name: names.account });
  if (key === 'search') return intl.formatMessage(filterTexts.words, { words: value });
  if (key === 'kind') return nameOf(intl, kindNames, value);
  if (key === 'status') return nameOf(intl, statusNames, value);
  if (key === 'group') return nameOf(intl, groupNames, value);
  const valueText = key === 'form' ? nameOf(intl, formNames, value) : value;
  return intl.formatMessage(namedValue, { name: intl.formatMessage(fieldNames[key]), value: valueText });
}

type RangeFormat = { one: (value: string) => string; both: (from: string, to: string) => string };

function describeRange(
  intl: IntlShape,
  key: 'due' | 'issued' | 'paid' | 'late',
  filter: Filter,
  format: RangeFormat,
): FilterPart[] {
  const names = [`${key}From`, `${key}To`] as const;
  const [from, to] = names.map((one) => filter[one]);
  const name = intl.formatMessage(fieldNames[key]);
  if (from !== undefined && to !== undefined)
    return [{ names, text: intl.formatMessage(namedValue, { name, value: format.both(from, to) }) }];
  if (from !== undefined)
    return [{ names, text: intl.formatMessage(filterTexts.from, { name, value: format.one(from) }) }];
  if (to !== undefined)
    return [{ names, text: intl.formatMessage(filterTexts.to, { name, value: format.one(to) }) }];
  return [];
}
