import type { IntlShape } from 'react-intl';
import { day } from '../../../i18n/formats';
import { sentences } from './sentence.messages';

const CENTS = 100;

/** Formats the value of a cell or a figure by its unit. */
export function formatValue(
  intl: IntlShape,
  unit: string | undefined,
  currency: string,
  value: string | number | null,
): string {
  if (value === null) return unit === 'text' ? '' : intl.formatMessage(sentences.noValue);
  if (typeof value === 'string') return unit === 'day' ? formatDay(intl, value) : value;
  if (unit === 'currency') return intl.formatNumber(value / CENTS, { style: 'currency', currency });
  if (unit === 'percent') return intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  if (unit === 'days') return intl.formatNumber(value, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return intl.formatNumber(value);
}

/** Formats a value for the axis of a chart, in few characters. */
export function formatTick(
  intl: IntlShape,
  unit: string | undefined,
  currency: string,
  value: number,
): string {
  // Labels of a short axis far from zero differ only in later digits.
  const short = { notation: 'compact', maximumSignificantDigits: 4 } as const;
  if (unit === 'currency') return intl.formatNumber(value / CENTS, { ...short, style: 'currency', currency });
  if (unit === 'percent') return intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  return intl.formatNumber(value, short);
}

/** Formats the distance of two values. Percentages differ by percentage points. */
export const formatDifference = (
  intl: IntlShape,
  unit: string | undefined,
  currency: string,
  difference: number,
): string =>
  unit === 'percent'
    ? intl.formatMessage(sentences.points, {
        points: intl.formatNumber(Math.abs(difference) * 100, { maximumFractionDigits: 1 }),
      })
    : formatValue(intl, unit, currency, Math.abs(difference));

/** Formats a ratio as a percentage. */
export const formatShare = (intl: IntlShape, share: number): string =>
  intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });

const formatDay = (intl: IntlShape, date: string): string =>
  instantOf(date) === null ? date : day(intl, date);

/** Names of one position of a chart: a short label, and the full name. Other texts stay as they are. */
export function namePoint(intl: IntlShape, grain: string, text: string): { label: string; name: string } {
  const at = instantOf(grain === 'month' && /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text);
  if (at === null || !['day', 'month'].includes(grain)) return { label: text, name: text };
  const timeZone = 'UTC';
  return grain === 'day'
    ? {
        label: intl.formatDate(at, { day: 'numeric', month: 'short', timeZone }),
        name: intl.formatDate(at, {
          weekday: 'short',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone,
        }),
      }
    : {
        label: intl.formatDate(at, { month: 'short', year: '2-digit', timeZone }),
        name: intl.formatDate(at, { month: 'long', year: 'numeric', timeZone }),
      };
}

/** Reads a day as the start of that day in UTC. Null if it is no day. */
function instantOf(date: string): Date | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at;
}
