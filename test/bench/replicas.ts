// The same load on one, two and four processes of the backend, which share one PostgreSQL.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from '../../server/database/migrate';
import { openServer } from '../../server/database/server';
import { seedDemonstrationCompany } from '../../server/demonstration/demonstration';
import { findFreePort } from '../../server/http/listen';
import { findPostgres, makeTestServer } from '../support/backend/postgres';
import { measureWork, WORKS } from '../topology/capacity';
import { makeReplica, type Replica } from '../topology/replica';
import { PASSWORD } from '../topology/request';
import { LOGINS } from '../topology/site';
import type { Table } from './measurement';

const COUNTS = [1, 2, 4];
const SECONDS = 4;
/** The names of the measured works in test/topology/capacity.ts. */
const MEASURED = /^(sign-ins|sessions|dashboards)/;

/** Measures requests per second. Without an installed PostgreSQL the table has the reason only. */
export async function measureReplicas(): Promise<Table> {
  const title = 'Requests per second by replicas, without nginx';
  const postgres = findPostgres();
  if ('reason' in postgres) return { title, head: ['skipped'], rows: [[postgres.reason]] };
  const server = await makeTestServer(postgres);
  const folder = mkdtempSync(join(tmpdir(), 'portaria-bench-'));
  const replicas: Replica[] = [];
  try {
    await server.start();
    const database = openServer(server.url);
    await migrate(database, resolve('server/database/migrations'));
    await seedDemonstrationCompany(database, { name: 'Bench', people: ['Ana'], now: new Date() });
    // In production a start would remove a demonstration company.
    await database.queries.execute(sql`update company set is_demonstration = false`);
    await database.close();
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: server.url,
      TOKEN_SECRET: randomBytes(48).toString('base64'),
      LOG_LEVEL: 'warn',
      SEED_USERS: JSON.stringify(LOGINS.map((login) => ({ login, password: PASSWORD, role: 'admin' }))),
    };
    for (let index = 0; index < Math.max(...COUNTS); index += 1) {
      const replica = makeReplica(
        await findFreePort({ host: '127.0.0.1', port: 0 }),
        env,
        join(folder, `${index}.log`),
      );
      replicas.push(replica);
      await replica.start(resolve('.'));
    }
    const works = WORKS.filter(({ name }) => MEASURED.test(name));
    const rows: string[][] = works.map(({ name }) => [name]);
    for (const count of COUNTS) {
      const addresses = replicas.slice(0, count).map(({ host }) => `http://${host}`);
      for (const [index, work] of works.entries()) {
        const [, perSecond = ''] = await measureWork(addresses, work, SECONDS);
        rows[index]?.push(perSecond);
      }
    }
    return { title, head: ['work', ...COUNTS.map((count) => `${count} replicas`)], rows };
  } finally {
    await Promise.all(replicas.map((replica) => replica.end('SIGTERM')));
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
