// Texts and columns of a report of entries, in every language.
import type { ReportColumn } from '../files/report';
import type { Language, Text } from '../http/language';
import { FORM_TITLES, KIND_TITLES, STATUS_TITLES } from './entryTexts';
import type { Day } from '../company/days';
import type { Entry } from './listEntries';

/** The language tag of numbers and days. */
const TAGS: Record<Language, string> = { 'pt-BR': 'pt-BR', en: 'en-US', es: 'es-ES' };

const byLanguage = <T>(make: (tag: string) => T): Record<Language, T> => ({
  'pt-BR': make(TAGS['pt-BR']),
  en: make(TAGS.en),
  es: make(TAGS.es),
});
const AMOUNTS = byLanguage(
  (tag) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' }),
);
const COUNTS = byLanguage((tag) => new Intl.NumberFormat(tag));
const DAYS = byLanguage(
  (tag) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' }),
);

export const formatAmount = (cents: number, language: Language): string =>
  AMOUNTS[language].format(cents / 100);
export const formatCount = (count: number, language: Language): string => COUNTS[language].format(count);
export const formatDay = (day: Day, language: Language): string =>
  DAYS[language].format(new Date(`${day}T00:00:00Z`));

type EntryColumn = Omit<ReportColumn, 'title'> & {
  id: string;
  title: Text;
  read: (entry: Entry, language: Language) => string;
};

/** The widths add up to the width of a page. */
const COLUMNS: readonly EntryColumn[] = [
  {
    id: 'counterparty',
    title: { 'pt-BR': 'Cliente ou fornecedor', en: 'Customer or supplier', es: 'Cliente o proveedor' },
    width: 176,
    type: 'text',
    read: ({ counterparty }) => counterparty,
  },
  {
    id: 'document',
    title: { 'pt-BR': 'Documento', en: 'Document', es: 'Núm. de documento' },
    width: 88,
    type: 'text',
    read: ({ document, installment, installments }) =>
      installments > 1 ? `${document} ${String(installment)}/${String(installments)}`.trim() : document,
  },
  {
    id: 'category',
    title: { 'pt-BR': 'Categoria', en: 'Category', es: 'Categoría' },
    width: 106,
    type: 'text',
    read: ({ category }) => category,
  },
  {
    id: 'form',
    title: { 'pt-BR': 'Forma', en: 'Method', es: 'Forma de pago' },
    width: 64,
    type: 'text',
    read: ({ form }, language) => FORM_TITLES[form][language],
  },
  {
    id: 'due',
    title: { 'pt-BR': 'Vencimento', en: 'Due date', es: 'Vencimiento' },
    width: 59,
    type: 'text',
    read: ({ effectiveDueOn }, language) => formatDay(effectiveDueOn, language),
  },
  {
    id: 'paidOn',
    title: { 'pt-BR': 'Pagamento', en: 'Paid on', es: 'Pago' },
    width: 59,
    type: 'text',
    read: ({ paidOn }, language) => (paidOn === null ? '' : formatDay(paidOn, language)),
  },
  {
    id: 'status',
    title: { 'pt-BR': 'Situação', en: 'Status', es: 'Estado' },
    width: 58,
    type: 'text',
    read: ({ status }, language) => STATUS_TITLES[status][language],
  },
  {
    id: 'amount',
    title: { 'pt-BR': 'Valor (R$)', en: 'Amount (R$)', es: 'Importe (R$)' },
    width: 80,
    type: 'amount',
    read: ({ amountCents }, language) => formatAmount(amountCents, language),
  },
  {
    id: 'paid',
    title: { 'pt-BR': 'Valor pago (R$)', en: 'Amount paid (R$)', es: 'Pagado (R$)' },
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

type Texts = {
  fileName: string;
  title: string;
  made: (day: string, userName: string) => string;
  pageNumber: string;
  section: (kind: string | undefined, count: string, number: number) => string;
  receivable: string;
  payable: string;
  subtotal: string;
  total: string;
  summary: string;
  summaryColumns: readonly ReportColumn[];
  balance: string;
};

const kindsIn = (language: Language) => ({
  receivable: KIND_TITLES.receivable[language],
  payable: KIND_TITLES.payable[language],
});

const summaryColumns = (
  kind: string,
  count: string,
  amount: string,
  paid: string,
): readonly ReportColumn[] => [
  { title: kind, width: 200, type: 'text' },
  { title: count, width: 90, type: 'amount' },
  { title: amount, width: 100, type: 'amount' },
  { title: paid, width: 100, type: 'amount' },
];

export const TEXTS: Record<Language, Texts> = {
  'pt-BR': {
    ...kindsIn('pt-BR'),
    fileName: 'relatorio',
    title: 'Relatório de lançamentos',
    made: (day, userName) => `Feito em ${day} por ${userName}`,
    pageNumber: 'Página {page} de {pages}',
    section: (kind = 'Lançamentos', count, number) =>
      `${kind}: ${count} ${number === 1 ? 'lançamento' : 'lançamentos'}`,
    subtotal: 'Subtotal',
    total: 'Total',
    summary: 'Resumo',
    summaryColumns: summaryColumns('Tipo', 'Lançamentos', 'Valor (R$)', 'Valor pago (R$)'),
    balance: 'Saldo: a receber menos a pagar',
  },
  en: {
    ...kindsIn('en'),
    fileName: 'report',
    title: 'Report of entries',
    made: (day, userName) => `Made on ${day} by ${userName}`,
    pageNumber: 'Page {page} of {pages}',
    section: (kind = 'Entries', count, number) => `${kind}: ${count} ${number === 1 ? 'entry' : 'entries'}`,
    subtotal: 'Subtotal',
    total: 'Total',
    summary: 'Summary',
    summaryColumns: summaryColumns('Type', 'Entries', 'Amount (R$)', 'Amount paid (R$)'),
    balance: 'Balance: receivable minus payable',
  },
  es: {
    ...kindsIn('es'),
    fileName: 'informe',
    title: 'Informe de movimientos',
    made: (day, userName) => `Hecho el ${day} por ${userName}`,
    pageNumber: 'Página {page} de {pages}',
    section: (kind = 'Movimientos', count, number) =>
      `${kind}: ${count} ${number === 1 ? 'movimiento' : 'movimientos'}`,
    subtotal: 'Subtotal',
    total: 'Total',
    summary: 'Resumen',
    summaryColumns: summaryColumns('Clase', 'Movimientos', 'Importe (R$)', 'Pagado (R$)'),
    balance: 'Saldo: por cobrar menos por pagar',
  },
};
