import type { Day } from '../company/days';
import type { ReportColumn } from '../files/report';
import type { Language, TextId } from '../texts/catalogues';
import { dateFormat, numberFormat } from '../texts/formats';
import { makeTranslate } from '../texts/translate';
import type { Entry } from './listEntries';

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

type EntryColumn = Omit<ReportColumn, 'title'> & {
  id: string;
  title: TextId;
  read: (entry: Entry, language: Language) => string;
};

/** The widths add up to the width of a page. */
const COLUMNS: readonly EntryColumn[] = [
  {
    id: 'counterparty',
    title: 'entry.counterparty',
    width: 176,
    type: 'text',
    read: ({ counterparty }) => counterparty,
  },
  {
    id: 'document',
    title: 'entry.document',
    width: 88,
    type: 'text',
    read: ({ document, installment, installments }) =>
      installments > 1 ? `${document} ${String(installment)}/${String(installments)}`.trim() : document,
  },
  {
    id: 'category',
    title: 'entry.category',
    width: 106,
    type: 'text',
    read: ({ category }) => category,
  },
  {
    id: 'form',
    title: 'entry.form',
    width: 64,
    type: 'text',
    read: ({ form }, language) => makeTranslate(language)(`entry.form.${form}`),
  },
  {
    id: 'due',
    title: 'entry.dueOn',
    width: 59,
    type: 'text',
    read: ({ effectiveDueOn }, language) => formatDay(effectiveDueOn, language),
  },
  {
    id: 'paidOn',
    title: 'report.column.paidOn',
    width: 59,
    type: 'text',
    read: ({ paidOn }, language) => (paidOn === null ? '' : formatDay(paidOn, language)),
  },
  {
    id: 'status',
    title: 'entry.status',
    width: 58,
    type: 'text',
    read: ({ status }, language) => makeTranslate(language)(`entry.status.${status}`),
  },
  {
    id: 'amount',
    title: 'report.column.amount',
    width: 80,
    type: 'amount',
    read: ({ amountCents }, language) => formatAmount(amountCents, language),
  },
  {
    id: 'paid',
    title: 'report.column.paid',
    width: 80,
    type: 'amount',
    read: ({ paidCents }, language) => (paidCents === null ? '' : formatAmount(paidCents, language)),
  },
];

/** Returns the columns of a report. Without a payment it has no columns for it, and more width for names. */
export function chooseColumns(entries: readonly Entry[]): readonly EntryColumn[] {
  if (entries.some(({ paidOn }) => paidOn !== null)) return COLUMNS;
  const [names, ...others] = COLUMNS.filter(({ id }) => id !== 'paidOn' && id !== 'paid');
  if (names === undefined) return [];
  const width = COLUMNS.reduce((sum, column) => sum + column.width, 0);
  const taken = others.reduce((sum, column) => sum + column.width, 0);
  return [{ ...names, width: width - taken }, ...others];
}
