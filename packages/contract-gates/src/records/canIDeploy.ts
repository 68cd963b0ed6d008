// Subcommand `can-i-deploy`.
import { MAIN_BRANCHES } from '../base';
import { CommandLineError, readOptions } from '../commandLine';
import type { Subcommand } from '../commandLine';
import { allButRecords, listPacticipants, listProviders } from '../config';
import type { Config } from '../config';
import { git, listChanges, resolveCommit } from '../git';
import { CONFIG_FILE } from '../loadConfig';
import { formatColumns } from '../table';
import { listAgreementFiles } from '../validators';
import { explain } from './explanations';
import type { Explanation } from './explanations';
import { decideDeployment } from './decideDeployment';
import type { Decision, Question, Row } from './decideDeployment';
import { readRecords } from './order';
import type { Records } from './order';
import { explainMoving, isFixedVersion, readAcceptedForm } from './versionForm';
import { consumerVersion, providerVersion, checkPacticipant, isRelative } from './versions';
import type { ProviderVersion, UnknownVersion } from './versions';
import { verificationsFolder } from './records';
import { findEnvironmentFile } from './writeRecords';

type Asked = { pacticipant: string; version: string } & Pick<
  Question,
  'environment' | 'isSameDescriptionEnough' | 'without' | 'acceptedForm'
>;

/** Exit codes: 0 yes or a dry run, 1 no or unknown. */
export const canIDeploy: Subcommand = {
  summary: 'Decides from the records in git whether a version may be deployed.',
  usage: (config) =>
    `--pacticipant ${listPacticipants(config).join('|')} --version COMMIT|NAME --to-environment NAME [--same-description-is-enough] [--ignore PROVIDER] [--accept-version-form REGEX] [-o table|json] [--dry-run]`,
  run: (args, config) => {
    const options = readOptions(
      args,
      {
        pacticipant: { type: 'string' },
        version: { type: 'string' },
        'to-environment': { type: 'string' },
        output: { type: 'string', short: 'o', default: 'table' },
        'same-description-is-enough': { type: 'boolean', default: false },
        'accept-version-form': { type: 'string' },
        ignore: { type: 'string', multiple: true, default: [] },
        'dry-run': { type: 'boolean', default: false },
      },
      ['pacticipant', 'version', 'to-environment'],
    );
    const { pacticipant, version, output, 'to-environment': environment } = options;
    checkPacticipant(config, pacticipant);
    if (output !== 'table' && output !== 'json') throw new CommandLineError(`There is no output ${output}`);
    const isSameDescriptionEnough = options['same-description-is-enough'];
    const without = options.ignore;
    checkIgnored(config, pacticipant, without);
    const acceptedForm = readAcceptedForm(options['accept-version-form']);
    const asked = { pacticipant, version, environment, isSameDescriptionEnough, without, acceptedForm };
    const decision = decideFromFiles(config, asked);
    console.log(output === 'json' ? JSON.stringify(decision, null, 2) : formatDecision(decision));
    const isYes = decision.deployable === true;
    if (!isYes && options['dry-run']) console.error('Dry run: the exit code is 0 anyway.');
    return isYes || options['dry-run'] ? 0 : 1;
  },
};

/** @throws {CommandLineError} unless the asked backend may leave the operations of these providers out. */
function checkIgnored(config: Config, asked: string, ignored: string[]): void {
  const optional = config.agreements.filter(({ isOptional }) => isOptional === true);
  const wrong = ignored.find((name) => name === asked || !optional.some(({ provider }) => provider === name));
  if (wrong !== undefined)
    throw new CommandLineError(`--ignore takes another provider whose operations are optional, not ${wrong}`);
  if (ignored.length > 0 && asked === config.consumer)
    throw new CommandLineError('--ignore is for the question of a backend');
}

/** The decision with what was asked. `commit`: of the checkout whose records were read. */
type Answer = { pacticipant: string; version: string; environment: string; commit: string | null } & Decision;

function decideFromFiles(
  config: Config,
  { pacticipant: name, version, environment, ...rest }: Asked,
): Answer {
  const environmentFile = findEnvironmentFile(config, environment);
  const records = readRecords(config);
  const isConsumer = name === config.consumer;
  const asked = isConsumer
    ? consumerVersion(config, version, records)
    : checkForm(version, providerVersion(config, name, version, records), rest.acceptedForm);
  const question = { pacticipant: name, version, environment, commit: resolveCommit('HEAD') };
  const warnings = [
    ...listUncommitted(config),
    ...listUnknownAgreements(config, records),
    ...explainHistory(config, records),
  ];
  if (asked.kind === 'unknown') {
    return {
      ...question,
      deployable: null,
      rows: [],
      reason: `No pacts or verifications have been published for version ${version} of ${name}`,
      explained: [asked.why, ...warnings],
    };
  }
  if (asked.kind === 'provider' && asked.version === question.commit) {
    const files = (listChanges(...allButRecords(config)) ?? []).map((line) => line.replace(/^.{1,2} /, ''));
    if (files.length > 0) warnings.push(explain('uncommitted', { file: files.slice(0, 3).join(', ') }));
  }
  if (asked.kind === 'consumer' && asked.isGenerated === false) {
    warnings.push(explain('stale-generated', { advice: config.generated?.advice ?? '' }));
  }
  const decision = decideDeployment({ config, asked, environment, records, ...rest });
  const later = explainLaterRecords([environmentFile, verificationsFolder(config)]);
  return {
    ...question,
    version: asked.version,
    ...decision,
    ...(later.length > 0 &&
      decision.deployable === true && {
        deployable: null,
        reason: 'The records of this checkout are not the last ones',
      }),
    explained: [...decision.explained, ...warnings, ...later],
  };
}

/** Returns a sentence if main has records that this checkout lacks, as in that of an old tag. */
function explainLaterRecords(paths: string[]): Explanation[] {
  const isLater = (branch: string) =>
    (git('rev-list', '--max-count=1', `HEAD..${branch}`, '--', ...paths) ?? '') !== '';
  const branch = MAIN_BRANCHES.find(isLater);
  return branch === undefined ? [] : [explain('later-records', { branch })];
}

/** Checks the name as it was given, because a branch or a tag may have the name of a build. */
function checkForm(
  given: string,
  asked: ProviderVersion | UnknownVersion,
  acceptedForm: RegExp | null,
): ProviderVersion | UnknownVersion {
  const name = isRelative(given) && asked.kind === 'provider' ? asked.version : given;
  if (asked.kind === 'unknown' || isFixedVersion(name, acceptedForm)) return asked;
  return { kind: 'unknown', why: explainMoving(name, asked.pacticipant) };
}

/**
 * Returns a warning for the records, and for each file of the agreement, that differ from their commit. Records count also
 * before they are committed. A question of a commit ignores the other files.
 */
function listUncommitted(config: Config): Explanation[] {
  const files = [config.records, CONFIG_FILE, ...listAgreementFiles(config)];
  // Usually nothing has changed, and one look at all files is enough.
  if (listChanges(...files)?.length === 0) return [];
  return files
    .filter((file) => (listChanges(file) ?? []).length > 0)
    .map((file) => explain('uncommitted', { file }));
}

/** Returns a warning for each provider with records that the configuration does not name. */
function listUnknownAgreements(config: Config, { verifications }: Records): Explanation[] {
  const recorded = new Set(verifications.map(({ provider }) => provider));
  return [...recorded]
    .filter((provider) => !listProviders(config).includes(provider))
    .map((provider) => explain('unknown-agreement', { provider, records: config.records }));
}

/** Returns a warning if this clone cannot know the order of all records. */
const explainHistory = ({ records: folder }: Config, { history }: Records): Explanation[] =>
  history.gap === null ? [] : [explain('incomplete-history', { folder, reason: history.gap.reason })];

function formatDecision({ deployable, rows, reason, explained }: Decision): string {
  return [
    deployable === true ? 'Computer says yes \\o/' : 'Computer says no ¯\\_(ツ)_/¯',
    ...(rows.length > 0 ? [formatMatrix(rows)] : []),
    reason,
    explained.map(({ text }) => text).join('\n'),
  ].join('\n\n');
}

const HEADINGS = ['CONSUMER', 'C.VERSION', 'PROVIDER', 'P.VERSION', 'SUCCESS?', 'RESULT#'];

/** Formats the same table as the broker's client. */
function formatMatrix(rows: Row[]): string {
  const cells = rows.map(({ consumer, provider, success }, row) => [
    consumer.name,
    short(consumer.version),
    provider.name,
    short(provider.version),
    String(success ?? '???'),
    success === null ? '' : String(row + 1),
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const [headings = '', ...lines] = formatColumns([HEADINGS, ...cells], ' | ').split('\n');
  return [headings, widths.map((width) => '-'.repeat(width)).join('-|-'), ...lines].join('\n');
}

function short(version: string | null): string {
  if (version === null) return '???';
  return version.length > 10 ? `${version.slice(0, 7)}...` : version;
}
