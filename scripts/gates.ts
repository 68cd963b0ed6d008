// `npm test`: runs every gate, the fast ones first, and prints one table at the end. `npm run check` passes
// `--without-browser`. `npm run test:long` passes `--long`, for gates that are too slow for every change.
import { spawnSync } from 'node:child_process';
import { installed, npm, run } from 'contract-gates/process';
import { secondBrowser } from '../test/support/browser';
import { SKIPPED } from './skipped';
import { asColumns } from '../server/process/table';

type Gate = {
  name: string;
  /** `npm run` and a script, or `npx` and the command of an installed package. */
  command: string;
  /** `second`: in another browser than the one in the lock file. */
  browser?: 'any' | 'second';
  /** Whether `npm run test:long` runs the gate, alone or together with `npm test`. */
  long?: 'only' | 'too';
};

type Result = {
  gate: Pick<Gate, 'name' | 'command'>;
  outcome: 'passed' | 'failed' | 'skipped' | 'left out';
  seconds: number;
  tests: string;
};

const GATES: Gate[] = [
  { name: 'formatting', command: 'npx prettier --check .' },
  { name: 'texts', command: 'npx tsx scripts/i18nCheck.ts' },
  { name: 'types', command: 'npm run typecheck' },
  { name: 'lint', command: 'npm run lint' },
  { name: 'unused code', command: 'npm run unused' },
  { name: 'portal', command: 'npx jest --selectProjects portal' },
  { name: 'contract', command: 'npm run contract' },
  { name: 'backend', command: 'npx jest --selectProjects server' },
  { name: 'documents, contract tools', command: 'npx jest --selectProjects across' },
  { name: 'build', command: 'npm run build', long: 'too' },
  { name: 'budgets', command: 'npx jest --selectProjects build' },
  { name: 'topology', command: 'npm run test:topology -- --smoke' },
  { name: 'browser', command: 'npm run test:e2e', browser: 'any' },
  { name: 'cloud identity', command: 'npm run test:identity', browser: 'any' },
  {
    name: 'backend with faults',
    command: 'npx jest --selectProjects faults --runInBand --verbose',
    long: 'only',
  },
  { name: 'bytes of further features', command: 'npx tsx test/bench/growth.ts', long: 'only' },
  { name: 'topology with all faults', command: 'npm run test:topology', long: 'only' },
  { name: 'contract tools, packed', command: 'npx jest --selectProjects packed', long: 'only' },
  { name: 'planted changes', command: 'npm run test:planted', long: 'only' },
  { name: 'mutants', command: 'npm run test:mutation', long: 'only' },
  { name: 'browser, the installed one', command: 'npm run test:e2e', browser: 'second', long: 'only' },
];

const treeAtStart = readTree();

const withoutBrowser = process.argv.includes('--without-browser');
const isLongRun = process.argv.includes('--long');
const results: Result[] = [];

for (const gate of GATES) {
  const isInThisRun = isLongRun ? gate.long !== undefined : gate.long !== 'only';
  if (!isInThisRun || (gate.browser && withoutBrowser)) {
    results.push({ gate, outcome: 'left out', seconds: 0, tests: 'not in this run' });
    continue;
  }
  console.log(`\n▸ ${gate.name} (${gate.command})`);
  const second = gate.browser === 'second' ? secondBrowser() : null;
  if (second && 'reason' in second) {
    results.push({ gate, outcome: 'skipped', seconds: 0, tests: second.reason });
    continue;
  }
  const startedAt = performance.now();
  const { code, output } = await run(
    parseCommand(gate.command),
    second ? { PORTARIA_BROWSER: second.browser } : {},
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const outcome = code === 0 ? 'passed' : code === SKIPPED ? 'skipped' : 'failed';
  if (outcome === 'failed') console.log(output);
  const flaky = outcome === 'passed' ? readFlakyTests(output) : '';
  if (flaky !== '') console.log(flaky);
  console.log(`  ${outcome} in ${seconds.toFixed(1)} s`);
  const tests = outcome === 'skipped' ? readSkipReason(output) : readTestCounts(output);
  results.push({ gate, outcome, seconds, tests });
}

// No gate may change a file of the repository. Only git can show that.
const treeAtEnd = readTree();
const isTreeKept = treeAtStart === treeAtEnd;
if (!isTreeKept) console.log(`\nFiles have changed during the run:\n${treeAtEnd ?? ''}`);
results.push({
  gate: { name: 'unchanged files', command: '' },
  outcome: treeAtEnd === null ? 'skipped' : isTreeKept ? 'passed' : 'failed',
  seconds: 0,
  tests: treeAtEnd === null ? 'this is not a git repository' : '',
});

console.log(
  `\n${asColumns([
    ['gate', 'command', 'result', 'seconds', 'tests'],
    ...results.map(({ gate, outcome, seconds, tests }) => [
      gate.name,
      gate.command,
      outcome,
      outcome === 'left out' || gate.command === '' ? '' : seconds.toFixed(1),
      tests,
    ]),
  ])}`,
);

const count = (outcome: Result['outcome']) => results.filter((one) => one.outcome === outcome).length;
// Continuous integration parses this line.
console.log(
  `\n${count('passed')} passed, ${count('failed')} failed, ${count('left out') + count('skipped')} skipped`,
);
if (count('failed') > 0) process.exitCode = 1;

/** Returns the program and arguments of a gate. Unlike npx, it never downloads a package. */
function parseCommand(command: string): string[] {
  const [starter, name = '', ...args] = command.split(' ');
  if (starter === 'npm') return [...npm(), name, '--silent', ...args];
  return [...installed(name), ...args];
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

/** Returns the tests that Playwright ran twice, with the reasons of the first run. */
function readFlakyTests(output: string): string {
  return /^ +\d+ flaky$/m.test(output) ? output.slice(output.search(/^ +1\) /m)) : '';
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
