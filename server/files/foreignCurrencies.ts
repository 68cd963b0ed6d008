// The currencies other than the real, as parts of patterns for texts without accents.

/** Codes that are no words of a spreadsheet in Portuguese, English or Spanish. */
export const SURE_CODES = 'usd|eur|gbp|ars|clp|uyu|pyg|mxn|jpy|cny|chf';
/** All codes. Some are also words: `pen`, `bob`, `cad`. */
export const CODES = `${SURE_CODES}|cop|pen|bob|cad|aud`;

/** Names that mean nothing else. */
export const NAMES = 'euros?|dolar(?:es)?|dollars?';

/** Signs that no real has. */
export const SIGNS = String.raw`US\$|U\$S|[€£¥₩₹₽฿₪₺]`;

/** A sign, also that of a dollar. `R$` is the real. */
export const ANY_SIGN = String.raw`${SIGNS}|(?<!R\s?)\$`;
