import { spawnSync } from 'node:child_process';

/** Returns the reason why a test that needs git cannot run. `null`: it can. */
export const whyNoGit = (): string | null =>
  spawnSync('git', ['--version']).status === 0 ? null : 'git is not installed here';

/** Returns `it`, or `it.skip` without git. The reason is written to standard error. */
export function itNeedsGit(): jest.It {
  const reason = whyNoGit();
  if (reason === null) return it;
  writeReason(reason);
  return it.skip;
}

/** Skips every test of the calling file without git. Call it before the first test. */
export function needsGit(): void {
  const reason = whyNoGit();
  if (reason === null) return;
  writeReason(reason);
  // Jest gives each file its own globals.
  Object.assign(globalThis, { it: it.skip, test: test.skip });
}

/** `npm test` shows this line in its table. */
const writeReason = (reason: string): void => {
  process.stderr.write(`skipped: ${reason}\n`);
};
