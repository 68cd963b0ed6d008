// `npm run record-deployment -- --pacticipant NAME --version V --environment E [--by NAME]`: records in git what an environment has
// now; `--undeployed` in place of a version: it was removed. Exit codes: 0 recorded, 1 not recorded, 2 the command line is wrong.
import { main, readOptions, whoever, wrongCommandLine } from '../commandLine';
import { CONSUMER } from '../places';
import { readDeployments, readVerifications } from './records';
import type { DeploymentRecord } from './records';
import {
  PACTICIPANTS,
  consumerVersion,
  isPacticipant,
  providerVersion,
  refuseMovingVersion,
  sameness,
} from './versions';
import type { Pacticipant } from './versions';
import { addDeployment, environmentFile } from './writeRecords';

const USAGE = `npm run record-deployment -- --pacticipant ${PACTICIPANTS.join('|')} --version COMMIT|NAME --environment NAME [--by NAME]
  or, where it was taken away: --undeployed in place of --version`;

const options = readOptions(
  {
    pacticipant: { type: 'string' },
    version: { type: 'string' },
    undeployed: { type: 'boolean', default: false },
    environment: { type: 'string' },
    by: { type: 'string' },
  },
  USAGE,
  ['pacticipant', 'environment'],
);
const { pacticipant, version, environment } = options;
if (!isPacticipant(pacticipant)) wrongCommandLine(`There is no pacticipant ${pacticipant}`, USAGE);
if ((version === undefined) !== options.undeployed) {
  wrongCommandLine('Give either --version or --undeployed', USAGE);
}
// The portal's version is a commit, branch or tag of this repository, and its commit is recorded.
if (version !== undefined && pacticipant !== CONSUMER) refuseMovingVersion(version, USAGE);
const by = whoever(options.by, USAGE);

await main(async () => {
  environmentFile(environment);
  const found = version === undefined ? { version: null } : versionFor(pacticipant, version);
  if (typeof found === 'string') {
    console.error(found);
    return 1;
  }
  const at = new Date().toISOString();
  const file = await addDeployment({ pacticipant, environment, ...found, at, by });
  console.log(
    found.version === null
      ? `Recorded in ${file} that ${environment} has no ${pacticipant} any more. Commit it.`
      : `Recorded deployment of ${pacticipant} version ${found.version} to ${environment} in ${file}. Commit it.`,
  );
  return 0;
});

/** What a record says of a version; a text where it cannot be recorded. */
function versionFor(
  name: Pacticipant,
  wanted: string,
): Pick<DeploymentRecord, 'version' | 'identities' | 'description'> | string {
  const records = { verifications: readVerifications(), deployments: readDeployments() };
  if (name === CONSUMER) {
    const result = consumerVersion(wanted, records);
    if (result.kind === 'found')
      return { version: result.found.version, identities: result.found.identities };
    return `No pacts or verifications have been published for version ${wanted} of ${name}\n${result.why}`;
  }
  const result = providerVersion(name, wanted, records);
  if (result.kind === 'unknown') return result.why;
  const { version: found, description } = result.found;
  const isVerified = records.verifications.some(
    ({ provider, verifications }) =>
      provider === name && verifications.some((one) => sameness(one.providerVersion, found) !== 'other'),
  );
  // It is there all the same. Left out, the answers would be about an earlier version.
  if (!isVerified) console.error(`No verification of ${name} ${found} is recorded.`);
  return { version: found, ...(description !== null && { description }) };
}
