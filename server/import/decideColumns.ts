// Decides the fields of the columns: between titles, the words around the table, its column of kinds, and the signs.
import { readText, type ReadCell, type SheetRow } from '../files/sheet';
import { RefusedChoices, type Choices, type Columns } from './analysis';
import { isDebit } from './columnContent';
import { describeColumns } from './describeColumns';
import { FIELDS, type Field } from './fields';
import { areUnique, guessColumns } from './guessColumns';
import { hasOpenStatus, readStatusColumn } from './openStatus';
import { hintKind } from './hintKind';
import { hasDebits } from './isBankStatement';
import { isMarked, readAmount } from './readAmount';
import type { ReadTable } from './readTable';
import type { Kind } from './rowReader';
import { isReceiptTitle } from './titleMeanings';
import type { TranslateWord } from './translateWords';
import type { Words } from './wordsOfFile';

type DecidedColumns = {
  columns: Columns;
  kindHint: Kind | undefined;
  isKindOpen: boolean;
  /** Whether a column that is not read may say what is paid. */
  isStatusOpen: boolean;
};

/** Decides the fields of the columns, and whether the column of kinds counts. @throws RefusedChoices */
export function decideColumns(
  table: Pick<ReadTable, 'header' | 'above' | 'below' | 'score' | 'kindOfRow' | 'titles'> & {
    rows: readonly SheetRow[];
    /** Of the sheet and of the file, for a hint about the kind. */
    names: readonly string[];
  },
  { choices, words, translate }: { choices: Choices; words: Words; translate: TranslateWord },
): DecidedColumns {
  const { rows, titles, names, kindOfRow } = table;
  const contents = describeColumns(titles, rows, translate);
  const ownColumns = readColumns(choices, titles.length);
  const chosenColumns = ownColumns && readStatusColumn(ownColumns, contents);
  const guessedColumns = chosenColumns ?? withoutCards(guessColumns(titles, rows, contents), rows, words);
  const kindHint = hintKind(table, guessedColumns, names);
  const columns =
    chosenColumns ??
    withoutContradiction(
      withoutReceipts(preferWords(guessedColumns, rows, kindHint !== undefined || kindOfRow.size > 0), {
        titles,
        kindHint,
      }),
      rows,
      kindHint,
    );
  const isContradiction = contradictsHint(rows, columns, words, kindHint);
  return {
    columns:
      isContradiction && choices.kindSource === 'words'
        ? columns.map((field) => (field === 'kind' ? null : field))
        : columns,
    kindHint,
    isKindOpen: isContradiction && choices.kindSource === undefined,
    isStatusOpen: chosenColumns === null && hasOpenStatus(titles, columns, contents),
  };
}

function readColumns({ columns }: Choices, width: number): (Field | null)[] | null {
  if (columns === undefined) return null;
  const fields = columns.map((one) => FIELDS.find((field) => field === one) ?? null);
  const isKnown = fields.every((field, index) => (field === null) === (columns[index] === null));
  if (!isKnown || fields.length !== width || !areUnique(fields)) throw new RefusedChoices();
  return fields;
}

/** Debits and credits beside cards alone are kinds of cards. */
function withoutCards(columns: Columns, rows: readonly SheetRow[], words: Words): Columns {
  const form = columns.indexOf('form');
  const areCards =
    form >= 0 &&
    hasDebits(rows, columns.indexOf('kind')) &&
    rows.every(({ cells }) => words('form', readText(cells[form])).becomes === 'card');
  return areCards ? columns.map((field) => (field === 'kind' ? null : field)) : columns;
}

/** In a list of bills, what was received can be goods or the bill itself. The person chooses. */
function withoutReceipts(
  columns: Columns,
  { titles, kindHint }: Pick<ReadTable, 'titles'> & { kindHint: Kind | undefined },
): Columns {
  const isBill = kindHint === 'payable' && !columns.includes('kind');
  return columns.map((field, column) =>
    isBill && (field === 'paidOn' || field === 'paid') && isReceiptTitle(titles[column] ?? '') ? null : field,
  );
}

/** If debits and credits contradict the hint in each row, the person chooses what the columns mean. */
function withoutContradiction(
  columns: Columns,
  rows: readonly SheetRow[],
  kindHint: Kind | undefined,
): Columns {
  const isAmount = (field: Columns[number]) =>
    field === 'signedAmount' || field === 'amountIn' || field === 'amountOut';
  const kinds = new Set(rows.flatMap((row) => listKinds(columns, row)));
  const isContradiction = kindHint !== undefined && kinds.size === 1 && !kinds.has(kindHint);
  return isContradiction ? columns.map((field) => (isAmount(field) ? null : field)) : columns;
}

/** Returns the kinds of the amounts of a row by their columns or marks. */
const listKinds = (columns: Columns, { cells }: SheetRow): Kind[] =>
  columns.flatMap((field, column): Kind[] => {
    const cents = readAmount(cells[column] ?? null, 'comma') ?? 0;
    if (cents === 0) return [];
    if (field === 'amountIn') return ['receivable'];
    if (field === 'amountOut') return ['payable'];
    const isMark = field === 'signedAmount' && isMarked(readText(cells[column]));
    return isMark ? [cents < 0 ? 'payable' : 'receivable'] : [];
  });

/** Words beat signs: with a hint, a negative amount is no kind. A mark such as `D` is a word too. */
function preferWords(columns: Columns, rows: readonly SheetRow[], hasHint: boolean): Columns {
  const column = columns.indexOf('signedAmount');
  const isSign = !hasHint || rows.some(({ cells }) => isMarked(readText(cells[column])));
  return isSign ? columns : columns.map((field) => (field === 'signedAmount' ? 'amount' : field));
}

/**
 * Returns whether the column of kinds contradicts the hint: each known word, or debits, credits and codes of both kinds, which can
 * be cards or documents.
 */
function contradictsHint(
  rows: readonly SheetRow[],
  columns: Columns,
  words: Words,
  kindHint: Kind | undefined,
): boolean {
  const column = columns.indexOf('kind');
  if (kindHint === undefined || column < 0) return false;
  const known = rows
    .map(({ cells }) => cells[column])
    .filter((cell) => words('kind', readText(cell)).becomes !== null);
  const kinds = new Set(known.map((cell) => words('kind', readText(cell)).becomes));
  return kinds.size < 2 ? kinds.size > 0 && !kinds.has(kindHint) : known.every(isDebitOrCode);
}

/** A code of one or two letters can have another meaning than a kind. */
const isDebitOrCode = (cell: ReadCell | undefined): boolean => isDebit(cell) || readText(cell).length <= 2;
