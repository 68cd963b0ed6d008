/** Returns a text without accents, case and punctuation, to compare words. */
export const fold = (text: string): string =>
  text
    .slice(0, 300)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/r\$/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
