import type { ImportChoices, ImportPreview } from '../../../api/imports';

/** The choices of a preview, with those that the person has made since. What is still open is absent. */
export function presentChoices(preview: ImportPreview, choices: ImportChoices): ImportChoices {
  const made = { ...preview.choices };
  if (preview.questions.includes('dateOrder')) delete made.dateOrder;
  if (preview.questions.includes('decimal')) delete made.decimal;
  return { ...made, ...choices };
}

/** Returns the choices of how the file is read. The others decide which rows are imported, and need no new preview. */
export function readingChoices(choices: ImportChoices): ImportChoices {
  const reading = { ...choices };
  delete reading.duplicates;
  delete reading.duplicateRows;
  delete reading.invalid;
  return reading;
}

type Columns = NonNullable<ImportChoices['columns']>;

/** Gives a field to a column. Another column with this field is not imported then. */
export const withField = (columns: Columns, index: number, field: string | null): Columns =>
  columns.map((other, at) => (at === index ? field : other === field ? null : other));

type Words = NonNullable<ImportChoices['values']>;
export type WordField = Words[number]['field'];

/** Sets what a word of the file means. Null: it means nothing again. */
export const withWord = (words: Words, field: WordField, value: string, becomes: string | null): Words => [
  ...words.filter((word) => word.field !== field || word.value !== value),
  ...(becomes === null ? [] : [{ field, value, becomes }]),
];

/** Returns the number of rows that would be imported. */
export function countRows({ counts }: ImportPreview, choices: ImportChoices): number {
  const added = choices.duplicates === 'add' ? counts.duplicates : (choices.duplicateRows ?? []).length;
  return counts.ready + added;
}

/** Whether the choices refuse the file because of its invalid rows. */
export const isRefused = ({ counts }: ImportPreview, { invalid }: ImportChoices): boolean =>
  invalid === 'refuse' && counts.invalid > 0;
