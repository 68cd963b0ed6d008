import { Readable } from 'node:stream';
import { replaceRefused } from '../../api-spec/texts';
import type { Cell, Column, Table } from './table';

/** Returns a csv for Brazil: a byte order mark, `;`, a decimal comma, days as `DD/MM/YYYY`, and CRLF. */
export const writeCsv = (table: Table): Readable => Readable.from(writeLines(table));

/** A spreadsheet may ignore spaces, line breaks and invisible characters before a formula. */
export const FORMULA = /^'*[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r]/u;

/** A line at a time would be slow to send. */
const CHUNK_LENGTH = 64 * 1024;

async function* writeLines({ columns, rows }: Table): AsyncGenerator<string> {
  let chunk = `\uFEFF${toLine(columns.map(({ title }) => quote(toPlainText(title))))}`;
  for await (const row of rows) {
    chunk += toLine(row.map((cell, index) => toField(columns[index]?.type, cell)));
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

const toLine = (fields: readonly string[]): string => `${fields.join(';')}\r\n`;

function toField(type: Column['type'] | undefined, cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number')
    return type === 'money' ? (cell / 100).toFixed(2).replace('.', ',') : String(cell);
  if (type === 'day') return cell.split('-').reverse().join('/');
  return quote(neutralize(toPlainText(cell)));
}

/** Replaces characters that no text file should have. Quoted fields may have tabs and line breaks. */
const toPlainText = (text: string): string =>
  replaceRefused(text, (character) => (/[\t\r\n]/.test(character) ? character : '\uFFFD'));

/**
 * Puts an apostrophe before a text that a spreadsheet would read as a formula. A text that has one already gets another
 * one, so an import can remove it again.
 */
const neutralize = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const quote = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
