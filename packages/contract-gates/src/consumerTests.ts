import { mkdirSync, rmSync } from 'node:fs';
import { readOptions } from './commandLine';
import type { Subcommand } from './commandLine';
import type { Config } from './config';
import { resolveCommand, run } from './process';
import type { Ended } from './process';

export const writePacts: Subcommand = {
  summary: 'Writes the committed pacts from the consumer’s tests.',
  usage: () => '',
  run: async (args, { agreements, consumerTests }) => {
    readOptions(args, {});
    if (consumerTests === undefined) throw new Error('The configuration names no consumerTests.');
    // Pact merges into an existing file, which would keep removed interactions.
    for (const { pact } of agreements) rmSync(pact, { force: true });
    const { code, output } = await runConsumerTests(consumerTests);
    if (code !== 0) console.error(output);
    return code === 0 ? 0 : 1;
  },
};

/**
 * Runs the consumer's tests, which write the pacts.
 * @param folder Replaces the committed folder. Its content is deleted first.
 */
export function runConsumerTests(
  tests: NonNullable<Config['consumerTests']>,
  folder?: string,
): Promise<Ended> {
  if (folder === undefined) return run(resolveCommand(tests.command));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return run(resolveCommand(tests.command), { PACT_FOLDER: folder });
}
