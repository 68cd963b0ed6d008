import { isForm } from '../entries/entryRules';
import { FILE_LIMITS } from '../files/limits';
import { RefusedFile } from '../files/refusedFile';
import { readText, type OpenFile, type SheetRow } from '../files/sheet';
import {
  RefusedChoices,
  type Analysis,
  type Choices,
  type Columns,
  type Context,
  type SkipReason,
} from './analysis';
import { askAboutRows } from './askAboutRows';
import { chooseSheet } from './chooseSheet';
import { contradictsHint, preferWords } from './decideKind';
import {
  areDayTitlesLocal,
  findDateOrder,
  findDayExamples,
  findDecimals,
  findShownDays,
} from './findFormats';
import { findHeader, type FoundTable } from './findHeader';
import { makeFindForeignAmount } from './findForeignAmount';
import { findHidden, leaveOutColumns } from './applyHidden';
import { listGroups, makeFindGroup } from './groupRows';
import { areUnique, guessColumns } from './guessColumns';
import { findQuestions } from './findQuestions';
import { hintKind } from './hintKind';
import { isBankStatement } from './isBankStatement';
import { joinDecimals, refuseSplitAmounts } from './joinDecimals';
import { provesSign } from './provesSign';
import { hasKind } from './readSums';
import { readStatus } from './readPayment';
import { readRows } from './readRows';
import { refuseLayout } from './refuseLayout';
import { makeCellOf, type Kind } from './rowReader';
import { findSkipReason, isHeader } from './skipRows';
import { splitTables, type Table } from './splitTables';
import { makeTranslateWord, WORD_FIELDS, type TranslateWord } from './translateWords';
import { FIELDS, type Field } from './fields';
import { collectWords, makeWords, type Words } from './wordsOfFile';

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
  const { hidden: hiddenChoice } = choices;
  const shownRows = hiddenChoice === 'include' ? sheet.rows : leaveOutColumns(sheet.rows, sheet);
  const wholeTable = joinParts(findHeader(shownRows), file.separator);
  checkSize(wholeTable);
  refuseLayout(wholeTable);
  const table = splitTables(wholeTable, translate);
  const { header, below, kindOfRow, unreadRows, others } = table;
  const width = checkSize(table);
  const titles = Array.from({ length: width }, (_, column) => readText(header?.cells[column]));
  const hidden = findHidden(table, sheet);
  const skipReasons = new Map<SheetRow, SkipReason>();
  const findOutside = (row: SheetRow): SkipReason | undefined => {
    if (unreadRows.has(row)) return isHeader(row, header) ? 'titles' : 'other-table';
    return row.isHidden === true && hiddenChoice !== 'include' ? 'hidden' : undefined;
  };
  const tableRows = skip(below, skipReasons, findOutside);
  const words = makeWords(choices, context, translate);
  const { columns, kindHint, isKindOpen } = decideColumns(
    readColumns(choices, width),
    { ...table, rows: tableRows, titles, names: [sheet.name, context.fileName] },
    { choices, words, translate },
  );
  const rows = skip(tableRows, skipReasons, (row) => findSkipReason(row, header, columns));
  const includedRows = skip(rows, skipReasons, (row) =>
    readStatus(makeCellOf(row, columns), { words }) === 'left-out' ? 'status' : undefined,
  );
  const dayExamples = findDayExamples(includedRows, columns);
  const decimal = choices.decimal ?? findDecimals(includedRows, columns);
  const dateOrder =
    choices.dateOrder ??
    findDateOrder(dayExamples, decimal === 'comma' || areDayTitlesLocal(titles, columns));
  const defaults = { ...(kindHint && !hasKind(columns) && { kind: kindHint }), ...choices.defaults };
  checkDefaults(defaults, context);
  const { paidDay } = choices;
  const isOfBank = isBankStatement(titles, columns);
  const statement = isOfBank ? choices.statement : undefined;
  const decimalOrComma = decimal === undefined || decimal === 'open' ? ('comma' as const) : decimal;
  const { categories } = context;
  const isSignProven = provesSign(includedRows, {
    titles,
    columns,
    words,
    categories,
    decimal: decimalOrComma,
  });
  const expenseSign = choices.expenseSign ?? (isSignProven ? 'negative' : undefined);
  const fileOptions = {
    expenseSign,
    ...{ columns, defaults, paidDay, statement, words, today: context.today },
    ...{ statusConflict: choices.statusConflict, swappedDays: choices.swappedDays },
    serialStart: file.is1904 ? (1904 as const) : (1900 as const),
    shownDays: findShownDays(includedRows, columns),
    turnedRows: new Set<SheetRow>(),
    categories,
    findGroup: makeFindGroup(choices, context),
    findForeignAmount: makeFindForeignAmount({ titles, columns, above: table.above }),
    kindOfRow: hasKind(columns) ? new Map<SheetRow, Kind>() : kindOfRow,
    dateOrder: dateOrder === undefined || dateOrder === 'open' ? ('day-first' as const) : dateOrder,
    decimal: decimalOrComma,
  };
  const asked = askAboutRows(includedRows, fileOptions, choices);
  const addedRows = skip(includedRows, skipReasons, (row) =>
    asked.leftOutRows.has(row) ? 'choice' : undefined,
  );
  const options = { ...fileOptions, turnedRows: asked.turnedRows };
  const isSignOpen = columns.includes('signedAmount') && expenseSign === undefined;
  const questions = [
    ...(isKindOpen ? ['kindSource'] : []),
    ...(isSignOpen ? ['expenseSign'] : []),
    ...(dateOrder === 'open' ? ['dateOrder'] : []),
    ...(decimal === 'open' ? ['decimal'] : []),
    ...(isOfBank && statement === undefined ? ['statement'] : []),
    ...asked.questions,
    ...findQuestions(addedRows, options),
  ];
  const entryRows = readRows(below, skipReasons, { ...options, questions });
  const hasGroups = !columns.includes('category') || !columns.includes('form');
  // The word of a row that is left out can be explained in another way.
  const values = collectWords((field) => (field === 'status' ? rows : addedRows), columns, words);
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
      ...(choices.kindSource !== undefined && { kindSource: choices.kindSource }),
      ...(choices.expenseSign !== undefined && { expenseSign: choices.expenseSign }),
      ...asked.answers,
      ...(hiddenChoice !== undefined && { hidden: hiddenChoice }),
      ...(choices.sameAmount !== undefined && { sameAmount: choices.sameAmount }),
      ...(choices.groups !== undefined && { groups: choices.groups }),
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
    isStatement: isOfBank,
    ...(asked.questionRows.length > 0 && { questionRows: asked.questionRows }),
    ...(kindHint && { kindHint }),
    ...(hidden && { hidden }),
    ...(others.length > 0 && { otherTables: others }),
    ...(dateOrder !== undefined && { dayExamples: Object.values(dayExamples) }),
    values,
    rows: entryRows,
    ...(hasGroups && { groups: listGroups(entryRows) }),
  };
}

/** Adds the rows with a reason to `skipReasons`, and returns the others. */
function skip(
  rows: readonly SheetRow[],
  skipReasons: Map<SheetRow, SkipReason>,
  findReason: (row: SheetRow) => SkipReason | undefined,
): SheetRow[] {
  return rows.filter((row) => {
    const reason = findReason(row);
    if (reason !== undefined) skipReasons.set(row, reason);
    return reason === undefined;
  });
}

type DecidedColumns = { columns: Columns; kindHint: Kind | undefined; isKindOpen: boolean };

/** Decides the fields of the columns, and whether the column of kinds counts. */
function decideColumns(
  chosenColumns: Columns | null,
  table: Table & { rows: readonly SheetRow[]; titles: readonly string[]; names: readonly string[] },
  { choices, words, translate }: { choices: Choices; words: Words; translate: TranslateWord },
): DecidedColumns {
  const { rows, titles, names, kindOfRow } = table;
  const guessedColumns = chosenColumns ?? guessColumns(titles, rows, translate);
  const kindHint = hintKind(table, guessedColumns, names);
  const columns =
    chosenColumns ?? preferWords(guessedColumns, rows, kindHint !== undefined || kindOfRow.size > 0);
  const isContradiction = contradictsHint(rows, columns, words, kindHint);
  return {
    columns:
      isContradiction && choices.kindSource === 'words'
        ? columns.map((field) => (field === 'kind' ? null : field))
        : columns,
    kindHint,
    isKindOpen: isContradiction && choices.kindSource === undefined,
  };
}

/** Joins amounts that were split, because the separator of the csv is also their decimal comma. @throws RefusedFile */
function joinParts(table: FoundTable, separator: string | undefined): FoundTable {
  if (separator !== ',') return table;
  if (table.header !== null) return { ...table, below: joinDecimals(table.below, table.header.cells.length) };
  refuseSplitAmounts(table.below);
  return table;
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
