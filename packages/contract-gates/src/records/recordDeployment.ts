import { CommandLineError, readOptions, readAuthor } from '../commandLine';
import type { Subcommand } from '../commandLine';
import type { Config } from '../config';
import { readDeployments, readVerifications } from './records';
import type { DeploymentRecord } from './records';
import {
  consumerVersion,
  listPacticipants,
  providerVersion,
  checkFixedVersion,
  checkPacticipant,
  compareVersions,
} from './versions';
import { addDeployment, findEnvironmentFile } from './writeRecords';

export const recordDeployment: Subcommand = {
  summary: 'Records a deployment in git.',
  usage: (
    config,
  ) => `--pacticipant ${listPacticipants(config).join('|')} --version COMMIT|NAME --environment NAME [--by NAME]
  or, after a removal: --undeployed in place of --version`,
  run: async (args, config) => {
    const options = readOptions(
      args,
      {
        pacticipant: { type: 'string' },
        version: { type: 'string' },
        undeployed: { type: 'boolean', default: false },
        environment: { type: 'string' },
        by: { type: 'string' },
      },
      ['pacticipant', 'environment'],
    );
    const { pacticipant, version, environment } = options;
    checkPacticipant(config, pacticipant);
    if ((version === undefined) !== options.undeployed)
      throw new CommandLineError('Give either --version or --undeployed');
    // For the consumer, the commit behind the name is recorded.
    if (version !== undefined && pacticipant !== config.consumer) checkFixedVersion(version);
    const by = readAuthor(options.by);

    findEnvironmentFile(config, environment);
    const found = version === undefined ? { version: null } : versionFor(config, pacticipant, version);
    if (typeof found === 'string') {
      console.error(found);
      return 1;
    }
    const at = new Date().toISOString();
    const file = await addDeployment(config, { pacticipant, environment, ...found, at, by });
    console.log(
      found.version === null
        ? `Recorded in ${file} that ${environment} no longer has ${pacticipant}. Commit it.`
        : `Recorded deployment of ${pacticipant} version ${found.version} to ${environment} in ${file}. Commit it.`,
    );
    return 0;
  },
};

/** Returns the version for the record, or the reason why it cannot be recorded. */
function versionFor(
  config: Config,
  name: string,
  wanted: string,
): Pick<DeploymentRecord, 'version' | 'identities' | 'description'> | string {
  const records = { verifications: readVerifications(config), deployments: readDeployments(config) };
  if (name === config.consumer) {
    const result = consumerVersion(config, wanted, records);
    if (result.kind === 'found')
      return { version: result.found.version, identities: result.found.identities };
    return `No pacts or verifications have been published for version ${wanted} of ${name}\n${result.why}`;
  }
  const result = providerVersion(config, name, wanted, records);
  if (result.kind === 'unknown') return result.why;
  const { version: found, description } = result.found;
  const isVerified = records.verifications.some(
    ({ provider, verifications }) =>
      provider === name &&
      verifications.some((one) => compareVersions(config, one.providerVersion, found) !== 'other'),
  );
  // An unverified version is recorded too, else decisions would use an earlier one.
  if (!isVerified) console.error(`No verification of ${name} ${found} is recorded.`);
  return { version: found, ...(description !== null && { description }) };
}
