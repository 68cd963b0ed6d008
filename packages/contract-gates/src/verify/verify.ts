// Subcommand `verify`. Verifies a backend against each pact.
import { readFileSync } from 'node:fs';
import { requireBroker } from '../broker/client';
import { readAuthor } from '../commandLine';
import type { Subcommand } from '../commandLine';
import { listProviders } from '../config';
import type { Agreement, Config, StartedProvider } from '../config';
import { hashText } from '../description/document';
import type { Document, Fault } from '../description/document';
import { listIneffectiveNulls } from '../description/convertVersion30';
import {
  formatFaults,
  listUnknownPatterns,
  readDocument,
  readObject,
  readProviderDocument,
} from '../description/readDocument';
import { hasTag, haveSameAddress, listOperations } from '../description/operations';
import type { Operation } from '../description/operations';
import { currentIdentity } from '../records/identity';
import { addVerification } from '../records/writeRecords';
import { brokerOptions } from './brokerOptions';
import { whyUnreachable } from './reachable';
import { DescriptionError } from './responseProxy';
import { startOwnProvider } from './startOwnProvider';
import {
  checkOptions,
  findFilters,
  readVerifyOptions,
  referenceVersion,
  selectAgreements,
} from './verifyOptions';
import type { Options } from './verifyOptions';
import { ProviderUnreachable, verifyProvider } from './verifyProvider';

/** Exit codes: 0 the backend keeps every selected pact, 1 it does not or is unreachable. */
export const verify: Subcommand = {
  summary: 'Verifies a backend against the pacts.',
  usage: (
    config,
  ) => `--provider-base-url http://127.0.0.1:3000/api [--state-handler-url http://127.0.0.1:3000/pact-states]
  or, for the provider of this repository: --reference
  and, so that fields which the API description does not declare fail: --strict-fields
  and, for one of the pacts: --provider ${listProviders(config).join('|')}
  or, to record it in git: --record --provider-version VERSION [--accept-version-form REGEX] [--provider-description FILE] [--by NAME]
  or, for the pacts of the broker and with the result for it: --from-broker --provider-version VERSION --provider-branch BRANCH`,
  run: async (args, config) => {
    const options = readVerifyOptions(args, config);
    checkOptions(options, config);
    const agreements = selectAgreements(options, config);
    const by = options.record ? readAuthor(options.by) : '';
    if (options['from-broker'])
      requireBroker({
        otherwise: `${config.command} verify without --from-broker reads the committed pacts`,
      });
    const started = options.reference ? await startOwnProvider(config) : null;
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

type Task = { config: Config; options: Options; by: string; backend: Omit<StartedProvider, 'close'> };

async function verifyAll(task: Task, agreements: readonly Agreement[]): Promise<number> {
  const { config, options, backend } = task;
  const file = options['provider-description'];
  const version = options.reference ? referenceVersion(config) : (options['provider-version'] ?? '');
  const description = readFileSync(file, 'utf8');
  const agreedText = readFileSync(config.description, 'utf8');
  const agreed = readDocument(agreedText, config.description);
  const isOwn = file !== config.description;
  const documents = isOwn ? [agreed, readProviderDocument(description, file)] : [agreed];
  const addresses = [backend.providerBaseUrl, backend.providerStatesSetupUrl];
  for (const address of addresses.filter((one) => one !== undefined)) {
    const why = await whyUnreachable(address);
    if (why !== null) return reportUnreachable(why, options);
  }
  const [, own] = documents;
  const isDescribed = own === undefined || reportUndescribed(file, agreed, own, agreements);
  const recorded = isDescribed ? task : { ...task, options: { ...options, record: false } };
  const isKept: boolean[] = [];
  try {
    for (const agreement of agreements) {
      const kept = await verifyOne(recorded, agreement, version, description, documents);
      if (kept === null) return 1;
      isKept.push(kept);
    }
  } catch (error) {
    const texts = new Map([
      [config.description, agreedText],
      [file, description],
    ]);
    if (error instanceof DescriptionError)
      for (const [name, text] of texts) reportFaults(name, text, listUnknownPatterns(readObject(text)));
    throw error;
  }
  if (!options['from-broker']) {
    console.log('The committed pacts were verified. --from-broker sends the result to a broker.');
  }
  if (!isDescribed) {
    console.error(
      `${file} describes none of these operations, so it checked nothing, and nothing was recorded. Its paths have to be those of the agreed description: a prefix such as /api belongs in \`servers\`.`,
    );
    return 1;
  }
  if (isKept.every(Boolean)) return 0;
  if (isOwn) reportFaults(file, description, listIneffectiveNulls(readObject(description)));
  return 1;
}

function reportFaults(file: string, text: string, faults: readonly Fault[]): void {
  for (const line of formatFaults(text, file, faults)) console.error(line);
}

/** Whether the backend keeps the pact. `null`: it is unreachable, which is already reported. */
async function verifyOne(
  { config, options, by, backend }: Task,
  agreement: Agreement,
  version: string,
  description: string,
  documents: readonly Document[],
): Promise<boolean | null> {
  const { provider } = agreement;
  const { providerBaseUrl, providerStatesSetupUrl, stateHandlers } = backend;
  // Read before the run, because the files may change during the run.
  const pact = hashText(readFileSync(agreement.pact));
  const identity = options.record ? currentIdentity(config, agreement) : '';
  let verified;
  try {
    verified = await verifyProvider(
      agreement,
      {
        providerBaseUrl,
        ...(providerStatesSetupUrl !== undefined && { providerStatesSetupUrl }),
        ...(stateHandlers !== undefined && { stateHandlers }),
        ...(options['from-broker'] && brokerOptions(version, options['provider-branch'] ?? '')),
      },
      documents,
      { strictFields: options['strict-fields'] },
    );
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) {
      if (options.record) console.error('Nothing was recorded.');
      throw error;
    }
    reportUnreachable(error.message, options);
    return null;
  }
  const { forbidden, undeclared, differences, missing, returned } = verified;
  const success = forbidden.length === 0 && differences === null;
  if (success) {
    console.log(
      options['from-broker']
        ? `${providerBaseUrl} keeps every pact with ${provider} of the broker that is not pending.`
        : `${providerBaseUrl} keeps ${formatPart() ?? 'the pact'} with ${provider}.`,
    );
  } else {
    for (const line of forbidden) console.error(`The API description does not allow: ${line}`);
    if (differences !== null) console.error(differences);
    if (providerStatesSetupUrl === undefined && stateHandlers === undefined)
      console.error('No provider state was set up. --state-handler-url names the state handler.');
    console.error(`${providerBaseUrl} does not keep the pact with ${provider}.`);
  }

  for (const line of missing) console.error(line);
  if (undeclared.length > 0) {
    for (const line of undeclared) console.log(`The API description does not declare: ${line}`);
    console.log('These fields pass. With --strict-fields they fail.');
  }

  if (options.record) {
    const written = await addVerification(
      config,
      { consumer: config.consumer, provider, identity, pact, description: hashText(description) },
      { success, by, providerVersion: version, returned },
    );
    console.log(`Recorded in ${written}: ${success ? 'verified' : 'failed'}. Commit it.`);
  }
  return success;
}

/**
 * Reports operations that the provider's own description cannot check. Its paths may begin with another prefix. Returns
 * whether it describes any.
 */
function reportUndescribed(
  file: string,
  agreed: Document,
  own: Document,
  agreements: readonly Agreement[],
): boolean {
  const ownOperations = listOperations(own);
  const asked = listOperations(agreed).filter((one) => agreements.some(({ tag }) => hasTag(one, tag)));
  const missing = asked.filter((one) => !ownOperations.some((other) => haveSameAddress(one, other)));
  if (missing.length === 0) return true;
  const isPrefixed = (one: Operation) =>
    missing.some(({ method, path }) => one.method === method && one.path.endsWith(path));
  const prefixed = ownOperations.filter(isPrefixed);
  console.log(
    `${file} does not describe ${formatAddresses(missing)}, so only the agreed description checks these responses.`,
  );
  if (prefixed.length > 0)
    console.log(`It describes ${formatAddresses(prefixed)}: a prefix belongs in \`servers\`.`);
  return missing.length < asked.length;
}

const formatAddresses = (operations: readonly Operation[]): string =>
  operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).join(', ');

/** Reports why the backend was not verified. */
function reportUnreachable(why: string, options: Options): 1 {
  console.error(`${why}. Start it, or correct the address.${options.record ? ' Nothing was recorded.' : ''}`);
  return 1;
}

/** Names the verified part. `null`: the whole pact. */
function formatPart(): string | null {
  const filters = findFilters();
  return filters.length === 0 ? null : `the part that ${filters.join(' and ')} left of the pact`;
}
