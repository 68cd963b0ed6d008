// `npm run pact:verify`: holds any backend against the pact, and notes it in git or tells the broker, if asked. Exit codes: 0 it keeps
// the pact, 1 it does not or cannot be asked, 2 the command line is wrong, 77 there is no broker to take the pact from.
import { readFileSync, statSync } from 'node:fs';
import type { VerifierOptions } from '@pact-foundation/pact';
import { DESCRIPTION, sha256 } from '../../api-spec/document';
import { readDocument } from '../../api-spec/readDocument';
import { brokerOrSkip } from '../broker/client';
import { main, readOptions, whoever, wrongCommandLine } from '../commandLine';
import { CONSUMER, PACT, PROVIDER } from '../places';
import { addVerification } from '../records/writeRecords';
import { fromBroker } from './fromBroker';
import { listenBefore } from './listener';
import { filtersThatAreSet, operationsByTag, verifyOnly } from './part';
import { referenceVersion, startReference } from './reference';
import { PactBroken, verifyPact } from './verifyPact';

const USAGE = `npm run pact:verify -- --provider-base-url http://127.0.0.1:3000/api [--state-handler-url http://127.0.0.1:3000/pact-states]
npm run pact:verify -- --reference
  and, for a part of the pact: --only TAG, a tag of the API description: authorization or portal
  or, to note it in git: --record --provider-version VERSION [--provider-description FILE] [--by NAME]
  or, to take the pact from the broker and tell it: --from-broker --provider-version VERSION --provider-branch BRANCH`;

const options = readOptions(
  {
    'provider-base-url': { type: 'string' },
    'state-handler-url': { type: 'string' },
    reference: { type: 'boolean', default: false },
    only: { type: 'string' },
    record: { type: 'boolean', default: false },
    'from-broker': { type: 'boolean', default: false },
    'provider-version': { type: 'string' },
    'provider-branch': { type: 'string' },
    'provider-description': { type: 'string' },
    by: { type: 'string' },
  },
  USAGE,
);
const file = options['provider-description'] ?? DESCRIPTION;
refuseContradictions();
choosePart();
const by = options.record ? whoever(options.by, USAGE) : '';
if (options['from-broker'])
  brokerOrSkip('npm run pact:verify without --from-broker takes the pact from its folder');

await main(async () => {
  const reference = options.reference ? await startReference() : null;
  try {
    return await verify(
      reference ?? {
        providerBaseUrl: options['provider-base-url'] ?? '',
        ...(options['state-handler-url'] !== undefined && {
          providerStatesSetupUrl: options['state-handler-url'],
        }),
      },
    );
  } finally {
    await reference?.close();
  }
});

type Provider = { providerBaseUrl: string } & Pick<
  VerifierOptions,
  'providerStatesSetupUrl' | 'stateHandlers'
>;

async function verify({ providerBaseUrl, providerStatesSetupUrl, stateHandlers }: Provider): Promise<number> {
  const version = options['provider-version'] ?? (options.reference ? referenceVersion() : '');
  // Read before the run: what is recorded is what was verified, even if somebody saves a file meanwhile.
  const pact = sha256(readFileSync(PACT));
  const description = readFileSync(file, 'utf8');
  const listener = await listenBefore(providerBaseUrl, readDocument(description, file));
  let success: boolean;
  try {
    await verifyPact({
      providerBaseUrl: listener.address,
      ...(providerStatesSetupUrl !== undefined && { providerStatesSetupUrl }),
      ...(stateHandlers !== undefined && { stateHandlers }),
      ...(options['from-broker'] && fromBroker(version, options['provider-branch'] ?? '')),
    });
    console.log(
      options['from-broker']
        ? `${providerBaseUrl} keeps every pact of the broker that is not pending.`
        : `${providerBaseUrl} keeps ${part() ?? 'the pact'}.`,
    );
    success = true;
  } catch (error) {
    if (!(error instanceof PactBroken)) {
      if (options.record) console.error('Nothing was recorded.');
      throw error;
    }
    console.error(error.message);
    if (providerStatesSetupUrl === undefined && stateHandlers === undefined)
      console.error('The backend was told no state: --state-handler-url says where it is brought into one.');
    success = false;
  } finally {
    listener.close();
  }

  const unreachable = listener.unreachable();
  if (unreachable !== null) {
    console.error(`${unreachable}.${options.record ? ' Nothing was recorded.' : ''}`);
    return 1;
  }
  if (options.record) {
    const written = await addVerification(
      { consumer: CONSUMER, provider: PROVIDER, pact, description: sha256(description) },
      { success, at: new Date().toISOString(), by, providerVersion: version, returned: listener.returned() },
    );
    console.log(`Recorded in ${written}: ${success ? 'verified' : 'failed'}. Commit it.`);
  }
  if (!options['from-broker']) {
    console.log(
      'The pact came from a folder, so no broker knows of this verification: --from-broker tells one.',
    );
  }
  return success ? 0 : 1;
}

/** What was verified, where it is not the whole pact. */
function part(): string | null {
  if (options.only !== undefined) return `the part of the pact that is tagged ${options.only}`;
  const filters = filtersThatAreSet();
  return filters.length === 0 ? null : `the part of the pact that ${filters.join(' and ')} left`;
}

function choosePart(): void {
  if (options.only === undefined) return;
  const operations = operationsByTag();
  const chosen = operations.get(options.only);
  if (chosen === undefined) {
    wrongCommandLine(
      `The API description has no tag ${options.only}, but ${[...operations.keys()].join(', ')}`,
      USAGE,
    );
  }
  verifyOnly(chosen);
}

function refuseContradictions(): void {
  const { reference, record } = options;
  const toBroker = options['from-broker'];
  if (reference === (options['provider-base-url'] !== undefined)) {
    wrongCommandLine('Which backend? Give --provider-base-url, or --reference for the one in server/', USAGE);
  }
  for (const name of ['provider-base-url', 'state-handler-url'] as const) {
    const url = options[name];
    if (url !== undefined && !/^https?:\/\//.test(url)) {
      wrongCommandLine(`--${name} ${url} is no address that begins with http:// or https://`, USAGE);
    }
  }
  if (reference && options['state-handler-url'] !== undefined) {
    wrongCommandLine('The reference backend has its states at hand: leave out --state-handler-url', USAGE);
  }
  if (record && toBroker) {
    wrongCommandLine('Either --record or --from-broker: a broker keeps records of its own', USAGE);
  }
  if ((record || toBroker) && options.only !== undefined) {
    wrongCommandLine('A part is not the pact: leave out --only, or else --record and --from-broker', USAGE);
  }
  const filters = filtersThatAreSet();
  if ((record || toBroker || options.only !== undefined) && filters.length > 0) {
    wrongCommandLine(`${filters.join(' and ')} would leave out a part of the pact: unset it`, USAGE);
  }
  if ((record || toBroker) && !reference && options['provider-version'] === undefined) {
    wrongCommandLine('Which version of the backend is that? Give --provider-version', USAGE);
  }
  if (toBroker && options['provider-branch'] === undefined) {
    wrongCommandLine(
      'Which branch of the backend is that? Give --provider-branch: pending pacts need it',
      USAGE,
    );
  }
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    wrongCommandLine(`There is no ${file}`, USAGE);
}
