// `npm run pact:can-i-deploy -- --to-environment E`: asks the broker, and waits while a verification may still be running. Exit codes:
// 0 yes, 1 no or unknown, 2 the command line is wrong, 77 there is no broker.
import { entry, parsedJson } from '../description/document';
import { main, readOptions, wrongCommandLine } from '../commandLine';
import { AGREEMENTS, CONSUMER } from '../places';
import { brokerOrSkip, runBroker } from './client';
import { currentCommit, refuseUnnamedVersion } from './version';

const OPTIONAL = AGREEMENTS.filter(({ isOptional }) => isOptional).map(({ provider }) => provider);

const USAGE = `npm run pact:can-i-deploy -- --to-environment NAME [--pacticipant ${CONSUMER}] [--version COMMIT] [--ignore ${OPTIONAL.join('|')}] [--retry-while-unknown 12] [--retry-interval 10] [-o table|json] [--dry-run]`;

const options = readOptions(
  {
    'to-environment': { type: 'string' },
    pacticipant: { type: 'string', default: CONSUMER },
    version: { type: 'string' },
    ignore: { type: 'string', multiple: true, default: [] },
    'retry-while-unknown': { type: 'string', default: '12' },
    'retry-interval': { type: 'string', default: '10' },
    output: { type: 'string', short: 'o', default: 'table' },
    'dry-run': { type: 'boolean', default: false },
  },
  USAGE,
  ['to-environment'],
);
const { pacticipant, output, ignore } = options;
if (output !== 'table' && output !== 'json') wrongCommandLine(`There is no output ${output}`, USAGE);
const needed = ignore.filter((name) => !OPTIONAL.some((one) => one === name));
if (needed.length > 0) wrongCommandLine(`${needed.join(', ')} is not optional`, USAGE);
refuseUnnamedVersion(pacticipant, options.version, USAGE);
brokerOrSkip('npm run can-i-deploy answers from the files in git');

await main(async () => {
  const { code, stdout } = await runBroker([
    'can-i-deploy',
    ...['--pacticipant', pacticipant],
    ...['--version', options.version ?? currentCommit()],
    ...ignore.flatMap((name) => ['--ignore', name]),
    ...['--to-environment', options['to-environment']],
    ...['--retry-while-unknown', options['retry-while-unknown']],
    ...['--retry-interval', options['retry-interval']],
    ...['--output', output],
    ...(options['dry-run'] ? ['--dry-run'] : []),
  ]);
  if (code !== 0 || output === 'table' || options['dry-run']) return code;
  // The client ends with 0 in this form, whatever the broker says.
  return entry(entry(parsedJson(stdout), 'summary'), 'deployable') === true ? 0 : 1;
});
