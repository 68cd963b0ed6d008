import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database, Queries } from '../database/database';
import type { Cell, Table } from '../files/table';
import { writeCsv } from '../files/writeCsv';
import { writeXlsx } from '../files/writeXlsx';

export type ExportFormat = keyof typeof FORMATS;

/** A file that is made while it is read. `made` resolves when it is made, or will not be. */
export type MadeFile = { name: string; type: string; content: Readable; made: Promise<void> };

export const FORMATS = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeXlsx,
  },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
};

/**
 * Bytes that are made before the client reads them. So a slow client keeps no transaction open, except with a file that
 * is larger.
 */
const AHEAD_BYTES = 32 * 1024 * 1024;
/** Time to make a file, in ms. A larger file is made as fast as its client reads it. */
const MAKING_MS = 60_000;

/** Called when the rows of a file end, also early. */
export type OnEnd = (rows: number) => Promise<void>;

/**
 * Makes a file with a table. On a server database all rows show one moment. Reading stops when the content is destroyed, and
 * the content is destroyed when reading fails or takes too long.
 * @param prepare reads the first rows, so that a query that fails gets an error response in place of a file.
 * @param onEnd called with the number of the rows that were read, before the file ends. If it fails, the file is incomplete.
 */
export async function makeTableFile(
  database: Database,
  {
    format,
    prepare,
    onEnd,
  }: {
    format: ExportFormat;
    prepare: (queries: Queries) => Promise<{ name: string; table: Table }>;
    onEnd: OnEnd;
  },
): Promise<MadeFile> {
  return new Promise((resolve, reject) => {
    const make = async (queries: Queries) => {
      const { name, table } = await prepare(queries);
      const { type, write } = FORMATS[format];
      const content = new PassThrough({ readableHighWaterMark: AHEAD_BYTES });
      resolve({ name: `${name}.${format}`, type, content, made: made.catch(() => undefined) });
      const signal = AbortSignal.timeout(MAKING_MS);
      await pipeline(write({ ...table, rows: countRows(table.rows, onEnd) }), content, { signal });
    };
    // A transaction of the embedded database would let all other queries wait for this client.
    const made = database.kind === 'embedded' ? make(database.queries) : database.inTransaction('read', make);
    made.catch(reject);
  });
}

async function* countRows(rows: Table['rows'], onEnd: OnEnd): AsyncGenerator<readonly Cell[]> {
  let count = 0;
  try {
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  } finally {
    await onEnd(count);
  }
}
