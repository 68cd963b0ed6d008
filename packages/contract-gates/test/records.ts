// Writes and asks the records of a test repository.
import type { Agreement } from '../src/config';
import { hashText } from '../src/description/document';
import { deploymentsFolder, verificationFile, verificationsFolder } from '../src/records/records';
import type { DeploymentRecord, VerificationRecord } from '../src/records/records';
import { identityOf } from './club';
import config from './club/contract.config';
import type { TestRepository } from './repository';

type Runs = { agreement?: Agreement; consumer?: string; description?: string; on?: string };

/** Success, provider version, and the time: by default a minute after the one before. */
type VerificationRun = [success: boolean, version: string, at?: string];

/** Returns the first eight digits of a commit, and more up to a letter, because a number is no commit. */
export const shorten = (commit: string): string => /^.{8}\d*./.exec(commit)?.[0] ?? commit;

/** Returns what a test does with the records of the present repository, in the environment `production`. */
export function recordsIn(present: () => TestRepository) {
  const ask = (pacticipant: string, version: string, ...more: string[]) =>
    present().call('can-i-deploy', [
      ...['--pacticipant', pacticipant, '--version', version, '--to-environment', 'production'],
      ...more,
    ]);
  const deployment = (pacticipant: string, version: string, ...more: string[]) => [
    ...['--pacticipant', pacticipant, '--version', version, '--environment', 'production'],
    ...more,
  ];
  const deploy = (...line: Parameters<typeof deployment>) =>
    present().call('record-deployment', deployment(...line));
  const undeploy = (pacticipant: string) =>
    present().call('record-deployment', [
      ...['--pacticipant', pacticipant, '--undeployed', '--environment', 'production'],
    ]);

  /** Writes a record of `verify --record` with these runs, on the day `on`. */
  function recordVerifications(
    runs: VerificationRun[],
    {
      agreement = config.agreements[0],
      consumer = config.consumer,
      description,
      on = '2026-11-01',
    }: Runs = {},
  ) {
    const here = present();
    const record: VerificationRecord = {
      consumer,
      provider: agreement.provider,
      identity: identityOf(agreement, here.read),
      pact: hashText(here.read(agreement.pact)),
      description: hashText(description ?? here.read(config.description)),
      verifications: runs.map(([success, providerVersion, at], minute) => ({
        success,
        at: at ?? `${on}T12:0${minute}:00.000Z`,
        by: 'Bruno',
        providerVersion,
        returned: {},
      })),
    };
    here.write(`${verificationsFolder(config)}/${verificationFile(record)}`, JSON.stringify(record));
  }

  /** Writes the deployments of an environment with any times. */
  function writeDeployments(...records: DeploymentRecord[]) {
    const environment = records[0]?.environment ?? 'production';
    present().write(`${deploymentsFolder(config)}/${environment}.json`, JSON.stringify(records));
  }

  /** Reads the first and the second deployment in production. */
  const readDeployments = () =>
    JSON.parse(present().read(`${deploymentsFolder(config)}/production.json`)) as [
      DeploymentRecord,
      DeploymentRecord,
    ];

  return { ask, deployment, deploy, undeploy, recordVerifications, writeDeployments, readDeployments };
}
