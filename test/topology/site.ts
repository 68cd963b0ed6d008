import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openServer } from '../../server/database/server';
import { seedDemonstrationCompany } from '../../server/demonstration/demonstration';
import { findFreePort } from '../../server/http/listen';
import { makeTestServer, migrateServer, type Postgres, type TestServer } from '../support/backend/postgres';
import { startNginx, type Nginx } from './nginx';
import { makeBackend, makeFolder, makeNextPortal, makePortal, type NextPortal } from './release';
import { makeReplica, type Replica } from './replica';
import { PASSWORD } from './request';

/** nginx, two replicas and PostgreSQL, as deploy/compose.yaml has them. */
export type Site = {
  folder: string;
  database: TestServer;
  /** Applies the migrations of a backend release. The replicas may not. */
  migrateTo: (release: string) => Promise<void>;
  nginx: Nginx;
  replicas: readonly [Replica, Replica];
  /** The folder of each backend release. */
  backends: { previous: string; next: string };
  portals: { previous: string; next: NextPortal };
  /** Files with the output of the replicas. */
  logs: string[];
  stop(): Promise<void>;
};

/** The people who sign in. */
export const LOGINS = [
  '10020030040',
  '20030040050',
  '30040050060',
  '40050060070',
  '50060070080',
  '60070080090',
];
/** A login for which only wrong passwords are sent. */
export const GUESSED_LOGIN = '70080090011';

/** The settings of the two environments. The second one changes the policy of the page. */
export const CONFIGS = {
  previous: { apiBaseUrl: '/api/', authGuardEnabled: true },
  next: {
    apiBaseUrl: '/api/',
    authGuardEnabled: true,
    environment: 'Homologação',
    cloudIdentity: { apiKey: 'key', authDomain: 'portal.example', projectId: 'portal' },
  },
};

type SiteOptions = {
  /** A server that is not started yet. By default it is a new one. */
  database?: TestServer;
  /** Settings of PostgreSQL, as in postgresql.conf. */
  settings?: string[];
  /** Returns the address of a database as the replicas use it. */
  reach?: (url: string) => string;
};

/** Starts the site on the loopback interface, with the demonstration's entries in the database. */
export async function startSite(
  postgres: Postgres,
  { database: givenDatabase, settings = [], reach = (url) => url }: SiteOptions = {},
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'portaria-topology-'));
  // The processes of nginx that serve files may run as another user.
  chmodSync(folder, 0o755);
  const closers: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const backends = {
      previous: makeBackend(join(folder, 'backend-1'), 'previous'),
      next: makeBackend(join(folder, 'backend-2'), 'next'),
    };
    const previous = makePortal(join(folder, 'portal-1'), CONFIGS.previous);
    const next = makeNextPortal(join(folder, 'portal-2'), previous, CONFIGS.next);

    const database = givenDatabase ?? (await makeTestServer(postgres));
    closers.push(() => database.remove());
    await database.start(...settings);
    const accounts = await database.makeAccounts();
    const migrateTo = (release: string) =>
      migrateServer(accounts.owner, join(release, 'server/database/migrations'));
    await migrateTo(backends.previous);
    await fillDatabase(accounts.application);

    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: reach(accounts.application),
      TOKEN_SECRET: randomBytes(48).toString('base64'),
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'warn',
      SEED_USERS: JSON.stringify(
        [...LOGINS, GUESSED_LOGIN].map((login) => ({ login, password: PASSWORD, role: 'admin' })),
      ),
    };
    const logs = ['replica-1.log', 'replica-2.log'].map((name) => join(folder, name));
    const makeSiteReplica = async (log = '') =>
      makeReplica(await findFreePort({ host: '127.0.0.1', port: 0 }), env, log);
    const replicas = [await makeSiteReplica(logs[0]), await makeSiteReplica(logs[1])] as const;
    closers.push(() => Promise.all(replicas.map((replica) => replica.end('SIGTERM'))).then(() => undefined));
    await Promise.all(replicas.map((replica) => replica.start(backends.previous)));

    const nginx = await startNginx({
      folder: makeFolder(join(folder, 'nginx')),
      port: await findFreePort({ host: '127.0.0.1', port: 0 }),
      portal: previous,
      replicas: replicas.map(({ host }) => host),
      // One client of the test checks hundreds of sessions at once.
      requests: 100_000,
    });
    closers.push(() => nginx.stop());
    return {
      folder,
      database,
      migrateTo,
      nginx,
      replicas,
      backends,
      portals: { previous, next },
      logs,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Adds the entries of the demonstration. In production a start would remove a demonstration company. */
async function fillDatabase(url: string): Promise<void> {
  const database = openServer(url);
  await seedDemonstrationCompany(database, { name: 'Comercial Aurora', people: ['Ana'], now: new Date() });
  await database.queries.execute(sql`update company set is_demonstration = false`);
  await database.close();
}
