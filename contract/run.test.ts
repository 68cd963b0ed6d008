import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process';

const OUT = join('.cache', 'contract-test');

/** `npm run contract` as a person types it, without touching what the last real run left behind. */
const contract = (...args: string[]) => run('npx', ['tsx', 'contract/run.ts', '--out', OUT, ...args]);

const STARTS_MS = 120_000;

it(
  'runs the steps that were asked for, says what they are compared with, and leaves files for a pipeline',
  async () => {
    const { code, output } = await contract('--only', 'scenarios,generated', '--base', 'HEAD');
    expect(output).toMatch(/^Compared with [0-9a-f]{12}, HEAD\.$/m);
    expect(output).toMatch(/^types and validators +passed/m);
    expect(output).toMatch(/^one set of scenarios +passed/m);
    expect(output).toMatch(/^Steps: 2 passed, 0 failed, 0 skipped$/m);
    expect(output).not.toContain('pact of the consumer');
    expect(code).toBe(0);
    expect(readFileSync(join(OUT, 'contract.xml'), 'utf8')).toContain('tests="2" failures="0" skipped="0"');
    expect(readFileSync(join(OUT, 'contract.md'), 'utf8')).toContain('| one set of scenarios | passed |');
  },
  STARTS_MS,
);

it(
  'a step that has nothing to compare with is skipped, never passed',
  async () => {
    const { code, output } = await run(
      'npx',
      ['tsx', 'contract/run.ts', '--out', OUT, '--only', 'description-changes'],
      {
        CONTRACT_BASE: 'no-such-name',
      },
    );
    expect(output).toMatch(/^description against the base +skipped .*git knows no commit no-such-name/m);
    expect(output).toContain('git fetch origin no-such-name');
    expect(output).toMatch(/^Steps: 0 passed, 0 failed, 1 skipped$/m);
    expect(code).toBe(0);
  },
  STARTS_MS,
);

it.each([
  [
    'a base that git does not know',
    ['--base', 'no-such-name'],
    /git knows no commit no-such-name\.\ngit fetch origin no-such-name/,
  ],
  ['an option that there is not', ['--bass', 'main'], /Unknown option '--bass'/],
  ['a step that there is not', ['--only', 'lint,pacts'], /no step is called pacts/],
])(
  '%s is told, with those that there are',
  async (_what, args, words) => {
    const { code, output } = await contract(...args);
    expect(output).toMatch(words);
    expect(code).toBe(2);
  },
  STARTS_MS,
);
