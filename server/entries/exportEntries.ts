import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Queries } from '../database/open';
import type { Cell, Column, Table } from '../files/table';
import { writeCsv } from '../files/writeCsv';
import { writeXlsx } from '../files/writeXlsx';
import type { Language, Text } from '../http/language';
import { companyDay, readCompany } from './company';
import { FORM_TITLES, KIND_TITLES, STATUS_TITLES } from './entryTexts';
import { readEntries, type Choice, type Entry } from './listEntries';

export type ExportFormat = keyof typeof FORMATS;

export type ExportOptions = Choice & {
  now: Date;
  format: ExportFormat;
  language: Language;
};

/** A file that is made while it is read. */
export type MadeFile = { name: string; type: string; content: Readable };

const FORMATS = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeXlsx,
  },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
};

/** Rows of one query. More would freeze the server's thread for longer. */
const PAGE = 250;

/**
 * Makes a file with all entries of a choice. On a server database all pages show one moment. Reading stops when the
 * content is destroyed, and the content is destroyed when reading fails.
 */
export async function exportEntries(
  database: Database,
  { now, format, language, ...choice }: ExportOptions,
): Promise<MadeFile> {
  return new Promise((resolve, reject) => {
    const make = async (queries: Queries) => {
      const today = companyDay(await readCompany(queries), now);
      const pages = readEntries(queries, { ...choice, limit: PAGE, today });
      const translate = (text: Text) => text[language];
      const { type, write } = FORMATS[format];
      // A query that fails gets an error response in place of a file.
      const first = await pages.next();
      const content = new PassThrough();
      resolve({ name: `${translate(FILE_NAME)}-${today}.${format}`, type, content });
      await pipeline(write(makeTable(first, pages, translate)), content);
    };
    // A transaction of the embedded database would let all other queries wait for this client.
    const made = database.kind === 'embedded' ? make(database.queries) : database.inTransaction('read', make);
    made.catch(reject);
  });
}

const FILE_NAME: Text = { 'pt-BR': 'lancamentos', en: 'entries', es: 'movimientos' };
const SHEET_NAME: Text = { 'pt-BR': 'Lançamentos', en: 'Entries', es: 'Movimientos' };

function makeTable(
  first: IteratorResult<Entry[]>,
  pages: AsyncGenerator<Entry[]>,
  translate: (text: Text) => string,
): Table {
  return {
    name: translate(SHEET_NAME),
    columns: COLUMNS.map(({ title, type, width }) => ({ title: translate(title), type, width })),
    rows: readRows(first, pages, translate),
  };
}

async function* readRows(
  first: IteratorResult<Entry[]>,
  pages: AsyncGenerator<Entry[]>,
  translate: (text: Text) => string,
): AsyncGenerator<Cell[]> {
  for (let page = first; page.done !== true; page = await pages.next()) {
    for (const entry of page.value) yield COLUMNS.map(({ read }) => read(entry, translate));
    // The queries of the embedded database give other requests no turn.
    await nextTurn();
  }
}

type EntryColumn = Omit<Column, 'title'> & {
  title: Text;
  read: (entry: Entry, translate: (text: Text) => string) => Cell;
};

/** The columns of a file, in an order that stays. Programs of a company may read them by position. */
const COLUMNS: readonly EntryColumn[] = [
  {
    title: { 'pt-BR': 'Tipo', en: 'Type', es: 'Clase' },
    type: 'text',
    width: 12,
    read: ({ kind }, translate) => translate(KIND_TITLES[kind]),
  },
  {
    title: { 'pt-BR': 'Cliente ou fornecedor', en: 'Customer or supplier', es: 'Cliente o proveedor' },
    type: 'text',
    width: 36,
    read: ({ counterparty }) => counterparty,
  },
  {
    title: { 'pt-BR': 'Categoria', en: 'Category', es: 'Categoría' },
    type: 'text',
    width: 24,
    read: ({ category }) => category,
  },
  {
    title: { 'pt-BR': 'Forma', en: 'Method', es: 'Forma de pago' },
    type: 'text',
    width: 14,
    read: ({ form }, translate) => translate(FORM_TITLES[form]),
  },
  {
    title: { 'pt-BR': 'Documento', en: 'Document', es: 'Núm. de documento' },
    type: 'text',
    width: 18,
    read: ({ document }) => document,
  },
  {
    title: { 'pt-BR': 'Parcela', en: 'Installment', es: 'Cuota' },
    type: 'count',
    width: 10,
    read: ({ installment }) => installment,
  },
  {
    title: { 'pt-BR': 'Parcelas', en: 'Installments', es: 'Cuotas' },
    type: 'count',
    width: 10,
    read: ({ installments }) => installments,
  },
  {
    title: { 'pt-BR': 'Emissão', en: 'Issue date', es: 'Emisión' },
    type: 'day',
    width: 12,
    read: ({ issuedOn }) => issuedOn,
  },
  {
    title: { 'pt-BR': 'Vencimento', en: 'Due date', es: 'Vencimiento' },
    type: 'day',
    width: 12,
    read: ({ dueOn }) => dueOn,
  },
  {
    title: { 'pt-BR': 'Pagamento', en: 'Payment date', es: 'Fecha de pago' },
    type: 'day',
    width: 12,
    read: ({ paidOn }) => paidOn,
  },
  {
    title: { 'pt-BR': 'Valor', en: 'Amount', es: 'Importe' },
    type: 'money',
    width: 16,
    read: ({ amountCents }) => amountCents,
  },
  {
    title: { 'pt-BR': 'Valor pago', en: 'Amount paid', es: 'Importe pagado' },
    type: 'money',
    width: 16,
    read: ({ paidCents }) => paidCents,
  },
  {
    title: { 'pt-BR': 'Situação', en: 'Status', es: 'Estado' },
    type: 'text',
    width: 14,
    read: ({ status }, translate) => translate(STATUS_TITLES[status]),
  },
  {
    title: { 'pt-BR': 'Vencimento efetivo', en: 'Effective due date', es: 'Vencimiento efectivo' },
    type: 'day',
    width: 18,
    read: ({ effectiveDueOn }) => effectiveDueOn,
  },
];
