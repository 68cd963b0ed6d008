import { CommandLineError, readOptions } from '../commandLine';
import type { Subcommand } from '../commandLine';
import { listChanges } from '../git';
import { runBroker, requireBroker } from './client';
import { currentBranch, currentCommit } from './version';

export const publish: Subcommand = {
  summary: 'Publishes the committed pacts, with the commit as version.',
  usage: () => '[--branch NAME]',
  run: async (args, { agreements, command }) => {
    const options = readOptions(args, { branch: { type: 'string' } });
    requireBroker({
      otherwise: `nothing is published, and ${command} can-i-deploy reads the records in git`,
    });
    const branch = options.branch ?? currentBranch();
    if (branch === null) throw new CommandLineError('HEAD is on no branch: give --branch NAME');
    const commit = currentCommit();
    // The version is the commit, so the pacts have to be those of the commit.
    const pacts = agreements.map(({ pact }) => pact);
    const uncommitted = pacts.filter((pact) => listChanges(pact)?.length !== 0);
    if (uncommitted.length > 0) {
      throw new Error(
        `${uncommitted.join(', ')} has changes that are not committed. Commit first: the version is the commit`,
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
