// `npm test`: runs the gates of `list.ts` and prints one table at the end. `npm run check` passes `--without-browser`.
// `npm run test:long` passes `--long`. The times of all gates and test files are written to .cache/test-times.json.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { installed, npm, run } from 'contract-gates/process';
import { formatTable } from '../../server/process/table';
import { findSecondBrowser } from '../../test/support/browser';
import { STAGES, type Gate } from './list';
import { SKIPPED } from './skipped';
import { readTestTimes, type FileTime } from './testTimes';

type Result = {
  gate: Pick<Gate, 'name' | 'command'>;
  outcome: 'passed' | 'failed' | 'skipped' | 'left out';
  seconds: number;
  tests: string;
  files: FileTime[];
};

const REPORTS = join('.cache', 'test-reports');
const TIMES = join('.cache', 'test-times.json');
/** Slowest test files in the printed list. */
const MAX_FILES = 10;
/** A gate of `npm test` takes minutes, so a gate that reaches this limit hangs. */
const LIMIT_MS = 30 * 60_000;

const isLongRun = process.argv.includes('--long');
const withoutBrowser = process.argv.includes('--without-browser');
const treeAtStart = readTree();
const loadAtStart = loadavg()[0] ?? 0;
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const results: Result[] = [];
for (const lanes of STAGES) {
  // The output of lanes would be mixed. So the first one prints at once, and another one when one of its gates has failed.
  const firstLane = lanes.find((lane) => lane.some(isInThisRun));
  const finished = await Promise.all(lanes.map((lane) => runLane(lane, lane === firstLane)));
  results.push(...finished.flat());
}
results.push(checkTree());

const rows = [
  ['gate', 'command', 'result', 'seconds', 'tests'],
  ...results.map(({ gate, outcome, seconds, tests }) => [
    gate.name,
    gate.command,
    outcome,
    outcome === 'left out' || gate.command === '' ? '' : seconds.toFixed(1),
    tests,
  ]),
];
const files = results.flatMap((one) => one.files).sort((one, other) => other.seconds - one.seconds);
const load = { start: loadAtStart, end: loadavg()[0] ?? 0 };
const gates = results.map(({ gate, outcome, seconds }) => ({ name: gate.name, outcome, seconds }));
writeFileSync(TIMES, `${JSON.stringify({ load, gates, files }, null, 2)}\n`);
console.log(`\nSlowest test files (all in ${TIMES}):`);
console.log(formatTable(files.slice(0, MAX_FILES).map((one) => [one.file, `${one.seconds.toFixed(1)} s`])));
console.log(`\n${formatTable(rows)}`);
console.log(
  `\n${(process.uptime() / 60).toFixed(1)} minutes; load of the machine ${load.start.toFixed(1)} at the start, ${load.end.toFixed(1)} at the end`,
);

const count = (outcome: Result['outcome']) => results.filter((one) => one.outcome === outcome).length;
// Continuous integration parses this line.
console.log(
  `\n${count('passed')} passed, ${count('failed')} failed, ${count('left out') + count('skipped')} skipped`,
);
if (count('failed') > 0) process.exitCode = 1;

async function runLane(lane: Gate[], printsAtOnce: boolean): Promise<Result[]> {
  const finished: Result[] = [];
  for (const gate of lane) finished.push(await runGate(gate, printsAtOnce));
  return finished;
}

async function runGate(gate: Gate, printsAtOnce: boolean): Promise<Result> {
  const unmeasured = { gate, seconds: 0, files: [] };
  if (!isInThisRun(gate)) return { ...unmeasured, outcome: 'left out', tests: 'not in this run' };
  const otherBrowser = gate.browser === 'second' ? findSecondBrowser() : null;
  if (otherBrowser && 'reason' in otherBrowser)
    return { ...unmeasured, outcome: 'skipped', tests: otherBrowser.reason };
  console.log(`\n▸ ${gate.name} (${gate.command})`);
  const report = join(REPORTS, `${gate.name.replaceAll(/\W+/g, '-')}.json`);
  const startedAt = performance.now();
  const { code, output } = await run(
    [...parseCommand(gate.command), ...reportArguments(gate, report)],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(otherBrowser && { PORTARIA_BROWSER: otherBrowser.browser }) },
    printsAtOnce ? (chunk) => process.stdout.write(chunk) : undefined,
    isLongRun ? undefined : LIMIT_MS,
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const outcome = code === 0 ? 'passed' : code === SKIPPED ? 'skipped' : 'failed';
  if (outcome === 'failed' && !printsAtOnce) console.log(output);
  if (code === null) console.log(`  ${gate.name} was ended after ${seconds.toFixed(1)} s`);
  console.log(`  ${gate.name} ${outcome} in ${seconds.toFixed(1)} s`);
  const tests = outcome === 'skipped' ? readSkipReason(output) : readTestCounts(output);
  return { gate, outcome, seconds, tests, files: readTestTimes(report) };
}

function isInThisRun({ in: command, browser }: Gate): boolean {
  if (browser && withoutBrowser) return false;
  return command === 'both' || command === (isLongRun ? 'test:long' : 'test');
}

/** Returns the arguments for a report of jest or Playwright. Both still print their messages. */
function reportArguments({ command }: Gate, report: string): string[] {
  if (command.startsWith('npx jest')) return ['--json', `--outputFile=${report}`];
  if (!/^npm run test:(?:e2e|identity)\b/.test(command)) return [];
  // The reporter `line` prints the reason of a failure at once.
  return [...(command.includes(' -- ') ? [] : ['--']), '--reporter=line,json'];
}

/** Returns the program and arguments of a gate. Unlike npx, it never downloads a package. */
function parseCommand(command: string): string[] {
  const [starter, name = '', ...args] = command.split(' ');
  if (starter === 'npm') return [...npm(), name, '--silent', ...args];
  return [...installed(name), ...args];
}

/** No gate may change a file of the repository. Only git can show that. */
function checkTree(): Result {
  const gate = { name: 'unchanged files', command: '' };
  const tree = readTree();
  if (tree === null)
    return { gate, outcome: 'skipped', seconds: 0, tests: 'this is not a git repository', files: [] };
  const isUnchanged = tree === treeAtStart;
  if (!isUnchanged) console.log(`\nFiles have changed during the run:\n${tree}`);
  return { gate, outcome: isUnchanged ? 'passed' : 'failed', seconds: 0, tests: '', files: [] };
}

/** Returns the differences between the folder and the commit; null outside git. */
function readTree(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { status, stdout } = git('status', '--porcelain');
  return status === 0 ? `${stdout}\n${git('diff', 'HEAD').stdout}` : null;
}

/** Returns the reason that a skipped gate printed. */
function readSkipReason(output: string): string {
  return /^skipped: (.*)$/m.exec(output)?.[1] ?? 'no reason given';
}

/** Returns the counts that the contract tools, jest or Playwright print, so the table shows skipped tests. */
function readTestCounts(output: string): string {
  const steps = /^Steps: (.*)$/m.exec(output)?.[1];
  if (steps !== undefined) return steps;
  const jest = [...output.matchAll(/^Tests:\s+(.*?), \d+ total$/gm)].map((match) => match[1]);
  const playwright = [...output.matchAll(/^\s+(\d+ (?:passed|failed|skipped|flaky))/gm)].map(
    (match) => match[1],
  );
  const reasons = new Set([...output.matchAll(/^skipped: (.*)$/gm)].map((match) => match[1]));
  const counts = (jest.length > 0 ? jest : playwright).join(' + ');
  return reasons.size === 0 ? counts : `${counts} (${[...reasons].join(', ')})`;
}
