// Prints the results of benches, stores them, and writes them into the document.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import prettier from 'prettier';
import { formatTable } from '../../server/process/table';
import { format, formatRange, median, reachesLine, type Report, type Target } from './measurement';

/** One run of a bench, as it is stored. */
export type Run = {
  rounds: number;
  load: { before: string; after: string };
  seconds: number;
  report: Report;
};

type StoredRun = Run & { measuredAt: string };

const FOLDER = join('.cache', 'bench');
const DOCUMENT = join('docs', 'bench.md');

export function printReport({ load, seconds, report }: Run): void {
  for (const { title, head, rows } of report.tables) {
    console.log(`\n${title}\n`);
    console.log(formatTable([head, ...rows]));
  }
  if (report.targets.length > 0) {
    console.log(`\n${formatTable([TARGET_HEAD, ...report.targets.map(toRow)])}`);
  }
  console.log(`\n  ${seconds} s, load ${load.before} before and ${load.after} after`);
}

const TARGET_HEAD = ['figure', 'line', 'median', 'range', 'result'];

function toRow(target: Target): string[] {
  const { what, unit, line, samples, isAtLeast = false } = target;
  const sign = isAtLeast ? '≥' : '≤';
  return [
    what,
    `${sign} ${format(line, unit)}`,
    format(median(samples), unit),
    samples.length > 1 ? formatRange(samples, unit) : '–',
    reachesLine(target) ? 'reached' : 'missed',
  ];
}

const resultPath = (name: string) => join(FOLDER, `${name}.json`);

export function storeReport(name: string, run: Run): void {
  mkdirSync(FOLDER, { recursive: true });
  const measuredAt = new Date().toISOString();
  writeFileSync(resultPath(name), `${JSON.stringify({ name, measuredAt, ...run }, null, 2)}\n`);
}

/** Returns the stored run of a bench, or null if it has not run here. */
function readRun(name: string): StoredRun | null {
  if (!existsSync(resultPath(name))) return null;
  const run: unknown = JSON.parse(readFileSync(resultPath(name), 'utf8'));
  return isRun(run) ? run : null;
}

const isRun = (value: unknown): value is StoredRun =>
  typeof value === 'object' &&
  value !== null &&
  'report' in value &&
  'load' in value &&
  'rounds' in value &&
  'measuredAt' in value;

/** Writes the stored runs of these benches into the document. The section of a bench without one stays as it is. */
export async function writeDocument(names: readonly string[]): Promise<void> {
  const written = readSections();
  const sections = names.flatMap((name) => {
    const run = readRun(name);
    const section = run === null ? written.get(name) : describeRun(run);
    return section === undefined ? [] : [`## ${name}`, section];
  });
  const page = [
    '# Bench',
    'The tables of the last run of each bench with `npm run bench -- --write`. [Performance](performance.md) says what they measure and why.',
    ...sections,
  ].join('\n\n');
  const settings = await prettier.resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await prettier.format(page, { ...settings, filepath: DOCUMENT }));
}

/** Returns the sections of the document by their titles. */
function readSections(): Map<string, string> {
  const [, ...sections] = readFileSync(DOCUMENT, 'utf8').split(/^## /mu);
  return new Map(
    sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return [title, lines.join('\n').trim()];
    }),
  );
}

function describeRun({ rounds, load, report, measuredAt }: StoredRun): string {
  const repeated = report.repeated ?? `${rounds} rounds`;
  const where = `${measuredAt.slice(0, 10)}, ${cpus().length} cores, ${repeated}, load ${load.before} before and ${load.after} after.`;
  const lines = report.targets.length > 0 ? [toMarkdown(TARGET_HEAD, report.targets.map(toRow))] : [];
  const tables = report.tables.map(({ title, head, rows }) => `**${title}**\n\n${toMarkdown(head, rows)}`);
  return [where, ...lines, ...tables].join('\n\n');
}

const escapeCell = (cell: string) => cell.replaceAll('|', String.raw`\|`);

const toMarkdown = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(escapeCell).join(' | ')} |`).join('\n');
