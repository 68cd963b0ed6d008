import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Queries } from '../database/database';
import { KINDS } from '../database/entryValues';
import type { Cell, Table } from '../files/table';
import { writeCsv } from '../files/writeCsv';
import { writeXlsx } from '../files/writeXlsx';
import type { Language } from '../texts/catalogues';
import { makeTranslate, type Translate } from '../texts/translate';
import { companyDay, readCompany } from '../company/company';
import { ENTRY_COLUMNS } from './entryColumns';
import { addPaymentSums, type EntryWithPayments } from './addPaymentSums';
import { readEntries, type Choice } from './listEntries';

export type ExportFormat = keyof typeof FORMATS;

export type ExportOptions = Choice & {
  now: Date;
  format: ExportFormat;
  language: Language;
};

/** A file that is made while it is read. `made` resolves when it is made, or will not be. */
export type MadeFile = { name: string; type: string; content: Readable; made: Promise<void> };

const FORMATS = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeXlsx,
  },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
};

/** Rows of one query. More would freeze the server's thread for longer. */
const PAGE_SIZE = 250;

/**
 * Bytes that are made before the client reads them. So a slow client keeps no transaction open, except with a file that
 * is larger.
 */
const AHEAD_BYTES = 32 * 1024 * 1024;
/** Time to make a file, in ms. A larger file is made as fast as its client reads it. */
const MAKING_MS = 60_000;

/**
 * Makes a file with all entries of a choice. On a server database all pages show one moment. Reading stops when the
 * content is destroyed, and the content is destroyed when reading fails or takes too long.
 */
export async function exportEntries(
  database: Database,
  { now, format, language, ...choice }: ExportOptions,
): Promise<MadeFile> {
  return new Promise((resolve, reject) => {
    const make = async (queries: Queries) => {
      const today = companyDay(await readCompany(queries), now);
      const pages = readWithPayments(queries, { ...choice, limit: PAGE_SIZE, today });
      const translate = makeTranslate(language);
      const { type, write } = FORMATS[format];
      // A query that fails gets an error response in place of a file.
      const first = await pages.next();
      const content = new PassThrough({ readableHighWaterMark: AHEAD_BYTES });
      const name = `${translate('export.fileName')}-${today}.${format}`;
      resolve({ name, type, content, made: made.catch(() => undefined) });
      const signal = AbortSignal.timeout(MAKING_MS);
      await pipeline(write(makeTable(first, pages, translate)), content, { signal });
    };
    // A transaction of the embedded database would let all other queries wait for this client.
    const made = database.kind === 'embedded' ? make(database.queries) : database.inTransaction('read', make);
    made.catch(reject);
  });
}

async function* readWithPayments(
  queries: Queries,
  choice: Parameters<typeof readEntries>[1],
): AsyncGenerator<EntryWithPayments[]> {
  for await (const page of readEntries(queries, choice)) yield await addPaymentSums(queries, page);
}

function makeTable(
  first: IteratorResult<EntryWithPayments[]>,
  pages: AsyncGenerator<EntryWithPayments[]>,
  translate: Translate,
): Table {
  return {
    name: translate('entry.entries'),
    columns: ENTRY_COLUMNS.map(({ title, type, width }) => ({ title: translate(title), type, width })),
    rows: readRows(first, pages, translate),
    totals: KINDS.map((kind) => ({
      title: translate(`export.total.${kind}`),
      of: translate(`entry.kind.${kind}`),
    })),
  };
}

async function* readRows(
  first: IteratorResult<EntryWithPayments[]>,
  pages: AsyncGenerator<EntryWithPayments[]>,
  translate: Translate,
): AsyncGenerator<Cell[]> {
  for (let page = first; page.done !== true; page = await pages.next()) {
    for (const entry of page.value) yield ENTRY_COLUMNS.map(({ read }) => read(entry, translate));
    // The queries of the embedded database give other requests no turn.
    await nextTurn();
  }
}
