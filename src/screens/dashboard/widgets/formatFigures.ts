import type { IntlShape } from 'react-intl';
import { formatValue, instantOf } from '../../../controls/formatValue';
import { amountFormat, CENTS, percent, UNSIGNED_ZERO } from '../../../i18n/formats';
import { sentences } from './sentence.messages';

/** Formats a value for the axis of a chart, in few characters. */
export function formatTick(
  intl: IntlShape,
  unit: string | undefined,
  currency: string,
  value: number,
): string {
  // Labels of a short axis far from zero differ only in later digits.
  const shortFormat = { ...UNSIGNED_ZERO, notation: 'compact', maximumSignificantDigits: 4 } as const;
  if (unit === 'currency')
    return intl.formatNumber(value / CENTS, { ...shortFormat, ...amountFormat(currency) });
  if (unit === 'percent') return percent(intl, value);
  return intl.formatNumber(value, shortFormat);
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

/** Formats a relative change, which always has its sign. */
export const signedPercent = (intl: IntlShape, change: number): string =>
  intl.formatNumber(change, {
    signDisplay: 'exceptZero',
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** Formats two days for a sentence, without what both have in common in the first one: `1` and `26 de out.`. */
export function formatDayEnds(
  intl: IntlShape,
  { from, to }: { from: string; to: string },
  year: string,
): { from: string; to: string } {
  const [first, last] = [instantOf(from), instantOf(to)];
  if (first === null || last === null) return { from, to };
  const parts = new Intl.DateTimeFormat(intl.locale, {
    day: 'numeric',
    month: 'short',
    year: from.startsWith(year) && to.startsWith(year) ? undefined : 'numeric',
    timeZone: 'UTC',
  }).formatRangeToParts(first, last);
  const separator = parts.findIndex(
    ({ source }, index) => source === 'shared' && parts[index - 1]?.source === 'startRange',
  );
  const join = (some: typeof parts) => some.map(({ value }) => value).join('');
  return { from: join(parts.slice(0, Math.max(separator, 0))), to: join(parts.slice(separator + 1)) };
}

/** Names of one position of a chart: a short label, and the full name. Other texts stay as they are. */
export function namePoint(intl: IntlShape, grain: string, text: string): { label: string; name: string } {
  const date = instantOf(grain === 'month' && /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text);
  if (date === null || !['day', 'month'].includes(grain)) return { label: text, name: text };
  const timeZone = 'UTC';
  return grain === 'day'
    ? {
        label: intl.formatDate(date, { day: 'numeric', month: 'short', timeZone }),
        name: intl.formatDate(date, {
          weekday: 'short',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone,
        }),
      }
    : {
        label: intl.formatDate(date, { month: 'short', year: 'numeric', timeZone }),
        name: intl.formatDate(date, { month: 'long', year: 'numeric', timeZone }),
      };
}
