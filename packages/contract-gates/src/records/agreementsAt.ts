// Reads what a commit of the consumer has agreed on, with the configuration, description and validators of that commit.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allButRecords } from '../config';
import type { Agreement, Config } from '../config';
import { parseJson } from '../description/document';
import { formatError } from '../formatError';
import { git, gitEnvironment, gitOrThrow, listChanges } from '../git';
import { explainMissingFile } from '../missingFile';
import { resolveCommand } from '../process';
import { listAgreementFiles } from '../validators';
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

/** As the subcommand `identity` prints it. */
const isAgreementsAt = compileShape<AgreementsAt & { consumer: string }>(
  object({
    consumer: TEXT,
    description: TEXT,
    isGenerated: { type: ['boolean', 'null'] },
    agreements: list(
      object({ provider: TEXT, isOptional: FLAG, identity: TEXT, pact: TEXT, verification: {} }),
    ),
  }),
);

const COMMAND = fileURLToPath(new URL('../../bin/contract-gates.js', import.meta.url));

/** Returns the agreements of a commit, or why its configuration does not load. */
export function agreementsAt(config: Config, commit: string): AgreementsAt | Explanation {
  const short = commit.slice(0, 12);
  if (isCheckedOut(config, commit)) {
    try {
      const agreements = config.agreements.map((one) => ({ ...one, identity: currentIdentity(config, one) }));
      return { agreements, isGenerated: isGenerated(config) };
    } catch (cause) {
      const missing = explainMissingFile(cause, config);
      if (missing === null) throw cause;
      return explain('does-not-load', { commit: short, error: `${missing.line} ${missing.advice}` });
    }
  }
  // Node finds the installed packages in the folders above.
  mkdirSync(config.results, { recursive: true });
  const folder = realpathSync(mkdtempSync(join(config.results, 'commit-')));
  deferInterrupt();
  try {
    // A sparse checkout would leave files of the agreement out.
    gitOrThrow(['-c', 'core.sparseCheckout=false', 'worktree', 'add', '--quiet', '--detach', folder, commit]);
    const inside = join(folder, git('rev-parse', '--show-prefix') ?? '');
    if (!existsSync(inside))
      return explain('does-not-load', { commit: short, error: 'it has no such folder.' });
    const { status, signal, stdout, stderr } = spawnSync(
      process.execPath,
      [COMMAND, 'identity', '--check-generated'],
      { cwd: inside, encoding: 'utf8', env: withoutRepository() },
    );
    if (signal !== null) throw new Interrupted(`Interrupted by ${signal}`);
    // The configuration may print something too.
    const printed = status === 0 ? parseJson(stdout.trim().split('\n').at(-1) ?? '') : undefined;
    const error = stderr.trim() || 'its configuration ends the process.';
    if (!isAgreementsAt(printed)) return explain('does-not-load', { commit: short, error });
    return printed.consumer === config.consumer
      ? printed
      : explain('does-not-load', { commit: short, error: `its consumer is ${printed.consumer}.` });
  } catch (cause) {
    if (cause instanceof Interrupted) throw cause;
    return explain('does-not-load', { commit: short, error: formatError(cause) });
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

class Interrupted extends Error {}

/** Lets Ctrl-C, which ends the child too, end this process only after it has removed the work tree. */
function deferInterrupt(): void {
  if (process.listenerCount('SIGINT') > 0) return;
  process.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
}

/** A hook names the repository of another work tree. */
const withoutRepository = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(gitEnvironment()).filter(([name]) => !/^GIT_(DIR|WORK_TREE)$/.test(name)),
  );

/** Runs the command of the configuration that compares generated files. `null`: it has none. */
export function isGenerated({ generated }: Config): boolean | null {
  if (generated === undefined) return null;
  const [program = '', ...args] = resolveCommand(generated.command);
  return spawnSync(program, args).status === 0;
}

/** Whether the work tree has the files of a commit, except for the records. */
function isCheckedOut(config: Config, commit: string): boolean {
  const paths = allButRecords(config);
  const isSame = git('diff', '--quiet', '--ignore-submodules=none', commit, 'HEAD', '--', ...paths) !== null;
  // A file that git ignores is in no commit.
  const present = listAgreementFiles(config).filter((file) => existsSync(file));
  // Nor is the content of a symbolic link.
  const files = present.flatMap((file) => [file, realpathSync(file)]);
  const areTracked = git('ls-files', '--error-unmatch', '--', ...files) !== null;
  // A sparse checkout may lack them.
  const tracked = (git('ls-files', '--', ...listAgreementFiles(config)) ?? '').split('\n');
  const arePresent = tracked.every((file) => file === '' || existsSync(file));
  return isSame && areTracked && arePresent && listChanges(...paths)?.length === 0;
}
