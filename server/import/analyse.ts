import { isForm } from '../entries/entryRules';
import { FILE_LIMITS } from '../files/limits';
import { RefusedFile } from '../files/refusedFile';
import { readText, type OpenFile, type SheetRow } from '../files/sheet';
import { RefusedChoices, type Analysis, type Choices, type Context } from './analysis';
import { chooseSheet } from './chooseSheet';
import { findDateOrder, findDayExamples, findDecimals } from './findFormats';
import { findHeader, type FoundTable } from './findHeader';
import { areUnique, guessColumns } from './guessColumns';
import { findQuestions } from './findQuestions';
import { hintKind } from './hintKind';
import { isBankStatement } from './isBankStatement';
import { hasKind } from './readSums';
import { readStatus } from './readPayment';
import { readRows } from './readRows';
import { makeCellOf, type Kind } from './rowReader';
import { isNoEntry } from './skipRows';
import { splitTables } from './splitTables';
import { makeTranslateWord, WORD_FIELDS } from './translateWords';
import { FIELDS, type Field } from './fields';
import { collectWords, makeWords } from './wordsOfFile';

/** Values of a column in the response. */
const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 100;

/**
 * Understands a file: its table, the fields of its columns, and its rows. Makes each choice that is absent. The question of
 * `askUnderpaid.ts` comes later, because it needs the stored entries.
 * @throws RefusedFile, RefusedChoices
 */
export async function analyse(file: OpenFile, choices: Choices, context: Context): Promise<Analysis> {
  const sheet = await chooseSheet(file.sheets, choices.sheet);
  const translate = makeTranslateWord(context);
  const wholeTable = findHeader(sheet.rows);
  checkSize(wholeTable);
  const table = splitTables(wholeTable, translate);
  const { header, below, kindOfRow, unreadRows, others } = table;
  const width = checkSize(table);
  const titles = Array.from({ length: width }, (_, column) => readText(header?.cells[column]));
  const columns =
    readColumns(choices, width) ??
    guessColumns(
      titles,
      below.filter((row) => !unreadRows.has(row)),
      translate,
    );
  const words = makeWords(choices, context, translate);
  const rows = below.filter((row) => !unreadRows.has(row) && !isNoEntry(row, header, columns));
  const isLeftOut = (row: SheetRow) => readStatus(makeCellOf(row, columns), { words }) === 'left-out';
  const includedRows = rows.filter((row) => !isLeftOut(row));
  const dayExamples = findDayExamples(includedRows, columns);
  const dateOrder = choices.dateOrder ?? findDateOrder(dayExamples);
  const decimal = choices.decimal ?? findDecimals(includedRows, columns);
  const defaults = {
    ...hintKind(table, columns, [sheet.name, context.fileName]),
    ...choices.defaults,
  };
  checkDefaults(defaults, context);
  const { paidDay } = choices;
  const isOfBank = isBankStatement(titles, columns);
  const statement = isOfBank ? choices.statement : undefined;
  const options = {
    ...{ columns, defaults, paidDay, statement, words, today: context.today },
    categories: context.categories,
    kindOfRow: hasKind(columns) ? new Map<SheetRow, Kind>() : kindOfRow,
    dateOrder: dateOrder === undefined || dateOrder === 'open' ? ('day-first' as const) : dateOrder,
    decimal: decimal === undefined || decimal === 'open' ? ('comma' as const) : decimal,
  };
  const questions = [
    ...(dateOrder === 'open' ? ['dateOrder'] : []),
    ...(decimal === 'open' ? ['decimal'] : []),
    ...(isOfBank && statement === undefined ? ['statement'] : []),
    ...findQuestions(includedRows, options),
  ];
  // The word of a row that is left out can be explained in another way.
  const values = collectWords((field) => (field === 'status' ? rows : includedRows), columns, words);
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
      ...{ columns, defaults },
      ...(dateOrder !== undefined && dateOrder !== 'open' && { dateOrder }),
      ...(paidDay !== undefined && { paidDay }),
      ...(statement !== undefined && { statement }),
      ...(decimal !== undefined && decimal !== 'open' && { decimal }),
      values: values.flatMap(({ field, value, becomes }) =>
        becomes === null || !isWordField(field) ? [] : [{ field, value, becomes }],
      ),
      ...(choices.underpaid !== undefined && { underpaid: choices.underpaid }),
      duplicates: choices.duplicates ?? 'leave-out',
      duplicateRows: choices.duplicateRows ?? [],
      invalid: choices.invalid ?? 'leave-out',
    },
    questions,
    ...(others.length > 0 && { otherTables: others }),
    ...(choices.dateOrder === undefined && dateOrder !== 'open'
      ? {}
      : { dayExamples: Object.values(dayExamples) }),
    values,
    rows: readRows(below, new Set(includedRows), { ...options, questions }),
  };
}

/** Returns the number of columns. @throws RefusedFile if the table is too small or too large. */
function checkSize({ header, below }: FoundTable): number {
  if (below.length === 0) throw new RefusedFile('no-table');
  const tooFar = below[FILE_LIMITS.rows];
  if (tooFar) throw new RefusedFile('rows', tooFar.row);
  const width = Math.max(...[header, ...below].map((row) => row?.cells.length ?? 0));
  if (width < 2) throw new RefusedFile('no-table');
  if (width > FILE_LIMITS.columns) throw new RefusedFile('columns');
  return width;
}

const isWordField = (field: string): field is (typeof WORD_FIELDS)[number] =>
  WORD_FIELDS.some((one) => one === field);

function readColumns({ columns }: Choices, width: number): (Field | null)[] | null {
  if (columns === undefined) return null;
  const fields = columns.map((one) => FIELDS.find((field) => field === one) ?? null);
  const isKnown = fields.every((field, index) => (field === null) === (columns[index] === null));
  if (!isKnown || fields.length !== width || !areUnique(fields)) throw new RefusedChoices();
  return fields;
}

/** A category for one kind of entries is not of the other kind. @throws RefusedChoices */
function checkDefaults(defaults: NonNullable<Choices['defaults']>, { categories }: Context): void {
  const { category, receivableCategory, payableCategory, form } = defaults;
  const isCategory = (choice: string | undefined, ...kinds: (string | null)[]) =>
    choice === undefined ||
    categories.some(({ name, kind }) => name === choice && (kinds.length === 0 || kinds.includes(kind)));
  const areCategories =
    isCategory(category) &&
    isCategory(receivableCategory, 'receivable', null) &&
    isCategory(payableCategory, 'payable', null);
  if (!areCategories || (form !== undefined && !isForm(form))) throw new RefusedChoices();
}

const listSamples = (rows: readonly SheetRow[], column: number): string[] =>
  [
    ...new Set(
      rows
        .slice(0, 100)
        .map(({ cells }) => cells[column] ?? null)
        .map((cell) => readText(cell).slice(0, MAX_SAMPLE_LENGTH))
        .filter((text) => text !== ''),
    ),
  ].slice(0, MAX_SAMPLES);
