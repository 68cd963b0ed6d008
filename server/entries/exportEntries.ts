import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Queries } from '../database/database';
import { KINDS } from '../database/entryValues';
import { makeTableFile, type ExportFormat, type MadeFile, type OnEnd } from './makeTableFile';
import type { Cell, Table } from '../files/table';
import type { Language } from '../texts/catalogues';
import { makeTranslate, type Translate } from '../texts/translate';
import { companyDay, readCompany } from '../company/company';
import { ENTRY_COLUMNS } from './entryColumns';
import { addPaymentSums, type EntryWithPayments } from './addPaymentSums';
import { readEntries, type Choice } from './listEntries';

export type ExportOptions = Choice & {
  now: Date;
  format: ExportFormat;
  language: Language;
  onEnd: OnEnd;
};

/** Rows of one query. More would freeze the server's thread for longer. */
const PAGE_SIZE = 250;

/** Makes a file with all entries of a choice. */
export const exportEntries = (
  database: Database,
  { now, format, language, onEnd, ...choice }: ExportOptions,
): Promise<MadeFile> => {
  const prepare = async (queries: Queries) => {
    const today = companyDay(await readCompany(queries), now);
    const pages = readWithPayments(queries, { ...choice, limit: PAGE_SIZE, today });
    const translate = makeTranslate(language);
    const first = await pages.next();
    return {
      name: `${translate('export.fileName')}-${today}`,
      table: makeTable(first, pages, translate),
    };
  };
  return makeTableFile(database, { format, prepare, onEnd });
};

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
