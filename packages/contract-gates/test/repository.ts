// A separate git repository with an agreement, for tests of the subcommands.
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runCommand } from '../src/cli';
import { DEFAULTS } from '../src/config';
import { CLUB } from './club';
import config from './club/contract.config';

export const EXAMPLE = 'packages/contract-gates/example';

export type Run = { code: number | null; stdout: string; stderr: string };

export type TestRepository = {
  folder: string;
  run: (subcommand: string, args?: string[], environment?: NodeJS.ProcessEnv) => Promise<Run>;
  /** As `run`, but one at a time, in this process and with the club's configuration. A process starts slowly. */
  call: (subcommand: string, args?: string[], environment?: NodeJS.ProcessEnv) => Promise<Run>;
  git: (...args: string[]) => string;
  read: (path: string) => string;
  write: (path: string, content: string) => void;
  /** Replaces a text that a file contains once. */
  edit: (path: string, from: string, to: string) => void;
  /** Commits all changes and returns the commit. */
  commit: (message: string) => string;
  remove: () => void;
};

/** For `git -c`: no signatures, and no maintenance in the background while the folder is removed. */
export const GIT_SETTINGS = [
  ...['user.name=Ana', 'user.email=ana@example.org', 'commit.gpgsign=false', 'tag.gpgsign=false'],
  ...['maintenance.auto=false', 'gc.auto=0'],
];

/** `user.name=Ana` in the form of a configuration file. One file is faster than a command for each setting. */
export const toConfigLines = (setting: string): string =>
  setting.replace(/(\w+)\.(\w+)=(.*)/, '[$1]\n\t$2 = $3\n');

// On a busy machine a verification takes more than a minute.
const LIMIT_MS = 180_000;

/**
 * The repository has one commit with the agreement and empty records. Installed packages are linked.
 * @param source A folder to copy, or what writes the files of the agreement.
 * @param path The folder of the agreement in the repository.
 */
export function makeRepository(
  source: string | ((folder: string) => void) = CLUB,
  path = '.',
): TestRepository {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'contract-')));
  const folder = join(root, path);
  mkdirSync(folder, { recursive: true });
  const repository = openRepository(folder, root);
  const { write, git, commit } = repository;
  if (typeof source === 'string') cpSync(source, folder, { recursive: true });
  else source(folder);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  write('.gitignore', 'server\nnode_modules\n.cache/\n');
  for (const environment of ['production', 'test'])
    write(`pacts/records/deployments/${environment}.json`, '[]\n');
  git('init', '--quiet', '--initial-branch', 'main', root);
  appendFileSync(join(root, '.git', 'config'), GIT_SETTINGS.map(toConfigLines).join(''));
  commit('The agreement');

  return repository;
}

/**
 * Returns what makes a repository for each test of the calling file. A copy of the first one is faster than the commands of
 * git.
 */
export function prepareRepositories(source: string = CLUB): () => TestRepository {
  let first: TestRepository | undefined;
  afterAll(() => {
    first?.remove();
  });
  return () => {
    first ??= makeRepository(source);
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'contract-')));
    cpSync(first.folder, folder, { recursive: true, verbatimSymlinks: true });
    return openRepository(folder);
  };
}

/** Opens the repository of a folder, for example a clone. @param root What `remove` removes. */
export function openRepository(folder: string, root = folder): TestRepository {
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: cleanEnvironment(),
    });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  const commit = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', message);
    return git('rev-parse', 'HEAD');
  };

  return {
    folder,
    git,
    write,
    commit,
    read,
    edit: (path, from, to) => {
      const text = read(path);
      if (text.split(from).length !== 2) throw new Error(`${path} does not contain once: ${from}`);
      write(
        path,
        text.replace(from, () => to),
      );
    },
    run: (subcommand, args = [], environment = {}) =>
      runIn(folder, [...subcommand.split(' '), ...args], environment),
    call: (subcommand, args = [], environment = {}) =>
      callIn(folder, [...subcommand.split(' '), ...args], environment),
    remove: () => {
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function runIn(folder: string, args: string[], environment: NodeJS.ProcessEnv): Promise<Run> {
  return new Promise((resolveRun, reject) => {
    const command = resolve('packages/contract-gates/bin/contract-gates.js');
    const child = spawn(process.execPath, [command, ...args], {
      cwd: folder,
      env: { ...cleanEnvironment(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      resolveRun({ code, stdout, stderr });
    });
  });
}

/** A call changes the current folder of the process. */
let isInCall = false;

async function callIn(folder: string, args: string[], environment: NodeJS.ProcessEnv): Promise<Run> {
  const [root, variables] = [process.cwd(), process.env];
  if (isInCall) throw new Error('A call is in progress: use `run` for several at the same time.');
  isInCall = true;
  const written = { stdout: '', stderr: '' };
  const log = jest.spyOn(console, 'log').mockImplementation((line) => (written.stdout += `${line}\n`));
  const error = jest.spyOn(console, 'error').mockImplementation((line) => (written.stderr += `${line}\n`));
  process.chdir(folder);
  process.env = { ...cleanEnvironment(), ...environment };
  try {
    return { code: await runCommand(args, () => Promise.resolve({ ...DEFAULTS, ...config })), ...written };
  } finally {
    process.chdir(root);
    process.env = variables;
    isInCall = false;
    log.mockRestore();
    error.mockRestore();
  }
}

/** Removes the variables of the pipeline: for the real broker, the real branch and npm. */
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PACT_|GITHUB_|GIT_|CONTRACT_|npm_)/.test(name)),
  ),
  FORCE_COLOR: '0',
});
