import { useState } from 'react';
import type { ImportPreview } from '../../api/imports';

export type Word = ImportPreview['values'][number];

/** What the person was asked about a file. */
export type Asked = { questions: readonly string[]; words: readonly Word[] };

/** Returns the words that the backend does not know. */
export const listUnknownWords = ({ values }: ImportPreview): Word[] =>
  values.filter(({ becomes }) => becomes === null);

export const isSameWord = (one: Word, other: Pick<Word, 'field' | 'value'>): boolean =>
  one.field === other.field && one.value === other.value;

/** Collects all questions about a file. An answered one stays in its place, so that the focus stays and it can be changed. */
export function useAsked(preview: ImportPreview): Asked {
  const [asked, setAsked] = useState<Asked>({ questions: [], words: [] });
  const questions = preview.questions.filter((one) => !asked.questions.includes(one));
  const words = listUnknownWords(preview).filter(
    (one) => !asked.words.some((other) => isSameWord(other, one)),
  );
  if (questions.length + words.length === 0) return asked;
  const allAsked = { questions: [...asked.questions, ...questions], words: [...asked.words, ...words] };
  setAsked(allAsked);
  return allAsked;
}
