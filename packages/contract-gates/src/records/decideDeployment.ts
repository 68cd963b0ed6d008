// May this version go to that environment? From records alone, in the words of a broker and its client.
import type { Agreement, Config } from '../config';
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
  config: Config;
  asked: ConsumerVersion | ProviderVersion;
  environment: string;
  records: Records;
  /** Whether another version's verification counts where both have the same API description. */
  isSameDescriptionEnough: boolean;
};

export function decideDeployment(question: Question): Answer {
  const { asked, config } = question;
  const answers =
    asked.kind === 'consumer'
      ? config.agreements.map((agreement) => asConsumer(asked, agreement, question))
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
  const { environment, config } = question;
  const deployed = deployedIn(question, provider);
  const mine = `version ${asked.version} of ${config.consumer}`;
  if (deployed === undefined && agreement.isOptional) {
    const shown = shownBy(question, agreement);
    if (shown !== null) return verifiedBeside(asked, agreement, shown, question);
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
        `Deploy ${provider} first, then: ${config.command} record-deployment --pacticipant ${provider} --version <its version> --environment ${environment}`,
      ],
    };
  }
  const theirs = `the version of ${provider} currently in ${environment} (${deployed.version})`;
  const row = (success: Verdict) => [rowOf(asked, { name: provider, version: deployed.version }, success)];
  const replaced = replacedSince(question, deployed);
  if (replaced !== null) {
    return {
      deployable: null,
      rows: row(null),
      reason: `There is no verified pact between ${mine} and ${theirs}`,
      explained: [
        `Unknown: ${replaced} went to ${environment} after ${provider} ${deployed.version}. Record what ${provider} is there now: ${config.command} record-deployment --pacticipant ${provider} --environment ${environment} --version <its version>, or --undeployed.`,
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

/** The deployed backend was verified as the optional provider too, so the portal will call these operations. */
function verifiedBeside(
  asked: ConsumerVersion,
  { provider }: Agreement,
  backend: Deployed,
  question: Question,
): Answer {
  const { version } = backend;
  const identity = asked.identities[provider] ?? null;
  const pair = { provider, identity, version, description: backend.description ?? null };
  const { verdict, explained } = judge(pair, question);
  const line = `${question.config.command} record-deployment --pacticipant ${provider} --environment ${question.environment}`;
  return {
    deployable: verdict,
    rows: [rowOf(asked, { name: provider, version }, verdict)],
    reason: reasonOf(
      verdict,
      `version ${asked.version} of ${asked.pacticipant} and the version of ${backend.pacticipant} currently in ${question.environment} (${version})`,
    ),
    explained: [
      `${backend.pacticipant} ${version} was verified as ${provider} too, so it counts as having these operations. Record it: ${line} --version ${version}, or --undeployed where it has none.`,
      ...explained,
    ],
  };
}

/** The required provider whose deployed version was verified as this one; `null` after a record that it has none. */
function shownBy(question: Question, { provider }: Agreement): Deployed | null {
  const there = question.records.deployments.filter((one) => one.environment === question.environment);
  const gone = there.findLastIndex((one) => one.pacticipant === provider);
  const runs = runsWith(question.records, provider);
  for (const required of question.config.agreements.filter(({ isOptional }) => isOptional !== true)) {
    const since = there.findLastIndex((one) => one.pacticipant === required.provider);
    const deployed = deployedIn(question, required.provider);
    if (deployed === undefined || gone > since) continue;
    if (runs.some((one) => sameness(question.config, one.providerVersion, deployed.version) !== 'other'))
      return deployed;
  }
  return null;
}

/** A provider may go where no portal is, or where the portal's expectations were verified with it. */
function asProvider(asked: ProviderVersion, question: Question): Answer {
  const { pacticipant: provider, version } = asked;
  const { environment, config } = question;
  const deployed = deployedIn(question, config.consumer);
  if (deployed === undefined) {
    return {
      deployable: true,
      rows: [],
      reason: '',
      explained: [
        `No version of ${config.consumer} is recorded in ${environment}, so nothing there calls it.`,
      ],
    };
  }
  const theirs = `the version of ${config.consumer} currently in ${environment} (${deployed.version})`;
  const identity = deployed.identities?.[provider] ?? null;
  const { verdict, explained } = judge({ ...asked, provider, identity }, question);
  return {
    deployable: verdict,
    rows: [rowOf(asked, { name: config.consumer, version: deployed.version }, verdict)],
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
 * Another provider's version that replaced an earlier one after this deployment, `null` where none did. Most backends are
 * both providers at once, so the older record may not be true any more. Recording it again says that it is.
 */
function replacedSince({ config, records, environment }: Question, deployed: Deployed): string | null {
  const there = records.deployments.filter((one) => one.environment === environment);
  const since = there.findLastIndex((one) => one.pacticipant === deployed.pacticipant);
  for (const { provider: peer } of config.agreements.filter((one) => one.provider !== deployed.pacticipant)) {
    const before = there.slice(0, since).findLast((one) => one.pacticipant === peer)?.version ?? null;
    const later = there.slice(since + 1).filter((one) => one.pacticipant === peer);
    const version = later.at(-1)?.version ?? null;
    const isChanged = later.some((one) => one.version !== before);
    if (version !== null && isChanged && sameness(config, version, deployed.version) === 'other')
      return `${peer} ${version}`;
  }
  return null;
}

type Pair = { provider: string; identity: string | null; version: string; description: string | null };

/** What the records say of the portal's expectations and one version of a provider. */
function judge(pair: Pair, question: Question): { verdict: Verdict; explained: string[] } {
  const { provider, identity, version } = pair;
  const { config, records } = question;
  const runs = runsWith(records, provider);
  const mine = runs.filter((one) => one.identity === identity);
  const own = mine.findLast((one) => sameness(config, one.providerVersion, version) !== 'other');
  const other = mine.findLast((one) => one.description === pair.description);
  const counted = own ?? (question.isSameDescriptionEnough ? other : undefined);
  if (counted !== undefined) {
    const done = `${counted.at} by ${counted.by} on ${provider} ${counted.providerVersion}`;
    const notes = notesOn(config, counted, own, version);
    return counted.success
      ? { verdict: true, explained: [`Verified ${done}.`, ...notes] }
      : {
          verdict: false,
          explained: [`It failed ${done}.`, ...notes, `When it is mended: ${recordLine(config, pair)}`],
        };
  }
  return {
    verdict: null,
    explained: [
      `Unknown: no verification of ${provider} ${version} with what this consumer expects is recorded.`,
      ...(isDirty(version)
        ? ['A version that ends in -dirty, +dirty or .dirty is never verified: its files are in no commit.']
        : []),
      ...(identity === null ? [`That consumer has no pact with ${provider} on record.`] : []),
      ...nearMisses(config, runs, mine, pair),
      `With these pacts, and that backend running: ${recordLine(config, pair)}`,
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

function notesOn(config: Config, counted: Run, own: Run | undefined, version: string): string[] {
  if (own === undefined) {
    return [
      `--same-description-is-enough: that was another version than ${version}, with the same API description. The same promise is not the same code.`,
    ];
  }
  return sameness(config, counted.providerVersion, version) === 'same'
    ? []
    : [`${version} differs from that commit in ${config.records}/ alone, so it is the same version.`];
}

/** What is known beside the pair that was asked about. */
function nearMisses(config: Config, runs: Run[], mine: Run[], { version, description }: Pair): string[] {
  const another = mine.at(-1);
  const before = runs.some((one) => sameness(config, one.providerVersion, version) !== 'other');
  return [
    ...(another === undefined
      ? []
      : [
          `${another.providerVersion} was verified with it. That is another version, and proves nothing of ${version}${another.description === description ? ', though both have the same API description (--same-description-is-enough)' : ''}.`,
        ]),
    ...(before
      ? [`${version} was verified with another pact or other validators: the consumer has changed since.`]
      : []),
  ];
}

const reasonOf = (verdict: Verdict, between: string): string => {
  if (verdict === true) return '';
  return verdict === null
    ? `There is no verified pact between ${between}`
    : `The verification for the pact between ${between} failed`;
};

const recordLine = ({ command }: Config, { provider, version }: Pair) =>
  `${command} verify --provider ${provider} --provider-base-url <URL> --record --provider-version ${version}`;

function rowOf(asked: ConsumerVersion | ProviderVersion, other: Side, success: Verdict): Row {
  const own = { name: asked.pacticipant, version: asked.version };
  return asked.kind === 'consumer'
    ? { consumer: own, provider: other, success }
    : { consumer: other, provider: own, success };
}
