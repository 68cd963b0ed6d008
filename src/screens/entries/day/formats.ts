import type { IntlShape } from 'react-intl';
import { CENTS } from '../../../i18n/formats';

/** Formats an amount of cents in Brazilian reais with its sign, so that a payable differs from a receivable. */
export const signedMoney = (intl: IntlShape, cents: number): string =>
  intl.formatNumber(cents / CENTS, { signDisplay: 'exceptZero', style: 'currency', currency: 'BRL' });

/** Formats a day with its weekday, without the year. */
export const longDay = (intl: IntlShape, date: string): string =>
  intl.formatDate(`${date}T00:00:00Z`, { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' });
