import { readOptions } from '../commandLine';
import type { Subcommand } from '../commandLine';
import { refuseMovingVersion } from '../records/versions';
import { runBroker, skipWithoutBroker } from './client';
import { currentCommit, refuseUnnamedVersion } from './version';

/** Tells the broker what an environment has now. */
export const recordDeploymentAtBroker: Subcommand = {
  summary: 'Tells the broker what an environment has now.',
  usage: ({ consumer }) => `--environment NAME [--pacticipant ${consumer}] [--version COMMIT]`,
  run: async (words, { consumer, command }) => {
    const options = readOptions(
      words,
      {
        environment: { type: 'string' },
        pacticipant: { type: 'string', default: consumer },
        version: { type: 'string' },
      },
      ['environment'],
    );
    const { pacticipant, environment, version } = options;
    refuseUnnamedVersion(consumer, pacticipant, version);
    if (version !== undefined) refuseMovingVersion(version);
    skipWithoutBroker(`${command} record-deployment notes it in git`);
    const { code } = await runBroker([
      'record-deployment',
      ...['--pacticipant', pacticipant],
      ...['--version', version ?? currentCommit()],
      ...['--environment', environment],
    ]);
    return code;
  },
};
