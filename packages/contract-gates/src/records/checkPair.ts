// Reads from the records whether a version of a provider meets the expectations of a consumer.
import type { Config } from '../config';
import { isCommitHash, resolveCommit } from '../git';
import { findContradiction, findCounted, findLast } from './order';
import type { Ordered, Records } from './order';
import type { Verification } from './records';
import { explain } from './explanations';
import type { Explanation } from './explanations';
import { compareVersions } from './versions';

/** `null`: unknown, because no verification of these versions is recorded. */
export type Deployable = boolean | null;

type Pair = { provider: string; identity: string | null; version: string; description: string | null };
type Given = { config: Config; records: Records; isSameDescriptionEnough: boolean };

export function checkPair(pair: Pair, given: Given): { deployable: Deployable; explained: Explanation[] } {
  const { provider, identity, version } = pair;
  const { config, records } = given;
  const runs = readRuns(records, provider);
  const ofConsumer = runs.filter((one) => one.identity === identity);
  const isOfVersion = (one: Run) => compareVersions(config, one.providerVersion, version) !== 'other';
  const ofVersion = ofConsumer.filter(isOfVersion);
  const ofDescription = ofConsumer.filter((one) => one.description === pair.description);
  const candidates = ofVersion.length === 0 && given.isSameDescriptionEnough ? ofDescription : ofVersion;
  const counted = findCounted(candidates, records);
  const command = `${config.command} verify --provider ${provider} --provider-base-url <URL> --record --provider-version ${version}`;
  if (counted !== undefined) {
    const { at, by, providerVersion } = counted;
    const values = { at, by, provider, version: providerVersion };
    const last = findLast(candidates, records);
    const isOrdered = last.every(({ success }) => success === counted.success);
    const notes = [
      ...explainCounted(config, counted, pair),
      ...(isOrdered ? [] : [explainOrder('verifications', last, records, values)]),
      ...explainRemoved(config, [counted]),
    ];
    return counted.success
      ? { deployable: true, explained: [explain('verified', values), ...notes] }
      : {
          deployable: false,
          explained: [explain('failed', values), ...notes, explain('verify-again', { command, provider })],
        };
  }
  return {
    deployable: null,
    explained: [
      explain('not-verified', { provider, version }),
      ...(identity === null ? [explain('no-pact', { provider })] : []),
      ...explainRelated(given, runs, ofConsumer, pair),
      explain('verify-first', { command, provider }),
    ],
  };
}

/** Explains why several records may be the last one. */
export function explainOrder(
  kind: 'verifications' | 'deployments',
  last: readonly Ordered<{ at: string }>[],
  records: Records,
  values: Record<string, string>,
): Explanation {
  const [later, one] = findContradiction(last, records) ?? [];
  return later === undefined || one === undefined
    ? explain(`unordered-${kind}`, values)
    : explain(`contradicting-${kind}`, { ...values, earlier: later.at, later: one.at });
}

/** Returns a sentence for each record that only the history has. */
export const explainRemoved = ({ records }: Config, entries: Ordered<{ at: string; by: string }>[]) =>
  entries
    .filter(({ place }) => place.isRemoved)
    .map(({ at, by, place }) => explain('removed', { at, by, file: `${records}/${place.file}` }));

type Run = Ordered<Verification> & { identity: string; description: string };

export const readRuns = ({ verifications }: Records, provider: string): Run[] =>
  verifications
    .filter((one) => one.provider === provider)
    .flatMap(({ identity, description, verifications: runs }) =>
      runs.map((one) => ({ ...one, identity, description })),
    );

function explainCounted(config: Config, counted: Run, { provider, version }: Pair): Explanation[] {
  const relation = compareVersions(config, counted.providerVersion, version);
  if (relation === 'other') return [explain('same-description', { provider, version })];
  return relation === 'same' ? [] : [explain('only-records-differ', { provider, version })];
}

/** Explains why related verifications do not count. */
function explainRelated(
  { config, records }: Given,
  runs: Run[],
  ofConsumer: Run[],
  pair: Pair,
): Explanation[] {
  const { provider, version } = pair;
  const another = findLast(ofConsumer, records).at(-1);
  const isVerifiedOtherwise = runs.some(
    (one) => compareVersions(config, one.providerVersion, version) !== 'other',
  );
  return [
    ...(another === undefined ? [] : [explainOther(another, pair)]),
    ...(isVerifiedOtherwise ? [explain('consumer-changed', { provider, version })] : []),
  ];
}

function explainOther({ providerVersion: other, ...run }: Run, { provider, version, description }: Pair) {
  const values = { provider, version, other };
  const isOwn = isCommitHash(other) && resolveCommit(version) === version;
  if (isOwn && resolveCommit(other) === null) return explain('other-commit', values);
  return explain(
    run.description === description ? 'other-version-same-description' : 'other-version',
    values,
  );
}
