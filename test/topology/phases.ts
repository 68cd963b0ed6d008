import { setTimeout as pause } from 'node:timers/promises';
import type { Load, Measurement } from './load';
import type { Site } from './site';

/** A fault or a change of the site, under load. */
export type Phase = {
  name: string;
  /** Returns the failures that this phase does not excuse. */
  findProblems: (measurement: Measurement) => string[];
  run: (site: Site) => Promise<void>;
  isInSmoke: boolean;
};

export type PhaseResult = { name: string; measurement: Measurement; lost: number; problems: string[] };

export const countFailures = ({ failed }: Measurement): number =>
  Object.values(failed).reduce((sum, count) => sum + count, 0);

const allowNoFailure = (measurement: Measurement): string[] =>
  countFailures(measurement) === 0
    ? []
    : [`${countFailures(measurement)} requests failed, with ${measurement.statuses.join(', ')}`];

/** Calls of the API may fail with 503, and files never. */
const allow503FromApi = (measurement: Measurement): string[] => [
  ...(measurement.statuses.every((status) => status === 503)
    ? []
    : [`statuses ${measurement.statuses.join(', ')}`]),
  ...(measurement.failed.file === 0 ? [] : [`${measurement.failed.file} files failed`]),
];

/** A killed replica breaks the requests that it was working on. Of these, nginx repeats those that only read. */
const allow503OnSignIn = (measurement: Measurement): string[] => [
  ...allow503FromApi(measurement),
  ...(measurement.failed.read === 0 ? [] : [`${measurement.failed.read} reads failed`]),
];

/** Time for a fault to show, in ms. */
const SETTLE_MS = 2_500;

/** The order matters: a killed replica is started again by the next phase, and the last phases need the migration. */
export const PHASES: Phase[] = [
  {
    name: 'no fault',
    isInSmoke: true,
    findProblems: allowNoFailure,
    run: () => pause(SETTLE_MS * 2),
  },
  {
    name: 'one replica killed (-9)',
    isInSmoke: true,
    findProblems: allow503OnSignIn,
    run: async ({ replicas: [replica] }) => {
      await replica.end('SIGKILL');
      await pause(SETTLE_MS);
    },
  },
  {
    name: 'the killed replica started again',
    isInSmoke: true,
    findProblems: allow503FromApi,
    run: async ({ replicas: [replica], backends }) => {
      await replica.start(backends.previous);
      await pause(SETTLE_MS);
    },
  },
  {
    name: 'PostgreSQL restarted',
    isInSmoke: true,
    findProblems: allow503FromApi,
    run: async ({ database }) => {
      await database.stop();
      await database.start();
      await pause(SETTLE_MS);
    },
  },
  {
    name: 'nginx reloaded three times',
    isInSmoke: true,
    findProblems: allowNoFailure,
    run: async ({ nginx }) => {
      for (let round = 0; round < 3; round += 1) {
        await nginx.reload();
        await pause(SETTLE_MS / 3);
      }
    },
  },
  {
    name: 'new release of the portal',
    isInSmoke: true,
    findProblems: allowNoFailure,
    run: async ({ nginx, portals }) => {
      await nginx.usePortal(portals.next.folder);
      await nginx.reload();
      await pause(SETTLE_MS);
    },
  },
  {
    name: 'rolling restart with a migration, one replica out at a time',
    isInSmoke: true,
    findProblems: allowNoFailure,
    run: async ({ nginx, replicas, backends, migrateTo }) => {
      await migrateTo(backends.next);
      for (const replica of replicas) {
        nginx.useReplicas(replicas.filter((other) => other !== replica).map(({ host }) => host));
        await nginx.reload();
        await replica.end('SIGTERM');
        await replica.start(backends.next);
        // The other replica serves its release on the migrated tables meanwhile.
        nginx.useReplicas(replicas.map(({ host }) => host));
        await nginx.reload();
        await pause(SETTLE_MS / 2);
      }
    },
  },
  {
    name: 'rolling restart in place, nginx unchanged',
    isInSmoke: false,
    findProblems: allow503FromApi,
    run: async ({ replicas, backends }) => {
      for (const replica of replicas) {
        await replica.end('SIGTERM');
        await replica.start(backends.next);
        await pause(SETTLE_MS / 2);
      }
    },
  },
  {
    name: 'PostgreSQL frozen for ten seconds',
    isInSmoke: false,
    findProblems: allow503FromApi,
    run: async ({ database }) => {
      database.freeze();
      await pause(10_000);
      database.thaw();
      await pause(SETTLE_MS * 2);
    },
  },
  {
    name: 'both replicas killed (-9), started again',
    isInSmoke: false,
    findProblems: allow503FromApi,
    run: async ({ replicas, backends }) => {
      await Promise.all(replicas.map((replica) => replica.end('SIGKILL')));
      await pause(SETTLE_MS);
      await Promise.all(replicas.map((replica) => replica.start(backends.next)));
      await pause(SETTLE_MS * 2);
    },
  },
];

/** Runs a phase under load, and checks every session that was ever issued. */
export async function runPhase(phase: Phase, site: Site, load: Load): Promise<PhaseResult> {
  const measurement = await load.measure(() => phase.run(site));
  const lost = await load.countLost();
  const problems = [...phase.findProblems(measurement), ...(lost === 0 ? [] : [`${lost} sessions lost`])];
  return { name: phase.name, measurement, lost, problems };
}

/** Returns the rows of the table for the operations manual. */
export const tabulatePhases = (results: readonly PhaseResult[]): string[][] => [
  [
    'fault',
    'sent',
    'failed',
    'sign-ins',
    'reads',
    'files',
    'statuses',
    'sent again',
    'longest gap',
    'sessions lost',
  ],
  ...results.map(({ name, measurement, lost }) => [
    name,
    String(measurement.sent),
    String(countFailures(measurement)),
    String(measurement.failed['sign-in']),
    String(measurement.failed.read),
    String(measurement.failed.file),
    measurement.statuses.join(' ') || '-',
    String(measurement.resent),
    `${Math.round(measurement.longestGapMs)} ms`,
    String(lost),
  ]),
];
