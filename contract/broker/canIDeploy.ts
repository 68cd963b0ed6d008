// `npm run pact:can-i-deploy -- --to-environment E`: asks the broker, and waits while a verification may still be running. Exit codes:
// 0 yes, 1 no, 2 the command line is wrong, 77 there is no broker.
import { main, readOptions } from '../commandLine';
import { CONSUMER } from '../places';
import { broker, brokerOrSkip } from './client';
import { currentCommit, refuseUnnamedVersion } from './version';

const USAGE =
  'npm run pact:can-i-deploy -- --to-environment NAME [--pacticipant portaria] [--version COMMIT] [--retry-while-unknown 12] [--retry-interval 10] [-o table|json] [--dry-run]';

const options = readOptions(
  {
    'to-environment': { type: 'string' },
    pacticipant: { type: 'string', default: CONSUMER },
    version: { type: 'string' },
    'retry-while-unknown': { type: 'string', default: '12' },
    'retry-interval': { type: 'string', default: '10' },
    output: { type: 'string', short: 'o', default: 'table' },
    'dry-run': { type: 'boolean', default: false },
  },
  USAGE,
  ['to-environment'],
);
const { pacticipant } = options;
refuseUnnamedVersion(pacticipant, options.version, USAGE);
brokerOrSkip('npm run can-i-deploy answers from the files in git');

await main(() =>
  broker(
    'can-i-deploy',
    ...['--pacticipant', pacticipant],
    ...['--version', options.version ?? currentCommit()],
    ...['--to-environment', options['to-environment']],
    ...['--retry-while-unknown', options['retry-while-unknown']],
    ...['--retry-interval', options['retry-interval']],
    ...['--output', options.output],
    ...(options['dry-run'] ? ['--dry-run'] : []),
  ),
);
