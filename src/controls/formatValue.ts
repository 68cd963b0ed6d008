import type { IntlShape } from 'react-intl';
import { amountFormat, CENTS, day, percent, UNSIGNED_ZERO } from '../i18n/formats';
import { messages } from './value.messages';

/** Formats the value of a cell or a figure by its unit. */
export function formatValue(
  intl: IntlShape,
  unit: string | undefined,
  currency: string,
  value: string | number | null,
): string {
  if (value === null) return unit === 'text' ? '' : intl.formatMessage(messages.noValue);
  if (typeof value === 'string') return unit === 'day' ? formatDay(intl, value) : value;
  if (unit === 'currency')
    return intl.formatNumber(value / CENTS, { ...UNSIGNED_ZERO, ...amountFormat(currency) });
  if (unit === 'percent') return percent(intl, value);
  if (unit === 'days')
    return intl.formatNumber(value, { ...UNSIGNED_ZERO, style: 'unit', unit: 'day', unitDisplay: 'long' });
  return intl.formatNumber(value, UNSIGNED_ZERO);
}

const formatDay = (intl: IntlShape, date: string): string =>
  instantOf(date) === null ? date : day(intl, date);

/** Reads a day as the start of that day in UTC. Null if it is no day. */
export function instantOf(date: string): Date | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at;
}
