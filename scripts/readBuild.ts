import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Build } from '../src/config/build';
import { SOURCES } from './buildStamp';

/** Returns what the portal shows about this build. It contains no time, so the same commit gives the same build. */
export function readBuild(): Build & { version: string } {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  // The build runs the command, because it may not import the contract tools.
  const command = 'node_modules/contract-gates/bin/contract-gates.js';
  const identity = execFileSync(process.execPath, [command, 'identity'], { encoding: 'utf8' });
  const { description, agreements } = JSON.parse(identity) as Pick<Build, 'description' | 'agreements'>;
  return {
    version: manifest.version,
    commit: readCommit(),
    description,
    agreements: agreements.map(({ provider, pact, verification }) => ({ provider, pact, verification })),
  };
}

/** Returns twelve digits of the commit, with `-dirty` if a source differs from it; `null` outside the repository. */
function readCommit(): string | null {
  // A copy inside another repository must not report the commit of that repository.
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
