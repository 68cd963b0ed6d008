// How figures, dates and lists are written (specification §9.7), by the language's tag. Kept out of the provider's own
// `formats`: the login shows none of them.
import type { IntlShape } from 'react-intl';

/** Money is Brazilian in every language. */
export const money = (intl: IntlShape, amount: number): string =>
  intl.formatNumber(amount, { style: 'currency', currency: 'BRL' });

/** A share of one: 0.5 is fifty percent. */
export const percent = (intl: IntlShape, share: number): string =>
  intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });

/** A day without a time (`2026-11-21`), the same wherever it is read. */
export const day = (intl: IntlShape, date: string): string =>
  intl.formatDate(`${date}T00:00:00Z`, { dateStyle: 'short', timeZone: 'UTC' });

/** A moment with its date, on the clock of who looks. */
export const moment = (intl: IntlShape, at: Date): string =>
  intl.formatDate(at, { dateStyle: 'short', timeStyle: 'short' });

/** A moment of today, on the clock of who looks. */
export const timeOfDay = (intl: IntlShape, at: Date): string => intl.formatTime(at, { timeStyle: 'short' });

/** How far away a moment is: negative is past. */
export const minutesAway = (intl: IntlShape, minutes: number): string =>
  intl.formatRelativeTime(minutes, 'minute', { numeric: 'auto' });

/** One thing after another; with 'or', one of them. */
export const listed = (intl: IntlShape, things: readonly string[], joint: 'and' | 'or' = 'and'): string =>
  intl.formatList(things, { type: joint === 'and' ? 'conjunction' : 'disjunction' });
