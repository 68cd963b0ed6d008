// Reads what a commit of the consumer has agreed on, with the configuration, description and validators of that commit.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allButRecords } from '../config';
import type { Agreement, Config } from '../config';
import { parseJson } from '../description/document';
import { git, listChanges } from '../git';
import { resolveCommand } from '../process';
import { FLAG, TEXT, compileShape, list, object } from '../shape';
import { explain } from './explanations';
import type { Explanation } from './explanations';
import { currentIdentity } from './identity';

/** One agreement of a version of the consumer. */
export type Agreed = Pick<Agreement, 'provider' | 'isOptional'> & {
  /** `identity.ts`. `null`: the version has no pact with this provider. */
  identity: string | null;
};

/** What a commit has agreed on. */
export type AgreementsAt = {
  agreements: Agreed[];
  /** Whether the generated files are those of the description. `null`: the configuration names none. */
  isGenerated: boolean | null;
};

const NULLABLE = { type: ['string', 'null'] };
/** As the subcommand `identity` prints it. */
const isAgreementsAt = compileShape<AgreementsAt>(
  object({
    description: TEXT,
    isGenerated: { type: ['boolean', 'null'] },
    agreements: list(
      object({ provider: TEXT, isOptional: FLAG, identity: NULLABLE, pact: NULLABLE, verification: {} }),
    ),
  }),
);

const COMMAND = fileURLToPath(new URL('../../bin/contract-gates.js', import.meta.url));

/** Returns the agreements of a commit, or why its configuration does not load. */
export function agreementsAt(config: Config, commit: string): AgreementsAt | Explanation {
  if (isCheckedOut(config, commit)) {
    const agreements = config.agreements.map((one) => ({ ...one, identity: currentIdentity(config, one) }));
    return { agreements, isGenerated: isGenerated(config) };
  }
  const short = commit.slice(0, 12);
  // Node finds the installed packages in the folders above.
  mkdirSync(config.results, { recursive: true });
  const folder = realpathSync(mkdtempSync(join(config.results, 'commit-')));
  try {
    if (git('worktree', 'add', '--quiet', '--detach', folder, commit) === null)
      return explain('does-not-load', { commit: short, error: `git cannot check it out in ${folder}.` });
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [COMMAND, 'identity', '--check-generated'],
      {
        cwd: join(folder, git('rev-parse', '--show-prefix') ?? ''),
        encoding: 'utf8',
      },
    );
    const printed = status === 0 ? parseJson(stdout) : undefined;
    if (isAgreementsAt(printed)) return printed;
    return explain('does-not-load', { commit: short, error: stderr.trim() });
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the command of the configuration that compares generated files. `null`: it has none. */
export function isGenerated({ generated }: Config): boolean | null {
  if (generated === undefined) return null;
  const [program = '', ...args] = resolveCommand(generated.command);
  return spawnSync(program, args).status === 0;
}

/** Whether the work tree has the files of a commit, except for the records. */
const isCheckedOut = (config: Config, commit: string): boolean =>
  git('diff', '--quiet', '--ignore-submodules=none', commit, 'HEAD', '--', ...allButRecords(config)) !==
    null && listChanges(...allButRecords(config))?.length === 0;
