import { spawnSync } from 'node:child_process';

type Needs = {
  /** Commits of this very folder, and not only the program. */
  history?: boolean;
};

/** Why a test that needs git cannot run here; `null`: it can. */
export function whyNoGit({ history = false }: Needs = {}): string | null {
  if (spawnSync('git', ['--version']).status !== 0) return 'git is not installed here';
  const isRepository = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD']).status === 0;
  return history && !isRepository ? 'this folder has no git history' : null;
}

/** `it`, or `it.skip` with its reason on the standard error stream, where git is missing. */
export function itNeedsGit(needs?: Needs): jest.It {
  const reason = whyNoGit(needs);
  if (reason === null) return it;
  say(reason);
  return it.skip;
}

/** Skips every test of the file that calls it, with the reason, where git is missing. Call it before the first test. */
export function needsGit(needs?: Needs): void {
  const reason = whyNoGit(needs);
  if (reason === null) return;
  say(reason);
  // A file has globals of its own.
  Object.assign(globalThis, { it: it.skip, test: test.skip });
}

/** `npm test` reads this line, and shows it in its table. */
const say = (reason: string): void => {
  process.stderr.write(`skipped: ${reason}\n`);
};
