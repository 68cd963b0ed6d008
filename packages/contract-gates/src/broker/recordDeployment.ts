// `npm run pact:record-deployment -- --environment E`: tells the broker what an environment has now. Exit codes: 0 told, 1 refused,
// 2 the command line is wrong, 77 there is no broker.
import { main, readOptions } from '../commandLine';
import { CONSUMER } from '../places';
import { broker, brokerOrSkip } from './client';
import { refuseMovingVersion } from '../records/versions';
import { currentCommit, refuseUnnamedVersion } from './version';

const USAGE =
  'npm run pact:record-deployment -- --environment NAME [--pacticipant portaria] [--version COMMIT]';

const options = readOptions(
  {
    environment: { type: 'string' },
    pacticipant: { type: 'string', default: CONSUMER },
    version: { type: 'string' },
  },
  USAGE,
  ['environment'],
);
const { pacticipant, environment } = options;
refuseUnnamedVersion(pacticipant, options.version, USAGE);
if (options.version !== undefined) refuseMovingVersion(options.version, USAGE);
brokerOrSkip('npm run record-deployment notes it in git');

await main(() =>
  broker(
    'record-deployment',
    ...['--pacticipant', pacticipant],
    ...['--version', options.version ?? currentCommit()],
    ...['--environment', environment],
  ),
);
