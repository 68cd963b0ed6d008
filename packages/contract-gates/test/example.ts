// Copies the example to a separate git repository, for tests.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { GIT_SETTINGS } from './repository';

export type Example = {
  folder: string;
  /** Replaces a text that a file contains once. */
  edit: (file: string, from: string, to: string) => void;
  /** Runs a program in the folder. */
  run: (...command: string[]) => { code: number | null; output: string };
  remove: () => void;
};

/** The repository has one commit. */
export function copyExample(): Example {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'example-')));
  cpSync(resolve('packages/contract-gates/example'), folder, { recursive: true });
  const run = (program = '', ...args: string[]) => {
    const environment = Object.entries(process.env).filter(
      ([name]) => !/^(PACT_|GIT_|CONTRACT_|GITHUB_|npm_)/.test(name),
    );
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...Object.fromEntries(environment), FORCE_COLOR: '0' },
    });
    return { code: status, output: stdout + stderr };
  };
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n.cache/\n');
  const settings = GIT_SETTINGS.flatMap((setting) => ['-c', setting]);
  for (const words of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '-m', 'As shipped'],
  ])
    run('git', ...settings, ...words);
  return {
    folder,
    run,
    edit: (file, from, to) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (text.split(from).length !== 2) throw new Error(`${file} does not contain once: ${from}`);
      writeFileSync(join(folder, file), text.replace(from, to));
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
