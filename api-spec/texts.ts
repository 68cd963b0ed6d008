// The rule for every text that a person writes. Portal and backend apply it (specification §7.47).

/** Control characters, lone surrogates and noncharacters. */
const REFUSED = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Invisible characters and changes of direction. The two joiners belong to words of some scripts and to emoji. */
const REMOVED = /(?![\u200C\u200D])\p{Cf}/gu;

/** Spaces and characters without a picture: joiners, the fillers of Hangul, and U+2800, an empty cell of Braille. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text must be refused. A cleaned text can still have such a character. */
export const hasRefusedCharacter = (text: string): boolean => text.search(REFUSED) >= 0;

/** Whether a text has nothing that a person can see. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** Returns a text with replacements of the characters that are refused. */
export const replaceRefused = (text: string, replace: (character: string) => string): string =>
  text.replace(REFUSED, replace);

/** Returns a text as it is stored and compared. */
export const cleanText = (text: string): string => text.replace(REMOVED, '');
