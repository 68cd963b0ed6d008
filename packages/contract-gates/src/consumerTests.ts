import { mkdirSync, rmSync } from 'node:fs';
import type { Config } from './config';
import { commandLineOf, run } from './process';
import type { Ended } from './process';

/**
 * Runs the consumer's tests, which write the pacts.
 * @param folder Where they write instead of the committed folder; it is emptied first.
 */
export function runConsumerTests(
  tests: NonNullable<Config['consumerTests']>,
  folder?: string,
): Promise<Ended> {
  if (folder === undefined) return run(commandLineOf(tests.command));
  // Pact merges into a file that exists: an interaction that is no longer written would remain.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return run(commandLineOf(tests.command), { PACT_FOLDER: folder });
}
