import { readText, type OpenFile, type SheetRow } from '../files/sheet';
import type { Analysis, Choices, Context, SkipReason } from './analysis';
import { askAboutRows } from './askAboutRows';
import { decideColumns } from './decideColumns';
import { findDayExamples, listDateOrders, listDayExamples } from './findFormats';
import { listGroups } from './groupRows';
import { findNotices } from './findNotices';
import { findQuestions, lacks } from './findQuestions';
import { makeRowOptions } from './makeRowOptions';
import { makeReadCancelled } from './readCancelled';
import { readStatus } from './readPayment';
import { readRows } from './readRows';
import { readTable } from './readTable';
import { makeCellOf } from './rowReader';
import { findSkipReason } from './skipRows';
import { findTotalRows } from './findTotalRows';
import { makeTranslateWord, WORD_FIELDS } from './translateWords';
import { collectWords, makeWords } from './wordsOfFile';

/** Values of a column in the response. */
const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 100;

/**
 * Understands a file: its table, the fields of its columns, and its rows. Makes each choice that is absent. What depends on the
 * stored entries comes later: `findSameAmounts.ts` and `askAboutPayments.ts`.
 * @throws RefusedFile, RefusedChoices
 */
export async function analyse(file: OpenFile, choices: Choices, context: Context): Promise<Analysis> {
  const translate = makeTranslateWord(context);
  const words = makeWords(choices, context, translate);
  const table = await readTable(file, choices, { translate, fileName: context.fileName });
  const { sheet, header, below, titles, hidden, others } = table;
  const skipReasons = new Map<SheetRow, SkipReason>();
  const tableRows = skip(below, skipReasons, table.findOutside);
  const names = [sheet.name, context.fileName];
  const { columns, kindHint, isKindOpen, isStatusOpen } = decideColumns(
    { ...table, rows: tableRows, names },
    { choices, words, translate },
  );
  const totals = findTotalRows(tableRows, columns);
  const rows = skip(tableRows, skipReasons, (row) =>
    totals.has(row) ? 'total' : findSkipReason(row, header, columns),
  );
  const notes = tableRows.filter((row) => skipReasons.get(row) === 'note');
  const readCancelled = makeReadCancelled(titles, columns);
  const includedRows = skip(rows, skipReasons, (row) =>
    readStatus(makeCellOf(row, columns), { words }) === 'left-out' ||
    readCancelled(row)?.state === 'cancelled'
      ? 'status'
      : undefined,
  );
  const dayExamples = findDayExamples(includedRows, columns, context.today);
  const { options: fileOptions, ...formats } = makeRowOptions(
    includedRows,
    { ...table, columns, dayExamples, readCancelled, notes },
    { choices, context, words, names, kindHint, is1904: file.is1904 === true },
  );
  const { dateOrder, decimal, isStatement } = formats;
  const asked = askAboutRows(includedRows, fileOptions, choices);
  const addedRows = skip(includedRows, skipReasons, (row) =>
    asked.leftOutRows.has(row) ? 'choice' : undefined,
  );
  const options = { ...fileOptions, turnedRows: asked.turnedRows };
  const isSignOpen = columns.includes('signedAmount') && options.expenseSign === undefined;
  const questions = [
    ...(isKindOpen ? ['kindSource'] : []),
    ...(isStatusOpen ? ['status'] : []),
    ...(isSignOpen ? ['expenseSign'] : []),
    ...(dateOrder === 'open' ? ['dateOrder'] : []),
    ...(decimal === 'open' ? ['decimal'] : []),
    ...(isStatement && options.statement === undefined ? ['statement'] : []),
    ...asked.questions,
    ...findQuestions(addedRows, options),
  ];
  const entryRows = readRows(below, skipReasons, { ...options, questions });
  const notices = findNotices(entryRows, below, { columns, questions, today: context.today });
  const questionRows = [...asked.questionRows, ...notices];
  const lackingRows = new Set(
    addedRows.flatMap((row) =>
      lacks('category', row, options) || lacks('form', row, options) ? [row.row] : [],
    ),
  );
  // The word of a row that is left out can be explained in another way.
  const values = collectWords((field) => (field === 'status' ? rows : addedRows), columns, words);
  const { kindSource, expenseSign, sameAmount, groups, paidDay, account, underpaid, overpaid } = choices;
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
      ...{ columns, defaults: options.defaults ?? {} },
      ...(dateOrder === 'year-first' && { isYearFirst: true }),
      ...((dateOrder === 'day-first' || dateOrder === 'month-first') && { dateOrder }),
      ...(decimal !== undefined && decimal !== 'open' && { decimal }),
      ...(kindSource !== undefined && { kindSource }),
      ...(expenseSign !== undefined && { expenseSign }),
      ...asked.answers,
      ...(choices.hidden !== undefined && { hidden: choices.hidden }),
      ...(sameAmount !== undefined && { sameAmount }),
      ...(groups !== undefined && { groups }),
      ...(paidDay !== undefined && { paidDay }),
      ...(options.statement !== undefined && { statement: options.statement }),
      values: values.flatMap(({ field, value, becomes }) =>
        becomes === null || !isWordField(field) ? [] : [{ field, value, becomes }],
      ),
      ...(underpaid !== undefined && { underpaid }),
      ...(account !== undefined && { account }),
      ...(overpaid !== undefined && { overpaid }),
      duplicates: choices.duplicates ?? 'leave-out',
      duplicateRows: choices.duplicateRows ?? [],
      invalid: choices.invalid ?? 'leave-out',
    },
    ...{ questions, isStatement, values, rows: entryRows },
    ...(questionRows.length > 0 && { questionRows }),
    ...(kindHint && { kindHint }),
    ...(hidden && { hidden }),
    ...(others.length > 0 && { otherTables: others }),
    ...(dateOrder !== undefined && { dayExamples: listDayExamples(dayExamples) }),
    ...(dayExamples['year-first'] && { dateOrders: listDateOrders(dayExamples) }),
    ...(lackingRows.size > 0 && { groups: listGroups(entryRows.filter(({ row }) => lackingRows.has(row))) }),
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

const isWordField = (field: string): field is (typeof WORD_FIELDS)[number] =>
  WORD_FIELDS.some((one) => one === field);

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
