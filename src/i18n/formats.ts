// Formats of numbers, dates and lists by language tag (specification §9.7). They are not `formats` of the provider,
// because the login shows none of them.
import type { IntlShape } from 'react-intl';

/** Amounts of the wire are whole cents. */
export const CENTS = 100;

/** Option of a number format: zero has no sign, neither -0 nor a value that is rounded to it. */
export const UNSIGNED_ZERO = { signDisplay: 'negative' } as const;

type AmountFormat = { style: 'currency'; currency: string; currencyDisplay: 'narrowSymbol' | 'symbol' };

/** Returns the format of an amount. Brazilian reais are `R$` in every language, and other symbols can be ambiguous. */
export const amountFormat = (currency: string): AmountFormat => ({
  style: 'currency',
  currency,
  currencyDisplay: currency === 'BRL' ? 'narrowSymbol' : 'symbol',
});

const REAIS = amountFormat('BRL');

/** Formats an amount of cents in Brazilian reais, in every language. */
export const money = (intl: IntlShape, cents: number): string =>
  intl.formatNumber(cents / CENTS, { ...UNSIGNED_ZERO, ...REAIS });

/** Formats an amount of cents in Brazilian reais with its sign, so that a payable differs from a receivable. */
export const signedMoney = (intl: IntlShape, cents: number): string =>
  intl.formatNumber(cents / CENTS, { ...REAIS, signDisplay: 'exceptZero' });

/** Formats a share of 1: 0.5 is fifty percent. The equal number of decimals aligns a column. */
export const percent = (intl: IntlShape, share: number): string =>
  intl.formatNumber(share, {
    ...UNSIGNED_ZERO,
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** A day without a time has the same number of digits in every language, and people type it in the same order. */
export const DAY = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;

/** Formats a day without a time (`2026-11-21`), the same in every time zone. */
export const day = (intl: IntlShape, date: string): string => intl.formatDate(`${date}T00:00:00Z`, DAY);

/** A day whose year is known from the text before it. */
export const dayOfYear = (intl: IntlShape, date: string): string =>
  intl.formatDate(`${date}T00:00:00Z`, { day: '2-digit', month: '2-digit', timeZone: 'UTC' });

/** Formats the first and the last day of a period, without the year if both are in `year`. Malformed days stay as they are. */
export function dayRange(intl: IntlShape, from: string, to: string, year?: string): string {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  if (Number.isNaN(first) || Number.isNaN(last)) return `${from} – ${to}`;
  const isInYear = year !== undefined && from.startsWith(year) && to.startsWith(year);
  return intl.formatDateTimeRange(first, last, {
    day: 'numeric',
    month: 'short',
    year: isInYear ? undefined : 'numeric',
    timeZone: 'UTC',
  });
}

/** Formats a month (`2026-11`) with its name. */
export const month = (intl: IntlShape, yearAndMonth: string): string =>
  intl.formatDate(`${yearAndMonth}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats date and time in the browser's time zone. */
export const moment = (intl: IntlShape, at: Date): string =>
  intl.formatDate(at, { dateStyle: 'short', timeStyle: 'short' });

/** Formats a time of today in the browser's time zone. */
export const timeOfDay = (intl: IntlShape, at: Date): string => intl.formatTime(at, { timeStyle: 'short' });

/** Formats a distance in minutes. A negative one is in the past. */
export const minutesAway = (intl: IntlShape, minutes: number): string =>
  intl.formatRelativeTime(minutes, 'minute', { numeric: 'auto' });

/** Formats a list, joined by "and" or by "or". */
export const formatList = (intl: IntlShape, things: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  intl.formatList(things, { type: joint === 'and' ? 'conjunction' : 'disjunction' });
