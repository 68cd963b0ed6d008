import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, run } from './process';
import { itNeedsGit } from '../test/needsGit';
import { makeRepository } from '../test/repository';

const OUT = join('.cache', 'contract-test');

/** `npm run contract` as a person types it, without touching what the last real run left behind. */
const contract = (...args: string[]) => run([...installed('contract-gates'), '--out', OUT, ...args]);

const STARTS_MS = 120_000;

itNeedsGit({ history: true })(
  'runs the steps that were asked for, says what they are compared with, and leaves files for a pipeline',
  async () => {
    const { code, output } = await contract('--only', 'scenarios,generated', '--base', 'HEAD');
    expect(output).toMatch(/^Compared with [0-9a-f]{12}, HEAD\.$/m);
    expect(output).toMatch(/^Running: one set of scenarios$/m);
    expect(output).toMatch(/^types and validators +passed/m);
    expect(output).toMatch(/^one set of scenarios +passed/m);
    expect(output).toMatch(/^Steps: 2 passed, 0 failed, 0 skipped$/m);
    expect(output).not.toContain('pacts of the consumer');
    expect(code).toBe(0);
    expect(readFileSync(join(OUT, 'contract.md'), 'utf8')).toContain('| one set of scenarios | passed |');
  },
  STARTS_MS,
);

const withBase = (name: string, ...args: string[]) =>
  run([...installed('contract-gates'), ...args], { CONTRACT_BASE: name });

it.each([
  ['check', '--only', 'description-changes'],
  ['report', '--out', join(OUT, 'report.html')],
])(
  'a base in CONTRACT_BASE that git does not know is a wrong command line: %s',
  async (...args) => {
    const { code, output } = await withBase('no-such-name', ...args);
    expect(output).toContain('git knows no commit no-such-name');
    expect(output).toContain('git fetch origin no-such-name');
    expect(code).toBe(2);
  },
  STARTS_MS,
);

itNeedsGit()(
  'without a base a step is skipped, and fails where a base is required: a shallow clone of a pipeline',
  async () => {
    const here = makeRepository();
    try {
      const words = ['--only', 'description-changes,pact-changes', '--out', 'results'];
      const skipped = await here.run('check', words);
      expect(skipped.stdout).toMatch(/^description against the base +skipped /m);
      expect(skipped.stdout).toMatch(/^Steps: 0 passed, 0 failed, 2 skipped$/m);
      expect(skipped.code).toBe(0);
      const required = await here.run('check', [...words, '--require-base']);
      expect(required.stdout).toMatch(/^Steps: 0 passed, 2 failed, 0 skipped$/m);
      expect(required.stdout).toContain('this is the first commit');
      expect(required.code).toBe(1);

      const tree = here.git('mktree');
      const empty = here.git('commit-tree', tree, '-m', 'nothing');
      const nothing = await here.run('check', [...words, '--require-base', '--base', empty]);
      expect(nothing.stdout).toMatch(/^Steps: 0 passed, 2 failed, 0 skipped$/m);
      expect(nothing.code).toBe(1);
    } finally {
      here.remove();
    }
  },
  STARTS_MS,
);

it.each([
  [
    'a base that git does not know',
    ['--base', 'no-such-name'],
    /git knows no commit no-such-name\.\ngit fetch origin no-such-name\nnpm run contract/,
  ],
  ['an option that there is not', ['--bass', 'main'], /Unknown option '--bass'/],
  ['a step that there is not', ['--only', 'lint,pacts'], /There is no step pacts/],
])(
  '%s is told, with those that there are',
  async (_what, args, words) => {
    const { code, output } = await contract(...args);
    expect(output).toMatch(words);
    expect(code).toBe(2);
  },
  STARTS_MS,
);
