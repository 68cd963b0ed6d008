// `npm run pact:verify`: verifies any backend against the pacts, and records it in git or tells the broker, if asked. Each pact has
// its own verdict. Exit codes: 0 it keeps every pact that was asked for, 1 it does not or cannot be asked, 2 the command line is
// wrong, 77 there is no broker to take the pacts from.
import { readFileSync, statSync } from 'node:fs';
import type { VerifierOptions } from '@pact-foundation/pact';
import { DESCRIPTION, sha256 } from '../description/document';
import type { Document } from '../description/document';
import { readDocument } from '../description/readDocument';
import { brokerOrSkip } from '../broker/client';
import { main, readOptions, whoever, wrongCommandLine } from '../commandLine';
import { AGREEMENTS, CONSUMER, PROVIDERS } from '../places';
import type { Agreement } from '../places';
import { identityNow } from '../records/identity';
import { refuseMovingVersion } from '../records/versions';
import { addVerification } from '../records/writeRecords';
import { fromBroker } from './fromBroker';
import { listenBefore } from './listener';
import { whyUnreachable } from './reachable';
import { referenceVersion, startReference } from './reference';
import { PactBroken, verifyPact } from './verifyPact';

const USAGE = `npm run pact:verify -- --provider-base-url http://127.0.0.1:3000/api [--state-handler-url http://127.0.0.1:3000/pact-states]
npm run pact:verify -- --reference
  and, for one of the pacts: --provider ${PROVIDERS.join('|')}
  or, to note it in git: --record --provider-version VERSION [--provider-description FILE] [--by NAME]
  or, to take the pacts from the broker and tell it: --from-broker --provider-version VERSION --provider-branch BRANCH`;

const options = readOptions(
  {
    'provider-base-url': { type: 'string' },
    'state-handler-url': { type: 'string' },
    reference: { type: 'boolean', default: false },
    provider: { type: 'string', multiple: true },
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
const agreements = chosenAgreements();
const by = options.record ? whoever(options.by, USAGE) : '';
if (options['from-broker'])
  brokerOrSkip('npm run pact:verify without --from-broker takes the pacts from their folder');

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

type Backend = { providerBaseUrl: string } & Pick<
  VerifierOptions,
  'providerStatesSetupUrl' | 'stateHandlers'
>;

async function verify(backend: Backend): Promise<number> {
  const version = options.reference ? referenceVersion() : (options['provider-version'] ?? '');
  const description = readFileSync(file, 'utf8');
  const agreed = readDocument(readFileSync(DESCRIPTION, 'utf8'));
  const documents = file === DESCRIPTION ? [agreed] : [agreed, readDocument(description, file)];
  const addresses = [backend.providerBaseUrl, backend.providerStatesSetupUrl];
  for (const address of addresses.filter((one) => one !== undefined)) {
    const why = await whyUnreachable(address);
    if (why !== null) return couldNotAsk(why);
  }
  const isKept: boolean[] = [];
  for (const agreement of agreements) {
    const kept = await verifyOne(agreement, backend, version, description, documents);
    if (kept === null) return 1;
    isKept.push(kept);
  }
  if (!options['from-broker']) {
    console.log(
      'The pacts came from a folder, so no broker knows of this verification: --from-broker tells one.',
    );
  }
  return isKept.every(Boolean) ? 0 : 1;
}

/** Whether the backend keeps the pact of this agreement; `null`: it could not be asked, which was said. */
async function verifyOne(
  agreement: Agreement,
  { providerBaseUrl, providerStatesSetupUrl, stateHandlers }: Backend,
  version: string,
  description: string,
  documents: readonly Document[],
): Promise<boolean | null> {
  const { provider } = agreement;
  // Read before the run, so that a file that is saved meanwhile is not recorded as verified.
  const pact = sha256(readFileSync(agreement.pact));
  const identity = identityNow(agreement) ?? '';
  const listener = await listenBefore(providerBaseUrl, documents);
  let success: boolean;
  try {
    await verifyPact(agreement, {
      providerBaseUrl: listener.address,
      ...(providerStatesSetupUrl !== undefined && { providerStatesSetupUrl }),
      ...(stateHandlers !== undefined && { stateHandlers }),
      ...(options['from-broker'] && fromBroker(version, options['provider-branch'] ?? '')),
    });
    console.log(
      options['from-broker']
        ? `${providerBaseUrl} keeps every pact with ${provider} of the broker that is not pending.`
        : `${providerBaseUrl} keeps ${part() ?? 'the pact'} with ${provider}.`,
    );
    success = true;
  } catch (error) {
    if (!(error instanceof PactBroken)) {
      if (options.record) console.error('Nothing was recorded.');
      throw error;
    }
    const unreachable = listener.unreachable();
    if (unreachable !== null) {
      couldNotAsk(unreachable);
      return null;
    }
    for (const fault of listener.faults()) console.error(`The API description does not allow: ${fault}`);
    console.error(error.message);
    if (providerStatesSetupUrl === undefined && stateHandlers === undefined)
      console.error('The backend was told no state: --state-handler-url says where it is brought into one.');
    console.error(`${providerBaseUrl} does not keep the pact with ${provider}.`);
    success = false;
  } finally {
    listener.close();
  }

  if (options.record) {
    const written = await addVerification(
      { consumer: CONSUMER, provider, identity, pact, description: sha256(description) },
      { success, at: new Date().toISOString(), by, providerVersion: version, returned: listener.returned() },
    );
    console.log(`Recorded in ${written}: ${success ? 'verified' : 'failed'}. Commit it.`);
  }
  return success;
}

/** Says why nothing is known of the backend. It is the last line, and the only one about it. */
function couldNotAsk(why: string): 1 {
  console.error(`${why}.${options.record ? ' Nothing was recorded.' : ''}`);
  return 1;
}

/** What was verified, where it is not the whole pact. */
function part(): string | null {
  const filters = filtersThatAreSet();
  return filters.length === 0 ? null : `the part that ${filters.join(' and ')} left of the pact`;
}

/** The set variables that make Pact's verifier skip interactions without a message. */
function filtersThatAreSet(): string[] {
  const names = ['PACT_DESCRIPTION', 'PACT_PROVIDER_STATE', 'PACT_PROVIDER_NO_STATE'];
  return names.filter((name) => (process.env[name] ?? '') !== '');
}

function chosenAgreements(): readonly Agreement[] {
  const { provider: names = [...PROVIDERS] } = options;
  const unknown = names.find((name) => !PROVIDERS.some((one) => one === name));
  if (unknown !== undefined) {
    wrongCommandLine(`There is no provider ${unknown}, but ${PROVIDERS.join(' and ')}`, USAGE);
  }
  return AGREEMENTS.filter(({ provider }) => names.includes(provider));
}

/** A version has to mean the same code for ever. */
function refuseWrongVersion(): void {
  const version = options['provider-version'];
  if (version === undefined) return;
  refuseMovingVersion(version, USAGE);
  if (!options.reference) return;
  const commit = referenceVersion();
  const isCommit = /^[0-9a-f]{7,40}$/.test(version) && commit.startsWith(version);
  if (version !== commit && !isCommit) {
    wrongCommandLine(`The version of the reference backend is its commit, ${commit}`, USAGE);
  }
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
  const filters = filtersThatAreSet();
  if ((record || toBroker) && filters.length > 0) {
    wrongCommandLine(`${filters.join(' and ')} would leave out a part of the pact: unset it`, USAGE);
  }
  if ((record || toBroker) && !reference && options['provider-version'] === undefined) {
    wrongCommandLine('Which version of the backend is that? Give --provider-version', USAGE);
  }
  refuseWrongVersion();
  if (toBroker && options['provider-branch'] === undefined) {
    wrongCommandLine(
      'Which branch of the backend is that? Give --provider-branch: pending pacts need it',
      USAGE,
    );
  }
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    wrongCommandLine(`There is no ${file}`, USAGE);
}
