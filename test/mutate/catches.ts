// The table of catches, for a person at the terminal and for docs/planted-changes.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { asCode } from '../../packages/contract-gates/src/markdown';
import { installed } from 'contract-gates/process';
import { runIn } from './command';
import { KINDS, PLACES } from './kinds';
import type { PlantedChange } from './plantedChange';
import type { Trial } from './trial';

export const DOCUMENT = 'docs/planted-changes.md';
/** What stands above it is written by hand, and kept. */
export const BEGINS = '<!-- From here on written by `npm run test:mutate`. -->';

const LONGEST = 140;

/** For the terminal: a line each, with the seconds. */
export function asLine({ planted, verdict, words, seconds }: Trial): string {
  const mark = { caught: '✓', accepted: '~', survived: '✗' }[verdict];
  return `${mark} ${planted.id.padEnd(38)} ${planted.gate.padEnd(24)} ${seconds.toFixed(1).padStart(5)} s  ${cut(words, 90)}`;
}

/** The rows of the document, and what cannot stand where. The same bytes whenever the same is caught. */
function asMarkdown(trials: readonly Trial[]): string {
  const caught = trials.filter(({ verdict }) => verdict === 'caught').length;
  const rows = trials.map(({ planted, verdict, words }) => {
    const said = verdict === 'caught' ? asCode(cut(words, LONGEST)) : `${verdict}: ${words}`;
    return `${rowOf(planted)} ${cell(said)} |`;
  });
  const reasons = Object.entries(KINDS).flatMap(([kind, nowhere]) =>
    Object.entries(nowhere).map(([place, why]) => row(kind, place, why)),
  );
  return [
    `${String(caught)} of ${String(trials.length)} are caught by the gate that is meant to.`,
    '',
    '## Catches',
    '',
    row('Place', 'Kind', 'What was planted', 'Gate meant', 'What it said'),
    row('---', '---', '---', '---', '---'),
    ...rows,
    '',
    '## What cannot stand',
    '',
    row('Kind', 'Place', 'Why'),
    row('---', '---', '---'),
    ...reasons,
    '',
  ].join('\n');
}

/** What of a row is known before anything is planted. */
export const rowOf = ({ place, kind, change, gate }: PlantedChange): string => row(place, kind, change, gate);

/** Writes the table below the hand-written part of the document. @throws {Error} when the mark between them is gone. */
export async function writeDocument(trials: readonly Trial[]): Promise<void> {
  const [head, ...rest] = readFileSync(DOCUMENT, 'utf8').split(BEGINS);
  if (head === undefined || rest.length === 0) throw new Error(`${DOCUMENT} has lost its line ${BEGINS}`);
  writeFileSync(DOCUMENT, `${head}${BEGINS}\n\n${asMarkdown(trials)}`);
  const { code, output } = await runIn('.', [...installed('prettier'), '--write', DOCUMENT]);
  if (code !== 0) throw new Error(`${DOCUMENT} is written, and prettier failed on it: ${output}`);
}

/** How many of each place, for the last line at the terminal. */
export const places = (trials: readonly Trial[]): string =>
  Object.keys(PLACES)
    .map((place) => `${place} ${String(trials.filter(({ planted }) => planted.place === place).length)}`)
    .join(', ');

const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const cell = (text: string): string => text.replaceAll('|', '\\|');

const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
