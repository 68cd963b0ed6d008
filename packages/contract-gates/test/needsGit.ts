import { spawnSync } from 'node:child_process';

type Needs = {
  /** The test also needs commits of this folder. */
  history?: boolean;
};

/** Returns the reason why a test that needs git cannot run. `null`: it can. */
export function whyNoGit({ history = false }: Needs = {}): string | null {
  if (spawnSync('git', ['--version']).status !== 0) return 'git is not installed here';
  const isRepository = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD']).status === 0;
  return history && !isRepository ? 'this folder has no git history' : null;
}

/** Returns `it`, or `it.skip` without git. The reason is written to standard error. */
export function itNeedsGit(needs?: Needs): jest.It {
  const reason = whyNoGit(needs);
  if (reason === null) return it;
  writeReason(reason);
  return it.skip;
}

/** Skips every test of the calling file without git. Call it before the first test. */
export function needsGit(needs?: Needs): void {
  const reason = whyNoGit(needs);
  if (reason === null) return;
  writeReason(reason);
  // Jest gives each file its own globals.
  Object.assign(globalThis, { it: it.skip, test: test.skip });
}

/** `npm test` shows this line in its table. */
const writeReason = (reason: string): void => {
  process.stderr.write(`skipped: ${reason}\n`);
};
