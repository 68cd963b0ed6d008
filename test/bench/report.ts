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
function readRun(name: string): Run | null {
  if (!existsSync(resultPath(name))) return null;
  const run: unknown = JSON.parse(readFileSync(resultPath(name), 'utf8'));
  return isRun(run) ? run : null;
}

const isRun = (value: unknown): value is Run =>
  typeof value === 'object' && value !== null && 'report' in value && 'load' in value && 'rounds' in value;

/** Writes the document from the stored runs of these benches. */
export async function writeDocument(names: readonly string[]): Promise<void> {
  const runs = names.flatMap((name) => {
    const run = readRun(name);
    return run === null ? [] : [{ name, run }];
  });
  const targets = runs.flatMap(({ run }) => run.report.targets);
  const page = [
    '# Bench',
    'The tables of the last runs of `npm run bench -- --write`. [Performance](performance.md) says what they measure and why.',
    '## Lines',
    toMarkdown(TARGET_HEAD, targets.map(toRow)),
    ...runs.flatMap(({ name, run }) => [`## ${name}`, describeRun(run)]),
  ].join('\n\n');
  const settings = await prettier.resolveConfig(DOCUMENT);
  writeFileSync(DOCUMENT, await prettier.format(page, { ...settings, filepath: DOCUMENT }));
}

function describeRun({ rounds, load, report }: Run): string {
  const tables = report.tables.map(({ title, head, rows }) => `**${title}**\n\n${toMarkdown(head, rows)}`);
  const where = `${cpus().length} cores, ${report.repeated ?? `${rounds} rounds`}, load ${load.before} before and ${load.after} after.`;
  return [where, ...tables].join('\n\n');
}

const escapeCell = (cell: string) => cell.replaceAll('|', String.raw`\|`);

const toMarkdown = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(escapeCell).join(' | ')} |`).join('\n');
