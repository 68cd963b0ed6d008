import { Readable } from 'node:stream';
import { replaceRefused } from '../../api-spec/texts';
import { neutralizeFormulas } from './formulaTexts';
import type { Cell, Column, Table } from './table';

/**
 * Returns a csv for Brazil: a byte order mark, `;`, a decimal comma, days as `DD/MM/YYYY`, and CRLF. Each field has quotation
 * marks, so that a program that splits at commas splits no amount.
 */
export const writeCsv = (table: Table): Readable => Readable.from(writeLines(table));

/** A line at a time would be slow to send. */
const CHUNK_LENGTH = 64 * 1024;

async function* writeLines({ columns, rows }: Table): AsyncGenerator<string> {
  let chunk = `\uFEFF${toLine(columns.map(({ title }) => toPlainText(title)))}`;
  for await (const row of rows) {
    chunk += toLine(row.map((cell, index) => toField(columns[index]?.type, cell)));
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

const toLine = (fields: readonly string[]): string => `${fields.map(quote).join(';')}\r\n`;

function toField(type: Column['type'] | undefined, cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number')
    return type === 'money' ? (cell / 100).toFixed(2).replace('.', ',') : String(cell);
  if (type === 'day') return cell.split('-').reverse().join('/');
  return neutralizeFormulas(toPlainText(cell));
}

/** Replaces characters that no text file should have. Quoted fields may have tabs and line breaks. */
const toPlainText = (text: string): string =>
  replaceRefused(text, (character) => (/[\t\r\n]/.test(character) ? character : '\uFFFD'));

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
