import { chownSync, rmSync, symlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  makePostgresFolder,
  makeTestServer,
  type Postgres,
  type TestServer,
} from '../support/backend/postgres';
import { mountDisk, unmountDisk, whyNoDisks } from '../support/backend/disk';
import { startSite, type Site } from '../topology/site';
import { makeRunbook } from './runbook';
import { startStream } from './stream';

/** What is acknowledged must be on the disk. */
const SETTINGS = ['fsync=on'];
/** The base backup, the log of some minutes, and room to grow. */
const DISK_SIZE = '500m';
const IS_SYNCHRONOUS = "select exists (select from pg_stat_replication where sync_state = 'sync')";
const IS_PAUSED = "select pg_get_wal_replay_pause_state() = 'paused'";

/** A site whose database has a standby and an archive of its log. */
export type Databases = {
  site: Site;
  /** Returns the server that accepts changes. */
  primary: () => TestServer;
  /** Returns the server that follows it. */
  standby: () => TestServer;
  /** Address of the database `postgres` for an administrator, through nginx. */
  url: string;
  start: (server: TestServer) => Promise<void>;
  /** Replaces the standby by a new one. The primary waits for it from now on. */
  makeStandby: () => Promise<void>;
  /** The primary does not wait for the standby any more. */
  acknowledgeAlone: () => Promise<void>;
  /** Promotes the standby, and sends the backend there. */
  failOver: () => Promise<void>;
  /** Makes a base backup of the primary. */
  makeBackup: () => Promise<void>;
  /**
   * Restores a moment, as `Date.now()`, to a new server, and sends the backend there. There is no standby then. If disks can
   * be mounted, its data are on a small one.
   */
  restore: (moment: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** Runs a statement as the administrator. Returns the first value of each row. */
export async function runStatement(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
    return rows.map(([value]) => value);
  } finally {
    await client.end();
  }
}

/** PostgreSQL reads no `T` and no `Z` in this setting. */
const formatMoment = (time: number): string =>
  new Date(time).toISOString().replace('T', ' ').replace('Z', '+00');

/** Waits until a statement returns true. */
async function waitUntil(url: string, statement: string): Promise<void> {
  while ((await runStatement(url, statement))[0] !== true) await pause(20);
}

export async function startDatabases(postgres: Postgres): Promise<Databases> {
  const { user } = postgres;
  const closers: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  const makeFolder = () => {
    const folder = makePostgresFolder(postgres);
    closers.push(() => {
      rmSync(folder, { recursive: true, force: true });
    });
    return folder;
  };
  const makeDisk = () => {
    const folder = makeFolder();
    mountDisk(folder, DISK_SIZE);
    closers.push(() => {
      unmountDisk(folder);
    });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
    return folder;
  };
  const makeServer = async (makeData?: (data: string) => Promise<void>) => {
    const server = await makeTestServer(postgres, makeData);
    closers.push(() => server.remove());
    return server;
  };
  const start = (server: TestServer) => server.start(...SETTINGS);
  try {
    const runbook = makeRunbook(postgres);
    const variables = { ARCHIVE: makeFolder(), BACKUP: makeFolder() };
    let primary = await makeServer();
    let standby = primary;
    const stream = await startStream(primary.url);
    closers.push(() => stream.stop());
    const site = await startSite(postgres, { database: primary, settings: SETTINGS, reach: stream.reach });
    closers.push(() => site.stop());
    const pointTo = async (server: TestServer) => {
      await stream.pointTo(server.url);
      primary = server;
    };
    const makeStandby = async () => {
      const { hostname, port } = new URL(primary.url);
      const address = { PRIMARY_HOST: hostname, PRIMARY_PORT: port };
      standby = await makeServer((data) =>
        runbook('Make a standby', { url: primary.url, data }, { block: 1, variables: address }),
      );
      await start(standby);
      await runbook('Make a standby', primary, { block: 2 });
      await waitUntil(primary.url, IS_SYNCHRONOUS);
    };

    await runbook('Archive the log', primary, { variables });
    await primary.stop();
    await start(primary);
    await runbook('Make a standby', primary);
    await makeStandby();
    return {
      site,
      primary: () => primary,
      standby: () => standby,
      url: stream.reach(primary.url),
      start,
      makeStandby,
      acknowledgeAlone: () => runbook('Go on without the standby', primary),
      async failOver() {
        await runbook('Fail over', standby);
        await pointTo(standby);
      },
      makeBackup: () => runbook('Make a base backup', primary, { variables }),
      async restore(moment) {
        // Its last changes reach the archive while it stops.
        await primary.stop();
        const server = await makeServer((data) => {
          if (whyNoDisks() === null) symlinkSync(makeDisk(), data);
          return runbook(
            'Restore',
            { url: primary.url, data },
            { variables: { ...variables, MOMENT: formatMoment(moment) } },
          );
        });
        await start(server);
        await waitUntil(server.url, IS_PAUSED);
        await runbook('Restore', server, { block: 1 });
        await pointTo(server);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
