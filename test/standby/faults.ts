import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillDisk, whyNoDisks } from '../support/backend/disk';
import type { TestServer } from '../support/backend/postgres';
import { makeClockVariables, setClock, whyNoClock } from './clock';
import { runStatement, type Databases } from './databases';

/** What a fault may cost. `changes`: entries and sessions that were acknowledged. */
type Cost = 'nothing' | 'requests' | 'sessions' | 'changes';

/** A fault of the database or of a clock, under load. */
export type Fault = {
  name: string;
  mayCost: Cost;
  /** @param setMoment receives a time, as `Date.now()`. Only changes that were acknowledged later may be lost. */
  run: (databases: Databases, setMoment: (time: number) => void) => Promise<void>;
  /** Returns why this machine cannot run it, or `null`. */
  whySkipped?: () => string | null;
  /** Makes what the next fault needs, without load. */
  prepareNext?: (databases: Databases) => Promise<void>;
};

/** Time for a fault to show, in ms. */
const SETTLE_MS = 3_000;

/** The time in which people damage the data that a restore undoes, in ms. */
const DAMAGE_MS = 2_000;

/** The time in which the disk is full, in ms. */
const FULL_MS = 8_000;

/** The order matters: a fault finds the servers as the one before has left them. */
export const FAULTS: Fault[] = [
  { name: 'none', mayCost: 'nothing', run: () => pause(SETTLE_MS * 2) },
  {
    name: 'standby killed (-9), started again after 5 s',
    mayCost: 'requests',
    run: async ({ standby, start }) => {
      await standby().kill();
      await pause(5_000);
      await start(standby());
      await pause(SETTLE_MS);
    },
  },
  {
    name: 'primary killed (-9), standby promoted',
    mayCost: 'requests',
    run: loseThePrimary,
    prepareNext: makeAsynchronousStandby,
  },
  {
    name: 'the same, without synchronous commit',
    mayCost: 'changes',
    run: loseThePrimary,
    prepareNext: makeAsynchronousStandby,
  },
  {
    name: 'the same, standby 2 s behind',
    mayCost: 'changes',
    run: async (databases) => {
      // A frozen standby would still receive into its socket, so the process that sends is frozen.
      const senders = await runStatement(databases.primary().url, 'select pid from pg_stat_replication');
      for (const pid of senders) process.kill(Number(pid), 'SIGSTOP');
      await pause(2_000);
      await loseThePrimary(databases);
    },
    prepareNext: ({ makeBackup }) => makeBackup(),
  },
  {
    name: 'entries deleted in SQL, restored to the moment before',
    mayCost: 'changes',
    run: async ({ url, restore }, setMoment) => {
      const moment = Date.now();
      setMoment(moment);
      await runStatement(url, 'delete from entries where settled_cents = 0');
      await pause(DAMAGE_MS);
      await restore(moment);
      await pause(SETTLE_MS);
    },
  },
  {
    name: 'disk of the database full for 8 s',
    mayCost: 'requests',
    whySkipped: whyNoDisks,
    run: async ({ primary, start }) => {
      const filling = join(primary().data, 'filling');
      await fillDisk(filling, 0);
      await useUpLog(primary(), FULL_MS);
      console.log(`PostgreSQL ${primary().isRunning() ? 'still runs' : 'has ended'} on the full disk`);
      await rm(filling);
      if (!primary().isRunning()) await start(primary());
      await pause(SETTLE_MS);
    },
    prepareNext: async ({ site }) => {
      if (whyNoClock() !== null) return;
      const [replica] = site.replicas;
      setClock(site.folder, 0);
      await replica.end('SIGTERM');
      await replica.start(site.backends.previous, makeClockVariables(site.folder));
    },
  },
  makeClockFault('clock of one replica 20 s ahead', 20, 'nothing'),
  makeClockFault('clock of one replica ten minutes ahead', 600, 'sessions'),
  makeClockFault('clock of one replica ten minutes behind', -600, 'sessions'),
  makeClockFault('clock of one replica nine hours ahead', 9 * 3600, 'sessions'),
];

async function loseThePrimary({ primary, failOver }: Databases): Promise<void> {
  await primary().kill();
  await failOver();
  await pause(SETTLE_MS);
}

/** Begins files of the log, as `archive_timeout` does, until there is no room for one more. */
async function useUpLog({ url }: TestServer, ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const statement = "select pg_logical_emit_message(false, 'test', ''), pg_switch_wal()";
    await runStatement(url, statement).catch(() => undefined);
    await pause(100);
  }
}

async function makeAsynchronousStandby({ makeStandby, acknowledgeAlone }: Databases): Promise<void> {
  await makeStandby();
  await acknowledgeAlone();
}

function makeClockFault(name: string, seconds: number, mayCost: Cost): Fault {
  return {
    name,
    mayCost,
    whySkipped: whyNoClock,
    run: async ({ site }) => {
      setClock(site.folder, seconds);
      await pause(SETTLE_MS * 2);
      setClock(site.folder, 0);
      await pause(SETTLE_MS);
    },
  };
}
