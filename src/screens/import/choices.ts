import type { ImportChoices, ImportPreview } from '../../api/imports';

/** The questions whose answer is a choice of the same name. */
export const CHOICE_QUESTIONS = [
  'kindSource',
  'expenseSign',
  'oppositeSign',
  'statusConflict',
  'swappedDays',
  'dateOrder',
  'decimal',
  'paidDay',
  'statement',
  'account',
  'underpaid',
  'overpaid',
] as const;
export type ChoiceQuestion = (typeof CHOICE_QUESTIONS)[number];

export const isChoiceQuestion = (question: string): question is ChoiceQuestion =>
  CHOICE_QUESTIONS.some((one) => one === question);

/** Whether the rows still raise a question that was asked before. */
export function isStillRelevant(question: string, preview: ImportPreview): boolean {
  if (question === 'underpaid' || question === 'overpaid') return preview[question] !== undefined;
  if (question === 'account') return preview.accounts !== undefined;
  const { questionRows = [] } = preview;
  return !ROW_QUESTIONS.includes(question) || questionRows.some((one) => one.question === question);
}

/** The questions about some of the rows. */
const ROW_QUESTIONS: readonly string[] = ['oppositeSign', 'statusConflict', 'swappedDays'];

/** The choices of a preview, with those that the person has made since. What is still open is absent. */
export function mergeChoices(preview: ImportPreview, choices: ImportChoices): ImportChoices {
  const decidedChoices = Object.entries(preview.choices).filter(
    ([name]) => !isChoiceQuestion(name) || !preview.questions.includes(name),
  );
  return { ...Object.fromEntries(decidedChoices), ...choices };
}

/** Returns the choices that a preview depends on. Duplicates change the sum of rows that are paid with less. */
export function pickReadingChoices(choices: ImportChoices): ImportChoices {
  const reading = { ...choices };
  delete reading.invalid;
  return reading;
}

type Columns = NonNullable<ImportChoices['columns']>;

/** The fields that say the same as another one. A file has amounts in one column, or in one for each kind. */
const EXCLUSIVE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  amount: ['signedAmount', 'amountIn', 'amountOut'],
  signedAmount: ['amount', 'amountIn', 'amountOut'],
  amountIn: ['amount', 'signedAmount'],
  amountOut: ['amount', 'signedAmount'],
};

/** Gives a field to a column. Other columns with this field, or with a field that says the same, are not imported then. */
export const assignField = (columns: Columns, index: number, field: string | null): Columns =>
  columns.map((other, at) => {
    if (at === index) return field;
    const isTaken =
      other !== null && field !== null && [field, ...(EXCLUSIVE_FIELDS[field] ?? [])].includes(other);
    return isTaken ? null : other;
  });

type Defaults = NonNullable<ImportChoices['defaults']>;
export type Kind = NonNullable<Defaults['kind']>;
export const KINDS = ['receivable', 'payable'] as const satisfies readonly Kind[];

/** Returns the kind of the entries that may have a category. Undefined: both, or not known. */
export type KindOf = (category: string) => Kind | undefined;

/** Whether the columns tell the kind of each row. */
const hasKindColumn = (columns: Columns): boolean =>
  columns.includes('kind') ||
  columns.includes('signedAmount') ||
  (columns.includes('amountIn') && columns.includes('amountOut'));

/** Whose rows a choice is for. `each`: the rows tell their kind. `unknown`: the kind is an open question. */
export function findKind(
  preview: ImportPreview,
  { columns, defaults, oppositeSign }: ImportChoices,
): Kind | 'each' | 'unknown' {
  const hasBoth = oppositeSign?.rows === 'opposite';
  if (hasBoth || hasKindColumn(columns ?? preview.columns.map(({ field }) => field))) return 'each';
  return defaults?.kind ?? (preview.questions.includes('kind') ? 'unknown' : 'each');
}

/** Returns the category of the rows of a kind, or the one that was chosen before their kind. */
export const findCategory = (defaults: Defaults, kind: Kind | 'unknown'): string | undefined =>
  (kind === 'unknown'
    ? (defaults.receivableCategory ?? defaults.payableCategory)
    : defaults[`${kind}Category`]) ?? defaults.category;

/**
 * Sets the category of all rows, or of those of one kind. Null: they have none again. A category of one kind is set for
 * rows of this kind alone, so it stays correct if the kind of the rows changes later.
 */
export function setCategory(
  defaults: Defaults,
  of: Kind | 'all',
  category: string | null,
  findCategoryKind: KindOf,
): Defaults {
  const changedDefaults = { ...defaults };
  delete changedDefaults.category;
  delete changedDefaults.receivableCategory;
  delete changedDefaults.payableCategory;
  if (of === 'all') {
    if (category === null) return changedDefaults;
    const kind = findCategoryKind(category);
    return { ...changedDefaults, [kind === undefined ? 'category' : `${kind}Category`]: category };
  }
  for (const kind of KINDS) {
    const kindCategory = kind === of ? category : (findCategory(defaults, kind) ?? null);
    const isOfKind = kindCategory !== null && (findCategoryKind(kindCategory) ?? kind) === kind;
    if (isOfKind) changedDefaults[`${kind}Category`] = kindCategory;
  }
  return changedDefaults;
}

/** Drops the meanings of words that are categories of another kind than all rows have. */
export function dropOtherKind(preview: ImportPreview, choices: ImportChoices, kindOf: KindOf): ImportChoices {
  const kind = findKind(preview, choices);
  if (choices.values === undefined || kind === 'each' || kind === 'unknown') return choices;
  const hasSameKind = ({ field, becomes }: Words[number]) =>
    field !== 'category' || (kindOf(becomes) ?? kind) === kind;
  return { ...choices, values: choices.values.filter(hasSameKind) };
}

type Words = NonNullable<ImportChoices['values']>;
export type WordField = Words[number]['field'];

/** Sets what a word of the file means. Null: it means nothing again. */
export const setMeaning = (words: Words, field: WordField, value: string, becomes: string | null): Words => [
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
