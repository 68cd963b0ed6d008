// Runs the scripts of the workflows that pack, download and check a release, with a fake `gh`. The deployment must use the
// release that the gates packed.
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { entry, readString } from 'contract-gates/description';
import { itUnless, whyNoProgram } from './support/needsProgram';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

function readScript(workflow: string, job: string, name: string): string {
  const text: unknown = parse(readFileSync(`.github/workflows/${workflow}`, 'utf8'));
  const steps = entry(entry(entry(text, 'jobs'), job), 'steps');
  const step: unknown = Array.isArray(steps)
    ? steps.find((one: unknown) => readString(one, 'name') === name)
    : null;
  const script = readString(step, 'run');
  if (script === undefined) throw new Error(`${workflow} has no step "${name}" with a script`);
  return script;
}
const PACK = readScript('gates.yml', 'everything', 'Pack the release');
const FETCH = readScript('deploy.yml', 'deploy', 'Download the release of the gates');
const CHECK = readScript('deploy.yml', 'deploy', 'Check and unpack the release');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portaria-release-'));
  mkdirSync(join(folder, 'bin'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a step as a runner on GitHub does. */
function run(script: string, at: string, variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', script], {
    cwd: join(folder, at),
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      GITHUB_SHA: COMMIT,
      GITHUB_REPOSITORY: 'owner/portaria',
      ...variables,
    },
  });
  return { status, output: stdout + stderr };
}

/** Packs a release from the files of this repository and a small `dist/`. */
function pack() {
  const paths = /\.tar\.gz ([^]*?)\ncd /.exec(PACK)?.[1]?.split(/[\s\\]+/) ?? [];
  expect(paths).toContain('dist');
  // The bill of materials needs the manifests of all workspaces, which the job's checkout has.
  const copied = [
    ...paths.filter((one) => one !== 'dist' && one !== ''),
    'packages/contract-gates/package.json',
  ];
  for (const path of copied) {
    mkdirSync(dirname(join(folder, 'gates', path)), { recursive: true });
    cpSync(path, join(folder, 'gates', path), { recursive: true });
  }
  mkdirSync(join(folder, 'gates', 'dist'));
  writeFileSync(join(folder, 'gates', 'dist', 'index.html'), 'the page that was tested');
  return run(PACK, 'gates');
}

/** Writes a fake `gh` that knows one run, and downloads its release if there is one. */
function writeFakeGh({ runId = '7', release = join(folder, 'gates', 'release') } = {}) {
  const script = `#!/bin/sh
if [ "$1 $2" = "run list" ]; then
  case "$*" in *"--commit ${COMMIT}"*"--status success"*) echo "${runId}" ;; esac
elif [ "$1 $2 $3" = "run download 7" ]; then
  mkdir release && cp ${release}/* release/
fi
`;
  writeFileSync(join(folder, 'bin', 'gh'), script, { mode: 0o755 });
  mkdirSync(join(folder, 'deploy'), { recursive: true });
}

const reasons = ['bash', 'sha256sum', 'tar'].map((name) => whyNoProgram(name));
const itRuns = itUnless(reasons.find((reason) => reason !== null) ?? null);

itRuns('the tested release arrives complete, with its bill of materials', () => {
  expect(pack()).toMatchObject({ status: 0 });
  writeFakeGh();
  expect(run(FETCH, 'deploy')).toMatchObject({ status: 0 });
  expect(run(CHECK, 'deploy/release')).toMatchObject({ status: 0 });
  const release = join(folder, 'deploy', 'release');
  expect(readFileSync(join(release, 'portaria', 'dist', 'index.html'), 'utf8')).toBe(
    'the page that was tested',
  );
  const bill: unknown = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8'));
  const components = entry(bill, 'components');
  const scopes = new Map(
    Array.isArray(components)
      ? components.map((one: unknown) => [readString(one, 'name'), readString(one, 'scope')] as const)
      : [],
  );
  expect(['react', 'fastify', 'jose', 'webpack'].map((name) => scopes.get(name))).toEqual([
    ...['required', 'required', 'required'],
    'optional',
  ]);
});

itRuns.each([
  ['the gates have not passed', { runId: '' }, /::error::The gates have not passed on main/],
  ['the release has expired', { release: '/nowhere' }, /::error::The release of run 7 cannot be downloaded/],
])('the deployment fails with a reason when %s', (_what, gh, sentence) => {
  writeFakeGh(gh);
  const { status, output } = run(FETCH, 'deploy');
  expect([status, sentence.test(output)]).toEqual([1, true]);
});

itRuns('a changed release, or one of another commit, is not deployed', () => {
  pack();
  writeFakeGh();
  run(FETCH, 'deploy');
  const otherCommit = run(CHECK, 'deploy/release', { GITHUB_SHA: 'f'.repeat(40) });
  expect([otherCommit.status, otherCommit.output]).toEqual([
    1,
    expect.stringMatching(/::error::The release was made of commit 0123/),
  ]);
  appendFileSync(join(folder, 'deploy', 'release', 'portaria.tar.gz'), 'x');
  const changedRelease = run(CHECK, 'deploy/release');
  expect([changedRelease.status, changedRelease.output]).toEqual([
    1,
    expect.stringMatching(/::error::A file of the release/),
  ]);
});

it('the deployment builds nothing', () => {
  expect(readFileSync('.github/workflows/deploy.yml', 'utf8')).not.toMatch(/npm (ci|install|run build)/);
});
