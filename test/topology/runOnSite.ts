import { SKIPPED } from '../../scripts/gates/skipped';
import { findPostgres } from '../support/backend/postgres';
import { buildSite } from './build';
import { whyNoNginx } from './nginx';
import { startSite, type Site } from './site';

/**
 * Runs a test on a site of its own, and stops the site after it. Prints the problems that the test returns, and fails if there are some.
 * Ends the process with the exit code 77 without nginx or PostgreSQL.
 */
export async function runOnSite(test: (site: Site) => Promise<string[]>): Promise<void> {
  const postgres = findPostgres();
  const reason = whyNoNginx() ?? ('reason' in postgres ? postgres.reason : null);
  if (reason !== null || 'reason' in postgres) {
    console.log(`skipped: ${reason ?? ''}`);
    process.exit(SKIPPED);
  }
  buildSite();
  const site = await startSite(postgres);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void site.stop().finally(() => process.exit(1)));
  try {
    const problems = await test(site);
    console.log(`\nSteps: ${problems.length === 0 ? 'all as documented' : `${problems.length} failed`}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await site.stop();
  }
}
