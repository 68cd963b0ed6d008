/** Removes accents and case by the rules of the language. */
export const foldText = (text: string, tag: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(tag);

/** Returns the words of a query, without accents and case. */
export const readWords = (query: string, tag: string): string[] =>
  foldText(query, tag).split(/\s+/).filter(Boolean);
