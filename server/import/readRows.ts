import { isBlank } from '../../api-spec/texts';
import { findProblems } from '../entries/entryRules';
import { readText, type SheetRow } from '../files/sheet';
import type { AnalysedRow, Choices, Columns, RowEntry, RowProblem, SkipReason } from './analysis';
import { showCells } from './describeRows';
import { readInstallment } from './readInstallment';
import { readPayment, readStatus } from './readPayment';
import { findJoinedCharges } from './readParts';
import { hasTwoAmounts, readKind, readSum } from './readSums';
import {
  findDefaults,
  findFaults,
  makeCellOf,
  readDayOf,
  type CellOf,
  type Kind,
  type Refuse,
  type RowOptions,
} from './rowReader';
import { FIELDS, type Field } from './fields';

/** Characters of a problem's value in the response. */
const MAX_VALUE_LENGTH = 100;
/** More than an entry may have, so that a longer text is a problem. */
const MAX_TEXT_LENGTH = 500;

/**
 * Reads rows. Those with a reason are skipped.
 * @param questions The fields that are open, which have no problems yet.
 */
export function readRows(
  rows: readonly SheetRow[],
  skipReasons: ReadonlyMap<SheetRow, SkipReason>,
  options: RowOptions & { questions: readonly string[] },
): AnalysedRow[] {
  const seen = new Set<string>();
  return rows.map((row): AnalysedRow => {
    const text = showCells(row);
    const skipReason = skipReasons.get(row);
    if (skipReason !== undefined) return skipRow({ row: row.row, text }, skipReason);
    const { entry, problems } = readEntry(row, { ...options, defaults: findDefaults(row, options) });
    const key = keyOf(entry);
    const isRepeated = problems.length === 0 && seen.has(key);
    seen.add(key);
    const state = problems.length > 0 ? 'invalid' : 'ready';
    return { row: row.row, state, text, entry, problems, isRepeated };
  });
}

/** Returns a row that is no entry, or that is left out. */
export const skipRow = (
  { row, text }: Pick<AnalysedRow, 'row' | 'text'>,
  skipReason: SkipReason,
): AnalysedRow => ({
  ...{ row, state: 'skipped', skipReason, text, entry: {}, problems: [], isRepeated: false },
});

/** Rows with an equal key are the same entry, as in the query for stored entries. */
export const keyOf = ({
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

type EntryResult = { entry: RowEntry; problems: RowProblem[] };

function readEntry(row: SheetRow, options: RowOptions & { questions: readonly string[] }): EntryResult {
  const cellOf = makeCellOf(row, options.columns);
  const problems = findFaults(row, options.columns);
  const faultyFields = new Set(problems.map(({ field }) => field));
  const find = (field: Field, reason: string): RowProblem[] => {
    // A cell with a fault also looks empty.
    if (options.questions.includes(field) || faultyFields.has(field)) return [];
    const value = readText(cellOf(field)).slice(0, MAX_VALUE_LENGTH);
    return [{ field, reason, ...(value !== '' && { value }) }];
  };
  const refuse = (field: Field, reason: string) => {
    problems.push(...find(field, reason));
  };
  const sum = readSum(cellOf, options, refuse);
  const ownKind = readKind(cellOf, sum, options, refuse);
  const isTurned = options.turnedRows.has(row);
  const kind = isTurned ? findOtherKind(ownKind) : ownKind;
  const days = readDays(cellOf, options, refuse);
  const amount = sum === undefined ? {} : { amountCents: Math.abs(sum.cents) };
  const { installment, reason } = readInstallment(cellOf('installment'), cellOf('installments'));
  const entry: RowEntry = {
    ...(kind && { kind }),
    ...readWords(isTurned ? withoutOtherCategory(cellOf, kind, options) : cellOf, kind, options, refuse),
    ...readTexts(cellOf, refuse),
    ...installment,
    ...days,
    ...amount,
    ...readPayment(cellOf, { ...(kind && { kind }), ...days, ...amount }, options, refuse),
  };
  const joined = findJoinedCharges(row, entry, options);
  if (joined !== undefined) problems.push({ field: 'interest', reason: 'joined', value: joined });
  const foreign = options.findForeignAmount(row);
  if (foreign !== undefined && sum !== undefined)
    problems.push({ field: nameAmount(options.columns, ownKind), ...foreign });
  if (reason !== undefined) refuse(reason, 'not-a-count');
  if (readStatus(cellOf, options) === null) refuse('status', 'unknown');
  const cancelled = options.readCancelled(row);
  if (cancelled !== undefined)
    problems.push({ field: 'status', reason: 'unknown', value: cancelled.value.slice(0, MAX_VALUE_LENGTH) });
  const broken = checkRules(entry, options, cellOf)
    .filter(({ field }) => !problems.some((one) => one.field === field))
    .flatMap(({ field, reason: why }) => find(field, why));
  return { entry, problems: [...problems, ...broken] };
}

export const findOtherKind = (kind: Kind | undefined): Kind | undefined =>
  kind && (kind === 'payable' ? 'receivable' : 'payable');

/** The category in the file is of the kind that a turned row does not have, so its default counts. */
export const withoutOtherCategory =
  (cellOf: CellOf, kind: Kind | undefined, { categories, words }: RowOptions): CellOf =>
  (field) => {
    const cell = cellOf(field);
    if (field !== 'category' || cell === null) return cell;
    const { becomes } = words('category', readText(cell));
    const categoryKind = categories.find(({ name }) => name === becomes)?.kind ?? null;
    return categoryKind === null || categoryKind === kind ? cell : null;
  };

function readWords(
  cellOf: CellOf,
  kind: Kind | undefined,
  { defaults = {}, words }: RowOptions,
  refuse: Refuse,
): RowEntry {
  const read = (field: 'category' | 'form', value: string | undefined, isNeeded = true) => {
    const word = readText(cellOf(field));
    if (word === '') {
      if (value === undefined && isNeeded) refuse(field, 'missing');
      return value;
    }
    const { becomes } = words(field, word);
    if (becomes === null) refuse(field, 'unknown');
    return becomes ?? undefined;
  };
  const { receivableCategory, payableCategory } = defaults;
  // Without its kind, an entry cannot have one of the two.
  const isNeeded = kind !== undefined || (receivableCategory ?? payableCategory) === undefined;
  const category = read('category', findCategory(kind, defaults), isNeeded);
  const form = read('form', defaults.form);
  return { ...(category && { category }), ...(form && { form }) };
}

/** Returns the category of the entries of a kind that have none in the file. */
export function findCategory(
  kind: Kind | undefined,
  { category, receivableCategory, payableCategory }: NonNullable<Choices['defaults']>,
): string | undefined {
  if (kind === undefined) return category;
  return (kind === 'receivable' ? receivableCategory : payableCategory) ?? category;
}

function readTexts(cellOf: CellOf, refuse: Refuse): RowEntry {
  const counterparty = readText(cellOf('counterparty')).slice(0, MAX_TEXT_LENGTH);
  if (isBlank(counterparty)) refuse('counterparty', 'missing');
  const document = readText(cellOf('document')).slice(0, MAX_TEXT_LENGTH);
  return { ...(counterparty && { counterparty }), ...(document && { document }) };
}

function readDays(cellOf: CellOf, options: RowOptions, refuse: Refuse): RowEntry {
  if (cellOf('dueOn') === null) refuse('dueOn', 'missing');
  const dueOn = readDayOf('dueOn', cellOf, options, refuse);
  const issuedOn = readDayOf('issuedOn', cellOf, options, refuse) ?? dueOn;
  return { ...(issuedOn && { issuedOn }), ...(dueOn && { dueOn }) };
}

/** Applies the rules for entries to the values that were understood. */
function checkRules(
  entry: RowEntry,
  { columns, categories, today }: RowOptions,
  cellOf: CellOf,
): { field: Field; reason: string }[] {
  const { issuedOn = today, dueOn = today, amountCents = 1 } = entry;
  const { paidOn = null, paidCents = null, installment = 1, installments = 1 } = entry;
  const values = {
    counterparty: entry.counterparty ?? '-',
    document: entry.document ?? '',
    kind: entry.kind,
    categoryKind: categories.find(({ name }) => name === entry.category)?.kind ?? null,
    form: entry.form ?? 'pix',
    ...{ installment, installments, issuedOn, dueOn, amountCents, paidOn, paidCents },
  };
  return findProblems(values, today).flatMap(({ field: name, reason }) => {
    const field = nameField(name, columns, entry.kind);
    // Without its own value, it has the value and the problem of the due day or of the amount.
    const isCopy = (field === 'issuedOn' || field === 'paidOn' || field === 'paid') && cellOf(field) === null;
    return isCopy ? [] : [{ field, reason }];
  });
}

/** Returns the field of a value. The column of the instalment can have both of its numbers. */
function nameField(name: string, columns: Columns, kind: string | undefined): Field {
  if (name === 'amountCents') return nameAmount(columns, kind);
  if (name === 'installments' && !columns.includes('installments')) return 'installment';
  return FIELDS.find((field) => field === name) ?? 'paid';
}

function nameAmount(columns: Columns, kind: string | undefined): Field {
  if (hasTwoAmounts(columns)) return kind === 'receivable' ? 'amountIn' : 'amountOut';
  return columns.includes('signedAmount') ? 'signedAmount' : 'amount';
}
