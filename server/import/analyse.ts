import { isForm } from '../entries/entryRules';
import { FILE_LIMITS } from '../files/limits';
import { RefusedFile } from '../files/refusedFile';
import { readText, isEmpty, type OpenFile, type SheetRow } from '../files/sheet';
import { RefusedChoices, type Analysis, type Choices, type Columns, type Context } from './analysis';
import { chooseSheet } from './chooseSheet';
import { findDateOrder, findDecimals } from './findFormats';
import { findHeader, type Found } from './findHeader';
import { areUnique, guessColumns } from './guessColumns';
import { hintKind } from './hintKind';
import { readRows } from './readRows';
import { isNoEntry } from './skipRows';
import { makeTranslateWord, WORD_FIELDS } from './translateWords';
import { FIELDS, type Field } from './words';
import { collectWords, makeWords } from './wordsOfFile';

const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 100;

/**
 * Understands a file: its table, the fields of its columns, and its rows. Makes each choice that is absent.
 * @throws RefusedFile, RefusedChoices
 */
export async function analyse(file: OpenFile, choices: Choices, context: Context): Promise<Analysis> {
  const sheet = await chooseSheet(file.sheets, choices.sheet);
  const found = findHeader(sheet.rows);
  const { header, below } = found;
  const width = checkSize(found);
  const translate = makeTranslateWord(context);
  const titles = Array.from({ length: width }, (_, column) => readText(header?.cells[column]));
  const columns = readColumns(choices, width) ?? guessColumns(titles, below, translate);
  const isEntry = new Set(below.filter((row) => !isNoEntry(row, header, columns)));
  const rows = [...isEntry];
  const words = makeWords(choices, context, translate);
  const dateOrder = choices.dateOrder ?? findDateOrder(rows, columns);
  const decimal = choices.decimal ?? findDecimals(rows, columns);
  const defaults = {
    ...hintKind(found, columns, [sheet.name, context.fileName]),
    ...choices.defaults,
  };
  checkDefaults(defaults, context);
  const questions = [
    ...(decimal === 'open' ? ['decimal'] : []),
    ...REQUIRED.filter((field) => !isThere(field, columns, defaults)),
  ];
  const values = collectWords(rows, columns, words);
  const options = { columns, dateOrder, defaults, questions, words, today: context.today };
  return {
    file: { format: file.format, ...(file.encoding !== undefined && { encoding: file.encoding }) },
    sheets: sheet.names,
    headerRow: header?.row ?? null,
    columns: titles.map((title, column) => ({
      title: title.slice(0, MAX_SAMPLE_LENGTH),
      samples: listSamples(rows, column),
      field: columns[column] ?? null,
    })),
    choices: {
      ...(file.format === 'xlsx' && { sheet: sheet.name }),
      ...{ columns, dateOrder, defaults },
      ...(decimal !== 'open' && { decimal }),
      values: values.flatMap(({ field, value, becomes }) =>
        becomes === null || !isWordField(field) ? [] : [{ field, value, becomes }],
      ),
      duplicates: choices.duplicates ?? 'leave-out',
      duplicateRows: choices.duplicateRows ?? [],
      invalid: choices.invalid ?? 'leave-out',
    },
    questions,
    values,
    rows: readRows(below, isEntry, { ...options, decimal: decimal === 'open' ? 'comma' : decimal }),
  };
}

/** Returns the number of columns. @throws RefusedFile if the table is too small or too large. */
function checkSize({ header, below }: Found): number {
  if (below.length === 0) throw new RefusedFile('no-table');
  const tooFar = below[FILE_LIMITS.rows];
  if (tooFar) throw new RefusedFile('rows', tooFar.row);
  const width = Math.max(...[header, ...below].map((row) => row?.cells.length ?? 0));
  if (width < 2) throw new RefusedFile('no-table');
  if (width > FILE_LIMITS.columns) throw new RefusedFile('columns');
  return width;
}

const REQUIRED = ['kind', 'counterparty', 'category', 'form', 'dueOn', 'amount'] as const;

function isThere(
  field: (typeof REQUIRED)[number],
  columns: Columns,
  defaults: Choices['defaults'] = {},
): boolean {
  const hasSigns = columns.includes('signedAmount');
  if (columns.includes(field) || (hasSigns && (field === 'kind' || field === 'amount'))) return true;
  return isWordField(field) && defaults[field] !== undefined;
}

const isWordField = (field: string): field is (typeof WORD_FIELDS)[number] =>
  WORD_FIELDS.some((one) => one === field);

function readColumns({ columns }: Choices, width: number): (Field | null)[] | null {
  if (columns === undefined) return null;
  const known = columns.map((one) => FIELDS.find((field) => field === one) ?? null);
  const isKnown = known.every((field, index) => (field === null) === (columns[index] === null));
  if (!isKnown || known.length !== width || !areUnique(known)) throw new RefusedChoices('choices');
  return known;
}

function checkDefaults({ category, form }: NonNullable<Choices['defaults']>, { categories }: Context): void {
  const isCategory = category === undefined || categories.some(({ name }) => name === category);
  if (!isCategory || (form !== undefined && !isForm(form))) throw new RefusedChoices('choices');
}

const listSamples = (rows: readonly SheetRow[], column: number): string[] =>
  [
    ...new Set(
      rows
        .slice(0, 100)
        .map(({ cells }) => cells[column] ?? null)
        .filter((cell) => !isEmpty(cell))
        .map((cell) => readText(cell).slice(0, MAX_SAMPLE_LENGTH)),
    ),
  ].slice(0, MAX_SAMPLES);
