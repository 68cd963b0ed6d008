// `npm test`: every gate, the cheap ones first, and one table at the end. `--without-browser` is `npm run check`, `--long`
// is `npm run test:long`: what takes too long for every change.
import { git } from '../packages/contract-gates/src/git';
import { npm } from '../packages/contract-gates/src/installed';
import { run } from '../packages/contract-gates/src/process';
import { secondBrowser } from '../test/support/browser';
import { SKIPPED } from './skipped';
import { asColumns } from '../server/process/table';

type Gate = {
  name: string;
  script: string;
  /** `second`: in another browser than the one of the lock file. */
  browser?: 'any' | 'second';
  /** Not in `npm test`, or in both. */
  long?: 'only' | 'too';
};

type Verdict = {
  gate: Gate | { name: string; script: null };
  verdict: 'passed' | 'failed' | 'skipped' | 'left out';
  seconds: number;
  tests: string;
};

const GATES: Gate[] = [
  { name: 'formatting', script: 'format:check' },
  { name: 'texts', script: 'i18n:check' },
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  { name: 'unused code', script: 'unused' },
  { name: 'portal', script: 'test:unit' },
  { name: 'contract', script: 'contract' },
  { name: 'backend', script: 'test:server' },
  { name: 'documents, contract tools', script: 'test:across' },
  { name: 'build', script: 'build', long: 'too' },
  { name: 'budgets', script: 'test:build' },
  { name: 'browser', script: 'test:e2e', browser: 'any' },
  { name: 'cloud identity', script: 'test:identity', browser: 'any' },
  { name: 'backend among faults', script: 'test:faults', long: 'only' },
  { name: 'planted changes', script: 'contract:mutate', long: 'only' },
  { name: 'browser, the installed one', script: 'test:e2e', browser: 'second', long: 'only' },
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
  console.log(`\n▸ ${gate.name} (npm run ${gate.script})`);
  const second = gate.browser === 'second' ? secondBrowser() : null;
  if (second && 'reason' in second) {
    verdicts.push({ gate, verdict: 'skipped', seconds: 0, tests: second.reason });
    continue;
  }
  const startedAt = performance.now();
  const { code, output } = await run(
    [...npm(), 'run', '--silent', gate.script],
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
  gate: { name: 'files left alone', script: null },
  verdict: treeAtEnd === null ? 'skipped' : isTreeKept ? 'passed' : 'failed',
  seconds: 0,
  tests: treeAtEnd === null ? 'this is no git repository' : '',
});

console.log(
  `\n${asColumns([
    ['gate', 'command', 'verdict', 'seconds', 'tests'],
    ...verdicts.map(({ gate, verdict, seconds, tests }) => [
      gate.name,
      gate.script === null ? '' : `npm run ${gate.script}`,
      verdict,
      verdict === 'left out' || gate.script === null ? '' : seconds.toFixed(1),
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

/** What is in the folder and not in git, or otherwise than there; null outside git. */
function tree(): string | null {
  const status = git('status', '--porcelain');
  return status === null ? null : `${status}\n${git('diff', 'HEAD') ?? ''}`;
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
