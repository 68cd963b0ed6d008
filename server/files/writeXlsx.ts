import { Readable } from 'node:stream';
import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import type { Cell, Column, Table } from './table';

const NUMBER_FORMATS: Record<Column['type'], { numFmt?: string }> = {
  text: {},
  count: {},
  money: { numFmt: '[$R$-416] #,##0.00' },
  day: { numFmt: 'dd/mm/yyyy' },
};

/** Returns the bytes of a spreadsheet. A text is never a formula, whatever its first character is. */
export function writeXlsx({ name, columns, rows }: Table): Readable {
  const stream = writeXlsxStream(toValues(columns, rows), {
    name: toXmlText(name),
    columns: columns.map(({ title, type, width }) => ({
      ...{ header: toXmlText(title), width },
      ...NUMBER_FORMATS[type],
    })),
    freezePane: { rows: 1 },
  });
  return Readable.from(readChunks(stream));
}

/** Cancels the stream if not all of it is read. */
async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } finally {
    await reader.cancel();
  }
}

async function* toValues(columns: readonly Column[], rows: Table['rows']): AsyncGenerator<CellValue[]> {
  for await (const row of rows) yield row.map((cell, index) => toValue(columns[index]?.type, cell));
}

/** The calendar of a spreadsheet is wrong before this day. */
const FIRST_DAY = '1900-03-01';

function toValue(type: Column['type'] | undefined, cell: Cell): CellValue {
  if (type === 'money' && typeof cell === 'number') return cell / 100;
  if (type === 'day' && typeof cell === 'string' && cell >= FIRST_DAY) return new Date(`${cell}T00:00:00Z`);
  return typeof cell === 'string' ? toXmlText(cell) : cell;
}

/** Replaces the characters that XML cannot have. One of them would make the whole file unreadable. */
const toXmlText = (text: string): string =>
  text.replaceAll(NOT_IN_XML, '\uFFFD').replaceAll(ESCAPES, '_x005F_');

/** The characters of XML 1.0 are all others (https://www.w3.org/TR/xml/#charsets). */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A spreadsheet reads `_x0041_` in a text as the letter A, unless its first character is escaped. */
const ESCAPES = /_(?=x[\dA-Fa-f]{4}_)/g;
