// The tax number of a company, a CPF or a CNPJ (specification §7.198). Portal and backend check it.

const CPF = /^\d{11}$/;
/** The first 12 places may have letters since July 2026 (Instrução Normativa RFB 2.229/2024). */
const CNPJ = /^[\dA-Z]{12}\d{2}$/;
const REPEATED = /^(.)\1*$/;

const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Removes punctuation and spaces. Letters become capital. */
export const cleanTaxNumber = (typed: string): string => typed.replace(/[\s./-]/g, '').toUpperCase();

/** Whether a number without punctuation is a CPF or CNPJ with correct check digits. */
export function isTaxNumber(number: string): boolean {
  // Repeated digits have correct check digits, and are never given to anybody.
  if (REPEATED.test(number)) return false;
  if (CPF.test(number)) return hasCheckDigits(number, CPF_WEIGHTS);
  return CNPJ.test(number) && hasCheckDigits(number, CNPJ_WEIGHTS);
}

/** Both check digits are computed by modulo 11. The first one has all weights but the first. */
const hasCheckDigits = (number: string, weights: readonly number[]): boolean =>
  [weights.slice(1), weights].every(
    (used) => computeDigit(number.slice(0, used.length), used) === number[used.length],
  );

function computeDigit(places: string, weights: readonly number[]): string {
  // A letter counts by its code, so that A is 17 and a digit is itself.
  const sum = Array.from(places).reduce(
    (total, place, index) => total + (place.charCodeAt(0) - 48) * (weights[index] ?? 0),
    0,
  );
  const rest = sum % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

/** Writes a number with its punctuation. Another text stays as it is. */
export function formatTaxNumber(number: string): string {
  if (CPF.test(number)) return number.replace(/^(.{3})(.{3})(.{3})/, '$1.$2.$3-');
  return CNPJ.test(number) ? number.replace(/^(.{2})(.{3})(.{3})(.{4})/, '$1.$2.$3/$4-') : number;
}

/** Writes a number for people who need not know it. A CNPJ is public, and a CPF is personal. */
export const maskTaxNumber = (number: string): string =>
  CPF.test(number) ? formatTaxNumber(number).replace(/^.{3}(.*).{2}$/, '***$1**') : formatTaxNumber(number);

/** Returns which of both a number is, by its length. */
export const nameTaxNumber = (number: string): 'CPF' | 'CNPJ' => (CPF.test(number) ? 'CPF' : 'CNPJ');
