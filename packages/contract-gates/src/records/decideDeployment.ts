// Decides from the records whether a version may be deployed. Terms and messages are those of a Pact broker.
import type { Config } from '../config';
import type { Agreed } from './agreementsAt';
import { checkPair, explainOrder, explainRemoved, readRuns } from './checkPair';
import type { Deployable } from './checkPair';
import {
  findImpliedDeployment,
  findLastDeployments,
  findReplacement,
  listDeployed,
  listEnvironments,
} from './deployedVersions';
import type { Deployed } from './deployedVersions';
import { isCurrentIdentity } from './identity';
import { explain } from './explanations';
import type { Explanation } from './explanations';
import { findCounted } from './order';
import type { Records } from './order';
import { explainMoving, isFixedVersion } from './versionForm';
import { compareVersions, listRecordedVersions } from './versions';
import type { ConsumerVersion, ProviderVersion } from './versions';

export type Row = { consumer: Participant; provider: Participant; success: Deployable };
/** `version: null`: the environment has none. */
type Participant = { name: string; version: string | null };

export type Decision = {
  /** Only `true` is a permission. */
  deployable: Deployable;
  rows: Row[];
  /** The message of a broker. */
  reason: string;
  /** The basis of the decision, or advice. A broker has no such messages. */
  explained: Explanation[];
};

export type Question = {
  config: Config;
  asked: ConsumerVersion | ProviderVersion;
  environment: string;
  records: Records;
  /** A verification of another version counts if both have the same API description. */
  isSameDescriptionEnough: boolean;
  /** Optional providers whose operations the asked backend does not have. */
  without: readonly string[];
  /** Names of backends that never move although they have another form (`versionForm.ts`). `null`: none. */
  acceptedForm: RegExp | null;
};

export function decideDeployment(question: Question): Decision {
  const { asked } = question;
  const decisions =
    asked.kind === 'consumer'
      ? asked.agreements.flatMap((agreement) =>
          listDeployed(question, agreement.provider).map((deployed) =>
            decideConsumer(asked, agreement, deployed, question),
          ),
        )
      : listRoles(asked, question).flatMap((provider) =>
          listDeployed(question, question.config.consumer).map((deployed) =>
            decideProvider(asked, provider, deployed, question),
          ),
        );
  const rows = decisions.flatMap((one) => one.rows);
  const explained = [
    ...decisions.flatMap((one) => one.explained),
    ...(question.acceptedForm === null
      ? []
      : [explain('accepted-form', { form: question.acceptedForm.source })]),
    ...question.without.flatMap((provider) => explainIgnored(provider, question)),
    ...explainOtherWritings(rows, question),
    ...explainUnordered(question),
  ];
  const against = decisions.filter(({ deployable }) => deployable !== true);
  if (against.length > 0) {
    const isFailed = against.some(({ deployable }) => deployable === false);
    const reason = against.map((one) => one.reason).join('\n');
    return { deployable: isFailed ? false : null, rows, reason, explained };
  }
  const reason =
    rows.length > 0
      ? 'All required verification results are published and successful'
      : 'There are no missing dependencies';
  return { deployable: true, rows, reason, explained };
}

/** The consumer needs a verified version of each provider. An optional provider counts only if it is deployed. */
function decideConsumer(
  asked: ConsumerVersion,
  agreement: Agreed,
  deployed: Deployed | null,
  question: Question,
): Decision {
  const { provider, identity } = agreement;
  const { environment, config } = question;
  const command = `${config.command} record-deployment --pacticipant ${provider} --version <its version> --environment ${environment}`;
  // The asked commit may name other providers than the configuration.
  const agreements = [...asked.agreements, ...config.agreements];
  const mine = `version ${asked.version} of ${config.consumer}`;
  if (deployed === null && agreement.isOptional) {
    const implied = findImpliedDeployment(question, provider, agreements);
    if (implied !== null) return decideImplied(asked, agreement, implied, question);
    return permit(explain('optional-absent', { provider, environment }));
  }
  if (deployed === null) {
    return {
      deployable: false,
      rows: [rowOf(asked, { name: provider, version: null }, null)],
      reason: `There is no verified pact between ${mine} and a version of ${provider} currently in ${environment} (no version is currently recorded as deployed/released in this environment)`,
      explained: [explain('not-deployed', { provider, command })],
    };
  }
  const between = `${mine} and the version of ${provider} currently in ${environment} (${deployed.version})`;
  const other = { name: provider, version: deployed.version };
  if (!isFixedVersion(deployed.version, question.acceptedForm)) {
    const explained = [explainMoving(deployed.version, provider)];
    return decisionOf(asked, other, between, { deployable: null, explained });
  }
  const replacement = findReplacement(question, deployed, agreements);
  if (replacement !== null) {
    const values = { replacement, environment, provider, version: deployed.version, command };
    const explained = [explain('replaced', values)];
    return decisionOf(asked, other, between, { deployable: null, explained });
  }
  const pair = {
    provider,
    identity,
    version: deployed.version,
    description: deployed.description ?? null,
  };
  return decisionOf(asked, other, between, checkPair(pair, question));
}

/** The deployed backend was also verified as the optional provider, so the consumer will call these operations. */
function decideImplied(
  asked: ConsumerVersion,
  { provider, identity }: Agreed,
  backend: Deployed,
  question: Question,
): Decision {
  const { version } = backend;
  const { config, environment } = question;
  const result = checkPair(
    { provider, identity, version, description: backend.description ?? null },
    question,
  );
  const command = `${config.command} record-deployment --pacticipant ${provider} --environment ${environment}`;
  const note = explain('optional-implied', { backend: backend.pacticipant, version, provider, command });
  const between = `version ${asked.version} of ${asked.pacticipant} and the version of ${backend.pacticipant} currently in ${environment} (${version})`;
  return decisionOf(asked, { name: provider, version }, between, {
    ...result,
    explained: [note, ...result.explained],
  });
}

/** Returns the providers whose role a version of a backend has: its own name first. */
function listRoles({ pacticipant, version }: ProviderVersion, question: Question): string[] {
  const { config, environment, records, without } = question;
  const consumers = listDeployed(question, config.consumer);
  const isSame = (one: string, other: string) => compareVersions(config, one, other) !== 'other';
  const versionsIn = (provider: string, place: string) =>
    listDeployed({ ...question, environment: place }, provider).flatMap((one) => one?.version ?? []);
  const hasRole = (provider: string) =>
    readRuns(records, provider).some((one) => isSame(one.providerVersion, version)) ||
    listEnvironments(records).some((place) =>
      versionsIn(provider, place).some((one) => isSame(one, version)),
    ) ||
    // One deployment has both roles now, so the asked version replaces both.
    versionsIn(provider, environment).some((one) =>
      versionsIn(pacticipant, environment).some((other) => isSame(one, other)),
    ) ||
    findImpliedDeployment(question, provider, config.agreements)?.pacticipant === pacticipant;
  // The deployed consumer calls the providers that it has a pact with, also those that the configuration has lost.
  const others = [...new Set(consumers.flatMap((consumer) => Object.keys(consumer?.identities ?? {})))];
  const further = others.filter((one) => one !== pacticipant && !without.includes(one) && hasRole(one));
  return [pacticipant, ...further];
}

/** A provider needs the verified expectations of the deployed consumer. */
function decideProvider(
  asked: ProviderVersion,
  provider: string,
  deployed: Deployed | null,
  question: Question,
): Decision {
  const { version } = asked;
  const { environment, config } = question;
  if (deployed === null) return permit(explain('nothing-calls', { consumer: config.consumer, environment }));
  const { identities = {} } = deployed;
  const identity = identities[provider] ?? null;
  if (identity === null && Object.keys(identities).length > 0)
    return permit(explain('not-called', { consumer: config.consumer, version: deployed.version, provider }));
  const between = `the version of ${config.consumer} currently in ${environment} (${deployed.version}) and version ${version} of ${provider}`;
  const other = { name: config.consumer, version: deployed.version };
  const pair = { ...asked, provider, identity };
  const result = checkPair(pair, question);
  const agreement = config.agreements.find((one) => one.provider === provider);
  const isPresent = agreement !== undefined && isCurrentIdentity(config, agreement, identity);
  const explained =
    result.deployable === true || isPresent
      ? result.explained
      : [...result.explained, explain('other-pacts', { version: deployed.version, provider })];
  return decisionOf({ ...asked, pacticipant: provider }, other, between, { ...result, explained });
}

/** A verification that failed shows that the version may have some of the ignored operations. */
function explainIgnored(provider: string, { asked, config, records }: Question): Explanation[] {
  const { version } = asked;
  const isAsked = (one: string) => compareVersions(config, one, version) !== 'other';
  const runs = readRuns(records, provider).filter((one) => isAsked(one.providerVersion));
  const counted = findCounted(runs, records);
  const ignored = explain('ignored', { provider });
  return counted?.success === false
    ? [ignored, explain('ignored-failed', { provider, version, at: counted.at, by: counted.by })]
    : [ignored];
}

/** Returns a sentence for each recorded version that differs from one of the answer only in its `v`. */
function explainOtherWritings(rows: Row[], { asked, config, records }: Question): Explanation[] {
  const withoutV = (version: string) => version.replace(/^v(?=\d)/, '');
  const counted = rows.flatMap(({ provider }) => provider.version ?? []);
  const versions = new Set(asked.kind === 'provider' ? [asked.version, ...counted] : counted);
  const explained = listRecordedVersions(records)
    .filter(({ provider }) => provider !== config.consumer)
    .flatMap(({ provider, version: other }) =>
      [...versions]
        .filter((version) => version !== other && withoutV(version) === withoutV(other))
        .map((version) => explain('other-writing', { version, other, provider })),
    );
  return [...new Map(explained.map((one) => [one.text, one])).values()];
}

/** Returns a sentence for each pacticipant of which git does not know the last deployment, or has removed it. */
function explainUnordered(question: Question): Explanation[] {
  const { asked, config, environment, records } = question;
  const others =
    asked.kind === 'consumer' ? asked.agreements.map(({ provider }) => provider) : [config.consumer];
  return others.flatMap((pacticipant) => {
    const last = findLastDeployments(question, pacticipant);
    const versions = [...new Set(last.map(({ version }) => version ?? 'none'))].join(', ');
    return [
      ...(last.length > 1
        ? [explainOrder('deployments', last, records, { pacticipant, environment, versions })]
        : []),
      ...explainRemoved(config, last),
    ];
  });
}

const permit = (explanation: Explanation): Decision => ({
  deployable: true,
  rows: [],
  reason: '',
  explained: [explanation],
});

function decisionOf(
  asked: ConsumerVersion | ProviderVersion,
  other: Participant,
  between: string,
  { deployable, explained }: Pick<Decision, 'deployable' | 'explained'>,
): Decision {
  const reasons = {
    true: '',
    false: `The verification for the pact between ${between} failed`,
    null: `There is no verified pact between ${between}`,
  };
  return {
    deployable,
    rows: [rowOf(asked, other, deployable)],
    reason: reasons[`${deployable}`],
    explained,
  };
}

function rowOf(asked: ConsumerVersion | ProviderVersion, other: Participant, success: Deployable): Row {
  const own = { name: asked.pacticipant, version: asked.version };
  return asked.kind === 'consumer'
    ? { consumer: own, provider: other, success }
    : { consumer: other, provider: own, success };
}
