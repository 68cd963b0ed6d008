// Reads from the records whether a version of a provider meets the expectations of a consumer.
import type { Config } from '../config';
import { byTime } from './records';
import type { Verification } from './records';
import { compareVersions } from './versions';
import type { Records } from './versions';

/** `null`: unknown, because no verification of these versions is recorded. */
export type Deployable = boolean | null;

type Pair = { provider: string; identity: string | null; version: string; description: string | null };
type Given = { config: Config; records: Records; isSameDescriptionEnough: boolean };

export function checkPair(pair: Pair, given: Given): { deployable: Deployable; explained: string[] } {
  const { provider, identity, version } = pair;
  const { config, records } = given;
  const runs = readRuns(records, provider);
  const ofConsumer = runs.filter((one) => one.identity === identity);
  const ofVersion = ofConsumer.findLast(
    (one) => compareVersions(config, one.providerVersion, version) !== 'other',
  );
  const ofDescription = ofConsumer.findLast((one) => one.description === pair.description);
  const counted = ofVersion ?? (given.isSameDescriptionEnough ? ofDescription : undefined);
  const record = `${config.command} verify --provider ${provider} --provider-base-url <URL> --record --provider-version ${version}`;
  if (counted !== undefined) {
    const run = `${counted.at} by ${counted.by} on ${provider} ${counted.providerVersion}`;
    const notes = explainCounted(config, counted, version);
    return counted.success
      ? { deployable: true, explained: [`Verified ${run}.`, ...notes] }
      : { deployable: false, explained: [`It failed ${run}.`, ...notes, `After the correction: ${record}`] };
  }
  return {
    deployable: null,
    explained: [
      `Unknown: no verification of ${provider} ${version} with what this consumer expects is recorded.`,
      ...(identity === null ? [`That consumer has no pact with ${provider} on record.`] : []),
      ...explainRelated(config, runs, ofConsumer, pair),
      `With these pacts, and that backend running: ${record}`,
    ],
  };
}

type Run = Verification & { identity: string; description: string };

/** Oldest first. */
export const readRuns = ({ verifications }: Records, provider: string): Run[] =>
  verifications
    .filter((one) => one.provider === provider)
    .flatMap(({ identity, description, verifications: runs }) =>
      runs.map((one) => ({ ...one, identity, description })),
    )
    .sort(byTime);

function explainCounted(config: Config, counted: Run, version: string): string[] {
  const relation = compareVersions(config, counted.providerVersion, version);
  if (relation === 'other') {
    return [
      `--same-description-is-enough: that was another version than ${version}, with the same API description. The same promise is not the same code.`,
    ];
  }
  return relation === 'same'
    ? []
    : [`${version} differs from that commit only in ${config.records}/, so it is the same version.`];
}

/** Explains why related verifications do not count. */
function explainRelated(
  config: Config,
  runs: Run[],
  ofConsumer: Run[],
  { version, description }: Pair,
): string[] {
  const another = ofConsumer.at(-1);
  const isVerifiedOtherwise = runs.some(
    (one) => compareVersions(config, one.providerVersion, version) !== 'other',
  );
  const sameDescription =
    another?.description === description
      ? ', though both have the same API description (--same-description-is-enough)'
      : '';
  return [
    ...(another === undefined
      ? []
      : [
          `${another.providerVersion} was verified with it. That is another version and proves nothing about ${version}${sameDescription}.`,
        ]),
    ...(isVerifiedOtherwise
      ? [`${version} was verified with another pact or other validators: the consumer has changed since.`]
      : []),
  ];
}
