import type { Day } from '../entries/days';
import { findProblems } from '../entries/entryRules';
import { isEmpty, readText, type ReadCell, type SheetRow } from '../files/sheet';
import type { AnalysedRow, Choices, Columns, RowEntry, RowProblem } from './analysis';
import { readAmount, type Decimal } from './readAmount';
import { readDay, type DateOrder } from './readDay';
import { readInstallment } from './readInstallment';
import type { WordField } from './translateWords';
import { FIELDS, type Field } from './words';
import type { Words } from './wordsOfFile';

export type RowOptions = {
  columns: Columns;
  dateOrder: DateOrder;
  decimal: Decimal;
  defaults: Choices['defaults'];
  /** The fields that are open have no problems yet. */
  questions: readonly string[];
  words: Words;
  today: Day;
};

const MAX_VALUE_LENGTH = 100;
/** More than an entry may have, so that a longer text is a problem. */
const MAX_TEXT_LENGTH = 500;

/** Reads rows. Those that are no entry are skipped. */
export function readRows(
  rows: readonly SheetRow[],
  isEntry: ReadonlySet<SheetRow>,
  options: RowOptions,
): AnalysedRow[] {
  const seen = new Set<string>();
  return rows.map((row): AnalysedRow => {
    if (!isEntry.has(row)) {
      const text = row.cells.map(readText).filter(Boolean).join(' · ').slice(0, MAX_VALUE_LENGTH);
      return { row: row.row, state: 'skipped', text, entry: {}, problems: [], isRepeated: false };
    }
    const { entry, problems } = readEntry(row, options);
    const key = keyOf(entry);
    const isRepeated = problems.length === 0 && seen.has(key);
    seen.add(key);
    return { row: row.row, state: problems.length > 0 ? 'invalid' : 'ready', entry, problems, isRepeated };
  });
}

/** Rows with an equal key are the same entry, as in the query for stored entries. */
const keyOf = ({
  kind,
  counterparty = '',
  document = '',
  installment,
  dueOn,
  amountCents,
}: RowEntry): string =>
  JSON.stringify([kind, foldText(counterparty), foldText(document), installment, dueOn, amountCents]);

const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

type Read = { entry: RowEntry; problems: RowProblem[] };

function readEntry({ cells }: SheetRow, options: RowOptions): Read {
  const problems: RowProblem[] = [];
  const cellOf = (field: Field): ReadCell => cells[options.columns.indexOf(field)] ?? null;
  const refuse = (field: Field, reason: string) => {
    if (options.questions.includes(field)) return;
    const value = readText(cellOf(field)).slice(0, MAX_VALUE_LENGTH);
    problems.push({ field, reason, ...(value !== '' && { value }) });
  };
  const entry: RowEntry = {
    ...readWords(cellOf, options, refuse),
    ...readTexts(cellOf, refuse),
    ...readNumbers(cellOf, options, refuse),
  };
  const { installment, reason } = readInstallment(cellOf('installment'), cellOf('installments'));
  Object.assign(entry, installment);
  if (reason !== undefined) refuse(reason, 'not-a-count');
  applySign(entry, options, refuse);
  return { entry, problems: [...problems, ...checkRules(entry, problems, options, cellOf)] };
}

type CellOf = (field: Field) => ReadCell;
type Refuse = (field: Field, reason: string) => void;

function readWords(cellOf: CellOf, { columns, defaults = {}, words }: RowOptions, refuse: Refuse): RowEntry {
  const read = (field: WordField): string | undefined => {
    const word = readText(cellOf(field));
    if (word === '') {
      const value = defaults[field];
      if (value === undefined && !(field === 'kind' && columns.includes('signedAmount')))
        refuse(field, 'missing');
      return value;
    }
    const { becomes } = words(field, word);
    if (becomes === null) refuse(field, 'unknown');
    return becomes ?? undefined;
  };
  const [kind, category, form] = [read('kind'), read('category'), read('form')];
  return { ...(kind && { kind }), ...(category && { category }), ...(form && { form }) };
}

function readTexts(cellOf: CellOf, refuse: Refuse): RowEntry {
  const counterparty = readText(cellOf('counterparty')).slice(0, MAX_TEXT_LENGTH);
  if (counterparty === '') refuse('counterparty', isFormula(cellOf('counterparty')) ? 'formula' : 'missing');
  const document = readText(cellOf('document')).slice(0, MAX_TEXT_LENGTH);
  return { ...(counterparty && { counterparty }), ...(document && { document }) };
}

const isFormula = (cell: ReadCell): boolean => cell !== null && typeof cell === 'object' && 'formula' in cell;

function readNumbers(cellOf: CellOf, { columns, dateOrder, decimal }: RowOptions, refuse: Refuse): RowEntry {
  const read = <T>(field: Field, parse: (cell: ReadCell) => T | null, reason: string): T | undefined => {
    const cell = cellOf(field);
    const value = isEmpty(cell) ? null : parse(cell);
    if (value === null && !isEmpty(cell)) refuse(field, isFormula(cell) ? 'formula' : reason);
    return value ?? undefined;
  };
  const readOneDay = (field: Field) => read(field, (cell) => readDay(cell, dateOrder), 'not-a-day');
  const readCents = (field: Field) => read(field, (cell) => readAmount(cell, decimal), 'not-an-amount');
  const [dueOn, paidOn] = [readOneDay('dueOn'), readOneDay('paidOn')];
  const issuedOn = readOneDay('issuedOn') ?? dueOn;
  const amountField = columns.includes('signedAmount') ? 'signedAmount' : 'amount';
  const amountCents = readCents(amountField);
  if (isEmpty(cellOf('dueOn'))) refuse('dueOn', 'missing');
  if (isEmpty(cellOf(amountField))) refuse(amountField, 'missing');
  const paid = readCents('paid');
  // A company may write 0 as the amount of what is not paid yet.
  const isOpen = paidOn === undefined && isEmpty(cellOf('paidOn')) && (paid ?? 0) === 0;
  const paidCents = paid === undefined && paidOn !== undefined ? amountCents : paid;
  return {
    ...(issuedOn && { issuedOn }),
    ...(dueOn && { dueOn }),
    ...(amountCents !== undefined && { amountCents }),
    ...(paidOn && { paidOn }),
    ...(!isOpen && paidCents !== undefined && { paidCents: Math.abs(paidCents) }),
  };
}

/** The amount of an entry is positive. Its sign is its kind, or agrees with it. */
function applySign(entry: RowEntry, { columns }: RowOptions, refuse: Refuse): void {
  const { amountCents, kind } = entry;
  if (amountCents === undefined) return;
  if (columns.includes('signedAmount') && !columns.includes('kind'))
    entry.kind = amountCents < 0 ? 'payable' : 'receivable';
  else if (amountCents < 0 && kind === 'receivable') refuse('amount', 'range');
  entry.amountCents = Math.abs(amountCents);
}

/** Applies the rules for entries to the values that were understood. */
function checkRules(
  entry: RowEntry,
  found: readonly RowProblem[],
  options: RowOptions,
  cellOf: CellOf,
): RowProblem[] {
  const { issuedOn = options.today, dueOn = options.today, amountCents = 1 } = entry;
  const { paidOn = null, paidCents = null, installment = 1, installments = 1 } = entry;
  const values = {
    counterparty: entry.counterparty ?? '-',
    document: entry.document ?? '',
    isCategory: true,
    form: entry.form ?? 'pix',
    ...{ installment, installments, issuedOn, dueOn, amountCents, paidOn, paidCents },
  };
  return findProblems(values, options.today).flatMap(({ field: name, reason }) => {
    const field = nameField(name, options.columns);
    // Without its own value, it has the value and the problem of the due day.
    const isCopy = field === 'issuedOn' && isEmpty(cellOf(field));
    if (isCopy || found.some((one) => one.field === field) || options.questions.includes(field)) return [];
    const value = readText(cellOf(field)).slice(0, MAX_VALUE_LENGTH);
    return [{ field, reason, ...(value !== '' && { value }) }];
  });
}

/** Returns the field of a value. The column of the instalment can have both of its numbers. */
function nameField(name: string, columns: Columns): Field {
  if (name === 'amountCents') return columns.includes('signedAmount') ? 'signedAmount' : 'amount';
  if (name === 'installments' && !columns.includes('installments')) return 'installment';
  return FIELDS.find((field) => field === name) ?? 'paid';
}
