import { Readable } from 'node:stream';
import type { Table } from './table';
import { writeSheet } from './writeSheet';
import { listWorkbookParts, type WrittenSheet } from './writeWorkbook';
import { writeZip, type ZipPart } from './writeZip';

/** The limit of spreadsheets. */
const MAX_ROWS = 1_048_576;
/** Longer texts would keep the server's thread busy for longer. */
const CHUNK_LENGTH = 64 * 1024;

/**
 * Returns the bytes of a spreadsheet. A text is never a formula, whatever its first character is. Rows that do not fit on a
 * sheet are on another one, which has its own titles and totals.
 */
export const writeXlsx = (table: Table, maxRows = MAX_ROWS): Readable => writeTables([table], maxRows);

/** Returns the bytes of a spreadsheet with a sheet for each table. */
export const writeTables = (tables: readonly Table[], maxRows = MAX_ROWS): Readable =>
  Readable.from(writeZip(makeParts(tables, maxRows)));

async function* makeParts(tables: readonly Table[], maxRows: number): AsyncGenerator<ZipPart> {
  const sheets: WrittenSheet[] = [];
  for (const table of tables) yield* makeSheets(table, maxRows, sheets);
  yield* listWorkbookParts(sheets);
}

/** Adds what was written to `sheets`. */
async function* makeSheets(table: Table, maxRows: number, sheets: WrittenSheet[]): AsyncGenerator<ZipPart> {
  // A sheet also has titles, and an empty row above its totals.
  const maxEntries = maxRows - 2 - (table.totals?.length ?? 0);
  const rows = table.rows[Symbol.asyncIterator]();
  let part = 0;
  try {
    let next = await rows.next();
    do {
      let count = 0;
      const takeRows = async function* () {
        for (; next.done !== true && count < maxEntries; next = await rows.next()) {
          count += 1;
          yield next.value;
        }
      };
      const texts = joinTexts(writeSheet({ ...table, rows: takeRows() }));
      yield { name: `xl/worksheets/sheet${sheets.length + 1}.xml`, texts };
      part += 1;
      sheets.push({ table: table.name, part, columns: table.columns.length, lastRow: count + 1 });
    } while (next.done !== true);
  } finally {
    await rows.return?.();
  }
}

/** Joins short texts, because zlib is slow with them. */
async function* joinTexts(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let joined = '';
  for await (const text of texts) {
    joined += text;
    if (joined.length < CHUNK_LENGTH) continue;
    yield joined;
    joined = '';
  }
  yield joined;
}
