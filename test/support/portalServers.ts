// The shipped portal with the reference backend and the demonstration company, for tests in a browser.
import { resolve } from 'node:path';
import { gt, max } from 'drizzle-orm';
import type { Database } from '../../server/database/database';
import {
  activity,
  company,
  entries,
  failedAttempts,
  holidays,
  knownNetworks,
} from '../../server/database/tables';
import { changeFigures } from '../../server/database/changeFigures';
import { seedDemonstrationCompany } from '../../server/demonstration/demonstration';
import { changeHolidays } from '../../server/company/holidays';
import { DEMONSTRATION_COMPANY, DEMONSTRATION_USERS } from '../../server/auth/seed';
import type { SeedUser } from '../../server/auth/seed';
import { addDemonstrationUsers, buildTestApp, closeServingApp } from './backend/app';
import { openTestDatabase } from './backend/database';
import { emptyEvents } from './backend/emptyEvents';
import { emptyStatements } from './backend/emptyStatements';

/** Rows of the company. All of the demonstration would take seconds of each worker. */
const ENTRIES = 1_500;

export type PortalServers = {
  database: Database;
  /** Origin of the portal with the default setting: the guard is off. */
  open: string;
  /** Origin of the same portal with the guard on. */
  guarded: string;
  /** Sets the servers' clock ahead. */
  setClock: (aheadMs: number) => void;
  /** Restores the clock, the company and the activity, deletes added entries, and forgets failed sign-ins. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts the portal of `dist` twice, on one embedded database. */
export async function startPortalServers(): Promise<PortalServers> {
  const database = await openTestDatabase();
  await addDemonstrationUsers(database);
  await seedDemonstrationCompany(database, {
    name: DEMONSTRATION_COMPANY,
    people: [ana.name, bruno.name, carla.name],
    now: new Date(),
    count: ENTRIES,
  });
  const { queries } = database;
  const [seededCompany] = await queries.select().from(company);
  const seededHolidays = await queries.select().from(holidays);
  const [lastActivity] = await queries.select({ id: max(activity.id) }).from(activity);
  const [lastEntry] = await queries.select({ id: max(entries.id) }).from(entries);
  const seededEntries = lastEntry?.id ?? 0;
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const start = async (authGuardEnabled: boolean) => {
    const app = await buildTestApp(database, {
      clock,
      settings: { portalFolder: resolve('dist'), config: { authGuardEnabled } },
    });
    return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
  };
  const [open, guarded] = [await start(false), await start(true)];
  return {
    database,
    open: open.origin,
    guarded: guarded.origin,
    setClock: (ahead) => {
      aheadMs = ahead;
    },
    reset: async () => {
      aheadMs = 0;
      // The rate limiter would delay the next test after failed sign-ins.
      await queries.delete(failedAttempts);
      await queries.delete(knownNetworks);
      // The next test starts with the seeded company.
      await emptyEvents(database, lastActivity?.id ?? 0);
      await emptyStatements(database);
      const addedEntries = gt(entries.id, seededEntries);
      if ((await queries.$count(entries, addedEntries)) > 0)
        await changeFigures(database, (transaction) => transaction.delete(entries).where(addedEntries));
      const [storedCompany] = await queries.select().from(company);
      if (seededCompany === undefined || storedCompany?.version === seededCompany.version) return;
      await queries.update(company).set(seededCompany);
      await changeFigures(database, async (transaction) => {
        const stored = await transaction.select().from(holidays);
        await changeHolidays(transaction, {
          removed: stored.map(({ day }) => day),
          added: seededHolidays,
        });
      });
    },
    close: async () => {
      await Promise.all([closeServingApp(open.app), closeServingApp(guarded.app)]);
      await database.close();
    },
  };
}

export const PASSWORD = 'portaria-demo';

const findUser = (login: string): SeedUser => {
  const user = DEMONSTRATION_USERS.find((candidate) => candidate.login === login);
  if (!user) throw new Error(`no demonstration user has the login ${login}`);
  return user;
};
/** Admin, dashboard `vendas`. */
export const ana = findUser('52998224725');
/** Editor, dashboard `financeiro`, leading zeros. */
export const bruno = findUser('00123');
/** Editor, dashboard `default`. */
export const carla = findUser('12345');
/** Admin, no dashboard. */
export const elisa = findUser('40404');
/** Blocked. */
export const davi = findUser('50505');
