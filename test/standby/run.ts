// `npm run test:standby`: a primary and a standby of PostgreSQL behind nginx, with the commands of docs/operations.md. People add
// entries while servers are killed, promoted and restored. Prints the failed requests and the lost changes of each fault. Fails if
// a fault costs more than the manual says. Exit code 77 if PostgreSQL, nginx or its stream module is not installed.
import { cpus } from 'node:os';
import { SKIPPED } from '../../scripts/gates/skipped';
import { formatTable } from '../../server/process/table';
import { findPostgres } from '../support/backend/postgres';
import { buildSite } from '../topology/build';
import { whyNoNginx } from '../topology/nginx';
import { findLoggedFaults } from '../topology/loggedFaults';
import { startDatabases } from './databases';
import { FAULTS } from './faults';
import { HEAD, runFault } from './runFault';
import { whyNoStream } from './stream';

const postgres = findPostgres();
const reason = whyNoNginx() ?? whyNoStream() ?? ('reason' in postgres ? postgres.reason : null);
if (reason !== null || 'reason' in postgres) {
  console.log(`skipped: ${reason ?? ''}`);
  process.exit(SKIPPED);
}
buildSite();

const databases = await startDatabases(postgres);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void databases.stop().finally(() => process.exit(1)));
try {
  const problems: string[] = [];
  const rows: string[][] = [];
  const skipped: string[] = [];
  for (const fault of FAULTS) {
    const whySkipped = fault.whySkipped?.() ?? null;
    if (whySkipped === null) {
      const result = await runFault(fault, databases);
      rows.push(result.row);
      problems.push(...result.problems.map((problem) => `${fault.name}: ${problem}`));
    } else skipped.push(`${fault.name}: ${whySkipped}`);
    await fault.prepareNext?.(databases);
  }
  problems.push(...findLoggedFaults(databases.site));
  console.log(`\n${formatTable([HEAD, ...rows])}`);
  console.log(`${cpus().length} cores, shared by the load, nginx, the replicas and PostgreSQL`);
  const counts = [
    problems.length === 0 ? 'all as documented' : `${problems.length} failed`,
    ...(skipped.length === 0 ? [] : [`${skipped.length} skipped`]),
  ];
  console.log(`\nSteps: ${counts.join(', ')}`);
  for (const line of [...problems, ...skipped]) console.log(`  ${line}`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await databases.stop();
}
