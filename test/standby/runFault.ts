import { setTimeout as pause } from 'node:timers/promises';
import { startLoad } from '../topology/load';
import { countFailures } from '../topology/phases';
import { LOGINS } from '../topology/site';
import type { Databases } from './databases';
import type { Fault } from './faults';
import { startWriters } from './writers';

/** People who add entries, beside those who sign in and read. */
const WRITERS = LOGINS.slice(0, 4);

/** The load runs for this time before the fault, in ms. */
const LEAD_MS = 1_500;

export const HEAD = [
  ...['fault', 'entries sent', 'failed', 'longest gap', 'acknowledged', 'lost', 'stored twice'],
  ...['other requests', 'failed', 'statuses', 'sessions lost'],
];

/** Runs a fault under load. Returns the row of the table, and what it cost more than it may. */
export async function runFault(
  { name, mayCost, run }: Fault,
  databases: Databases,
): Promise<{ row: string[]; problems: string[] }> {
  const { address } = databases.site.nginx;
  const load = startLoad(address, LOGINS, () => []);
  const writers = await startWriters(address, WRITERS, name);
  let moment = Infinity;
  try {
    const measuring = writers.measure(async () => {
      await pause(LEAD_MS);
      await run(databases, (time) => (moment = time));
    });
    const [entries, others] = await Promise.all([
      measuring,
      load.measure(() => measuring.then(() => undefined)),
    ]);
    await writers.stop();
    const sessionsLost = await load.countLost();
    const { acknowledged, lost, lostBefore, doubled } = await writers.count(databases.url, moment);
    const statuses = [...new Set([...entries.statuses, ...others.statuses])].sort((a, b) => a - b);
    const failed = [entries, others].map(countFailures);
    const mayLose = {
      entries: mayCost === 'changes',
      sessions: mayCost === 'changes' || mayCost === 'sessions',
    };
    const problems = [
      ...(mayCost !== 'nothing' || statuses.length === 0 ? [] : [`${failed.join(' and ')} requests failed`]),
      ...(statuses.every((status) => status === 503 || (mayLose.sessions && status === 401))
        ? []
        : [`statuses ${statuses.join(', ')}`]),
      ...(mayLose.entries || lost === 0 ? [] : [`${lost} entries lost`]),
      ...(lostBefore === 0 || moment === Infinity
        ? []
        : [`${lostBefore} entries from before the moment lost`]),
      ...(mayLose.sessions || sessionsLost === 0 ? [] : [`${sessionsLost} sessions lost`]),
      ...(doubled === 0 ? [] : [`${doubled} entries stored twice`]),
    ];
    const row = [
      ...[
        name,
        entries.sent,
        failed[0],
        `${(entries.longestGapMs / 1000).toFixed(1)} s`,
        acknowledged,
        lost,
        doubled,
      ],
      ...[others.sent, failed[1], statuses.join(' ') || '-', sessionsLost],
    ].map(String);
    return { row, problems };
  } finally {
    await writers.stop();
    await load.stop();
  }
}
