import { rmSync } from 'node:fs';
import { readOptions } from './commandLine';
import type { Subcommand } from './commandLine';
import { runConsumerTests } from './consumerTests';

/** The consumer's tests write the committed pacts anew. */
export const writePacts: Subcommand = {
  summary: 'Writes the committed pacts from the consumer’s tests.',
  usage: () => '',
  run: async (words, { agreements, consumerTests }) => {
    readOptions(words, {});
    if (consumerTests === undefined) throw new Error('The configuration names no consumerTests.');
    // Pact merges into a file that exists: an interaction that is no longer written would remain.
    for (const { pact } of agreements) rmSync(pact, { force: true });
    const { code, output } = await runConsumerTests(consumerTests);
    if (code !== 0) console.error(output);
    return code === 0 ? 0 : 1;
  },
};
