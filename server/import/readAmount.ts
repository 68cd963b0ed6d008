import type { ReadCell } from '../files/sheet';

export type Decimal = 'comma' | 'point';

type Parsed = { cents: number; proves?: Decimal } | 'ambiguous' | null;

const MAX_CENTS = Number.MAX_SAFE_INTEGER;
/** No amount is longer. */
const MAX_LENGTH = 60;

/** Returns the separator that a text proves, `ambiguous` if it can be both, or `null`: `1.234` can be both. */
export function findDecimal(cell: ReadCell): Decimal | 'ambiguous' | null {
  const parsed = parse(cell, undefined);
  return parsed === 'ambiguous' ? parsed : (parsed?.proves ?? null);
}

/** Returns the cents of a cell, with their sign, or `null` if it is no amount. `decimal` decides an ambiguous text. */
export function readAmount(cell: ReadCell, decimal: Decimal): number | null {
  const parsed = parse(cell, decimal);
  return parsed === null || parsed === 'ambiguous' ? null : parsed.cents;
}

function parse(cell: ReadCell, decimal: Decimal | undefined): Parsed {
  if (typeof cell === 'number') return toCents(String(cell), false);
  if (typeof cell !== 'string' || cell.length > MAX_LENGTH) return null;
  const { digits, isNegative } = readSign(cell);
  if (!/^\d[\d.,']*$/.test(digits)) return null;
  const plain = digits.replaceAll("'", '');
  const [points, commas] = [plain.split('.').length - 1, plain.split(',').length - 1];
  if (points === 0 && commas === 0) return toCents(plain, isNegative);
  if (points > 0 && commas > 0)
    return readGrouped(
      plain,
      plain.lastIndexOf('.') > plain.lastIndexOf(',') ? 'point' : 'comma',
      isNegative,
    );
  const [separator, count] = points > 0 ? (['point', points] as const) : (['comma', commas] as const);
  const other = separator === 'point' ? 'comma' : 'point';
  if (count > 1) return readGrouped(plain, other, isNegative);
  // `1.234` is one thousand, or one and a little.
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) return readGrouped(plain, separator, isNegative);
  if (decimal === undefined) return 'ambiguous';
  return withoutProof(readGrouped(plain, decimal, isNegative));
}

function withoutProof(parsed: Parsed): Parsed {
  return parsed === null || parsed === 'ambiguous' ? parsed : { cents: parsed.cents };
}

const SIGNS = { point: ['.', ','], comma: [',', '.'] } as const;

/** Reads a number with this decimal separator, whose thousands are groups of three. */
function readGrouped(text: string, decimal: Decimal, isNegative: boolean): Parsed {
  const [mark, thousands] = SIGNS[decimal];
  const [whole = '', fraction = '', ...more] = text.split(mark);
  const groups = whole.split(thousands);
  const isGrouped =
    groups.length === 1 ||
    groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
  if (more.length > 0 || !isGrouped || !/^\d*$/.test(fraction)) return null;
  const parsed = toCents(`${groups.join('')}.${fraction}`, isNegative);
  return parsed === null || parsed === 'ambiguous' ? parsed : { ...parsed, proves: decimal };
}

/** Shifts the decimal point in the text, because a product of floats can be wrong by a cent. */
function toCents(number: string, isNegative: boolean): Parsed {
  const value = Number(number);
  const shifted = number.includes('e') ? value * 100 : Number(`${number.replace(/\.$/, '')}e2`);
  const cents = Math.sign(shifted) * Math.round(Math.abs(shifted));
  if (!Number.isFinite(cents) || Math.abs(cents) > MAX_CENTS) return null;
  return { cents: isNegative ? -cents : cents };
}

/** The marks of a debit and of a credit after an amount: `1 D`, `1 DB`, `1 C`, `1 CR`. */
const MARKS = /([\d)])\s?(?:(D|DB|DR)|C|CR)$/;

/** Returns whether a text is an amount with the mark of a debit or of a credit. */
export const isMarked = (text: string): boolean => MARKS.test(text.trim().toUpperCase());

/** `-1`, `1-`, `(1)` and `1 D` are negative. */
function readSign(text: string): { digits: string; isNegative: boolean } {
  const compact = text
    .replace(/[\s\u00a0\u202f]+/g, '')
    .replace(/[−–]/g, '-')
    .replace(/r\$|brl/i, '')
    .toUpperCase();
  const inner = /^\((.*)\)$/.exec(compact)?.[1];
  const body = inner ?? compact;
  const isDebit = MARKS.exec(body)?.[2] !== undefined;
  const unmarked = body.replace(MARKS, '$1');
  const isMinus = unmarked.startsWith('-') || unmarked.endsWith('-');
  const digits = unmarked.replace(/^[-+]|-$/g, '').replace(/[-+]$/, '');
  return { digits, isNegative: inner !== undefined || isDebit || isMinus };
}
