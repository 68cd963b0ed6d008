import type { Day } from '../company/days';
import type { Cell } from '../files/table';
import type { Language, TextId } from '../texts/catalogues';
import { dateFormat, numberFormat } from '../texts/formats';
import { makeTranslate } from '../texts/translate';
import { ENTRY_FIELDS, type EntryColumn } from './entryColumns';
import type { EntryWithPayments } from './addPaymentSums';

export const formatAmount = (cents: number, language: Language): string =>
  numberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(cents / 100);
export const formatDay = (day: Day, language: Language): string =>
  dateFormat(language, { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(`${day}T00:00:00Z`),
  );

type FieldId = keyof typeof ENTRY_FIELDS;
type ReportedField = {
  id: FieldId;
  /** In points. */
  width: number;
  /** Absent: as in an export. */
  title?: TextId;
  read?: EntryColumn['read'];
};

/** The widths add up to the width of a page. */
const COLUMNS: readonly ReportedField[] = [
  { id: 'counterparty', width: 160 },
  { id: 'document', width: 82, read: readDocument },
  { id: 'category', width: 96 },
  { id: 'form', width: 58 },
  { id: 'dueOn', width: 56 },
  { id: 'paidOn', width: 54, title: 'report.column.paidOn' },
  { id: 'status', width: 52 },
  { id: 'amount', width: 72, title: 'report.column.amount' },
  { id: 'paid', width: 74, title: 'report.column.paid' },
  { id: 'open', width: 66, title: 'report.column.open' },
];

function readDocument({ document, installment, installments }: EntryWithPayments): string {
  return installments > 1 ? `${document} ${String(installment)}/${String(installments)}`.trim() : document;
}

/** Writes a value as the language of the report does. */
function writeCell(cell: Cell, type: EntryColumn['type'], language: Language): string {
  if (type === 'money' && typeof cell === 'number') return formatAmount(cell, language);
  if (type === 'day' && typeof cell === 'string') return formatDay(cell, language);
  return String(cell ?? '');
}

/** Returns the columns of a report. Without a payment it has no columns for it, and more width for names. */
export function chooseColumns(entries: readonly EntryWithPayments[], language: Language) {
  const translate = makeTranslate(language);
  return chooseFields(entries).map(({ id, width, ...overrides }) => {
    const field: EntryColumn = { ...ENTRY_FIELDS[id], ...overrides };
    return {
      id,
      width,
      title: translate(field.title),
      type: field.type === 'money' ? ('amount' as const) : ('text' as const),
      read: (entry: EntryWithPayments) => writeCell(field.read(entry, translate), field.type, language),
    };
  });
}

function chooseFields(entries: readonly EntryWithPayments[]): readonly ReportedField[] {
  if (entries.some(({ payments }) => payments.lastPaidOn !== null)) return COLUMNS;
  const [nameColumn, ...others] = COLUMNS.filter(
    ({ id }) => id !== 'paidOn' && id !== 'paid' && id !== 'open',
  );
  if (nameColumn === undefined) return [];
  const width = COLUMNS.reduce((sum, column) => sum + column.width, 0);
  const otherWidths = others.reduce((sum, column) => sum + column.width, 0);
  return [{ ...nameColumn, width: width - otherWidths }, ...others];
}
