import type { ImportChoices, ImportPreview } from '../../../api/imports';

/** The questions whose answer is a choice of the same name. */
export const OWN_QUESTIONS = ['dateOrder', 'decimal', 'paidDay'] as const;
export type OwnQuestion = (typeof OWN_QUESTIONS)[number];

export const isOwnQuestion = (question: string): question is OwnQuestion =>
  OWN_QUESTIONS.some((one) => one === question);

/** The choices of a preview, with those that the person has made since. What is still open is absent. */
export function presentChoices(preview: ImportPreview, choices: ImportChoices): ImportChoices {
  const made = Object.entries(preview.choices).filter(
    ([name]) => !isOwnQuestion(name) || !preview.questions.includes(name),
  );
  return { ...Object.fromEntries(made), ...choices };
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

/** The fields that say the same as another one. A file has amounts in one column, or in one for each kind. */
const RIVALS: Readonly<Record<string, readonly string[]>> = {
  amount: ['signedAmount', 'amountIn', 'amountOut'],
  signedAmount: ['amount', 'amountIn', 'amountOut'],
  amountIn: ['amount', 'signedAmount'],
  amountOut: ['amount', 'signedAmount'],
};

/** Gives a field to a column. Other columns with this field, or with a field that says the same, are not imported then. */
export const withField = (columns: Columns, index: number, field: string | null): Columns =>
  columns.map((other, at) => {
    if (at === index) return field;
    const isTaken = other !== null && field !== null && [field, ...(RIVALS[field] ?? [])].includes(other);
    return isTaken ? null : other;
  });

type Defaults = NonNullable<ImportChoices['defaults']>;
export type Kind = NonNullable<Defaults['kind']>;
export const KINDS = ['receivable', 'payable'] as const satisfies readonly Kind[];

/** Returns the category of the rows of a kind. Null: of all rows. */
export const categoryOf = (defaults: Defaults, kind: Kind | null): string | undefined =>
  (kind === null ? undefined : defaults[`${kind}Category`]) ?? defaults.category;

/** Sets the category of all rows, or of those of one kind. Null: they have none again. */
export function withCategory(defaults: Defaults, of: Kind | 'all', category: string | null): Defaults {
  const made = { ...defaults };
  delete made.category;
  delete made.receivableCategory;
  delete made.payableCategory;
  if (of === 'all') return { ...made, ...(category !== null && { category }) };
  for (const kind of KINDS) {
    const chosen = kind === of ? category : categoryOf(defaults, kind);
    if (chosen !== null && chosen !== undefined) made[`${kind}Category`] = chosen;
  }
  return made;
}

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
