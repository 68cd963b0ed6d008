import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../../server/database/migrate';
import { openServer } from '../../../server/database/server';
import { findFreePort } from '../../../server/http/listen';

/** A PostgreSQL server for one test file, on the loopback interface. */
export type TestServer = {
  /** Of the administrator, a superuser. */
  url: string;
  /** The folder of its data. */
  data: string;
  /** Makes the accounts of a deployment. Returns the address of the database for each one. */
  makeAccounts(): Promise<{ owner: string; application: string }>;
  /** @param settings `name=value`, as in postgresql.conf. */
  start(...settings: string[]): Promise<void>;
  /** Whether it has not ended. */
  isRunning: () => boolean;
  /** Pauses all its processes: connections stay open, and nothing responds. */
  freeze(): void;
  /** Resumes a frozen server. */
  thaw(): void;
  /** Stops at once, like a failure. The data stays. */
  stop(): Promise<void>;
  /** Kills all its processes. The data stays. */
  kill(): Promise<void>;
  /** Stops the server and removes its data. */
  remove(): Promise<void>;
};

/** The folder of PostgreSQL's programs, and the user who may run them. */
export type Postgres = { binaries: string; user: { uid?: number; gid?: number } };

/** Returns PostgreSQL, or the reason to skip the tests. */
export function findPostgres(): Postgres | { reason: string } {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const binaries = versions
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  if (binaries === undefined) return { reason: 'no PostgreSQL server is installed here' };
  if (process.getuid?.() !== 0) return { binaries, user: {} };
  // PostgreSQL refuses to run as root.
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    return { reason: 'there is no user other than root to run PostgreSQL' };
  return { binaries, user: { uid: Number(uid), gid: Number(gid) } };
}

const START_MS = 180_000;

/** The accounts of a deployment, as an administrator makes them. */
const ACCOUNTS = 'deploy/database/accounts.sql';

/**
 * Describes tests with their own PostgreSQL server, which starts before the first test and is removed after the last. If
 * no server is installed, they are skipped with the reason in the title.
 * @param tests receives a function that returns the server while a test runs.
 */
export function describeOnPostgres(title: string, tests: (server: () => TestServer) => void): void {
  const postgres = findPostgres();
  let server: TestServer;
  if ('reason' in postgres) {
    describe.skip(`${title} (skipped: ${postgres.reason})`, () => {
      tests(() => server);
    });
    return;
  }
  describe(title, () => {
    beforeAll(async () => {
      server = await makeTestServer(postgres);
      await server.start();
    }, START_MS);
    tests(() => server);
    // This hook runs after the hooks of the tests, which close their connections.
    afterAll(() => server.remove(), START_MS);
  });
}

/** Makes an empty folder that belongs to the user of PostgreSQL. */
export function makePostgresFolder({ user: { uid, gid } }: Postgres): string {
  const folder = mkdtempSync(join(tmpdir(), 'portaria-pg-'));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Creates a new cluster without starting it. */
function initialize({ binaries, user }: Postgres, data: string): void {
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'portaria', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: dirname(data), stdio: 'ignore' },
  );
}

/**
 * Makes a server without starting it.
 * @param makeData makes its data in a folder that does not exist yet. By default it is a new cluster.
 */
export async function makeTestServer(
  postgres: Postgres,
  makeData: (data: string) => void | Promise<void> = (data) => {
    initialize(postgres, data);
  },
): Promise<TestServer> {
  const folder = makePostgresFolder(postgres);
  const options: SpawnOptions = { ...postgres.user, cwd: folder, stdio: 'ignore' };
  const data = join(folder, 'data');
  await makeData(data);
  const port = await findFreePort({ host: '127.0.0.1', port: 0 });
  const url = `postgresql://portaria@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  const stop = async () => {
    if (server === undefined) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  const signalAll = (signal: NodeJS.Signals) => {
    const { pid } = server ?? {};
    if (pid === undefined) return;
    // The parent stops first, so it starts no other process meanwhile.
    process.kill(pid, 'SIGSTOP');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
    for (const child of [...children, pid]) process.kill(Number(child), signal);
  };
  return {
    url,
    data,
    async makeAccounts() {
      const client = new pg.Client(url);
      await client.connect();
      await client.query(readFileSync(ACCOUNTS, 'utf8'));
      await client.end();
      const replaceUser = (user: string) => Object.assign(new URL(url), { username: user }).href;
      return { owner: replaceUser('portaria_owner'), application: replaceUser('portaria_application') };
    },
    async start(...settings) {
      const allSettings = ['listen_addresses=127.0.0.1', 'fsync=off', ...settings];
      const args = [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        ...allSettings.flatMap((one) => ['-c', one]),
      ];
      const started = spawn(join(postgres.binaries, 'postgres'), args, options);
      server = started;
      started.once('exit', () => {
        if (server === started) server = undefined;
      });
      while (!(await isReady(url))) {
        if (started.exitCode !== null) throw new Error('PostgreSQL ended before it was ready');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    stop,
    isRunning: () => server !== undefined,
    async kill() {
      if (server === undefined) return;
      const ended = once(server, 'exit');
      signalAll('SIGKILL');
      await ended;
    },
    freeze: () => {
      signalAll('SIGSTOP');
    },
    thaw: () => {
      signalAll('SIGCONT');
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Applies migrations with an account that may create tables, as the job of a deployment does. */
export async function migrateServer(url: string, folder = 'server/database/migrations'): Promise<void> {
  const database = openServer(url);
  await migrate(database, folder);
  await database.close();
}

async function isReady(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
