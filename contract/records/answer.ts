// May this version go to that environment? From records alone, in the words of a broker and its client.
import { AGREEMENTS, CONSUMER } from '../places';
import type { Agreement } from '../places';
import { byTime } from './records';
import type { DeploymentRecord, Verification } from './records';
import { isDirty, sameness } from './versions';
import type { ConsumerVersion, ProviderVersion, Records } from './versions';

/** `null`: unknown, since no verification of these very versions is recorded. */
export type Verdict = boolean | null;

export type Row = { consumer: Side; provider: Side; success: Verdict };
/** `version: null`: there is none in that environment. */
type Side = { name: string; version: string | null };

export type Answer = {
  /** Anything but `true` is no permission. */
  deployable: Verdict;
  rows: Row[];
  /** As the broker says it. */
  reason: string;
  /** What the broker leaves open: what the answer is based on, or what to do about it. */
  explained: string[];
};

export type Question = {
  asked: ConsumerVersion | ProviderVersion;
  environment: string;
  records: Records;
  /** Whether another version's verification counts where both have the same API description. */
  isSameDescriptionEnough: boolean;
};

export function mayDeploy(question: Question): Answer {
  const { asked } = question;
  const answers =
    asked.pacticipant === CONSUMER
      ? AGREEMENTS.map((agreement) => asConsumer(asked, agreement, question))
      : [asProvider(asked, question)];
  const rows = answers.flatMap((one) => one.rows);
  const explained = answers.flatMap((one) => one.explained);
  const against = answers.filter(({ deployable }) => deployable !== true);
  if (against.length > 0) {
    const isFailed = against.some(({ deployable }) => deployable === false);
    return {
      deployable: isFailed ? false : null,
      rows,
      reason: against.map(({ reason }) => reason).join('\n'),
      explained,
    };
  }
  const reason =
    rows.length > 0
      ? 'All required verification results are published and successful'
      : 'There are no missing dependencies';
  return { deployable: true, rows, reason, explained };
}

/** The portal needs a verified version of each provider there; of an optional one only where it is deployed. */
function asConsumer(asked: ConsumerVersion, agreement: Agreement, question: Question): Answer {
  const { provider } = agreement;
  const { environment } = question;
  const deployed = deployedIn(question, provider);
  const mine = `version ${asked.version} of ${CONSUMER}`;
  if (deployed === undefined && agreement.isOptional) {
    return {
      deployable: true,
      rows: [],
      reason: '',
      explained: [
        `No version of ${provider} is recorded in ${environment}: a backend may leave these operations out. If the one there has them, record that first.`,
      ],
    };
  }
  if (deployed === undefined) {
    return {
      deployable: false,
      rows: [rowOf(asked, { name: provider, version: null }, null)],
      reason: `There is no verified pact between ${mine} and a version of ${provider} currently in ${environment} (no version is currently recorded as deployed/released in this environment)`,
      explained: [
        `Deploy ${provider} first, then: npm run record-deployment -- --pacticipant ${provider} --version <its version> --environment ${environment}`,
      ],
    };
  }
  const theirs = `the version of ${provider} currently in ${environment} (${deployed.version})`;
  const row = (success: Verdict) => [rowOf(asked, { name: provider, version: deployed.version }, success)];
  const replaced = replacedSince(question, agreement, deployed);
  if (replaced !== null) {
    return {
      deployable: null,
      rows: row(null),
      reason: `There is no verified pact between ${mine} and ${theirs}`,
      explained: [
        `Unknown: ${replaced} went to ${environment} after ${provider} ${deployed.version}. Record what ${provider} is there now: npm run record-deployment -- --pacticipant ${provider} --environment ${environment} --version <its version>, or --undeployed.`,
      ],
    };
  }
  const identity = asked.identities[provider] ?? null;
  const pair = { provider, identity, version: deployed.version, description: deployed.description ?? null };
  const { verdict, explained } = judge(pair, question);
  return {
    deployable: verdict,
    rows: row(verdict),
    reason: reasonOf(verdict, `${mine} and ${theirs}`),
    explained,
  };
}

/** A provider may go where no portal is, or where the portal's expectations were verified with it. */
function asProvider(asked: ProviderVersion, question: Question): Answer {
  const { pacticipant: provider, version } = asked;
  const { environment } = question;
  const deployed = deployedIn(question, CONSUMER);
  if (deployed === undefined) {
    return {
      deployable: true,
      rows: [],
      reason: '',
      explained: [`No version of ${CONSUMER} is recorded in ${environment}, so nothing there calls it.`],
    };
  }
  const theirs = `the version of ${CONSUMER} currently in ${environment} (${deployed.version})`;
  const identity = deployed.identities?.[provider] ?? null;
  const { verdict, explained } = judge({ ...asked, provider, identity }, question);
  return {
    deployable: verdict,
    rows: [rowOf(asked, { name: CONSUMER, version: deployed.version }, verdict)],
    reason: reasonOf(verdict, `${theirs} and version ${version} of ${provider}`),
    explained,
  };
}

type Deployed = DeploymentRecord & { version: string };

/** What an environment has of a participant now. */
function deployedIn({ records, environment }: Question, pacticipant: string): Deployed | undefined {
  const last = records.deployments.findLast(
    (one) => one.pacticipant === pacticipant && one.environment === environment,
  );
  return last === undefined || last.version === null ? undefined : { ...last, version: last.version };
}

/**
 * The required provider's version that went there after an optional provider's, `null` where none did. Most backends are
 * both at once, and then the older record of the optional one is not true any more.
 */
function replacedSince(
  { records, environment }: Question,
  agreement: Agreement,
  deployed: Deployed,
): string | null {
  if (!agreement.isOptional) return null;
  const there = records.deployments.filter((one) => one.environment === environment);
  const since = there.findLastIndex((one) => one.pacticipant === agreement.provider);
  const required = AGREEMENTS.filter(({ isOptional }) => !isOptional).map(({ provider }) => provider);
  const later = there
    .slice(since + 1)
    .findLast(({ pacticipant }) => required.some((one) => one === pacticipant));
  const version = later?.version ?? null;
  if (later === undefined || version === null || sameness(version, deployed.version) !== 'other') return null;
  return `${later.pacticipant} ${version}`;
}

type Pair = { provider: string; identity: string | null; version: string; description: string | null };

/** What the records say of the portal's expectations and one version of a provider. */
function judge(pair: Pair, question: Question): { verdict: Verdict; explained: string[] } {
  const { provider, identity, version } = pair;
  const runs = runsWith(question.records, provider);
  const mine = runs.filter((one) => one.identity === identity);
  const own = mine.findLast((one) => sameness(one.providerVersion, version) !== 'other');
  const other = mine.findLast((one) => one.description === pair.description);
  const counted = own ?? (question.isSameDescriptionEnough ? other : undefined);
  if (counted !== undefined) {
    const done = `${counted.at} by ${counted.by} on ${provider} ${counted.providerVersion}`;
    const notes = notesOn(counted, own, version);
    return counted.success
      ? { verdict: true, explained: [`Verified ${done}.`, ...notes] }
      : {
          verdict: false,
          explained: [`It failed ${done}.`, ...notes, `When it is mended: ${recordLine(pair)}`],
        };
  }
  return {
    verdict: null,
    explained: [
      `Unknown: no verification of ${provider} ${version} with what this portal expects is recorded.`,
      ...(isDirty(version)
        ? ['A version that ends in -dirty, +dirty or .dirty is never verified: its files are in no commit.']
        : []),
      ...(identity === null ? [`That portal has no pact with ${provider} on record.`] : []),
      ...nearMisses(runs, mine, pair),
      `With these pacts in pacts/, and that backend running: ${recordLine(pair)}`,
    ],
  };
}

type Run = Verification & { identity: string; description: string };

/** Oldest first. */
const runsWith = ({ verifications }: Records, provider: string): Run[] =>
  verifications
    .filter((one) => one.provider === provider)
    .flatMap(({ identity, description, verifications: runs }) =>
      runs.map((one) => ({ ...one, identity, description })),
    )
    .sort(byTime);

function notesOn(counted: Run, own: Run | undefined, version: string): string[] {
  if (own === undefined) {
    return [
      `--same-description-is-enough: that was another version than ${version}, with the same API description. The same promise is not the same code.`,
    ];
  }
  return sameness(counted.providerVersion, version) === 'same'
    ? []
    : [`${version} differs from that commit in pacts/records/ alone, so it is the same version.`];
}

/** What is known beside the pair that was asked about. */
function nearMisses(runs: Run[], mine: Run[], { version, description }: Pair): string[] {
  const another = mine.at(-1);
  const before = runs.some((one) => sameness(one.providerVersion, version) !== 'other');
  return [
    ...(another === undefined
      ? []
      : [
          `${another.providerVersion} was verified with it. That is another version, and proves nothing of ${version}${another.description === description ? ', though both have the same API description (--same-description-is-enough)' : ''}.`,
        ]),
    ...(before
      ? [`${version} was verified with another pact or other validators: the portal has changed since.`]
      : []),
  ];
}

const reasonOf = (verdict: Verdict, between: string): string => {
  if (verdict === true) return '';
  return verdict === null
    ? `There is no verified pact between ${between}`
    : `The verification for the pact between ${between} failed`;
};

const recordLine = ({ provider, version }: Pair) =>
  `npm run pact:verify -- --provider ${provider} --provider-base-url <URL> --record --provider-version ${version}`;

function rowOf(asked: ConsumerVersion | ProviderVersion, other: Side, success: Verdict): Row {
  const own = { name: asked.pacticipant, version: asked.version };
  return asked.pacticipant === CONSUMER
    ? { consumer: own, provider: other, success }
    : { consumer: other, provider: own, success };
}
