// Verifies any backend against the pacts, and records it in git or tells the broker, if asked. Each pact has its own
// verdict.
import { readFileSync, statSync } from 'node:fs';
import { skipWithoutBroker } from '../broker/client';
import { CommandLineError, readOptions, readAuthor } from '../commandLine';
import type { Subcommand } from '../commandLine';
import { allButRecords, providersOf } from '../config';
import type { Agreement, Config, StartedProvider } from '../config';
import { sha256 } from '../description/document';
import type { Document } from '../description/document';
import { readDocument } from '../description/readDocument';
import { commitOf, git } from '../git';
import { identityNow } from '../records/identity';
import { refuseMovingVersion } from '../records/versions';
import { addVerification } from '../records/writeRecords';
import { brokerOptions } from './brokerOptions';
import { startResponseProxy } from './responseProxy';
import { whyUnreachable } from './reachable';
import { PactBroken, verifyPact } from './verifyPact';

/** Exit codes: 0 it keeps every pact that was asked for, 1 it does not or cannot be asked. */
export const verify: Subcommand = {
  summary: 'Verifies a backend against the pacts.',
  usage: (
    config,
  ) => `--provider-base-url http://127.0.0.1:3000/api [--state-handler-url http://127.0.0.1:3000/pact-states]
  or, for the provider of this repository: --reference
  and, for one of the pacts: --provider ${providersOf(config).join('|')}
  or, to note it in git: --record --provider-version VERSION [--provider-description FILE] [--by NAME]
  or, to take the pacts from the broker and tell it: --from-broker --provider-version VERSION --provider-branch BRANCH`,
  run: async (words, config) => {
    const options = readVerifyOptions(words, config);
    checkOptions(options, config);
    const agreements = selectAgreements(options, config);
    const by = options.record ? readAuthor(options.by) : '';
    if (options['from-broker'])
      skipWithoutBroker(`${config.command} verify without --from-broker takes the pacts from their folder`);
    const started = options.reference ? await startReference(config) : null;
    try {
      const backend = started ?? {
        providerBaseUrl: options['provider-base-url'] ?? '',
        ...(options['state-handler-url'] !== undefined && {
          providerStatesSetupUrl: options['state-handler-url'],
        }),
      };
      return await verifyAll({ config, options, by, backend }, agreements);
    } finally {
      await started?.close();
    }
  },
};

const readVerifyOptions = (words: string[], config: Config) =>
  readOptions(words, {
    'provider-base-url': { type: 'string' },
    'state-handler-url': { type: 'string' },
    reference: { type: 'boolean', default: false },
    provider: { type: 'string', multiple: true },
    record: { type: 'boolean', default: false },
    'from-broker': { type: 'boolean', default: false },
    'provider-version': { type: 'string' },
    'provider-branch': { type: 'string' },
    'provider-description': { type: 'string', default: config.description },
    by: { type: 'string' },
  });

type Options = ReturnType<typeof readVerifyOptions>;

type Task = { config: Config; options: Options; by: string; backend: Omit<StartedProvider, 'close'> };

function startReference({ startProvider }: Config): Promise<StartedProvider> {
  if (startProvider === undefined) throw new Error('The configuration has no startProvider.');
  return startProvider();
}

/** The commit; with `-dirty` where any file but a record differs from it. @throws {Error} without a commit. */
function referenceVersion(config: Config): string {
  const commit = commitOf('HEAD');
  if (commit === null)
    throw new Error('There is no commit to name the reference backend by: git commit first');
  return git('status', '--porcelain', '--', ...allButRecords(config)) === '' ? commit : `${commit}-dirty`;
}

async function verifyAll(task: Task, agreements: readonly Agreement[]): Promise<number> {
  const { config, options, backend } = task;
  const file = options['provider-description'];
  const version = options.reference ? referenceVersion(config) : (options['provider-version'] ?? '');
  const description = readFileSync(file, 'utf8');
  const agreed = readDocument(readFileSync(config.description, 'utf8'), config.description);
  const documents = file === config.description ? [agreed] : [agreed, readDocument(description, file)];
  const addresses = [backend.providerBaseUrl, backend.providerStatesSetupUrl];
  for (const address of addresses.filter((one) => one !== undefined)) {
    const why = await whyUnreachable(address);
    if (why !== null) return reportUnreachable(why, options);
  }
  const isKept: boolean[] = [];
  for (const agreement of agreements) {
    const kept = await verifyOne(task, agreement, version, description, documents);
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
  { config, options, by, backend }: Task,
  agreement: Agreement,
  version: string,
  description: string,
  documents: readonly Document[],
): Promise<boolean | null> {
  const { provider } = agreement;
  const { providerBaseUrl, providerStatesSetupUrl, stateHandlers } = backend;
  // Read before the run, so that a file that is saved meanwhile is not recorded as verified.
  const pact = sha256(readFileSync(agreement.pact));
  const identity = identityNow(config, agreement) ?? '';
  const listener = await startResponseProxy(providerBaseUrl, documents);
  let success: boolean;
  try {
    await verifyPact(agreement, {
      providerBaseUrl: listener.address,
      ...(providerStatesSetupUrl !== undefined && { providerStatesSetupUrl }),
      ...(stateHandlers !== undefined && { stateHandlers }),
      ...(options['from-broker'] && brokerOptions(version, options['provider-branch'] ?? '')),
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
      reportUnreachable(unreachable, options);
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
      config,
      { consumer: config.consumer, provider, identity, pact, description: sha256(description) },
      { success, at: new Date().toISOString(), by, providerVersion: version, returned: listener.returned() },
    );
    console.log(`Recorded in ${written}: ${success ? 'verified' : 'failed'}. Commit it.`);
  }
  return success;
}

/** Says why nothing is known of the backend. It is the last line, and the only one about it. */
function reportUnreachable(why: string, options: Options): 1 {
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

function selectAgreements(options: Options, config: Config): readonly Agreement[] {
  const known = providersOf(config);
  const { provider: names = known } = options;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new CommandLineError(`There is no provider ${unknown}, but ${known.join(' and ')}`);
  return config.agreements.filter(({ provider }) => names.includes(provider));
}

/** A version has to mean the same code for ever. */
function refuseWrongVersion(options: Options, config: Config): void {
  const version = options['provider-version'];
  if (version === undefined) return;
  refuseMovingVersion(version);
  if (!options.reference) return;
  const commit = referenceVersion(config);
  const isCommit = /^[0-9a-f]{7,40}$/.test(version) && commit.startsWith(version);
  if (version !== commit && !isCommit) {
    throw new CommandLineError(`The version of the reference backend is its commit, ${commit}`);
  }
}

function checkOptions(options: Options, config: Config): void {
  const { reference, record } = options;
  const toBroker = options['from-broker'];
  if (reference === (options['provider-base-url'] !== undefined)) {
    throw new CommandLineError(
      'Which backend? Give --provider-base-url, or --reference for the one of this repository',
    );
  }
  for (const name of ['provider-base-url', 'state-handler-url'] as const) {
    const url = options[name];
    if (url !== undefined && !/^https?:\/\//.test(url)) {
      throw new CommandLineError(`--${name} ${url} is no address that begins with http:// or https://`);
    }
  }
  if (reference && options['state-handler-url'] !== undefined) {
    throw new CommandLineError('The reference backend has its states at hand: leave out --state-handler-url');
  }
  if (record && toBroker) {
    throw new CommandLineError('Either --record or --from-broker: a broker keeps records of its own');
  }
  const filters = filtersThatAreSet();
  if ((record || toBroker) && filters.length > 0) {
    throw new CommandLineError(`${filters.join(' and ')} would leave out a part of the pact: unset it`);
  }
  if ((record || toBroker) && !reference && options['provider-version'] === undefined) {
    throw new CommandLineError('Which version of the backend is that? Give --provider-version');
  }
  refuseWrongVersion(options, config);
  if (toBroker && options['provider-branch'] === undefined) {
    throw new CommandLineError(
      'Which branch of the backend is that? Give --provider-branch: pending pacts need it',
    );
  }
  const file = options['provider-description'];
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new CommandLineError(`There is no ${file}`);
}
