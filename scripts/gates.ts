// `npm test`: every gate, the cheap ones first, and one table at the end. `--without-browser` is `npm run check`, `--long`
// is `npm run test:long`: what takes too long for every change.
import { spawnSync } from 'node:child_process';
import { installed, npm, run } from 'contract-gates/process';
import { secondBrowser } from '../test/support/browser';
import { SKIPPED } from './skipped';
import { asColumns } from '../server/process/table';

type Gate = {
  name: string;
  /** As a person types it: `npm run` and a script, or `npx` and the command of an installed package. */
  command: string;
  /** `second`: in another browser than the one of the lock file. */
  browser?: 'any' | 'second';
  /** Not in `npm test`, or in both. */
  long?: 'only' | 'too';
};

type Verdict = {
  gate: Pick<Gate, 'name' | 'command'>;
  verdict: 'passed' | 'failed' | 'skipped' | 'left out';
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
  { name: 'browser', command: 'npm run test:e2e', browser: 'any' },
  { name: 'cloud identity', command: 'npm run test:identity', browser: 'any' },
  {
    name: 'backend among faults',
    command: 'npx jest --selectProjects faults --runInBand --verbose',
    long: 'only',
  },
  { name: 'contract tools, packed', command: 'npx jest --selectProjects packed', long: 'only' },
  { name: 'planted changes', command: 'npm run test:mutate', long: 'only' },
  { name: 'browser, the installed one', command: 'npm run test:e2e', browser: 'second', long: 'only' },
];

const treeAtStart = tree();

const withoutBrowser = process.argv.includes('--without-browser');
const isLongRun = process.argv.includes('--long');
const verdicts: Verdict[] = [];

for (const gate of GATES) {
  const isInThisRun = isLongRun ? gate.long !== undefined : gate.long !== 'only';
  if (!isInThisRun || (gate.browser && withoutBrowser)) {
    verdicts.push({ gate, verdict: 'left out', seconds: 0, tests: 'not in this run' });
    continue;
  }
  console.log(`\n▸ ${gate.name} (${gate.command})`);
  const second = gate.browser === 'second' ? secondBrowser() : null;
  if (second && 'reason' in second) {
    verdicts.push({ gate, verdict: 'skipped', seconds: 0, tests: second.reason });
    continue;
  }
  const startedAt = performance.now();
  const { code, output } = await run(
    commandLineOf(gate.command),
    second ? { PORTARIA_BROWSER: second.browser } : {},
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const verdict = code === 0 ? 'passed' : code === SKIPPED ? 'skipped' : 'failed';
  if (verdict === 'failed') console.log(output);
  console.log(`  ${verdict} in ${seconds.toFixed(1)} s`);
  const tests = verdict === 'skipped' ? reasonIn(output) : testsIn(output);
  verdicts.push({ gate, verdict, seconds, tests });
}

// Not a command: what all of them together must not do. Outside git nobody can tell.
const treeAtEnd = tree();
const isTreeKept = treeAtStart === treeAtEnd;
if (!isTreeKept) console.log(`\nThe run, or somebody beside it, has changed files:\n${treeAtEnd ?? ''}`);
verdicts.push({
  gate: { name: 'files left alone', command: '' },
  verdict: treeAtEnd === null ? 'skipped' : isTreeKept ? 'passed' : 'failed',
  seconds: 0,
  tests: treeAtEnd === null ? 'this is no git repository' : '',
});

console.log(
  `\n${asColumns([
    ['gate', 'command', 'verdict', 'seconds', 'tests'],
    ...verdicts.map(({ gate, verdict, seconds, tests }) => [
      gate.name,
      gate.command,
      verdict,
      verdict === 'left out' || gate.command === '' ? '' : seconds.toFixed(1),
      tests,
    ]),
  ])}`,
);

const count = (verdict: Verdict['verdict']) => verdicts.filter((one) => one.verdict === verdict).length;
// The table's sum, in the form that continuous integration reads.
console.log(
  `\n${count('passed')} passed, ${count('failed')} failed, ${count('left out') + count('skipped')} skipped`,
);
if (count('failed') > 0) process.exitCode = 1;

/** The program and arguments of a gate. Nothing is downloaded, as npx would do. */
function commandLineOf(command: string): string[] {
  const [starter, name = '', ...args] = command.split(' ');
  if (starter === 'npm') return [...npm(), name, '--silent', ...args];
  return [...installed(name), ...args];
}

/** What is in the folder and not in git, or otherwise than there; null outside git. */
function tree(): string | null {
  const git = (...words: string[]) => spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { status, stdout } = git('status', '--porcelain');
  return status === 0 ? `${stdout}\n${git('diff', 'HEAD').stdout}` : null;
}

/** Why a gate could not be run here. */
function reasonIn(output: string): string {
  return /^skipped: (.*)$/m.exec(output)?.[1] ?? 'no reason given';
}

/** What the contract's runner, jest and Playwright say of their steps and tests, so that a skipped one is seen in the table. */
function testsIn(output: string): string {
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
