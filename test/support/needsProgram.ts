import { spawnSync } from 'node:child_process';

/** Returns the reason why a test that needs a program of this machine cannot run. `null`: it can. */
export function whyNoProgram(name: string, argument = '--version'): string | null {
  return spawnSync(name, [argument]).status === 0 ? null : `${name} is not installed here`;
}

/** Returns `it`, or `it.skip` for a reason, which is written to standard error. `npm test` shows it in its table. */
export function itUnless(reason: string | null): jest.It {
  if (reason === null) return it;
  process.stderr.write(`skipped: ${reason}\n`);
  return it.skip;
}
