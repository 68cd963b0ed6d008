import config from '../test/club/contract.config';
import { CLUB } from '../test/club';
import { needsGit } from '../test/needsGit';
import { makeRepository, prepareRepositories } from '../test/repository';
import type { TestRepository } from '../test/repository';

needsGit();

const STARTS_MS = 120_000;

const makeHere = prepareRepositories();
let here: TestRepository;
beforeEach(() => {
  here = makeHere();
});
afterEach(() => {
  here.remove();
});

async function contract(args: string[], environment: NodeJS.ProcessEnv = {}) {
  const [subcommand = '', ...rest] = args;
  const { code, stdout, stderr } = await here.call(subcommand, rest, environment);
  return { code, output: stdout + stderr };
}

it(
  'runs the named steps, prints the base, and writes the table for a pipeline',
  async () => {
    const { code, output } = await contract(['check', '--only', 'scenarios,generated', '--base', 'HEAD']);
    expect(output).toMatch(/^Compared with [0-9a-f]{12}, HEAD\.$/m);
    expect(output).toMatch(/^Running: one set of scenarios$/m);
    expect(output).toMatch(/^types and validators +passed/m);
    expect(output).toMatch(/^one set of scenarios +passed/m);
    expect(output).toMatch(/^Steps: 2 passed, 0 failed, 0 skipped$/m);
    expect(output).not.toContain('pacts of the consumer');
    expect(code).toBe(0);
    expect(here.read('.cache/contract/contract.md')).toContain('| one set of scenarios | passed |');
  },
  STARTS_MS,
);

it.each([
  ['check', '--only', 'description-changes'],
  ['report', '--out', 'report.html'],
])(
  'a base in CONTRACT_BASE that git does not know is a wrong command line: %s',
  async (...args) => {
    const { code, output } = await contract(args, { CONTRACT_BASE: 'no-such-name' });
    expect(output).toContain('git knows no commit no-such-name');
    expect(output).toContain('git fetch origin no-such-name');
    expect(code).toBe(2);
  },
  STARTS_MS,
);

it(
  'without a base a comparison fails, unless --without-base skips it',
  async () => {
    const options = ['--only', 'description-changes,pact-changes', '--out', 'results'];
    const skipped = await here.call('check', [...options, '--without-base']);
    expect(skipped.stdout).toMatch(/^description against the base +skipped /m);
    expect(skipped.stdout).toMatch(/^Steps: 0 passed, 0 failed, 2 skipped$/m);
    expect(skipped.stdout).toContain('NOTHING WAS COMPARED WITH AN EARLIER STATE');
    expect(skipped.code).toBe(0);
    const required = await here.call('check', options);
    expect(required.stdout).toMatch(/^Steps: 0 passed, 2 failed, 0 skipped$/m);
    expect(required.stdout).toContain('this is the first commit');
    expect(required.code).toBe(1);

    const tree = here.git('mktree');
    const empty = here.git('commit-tree', tree, '-m', 'empty');
    const outcome = await here.call('check', [...options, '--base', empty]);
    expect(outcome.stdout).toMatch(/^Steps: 0 passed, 2 failed, 0 skipped$/m);
    expect(outcome.code).toBe(1);
  },
  STARTS_MS,
);

it(
  'finds a break in a sub-folder of a repository',
  async () => {
    const inside = makeRepository(CLUB, 'apps/club');
    try {
      inside.edit(config.description, 'role, expiresAt]', 'role]');
      inside.write(
        config.agreements[0].pact,
        inside.read(config.agreements[0].pact).replaceAll('"court"', '"field"'),
      );
      const { code, stdout } = await inside.call('check', [
        ...['--only', 'description-changes,pact-changes', '--base', 'HEAD'],
      ]);
      expect(stdout).toMatch(/^Steps: 0 passed, 2 failed, 0 skipped$/m);
      expect(stdout).toContain('expectation-dropped');
      expect(code).toBe(1);
    } finally {
      inside.remove();
    }
  },
  STARTS_MS,
);

it.each([
  [
    'an unknown base',
    ['--base', 'no-such-name'],
    /git knows no commit no-such-name\.\ngit fetch origin no-such-name\nnpm run contract/,
  ],
  ['an unknown option', ['--bass', 'main'], /Unknown option '--bass'/],
  ['an unknown step', ['--only', 'lint,pacts'], /There is no step pacts/],
])(
  '%s is reported with the usage',
  async (_fault, args, message) => {
    const { code, output } = await contract(['check', ...args]);
    expect(output).toMatch(message);
    expect(code).toBe(2);
  },
  STARTS_MS,
);
