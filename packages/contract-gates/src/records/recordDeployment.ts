import { CommandLineError, readOptions, readAuthor } from '../commandLine';
import type { Subcommand } from '../commandLine';
import { listPacticipants } from '../config';
import type { Config } from '../config';
import { readRecords } from './order';
import type { DeploymentRecord } from './records';
import { consumerVersion, providerVersion, checkPacticipant, compareVersions } from './versions';
import { checkFixedVersion, readAcceptedForm } from './versionForm';
import { addDeployment, findEnvironmentFile } from './writeRecords';

export const recordDeployment: Subcommand = {
  summary: 'Records a deployment in git.',
  usage: (
    config,
  ) => `--pacticipant ${listPacticipants(config).join('|')} --version COMMIT|NAME --environment NAME [--accept-version-form REGEX] [--by NAME]
  or, after a removal: --undeployed in place of --version`,
  run: async (args, config) => {
    const options = readOptions(
      args,
      {
        pacticipant: { type: 'string' },
        version: { type: 'string' },
        undeployed: { type: 'boolean', default: false },
        environment: { type: 'string' },
        'accept-version-form': { type: 'string' },
        by: { type: 'string' },
      },
      ['pacticipant', 'environment'],
    );
    const { pacticipant, version, environment } = options;
    checkPacticipant(config, pacticipant);
    if ((version === undefined) !== options.undeployed)
      throw new CommandLineError('Give either --version or --undeployed');
    // For the consumer, the commit behind the name is recorded.
    if (version !== undefined && pacticipant !== config.consumer)
      checkFixedVersion(version, readAcceptedForm(options['accept-version-form']));
    const by = readAuthor(options.by);

    findEnvironmentFile(config, environment);
    const recorded = version === undefined ? { version: null } : readVersion(config, pacticipant, version);
    if (typeof recorded === 'string') {
      console.error(recorded);
      return 1;
    }
    const file = await addDeployment(config, { pacticipant, environment, ...recorded, by });
    console.log(
      recorded.version === null
        ? `Recorded in ${file} that ${environment} no longer has ${pacticipant}. Commit it.`
        : `Recorded deployment of ${pacticipant} version ${recorded.version} to ${environment} in ${file}. Commit it.`,
    );
    return 0;
  },
};

/** Returns the version for the record, or the reason why it cannot be recorded. */
function readVersion(
  config: Config,
  name: string,
  wanted: string,
): Pick<DeploymentRecord, 'version' | 'identities' | 'description'> | string {
  const records = readRecords(config);
  if (name === config.consumer) {
    const result = consumerVersion(config, wanted, records);
    if (result.kind === 'consumer') {
      const identities = result.agreements.flatMap(({ provider, identity }): [string, string][] =>
        identity === null ? [] : [[provider, identity]],
      );
      return { version: result.version, identities: Object.fromEntries(identities) };
    }
    return `No pacts or verifications have been published for version ${wanted} of ${name}\n${result.why.text}`;
  }
  const result = providerVersion(config, name, wanted, records);
  if (result.kind === 'unknown') return result.why.text;
  const { version, description } = result;
  const isVerified = records.verifications.some(
    ({ provider, verifications }) =>
      provider === name &&
      verifications.some((one) => compareVersions(config, one.providerVersion, version) !== 'other'),
  );
  // An unverified version is recorded too, else decisions would use an earlier one.
  if (!isVerified) console.error(`No verification of ${name} ${version} is recorded.`);
  return { version, ...(description !== null && { description }) };
}
