// Reads and checks the options of the subcommand `verify`.
import { statSync } from 'node:fs';
import { CommandLineError, readOptions } from '../commandLine';
import { allButRecords, listProviders } from '../config';
import type { Agreement, Config } from '../config';
import { listChanges, resolveCommit } from '../git';
import { checkFixedVersion, isDirty, readAcceptedForm } from '../records/versionForm';
import { isShortOf } from '../records/versions';

export const readVerifyOptions = (args: string[], config: Config) =>
  readOptions(args, {
    'provider-base-url': { type: 'string' },
    'state-handler-url': { type: 'string' },
    reference: { type: 'boolean', default: false },
    provider: { type: 'string', multiple: true },
    record: { type: 'boolean', default: false },
    'from-broker': { type: 'boolean', default: false },
    'provider-version': { type: 'string' },
    'accept-version-form': { type: 'string' },
    'provider-branch': { type: 'string' },
    'provider-description': { type: 'string', default: config.description },
    by: { type: 'string' },
    'strict-fields': { type: 'boolean', default: false },
  });

export type Options = ReturnType<typeof readVerifyOptions>;

/** Returns the set environment variables that make Pact's verifier skip interactions silently. */
export function findFilters(): string[] {
  const names = ['PACT_DESCRIPTION', 'PACT_PROVIDER_STATE', 'PACT_PROVIDER_NO_STATE'];
  return names.filter((name) => (process.env[name] ?? '') !== '');
}

export function selectAgreements(options: Options, config: Config): readonly Agreement[] {
  const providers = listProviders(config);
  const { provider: names = providers } = options;
  const unknown = names.find((name) => !providers.includes(name));
  if (unknown !== undefined)
    throw new CommandLineError(`There is no provider ${unknown}, only ${providers.join(' and ')}`);
  return config.agreements.filter(({ provider }) => names.includes(provider));
}

/** A version always has to mean the same code. */
function checkVersion(options: Options, config: Config): void {
  const { reference, record } = options;
  if (reference && (record || options['from-broker']) && isDirty(referenceVersion(config)))
    throw new Error(
      'The work tree has changes that are in no commit: commit them first. Nothing was recorded.',
    );
  const version = options['provider-version'];
  if (version === undefined) return;
  checkFixedVersion(version, readAcceptedForm(options['accept-version-form']));
  if (!reference) return;
  const commit = referenceVersion(config);
  if (version !== commit && !isShortOf(version, commit)) {
    throw new CommandLineError(`The version of the reference backend is its commit, ${commit}`);
  }
}

export function checkOptions(options: Options, config: Config): void {
  const { reference, record } = options;
  const isFromBroker = options['from-broker'];
  if (reference === (options['provider-base-url'] !== undefined)) {
    throw new CommandLineError(
      'Which backend? Give --provider-base-url, or --reference for the one of this repository',
    );
  }
  for (const name of ['provider-base-url', 'state-handler-url'] as const) {
    const url = options[name];
    if (url !== undefined && !/^https?:\/\//.test(url)) {
      throw new CommandLineError(`--${name} ${url} does not begin with http:// or https://`);
    }
  }
  if (reference && options['state-handler-url'] !== undefined) {
    throw new CommandLineError(
      'The reference backend sets up its states itself: leave out --state-handler-url',
    );
  }
  if (record && isFromBroker) {
    throw new CommandLineError('Either --record or --from-broker: a broker keeps records of its own');
  }
  const filters = findFilters();
  if ((record || isFromBroker) && filters.length > 0) {
    throw new CommandLineError(`${filters.join(' and ')} would skip a part of the pact: unset it`);
  }
  if ((record || isFromBroker) && !reference && options['provider-version'] === undefined) {
    throw new CommandLineError('Which version of the backend is that? Give --provider-version');
  }
  checkVersion(options, config);
  if (isFromBroker && options['provider-branch'] === undefined) {
    throw new CommandLineError(
      'Which branch of the backend is that? Give --provider-branch: pending pacts need it',
    );
  }
  const file = options['provider-description'];
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new CommandLineError(`There is no ${file}`);
}

/** Returns the commit, with `-dirty` if a file other than a record differs. @throws {Error} without a commit. */
export function referenceVersion(config: Config): string {
  const commit = resolveCommit('HEAD');
  if (commit === null)
    throw new Error(
      'The version of the reference backend is the commit, and there is no commit yet: git commit first',
    );
  return listChanges(...allButRecords(config))?.length === 0 ? commit : `${commit}-dirty`;
}
