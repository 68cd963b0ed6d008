// Prints the results of trials on the terminal and in docs/planted-changes.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { installed } from 'contract-gates/process';
import { asCode } from '../../packages/contract-gates/src/markdown';
import { runIn } from './command';
import { DOCUMENTS, KINDS } from './kinds';
import type { PlantedChange } from './plantedChange';
import type { Trial } from './trial';

export const DOCUMENT = 'docs/planted-changes.md';
/** Marks the start of the generated part. The text above it is written by hand. */
export const TABLE_START = '<!-- Everything below is written by `npm run test:planted`. -->';

const DOCUMENT_MESSAGE_LENGTH = 140;
const TERMINAL_MESSAGE_LENGTH = 90;

/** Returns one line for the terminal, with the duration in seconds. */
export function terminalLine({ planted, result, message, seconds }: Trial): string {
  const mark = result === 'caught' ? '✓' : '✗';
  return `${mark} ${planted.id.padEnd(38)} ${planted.gate.padEnd(24)} ${seconds.toFixed(1).padStart(5)} s  ${cut(message, TERMINAL_MESSAGE_LENGTH)}`;
}

/** Returns the generated part of the document. Equal results give equal bytes. */
function toMarkdown(trials: readonly Trial[]): string {
  const caught = trials.filter(({ result }) => result === 'caught').length;
  const rows = trials.map(({ planted, result, message }) => {
    const text =
      result === 'caught' ? asCode(cut(message, DOCUMENT_MESSAGE_LENGTH)) : `${result}: ${message}`;
    return `${tableRow(planted)} ${escapeCell(text)} |`;
  });
  const reasons = Object.entries(KINDS).flatMap(([kind, excuses]) =>
    Object.entries(excuses).map(([document, reason]) => toRow(kind, document, reason)),
  );
  return [
    `${String(caught)} of ${String(trials.length)} are caught by their gate.`,
    '',
    '## Catches',
    '',
    toRow('Document', 'Kind', 'Planted change', 'Gate', 'Output of the gate'),
    toRow('---', '---', '---', '---', '---'),
    ...rows,
    '',
    '## Impossible combinations',
    '',
    toRow('Kind', 'Document', 'Reason'),
    toRow('---', '---', '---'),
    ...reasons,
    '',
  ].join('\n');
}

/** Returns the cells that are known before a trial. */
export const tableRow = ({ document, kind, change, gate }: PlantedChange): string =>
  toRow(document, kind, change, gate);

/** Writes the generated part of the document. @throws {Error} if the document has no start mark. */
export async function writeDocument(trials: readonly Trial[]): Promise<void> {
  const [head, ...parts] = readFileSync(DOCUMENT, 'utf8').split(TABLE_START);
  if (head === undefined || parts.length === 0) throw new Error(`${DOCUMENT} has no line ${TABLE_START}`);
  writeFileSync(DOCUMENT, `${head}${TABLE_START}\n\n${toMarkdown(trials)}`);
  const { code, output } = await runIn('.', [...installed('prettier'), '--write', DOCUMENT]);
  if (code !== 0) throw new Error(`prettier failed on ${DOCUMENT}: ${output}`);
}

/** Returns the number of trials per document, for the terminal. */
export const countByDocument = (trials: readonly Trial[]): string =>
  Object.keys(DOCUMENTS)
    .map((name) => `${name} ${String(trials.filter(({ planted }) => planted.document === name).length)}`)
    .join(', ');

const toRow = (...cells: string[]): string => `| ${cells.map(escapeCell).join(' | ')} |`;
const escapeCell = (text: string): string => text.replaceAll('|', '\\|');

const cut = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
