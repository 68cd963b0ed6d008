// Amounts that a person types (`1.234,56`), in the notation of the page's language. Amounts are texts such as `1234.56`.
import type { IntlShape } from 'react-intl';
import { CENTS } from './formats';

const AMOUNT = /^\d{1,12}\.\d{2}$/;

/** Whether a text is an amount with two decimals. */
export const isAmount = (text: string): boolean => AMOUNT.test(text);

export const toCents = (amount: string): number => Math.round(Number(amount) * CENTS);
export const fromCents = (cents: number): string => (cents / CENTS).toFixed(2);

/** Formats an amount as people type it, without the currency. */
export const writeAmount = (intl: IntlShape, amount: string): string =>
  intl.formatNumber(Number(amount), { minimumFractionDigits: 2 });

/**
 * Reads a typed amount, or returns null. Two digits after the last separator are decimals in every language. Three digits
 * after the only separator are decimals or thousands, by the language.
 */
export function readTypedAmount(intl: IntlShape, text: string): string | null {
  const typed = text.replace(/R\$|\s/g, '');
  const match = /^(\d[\d.,]*?)(?:([.,])(\d*))?$/.exec(typed);
  if (!match) return null;
  const [, before = '', separator = '', after = ''] = match;
  const isDecimal = after.length !== 3 || separator === readDecimalSign(intl);
  const [whole, decimals] = isDecimal ? [before, after] : [`${before}${separator}${after}`, ''];
  // 0,500 is not five hundred.
  const isGrouped = /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(whole) || /^[1-9]\d{0,2}(?:,\d{3})+$/.test(whole);
  // The sign of the decimals cannot also separate the thousands.
  if (!/^\d+$/.test(whole) && (!isGrouped || (isDecimal && separator !== '' && whole.includes(separator))))
    return null;
  if (decimals.length > 2) return null;
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  const amount = `${digits}.${decimals.padEnd(2, '0')}`;
  return isAmount(amount) ? amount : null;
}

/** Returns the cents of an amount that a person searches, which may have the sign that a list shows. Undefined: the text is none. */
export function readSearchedCents(intl: IntlShape, text: string): number | undefined {
  const amount = readTypedAmount(intl, text.replace(/^(R\$ ?)?[-\u2212+]/, '$1'));
  const cents = amount === null ? 0 : toCents(amount);
  return cents > 0 ? cents : undefined;
}

const readDecimalSign = (intl: IntlShape): string =>
  intl.formatNumberToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
