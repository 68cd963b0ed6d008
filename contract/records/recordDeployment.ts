// `npm run record-deployment -- --pacticipant NAME --version V --environment E [--by NAME]`: notes in git what an environment has
// now. Exit codes: 0 noted, 1 not noted, 2 the command line is wrong.
import { main, readOptions, whoever, wrongCommandLine } from '../commandLine';
import { readDeployments, readVerifications } from './records';
import { PACTICIPANTS, bytesOf, isPacticipant } from './versions';
import { addDeployment, environmentFile } from './writeRecords';

const USAGE = `npm run record-deployment -- --pacticipant ${PACTICIPANTS.join('|')} --version COMMIT|SHA256 --environment NAME [--by NAME]`;

const options = readOptions(
  {
    pacticipant: { type: 'string' },
    version: { type: 'string' },
    environment: { type: 'string' },
    by: { type: 'string' },
  },
  USAGE,
  ['pacticipant', 'version', 'environment'],
);
const { pacticipant, version, environment } = options;
if (!isPacticipant(pacticipant)) wrongCommandLine(`There is no pacticipant ${pacticipant}`, USAGE);
const by = whoever(options.by, USAGE);

await main(async () => {
  environmentFile(environment);
  const records = { verifications: readVerifications(), deployments: readDeployments() };
  const found = bytesOf(pacticipant, version, records);
  if (found.kind === 'unknown') {
    console.error(
      `No pacts or verifications have been published for version ${version} of ${pacticipant}\n${found.why}`,
    );
    return 1;
  }
  const at = new Date().toISOString();
  const file = await addDeployment({
    pacticipant,
    environment,
    version: found.name,
    bytes: found.bytes,
    at,
    by,
  });
  console.log(
    `Recorded deployment of ${pacticipant} version ${found.name} to ${environment} in ${file}. Commit it.`,
  );
  return 0;
});
