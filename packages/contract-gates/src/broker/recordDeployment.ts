import { readOptions } from '../commandLine';
import type { Subcommand } from '../commandLine';
import { checkFixedVersion, readAcceptedForm } from '../records/versionForm';
import { runBroker, requireBroker } from './client';
import { currentCommit, requireVersionUnlessConsumer } from './version';

export const recordDeploymentAtBroker: Subcommand = {
  summary: 'Records a deployment at the broker.',
  usage: ({ consumer }) =>
    `--environment NAME [--pacticipant ${consumer}] [--version COMMIT] [--accept-version-form REGEX]`,
  run: async (args, { consumer, command }) => {
    const options = readOptions(
      args,
      {
        environment: { type: 'string' },
        pacticipant: { type: 'string', default: consumer },
        version: { type: 'string' },
        'accept-version-form': { type: 'string' },
      },
      ['environment'],
    );
    const { pacticipant, environment, version } = options;
    requireVersionUnlessConsumer(consumer, pacticipant, version);
    if (version !== undefined) checkFixedVersion(version, readAcceptedForm(options['accept-version-form']));
    requireBroker({ otherwise: `${command} record-deployment records it in git` });
    const { code } = await runBroker([
      'record-deployment',
      ...['--pacticipant', pacticipant],
      ...['--version', version ?? currentCommit()],
      ...['--environment', environment],
    ]);
    return code;
  },
};
