// Reads what a commit of the consumer has agreed on, with the configuration, description and validators of that commit.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allButRecords } from '../config';
import type { Agreement, Config } from '../config';
import { entry, parseJson } from '../description/document';
import { git } from '../git';
import { FLAG, TEXT, compileShape, list, object } from '../shape';
import { currentIdentity } from './identity';

/** One agreement of a version of the consumer. */
export type Agreed = Pick<Agreement, 'provider' | 'isOptional'> & {
  /** `identity.ts`. `null`: the version has no pact with this provider. */
  identity: string | null;
};

const NULLABLE = { type: ['string', 'null'] };
/** As the subcommand `identity` prints them. */
const isAgreements = compileShape<Agreed[]>(
  list(object({ provider: TEXT, isOptional: FLAG, identity: NULLABLE, pact: NULLABLE, verification: {} })),
);

const COMMAND = fileURLToPath(new URL('../../bin/contract-gates.js', import.meta.url));

/** Returns the agreements of a commit, or the reason why its configuration does not load. */
export function agreementsAt(config: Config, commit: string): Agreed[] | string {
  if (isCheckedOut(config, commit))
    return config.agreements.map((one) => ({ ...one, identity: currentIdentity(config, one) }));
  // Node finds the installed packages in the folders above.
  mkdirSync(config.results, { recursive: true });
  const folder = realpathSync(mkdtempSync(join(config.results, 'commit-')));
  try {
    if (git('worktree', 'add', '--quiet', '--detach', folder, commit) === null)
      return `git cannot check out commit ${commit} in ${folder}.`;
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, 'identity'], {
      cwd: join(folder, git('rev-parse', '--show-prefix') ?? ''),
      encoding: 'utf8',
    });
    const agreements = status === 0 ? entry(parseJson(stdout), 'agreements') : undefined;
    if (isAgreements(agreements)) return agreements;
    return `Commit ${commit.slice(0, 12)} does not load here: ${stderr.trim()}`;
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the work tree has the files of a commit, except for the records. */
const isCheckedOut = (config: Config, commit: string): boolean =>
  git('diff', '--quiet', commit, '--', ...allButRecords(config)) !== null &&
  git('ls-files', '--others', '--exclude-standard', '--', ...allButRecords(config)) === '';
