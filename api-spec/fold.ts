import { replaceRefused } from './texts';

/** Returns a text without accents, case, punctuation and damaged characters, to compare words. */
export const fold = (text: string): string =>
  replaceRefused(text.slice(0, 300), (character) => (/\s/.test(character) ? ' ' : ''))
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/r\$/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns a key of a word. Equal keys are one word. Signs alone have no letter, so they stay as they are. */
export const keyWord = (word: string): string => fold(word) || word.replaceAll('\uFE0F', '').trim();
