// Collects how the rows of a file are read: formats, default values, and the answers of the person.
import { isForm } from '../entries/entryRules';
import { readText, type SheetRow } from '../files/sheet';
import { RefusedChoices, type Choices, type Columns, type Context } from './analysis';
import { readExportColumns } from './exportColumns';
import {
  findDateOrder,
  findDecimals,
  findShownDays,
  areDayTitlesLocal,
  type DayExamples,
} from './findFormats';
import { fold } from '../../api-spec/fold';
import { makeFindForeignAmount } from './findForeignAmount';
import { makeFindGroup } from './groupRows';
import { isBankStatement } from './isBankStatement';
import { provesSign } from './provesSign';
import type { Decimal } from './readAmount';
import type { ReadCancelled } from './readCancelled';
import type { DateOrder } from './readDay';
import { hasKind } from './readSums';
import type { ReadTable } from './readTable';
import type { Kind, RowOptions } from './rowReader';
import { isTypeTitle } from './titleMeanings';
import { isJoinedChargesTitle } from './titleWords';
import { CARD_WORDS } from './valueWords';
import type { Words } from './wordsOfFile';

type Table = Pick<ReadTable, 'titles' | 'above' | 'kindOfRow'> & {
  /** Rows of the table with a text alone. */
  notes: readonly SheetRow[];
  readCancelled: ReadCancelled;
  columns: Columns;
  dayExamples: DayExamples;
};
type File = {
  choices: Choices;
  context: Context;
  words: Words;
  is1904: boolean;
  /** Of the sheet and of the file. */
  names: readonly string[];
};

export type FileOptions = {
  options: RowOptions;
  /** The formats of the file. `open`: the file does not say. `undefined`: no value depends on it. */
  dateOrder: DateOrder | 'open' | undefined;
  decimal: Decimal | 'open' | undefined;
  isStatement: boolean;
};

/** @throws RefusedChoices if a default value does not exist. */
export function makeRowOptions(
  rows: readonly SheetRow[],
  { titles, above, notes, kindOfRow, columns, dayExamples, readCancelled }: Table,
  { choices, context, words, is1904, names, kindHint }: File & { kindHint: Kind | undefined },
): FileOptions {
  const { categories, today } = context;
  const defaults = { ...(kindHint && !hasKind(columns) && { kind: kindHint }), ...choices.defaults };
  checkDefaults(defaults, context);
  const decimal = choices.decimal ?? findDecimals(rows, columns);
  const isDayFirst = decimal === 'comma' || areDayTitlesLocal(titles, columns);
  const dateOrder =
    (choices.isYearFirst === true ? 'year-first' : choices.dateOrder) ??
    findDateOrder(dayExamples, isDayFirst);
  // An open question is read in the Brazilian way until it is answered.
  const readDecimal = decimal === undefined || decimal === 'open' ? 'comma' : decimal;
  const isProven = provesSign(rows, { titles, columns, words, categories, decimal: readDecimal });
  const expenseSign = choices.expenseSign ?? (isProven ? 'negative' : undefined);
  const isStatement = isBankStatement(titles, columns, rows);
  const isExport = readExportColumns(titles) !== null;
  const namesCard = CARD_WORDS.test(
    fold([...names, ...above.flatMap(({ cells }) => cells.map(readText))].join(' ')),
  );
  return {
    ...{ dateOrder, decimal, isStatement },
    options: {
      ...{ columns, defaults, words, categories, today },
      dateOrder: dateOrder === undefined || dateOrder === 'open' ? 'day-first' : dateOrder,
      decimal: readDecimal,
      serialStart: is1904 ? 1904 : 1900,
      shownDays: findShownDays(rows, columns),
      paidDay: choices.paidDay,
      statement: isStatement ? choices.statement : undefined,
      expenseSign,
      isBill:
        columns.includes('signedAmount') &&
        (expenseSign === 'positive' || (expenseSign === 'negative' && namesCard)),
      statusConflict: choices.statusConflict,
      swappedDays: choices.swappedDays,
      turnedRows: new Set(),
      kindOfRow: hasKind(columns) ? new Map() : kindOfRow,
      findGroup: makeFindGroup(choices, context),
      ...{ isExport, readCancelled },
      typeColumns: titles.flatMap((title, column) =>
        isTypeTitle(title) && [null, 'document'].includes(columns[column] ?? null) ? [column] : [],
      ),
      joinedColumns: titles.flatMap((title, column) =>
        isJoinedChargesTitle(title) && columns[column] === null ? [column] : [],
      ),
      findForeignAmount: makeFindForeignAmount({
        titles,
        columns,
        around: [...above, ...notes],
        names,
        isExport,
      }),
    },
  };
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
