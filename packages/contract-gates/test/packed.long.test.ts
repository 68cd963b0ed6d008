// Packs the package, and does the steps of its README to the letter, in one round.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { npm } from '../src/process';
import { doSteps, readSteps } from './documentSteps';
import { GIT_SETTINGS, cleanEnvironment, toConfigLines } from './repository';

const LIMIT_MS = 600_000;
const PACKAGE = resolve('packages/contract-gates');
const [program, ...first] = npm();

/** Returns the reason why the steps cannot be done here. `null`: they can. */
function whyNot(): string | null {
  const words = ['view', 'yaml', 'version', '--fetch-retries=0', '--fetch-timeout=20000'];
  if (spawnSync(program, [...first, ...words]).status !== 0) return 'no package registry can be reached';
  if (spawnSync('git', ['--version']).status !== 0) return 'git is not installed here';
  return spawnSync('python3', ['--version']).status === 0 ? null : 'Python is not installed here';
}

const reason = whyNot();
if (reason !== null) process.stderr.write(`skipped: ${reason}\n`);
const itCan = reason === null ? it : it.skip;

const STEPS = readSteps(readFileSync(join(PACKAGE, 'README.md'), 'utf8'));

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'packed-')));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

function git(...words: string[]): void {
  const { status, stderr } = spawnSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    env: cleanEnvironment(),
  });
  if (status !== 0) throw new Error(stderr);
}

/** Makes an empty repository with the packed package in one of its folders. Returns that folder. */
function prepare(path: string, ...settings: string[]): string {
  git('init', '--quiet', '--initial-branch', 'main');
  appendFileSync(join(root, '.git', 'config'), [...GIT_SETTINGS, ...settings].map(toConfigLines).join(''));
  const folder = join(root, path);
  mkdirSync(folder, { recursive: true });
  const pack = [...first, 'pack', '--silent', '--pack-destination', folder];
  expect(spawnSync(program, pack, { cwd: PACKAGE }).status).toBe(0);
  return folder;
}

itCan(
  'the steps of the README pass in an empty repository',
  async () => {
    const folder = prepare('.');
    expect(await doSteps(STEPS, folder)).toBeNull();
    const installed = join(folder, 'node_modules/contract-gates');
    expect(existsSync(join(installed, 'example/contract.config.ts'))).toBe(true);
    expect(existsSync(join(installed, 'src/example.test.ts'))).toBe(false);
  },
  LIMIT_MS,
);

itCan(
  'the steps of the README pass in a sub-folder of a monorepo',
  async () => {
    const folder = prepare('apps/shop');
    writeFileSync(join(root, 'package.json'), '{ "private": true, "workspaces": ["apps/*"] }\n');
    writeFileSync(join(folder, 'package.json'), '{ "name": "shop", "version": "1.0.0" }\n');
    writeFileSync(join(root, '.gitignore'), 'node_modules/\n');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'The monorepo');
    expect(await doSteps(STEPS, folder)).toBeNull();
  },
  LIMIT_MS,
);

itCan(
  'the steps of the README pass with line ends of Windows, and again in a clone',
  async () => {
    expect(await doSteps(STEPS, prepare('.', 'core.autocrlf=true'), { isCrlf: true })).toBeNull();

    const clone = join(root, 'clone');
    git('clone', '--quiet', '--config', 'core.autocrlf=true', root, clone);
    expect(readFileSync(join(clone, 'pacts/shop-warehouse.json'), 'utf8')).toContain('\r\n');
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'junction');
    const checks = STEPS.filter(
      (step) =>
        step.kind === 'output' ||
        (step.kind === 'command' && / (?:check|report|can-i-deploy)\b/.test(step.line)),
    );
    expect(await doSteps(checks.slice(1), clone)).toBeNull();
  },
  LIMIT_MS,
);
