// May this version go to that environment? From records alone, in the words of a broker and its client.
import { CONSUMER, PACT, PROVIDER } from '../places';
import { lastVerification } from './records';
import type { Verification } from './records';
import type { Pacticipant, Records } from './versions';

/** A version and its bytes. */
export type Asked = { pacticipant: Pacticipant; version: string; bytes: string };

export type Row = { consumer: Side; provider: Side; success: boolean | null };
/** `version: null`: there is none in that environment. */
type Side = { name: string; version: string | null };

export type Answer = {
  deployable: boolean;
  rows: Row[];
  /** As the broker says it. */
  reason: string;
  /** What the broker leaves open: on what the answer stands, or what to do about it. */
  explained: string[];
};

export function mayDeploy(asked: Asked, environment: string, records: Records): Answer {
  const other = asked.pacticipant === CONSUMER ? PROVIDER : CONSUMER;
  const deployed = records.deployments.findLast(
    (one) => one.pacticipant === other && one.environment === environment,
  );
  const mine = `version ${asked.version} of ${asked.pacticipant}`;

  if (deployed === undefined) {
    // A consumer needs its provider. A provider that nobody calls needs nobody.
    if (asked.pacticipant === PROVIDER) {
      return {
        deployable: true,
        rows: [],
        reason: 'There are no missing dependencies',
        explained: [`No version of ${other} is recorded in ${environment}, so nobody there calls it.`],
      };
    }
    return {
      deployable: false,
      rows: [rowOf(asked, { name: other, version: null }, null)],
      reason: `There is no verified pact between ${mine} and a version of ${other} currently in ${environment} (no version is currently recorded as deployed/released in this environment)`,
      explained: [
        `Deploy ${other} first, then: npm run record-deployment -- --pacticipant ${other} --version <its version> --environment ${environment}`,
      ],
    };
  }

  const theirs = `the version of ${other} currently in ${environment} (${deployed.version})`;
  const [consumer, provider] = asked.pacticipant === CONSUMER ? [asked, deployed] : [deployed, asked];
  const between = asked.pacticipant === CONSUMER ? `${mine} and ${theirs}` : `${theirs} and ${mine}`;
  const verification = verificationOf(records, consumer.bytes, provider);
  const success = verification?.success ?? null;
  const rows = [rowOf(asked, { name: other, version: deployed.version }, success)];
  const bytes = `pact ${consumer.bytes.slice(0, 12)}, description ${provider.bytes.slice(0, 12)}`;
  if (verification === undefined) {
    return {
      deployable: false,
      rows,
      reason: `There is no verified pact between ${between}`,
      explained: [
        `Nobody has recorded a verification of these bytes: ${bytes}.`,
        ...otherPacts(records, consumer.bytes, provider.bytes),
        `With this pact in ${PACT}, and that backend running: ${recordLine(provider.version)}`,
      ],
    };
  }
  const done = `${verification.at} by ${verification.by} on ${PROVIDER} ${verification.providerVersion} (${bytes})`;
  return success === true
    ? {
        deployable: true,
        rows,
        reason: 'All required verification results are published and successful',
        explained: [
          `Verified ${done}.`,
          ...(verification.providerVersion === provider.version
            ? []
            : ['That was another version with the same description: the same promise, not the same code.']),
        ],
      }
    : {
        deployable: false,
        rows,
        reason: `The verification for the pact between ${between} failed`,
        explained: [`It failed ${done}.`, `When it is mended: ${recordLine(provider.version)}`],
      };
}

/**
 * The last verification of these bytes by the provider's very version, else by any version with these bytes. A success of
 * tomorrow's code must not hide that today's failed, nor the other way round.
 */
function verificationOf(
  records: Records,
  pact: string,
  provider: { version: string; bytes: string },
): Verification | undefined {
  const own = records.verifications
    .find((one) => one.pact === pact && one.description === provider.bytes)
    ?.verifications.findLast((one) => one.providerVersion === provider.version);
  return own ?? lastVerification(records.verifications, pact, provider.bytes);
}

/** Half of the pair may be known: that tells what changed. */
function otherPacts({ verifications }: Records, pact: string, description: string): string[] {
  if (verifications.some((one) => one.pact === pact)) {
    return [
      'This pact was verified against another description: the backend’s has changed since, or is another one.',
    ];
  }
  if (verifications.some((one) => one.description === description)) {
    return ['This description was verified with another pact: the pact has changed since.'];
  }
  return [];
}

const recordLine = (version: string) =>
  `npm run pact:verify -- --provider-base-url <URL> --record --provider-version ${version}`;

function rowOf(asked: Asked, other: Side, success: boolean | null): Row {
  const own = { name: asked.pacticipant, version: asked.version };
  return asked.pacticipant === CONSUMER
    ? { consumer: own, provider: other, success }
    : { consumer: other, provider: own, success };
}
