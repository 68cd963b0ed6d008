import type { LineProblem } from './statement';

/** More digits are no amount of money. */
const MAX_DIGITS = 15;
const SHAPE = /^([+-]?)(\d[\d.,]*|[.,]\d+)$/;
const GROUPS = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/**
 * Reads an amount as cents without floats. The last separator before one or two digits is decimal, and the others divide
 * thousands. One separator before three digits can be both.
 */
export function readOfxAmount(
  text: string,
): { cents: number } | { problem: Extract<LineProblem, 'amount' | 'ambiguous-amount'> } {
  const [, sign, digits = ''] = SHAPE.exec(text.replace(/[\s\u00a0]+/g, '')) ?? [];
  if (digits === '') return { problem: 'amount' };
  const { whole, fraction = '' } = splitDecimal(digits);
  if (/^\d+[.,]\d{3}$/.test(digits)) return { problem: 'ambiguous-amount' };
  const plain = readWhole(whole);
  // A third decimal that is not 0 is a part of a cent.
  if (plain === null || !/^\d{0,2}0*$/.test(fraction) || plain.length > MAX_DIGITS - 2)
    return { problem: 'amount' };
  const cents = Number(`${plain}${fraction.slice(0, 2).padEnd(2, '0')}`);
  return { cents: sign === '-' && cents !== 0 ? -cents : cents };
}

function splitDecimal(digits: string): { whole: string; fraction?: string } {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const tail = digits.slice(at + 1);
  const isOnly = digits.search(/[.,]/) === at;
  const isDecimal = at >= 0 && tail !== '' && (tail.length < 3 || (tail.length > 3 && isOnly));
  return isDecimal ? { whole: digits.slice(0, at), fraction: tail } : { whole: digits };
}

/** Returns the digits of a whole number, or null if its separators do not divide thousands. */
function readWhole(whole: string): string | null {
  if (/^\d*$/.test(whole)) return whole === '' ? '0' : whole;
  return GROUPS.test(whole) ? whole.replace(/[.,]/g, '') : null;
}
