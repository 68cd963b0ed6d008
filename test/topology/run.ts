// `npm run test:topology [-- --smoke]`: nginx with the shipped configuration, two backend processes and a PostgreSQL server,
// under load, while parts are killed, restarted and released anew. Prints the failed requests of each fault, and with two
// cores or more the capacity. `--smoke` takes about a minute. Exit code 77 if nginx or PostgreSQL is not installed.
import { cpus } from 'node:os';
import { formatTable } from '../../server/process/table';
import { measureCapacity } from './capacity';
import { FIRST_RELEASE_CHECKS, QUIET_CHECKS, NEXT_RELEASE_CHECKS, runChecks } from './checks';
import { startLoad } from './load';
import { findLoggedFaults } from './loggedFaults';
import { PHASES, tabulatePhases, runPhase, type PhaseResult } from './phases';
import { runOnSite } from './runOnSite';
import { LOGINS, type Site } from './site';

const CAPACITY_SECONDS = 8;
const isSmoke = process.argv.includes('--smoke');

await runOnSite(testSite);

/** Runs everything. Returns the problems. */
async function testSite(running: Site): Promise<string[]> {
  const { nginx, portals } = running;
  const problems = await runChecks(FIRST_RELEASE_CHECKS, running);
  const phases = PHASES.filter(({ isInSmoke }) => isInSmoke || !isSmoke);
  const results: PhaseResult[] = [];

  // An open page loads the files of its release, also after the next one has replaced them.
  const load = startLoad(nginx.address, LOGINS, () => [
    '/user/login',
    `/assets/${portals.next.scriptBefore}`,
  ]);
  for (const phase of phases) {
    const result = await runPhase(phase, running, load);
    results.push(result);
    problems.push(...result.problems.map((problem) => `${phase.name}: ${problem}`));
  }
  await load.stop();

  problems.push(
    ...(await runChecks(NEXT_RELEASE_CHECKS, running)),
    ...(await runChecks(QUIET_CHECKS, running)),
  );
  problems.push(...findLoggedFaults(running));
  console.log(`\n${formatTable(tabulatePhases(results))}`);
  console.log(`${load.countIssued()} sessions were issued, by ${LOGINS.length} people`);
  if (!isSmoke) {
    console.log(`\n${formatTable(await measureCapacity(running, CAPACITY_SECONDS))}`);
    console.log(`${cpus().length} cores, shared by the load, nginx, the replicas and PostgreSQL`);
  }
  return problems;
}
