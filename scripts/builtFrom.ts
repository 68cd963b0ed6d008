import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Build } from '../src/config/build';
import { SOURCES } from './portalBuild';

/** What the portal tells of itself. No time of day: the same commit gives the same build. */
export function builtFrom(): Build {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  // The build asks the command for the agreement's hashes, and so needs nothing of its package's code.
  const command = 'node_modules/contract-gates/bin/contract-gates.js';
  const identity = execFileSync(process.execPath, [command, 'identity'], { encoding: 'utf8' });
  const agreement = JSON.parse(identity) as Pick<Build, 'description' | 'agreements'>;
  return { version: manifest.version, commit: commitOfSources(), ...agreement };
}

/** Twelve digits, and `-dirty` where a source differs from the commit; `null` outside a repository of its own. */
function commitOfSources(): string | null {
  // A copy unpacked somewhere inside another repository would be given that one's commit.
  if (git('rev-parse', '--show-prefix') !== '') return null;
  const commit = git('rev-parse', '--verify', '--quiet', 'HEAD');
  if (commit === null) return null;
  const isChanged = git('status', '--porcelain', '--untracked-files=no', '--', ...SOURCES) !== '';
  return `${commit.slice(0, 12)}${isChanged ? '-dirty' : ''}`;
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
