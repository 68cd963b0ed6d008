import { CommandLineError, readOptions } from '../commandLine';
import type { Subcommand } from '../commandLine';
import { git } from '../git';
import { runBroker, skipWithoutBroker } from './client';
import { currentBranch, currentCommit } from './version';

/** Gives the committed pacts to the broker, under the name of their commit. */
export const publish: Subcommand = {
  summary: 'Gives the committed pacts to the broker.',
  usage: () => '[--branch NAME]',
  run: async (words, { agreements, command }) => {
    const options = readOptions(words, { branch: { type: 'string' } });
    skipWithoutBroker(
      `without one, ${command} can-i-deploy answers from the files in git, and nothing is published`,
    );
    const branch = options.branch ?? currentBranch();
    if (branch === null) throw new CommandLineError('HEAD is on no branch: give --branch NAME');
    const commit = currentCommit();
    // Under a commit's name the broker must never have other bytes than the commit does.
    const pacts = agreements.map(({ pact }) => pact);
    const changed = pacts.filter((pact) => git('status', '--porcelain', '--', pact) !== '');
    if (changed.length > 0) {
      throw new Error(
        `${changed.join(', ')} has changes that are not committed. Commit first: the version is the commit`,
      );
    }
    const { code } = await runBroker([
      'publish',
      ...pacts,
      '--consumer-app-version',
      commit,
      '--branch',
      branch,
    ]);
    return code;
  },
};
