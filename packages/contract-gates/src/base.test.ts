import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBase } from './base';
import { git } from './git';
import { GIT_SETTINGS } from '../test/repository';
import { needsGit } from '../test/needsGit';

needsGit();

let folder: string;
const home = process.cwd();

const inFolder = (...args: string[]) =>
  execFileSync('git', [...GIT_SETTINGS.flatMap((one) => ['-c', one]), ...args], {
    cwd: folder,
    stdio: 'pipe',
  });

let commits = 0;
function commit(): string {
  // The same message within the same second would give the same commit.
  inFolder('commit', '--quiet', '--allow-empty', '--message', `number ${++commits}`);
  return git('rev-parse', 'HEAD') ?? '';
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'base-'));
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', folder]);
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  delete process.env['CONTRACT_BASE'];
  rmSync(folder, { recursive: true, maxRetries: 5 });
});

it('the option comes before the variable, and the variable before the branches', () => {
  const [first, second] = [commit(), commit()];
  commit();
  process.env['CONTRACT_BASE'] = second;
  expect(findBase(first)).toMatchObject({ kind: 'found', commit: first });
  expect(findBase(undefined)).toMatchObject({ kind: 'found', commit: second });
});

it('an unknown name is reported, with a command that may help', () => {
  commit();
  expect(findBase('elsewhere')).toEqual({
    kind: 'none',
    reason: 'git knows no commit elsewhere',
    advice: 'git fetch origin elsewhere',
    isNamed: true,
  });
});

it('zeros, which a push of a new branch gives, are ignored', () => {
  const parent = commit();
  commit();
  process.env['CONTRACT_BASE'] = '0'.repeat(40);
  expect(findBase(undefined)).toMatchObject({ kind: 'found', commit: parent });
});

it('a branch is compared with its merge base with main', () => {
  const forkPoint = commit();
  inFolder('switch', '--quiet', '--create', 'change');
  commit();
  inFolder('switch', '--quiet', 'main');
  commit();
  inFolder('switch', '--quiet', 'change');
  expect(findBase(undefined)).toMatchObject({ commit: forkPoint, because: 'merge base with main' });
});

it('origin/main comes before the local main', () => {
  const published = commit();
  inFolder('update-ref', 'refs/remotes/origin/main', published);
  commit();
  expect(findBase(undefined)).toMatchObject({ commit: published, because: 'merge base with origin/main' });
});

it('main is compared with its newest release, else with its parent', () => {
  const released = commit();
  const parent = commit();
  commit();
  expect(findBase(undefined)).toMatchObject({ commit: parent, because: 'the parent of HEAD' });
  inFolder('tag', 'v1.2.0', released);
  expect(findBase(undefined)).toMatchObject({ commit: released, because: 'release v1.2.0' });
});

it('a release at HEAD is no base for itself', () => {
  const parent = commit();
  commit();
  inFolder('tag', 'v1.0.0');
  expect(findBase(undefined)).toMatchObject({ commit: parent });
});

it('without a branch main there is no base, because the parent would hide earlier changes', () => {
  commit();
  commit();
  inFolder('switch', '--quiet', '--detach');
  inFolder('branch', '--quiet', '--delete', '--force', 'main');
  expect(findBase(undefined)).toMatchObject({
    kind: 'none',
    reason: 'this repository has no branch main',
    advice: 'Name the commit to compare with: --base <commit>',
  });
  inFolder('remote', 'add', 'origin', 'https://git.example/shop.git');
  expect(findBase(undefined)).toMatchObject({ advice: 'git fetch origin main:main' });
});

it('a clone without the merge base has no base', () => {
  commit();
  inFolder('switch', '--quiet', '--create', 'change');
  for (let more = 0; more < 3; more++) commit();
  inFolder('switch', '--quiet', 'main');
  commit();
  const shallow = join(folder, 'shallow');
  inFolder(
    'clone',
    '--quiet',
    '--depth',
    '2',
    '--no-single-branch',
    '--branch',
    'change',
    `file://${folder}`,
    shallow,
  );
  process.chdir(shallow);
  expect(findBase(undefined)).toMatchObject({ kind: 'none', reason: 'this clone is shallow' });
});

it('the first commit, no commit and a shallow clone have no base, each with advice', () => {
  expect(findBase(undefined)).toMatchObject({ kind: 'none', reason: 'this repository has no commit' });
  commit();
  expect(findBase(undefined)).toMatchObject({ kind: 'none', reason: 'this is the first commit' });
  commit();
  const shallow = join(folder, 'shallow');
  inFolder('clone', '--quiet', '--depth', '1', `file://${folder}`, shallow);
  process.chdir(shallow);
  expect(findBase(undefined)).toEqual({
    kind: 'none',
    reason: 'this clone is shallow',
    advice: 'git fetch --unshallow origin',
    isNamed: false,
  });
});

it('a folder outside of a repository has no base', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  expect(findBase(undefined)).toMatchObject({
    reason: 'this folder is in no git repository',
    advice: 'Run git init, commit all files, and run this again',
  });
});
