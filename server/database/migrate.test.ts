import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { eachRow } from '../../test/support/eachRow';
import { serve, type Serving } from '../process/serve';
import { openTestDatabase } from '../../test/support/backend/database';
import { describeOnPostgres, migrateServer } from '../../test/support/backend/postgres';
import { migrate, MigrationFailed, NewerDatabase } from './migrate';
import type { Database } from './database';
import { openServer } from './server';

const LONG_MS = 180_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portaria-migrations-'));
  await cp(resolve('server/database/migrations'), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const add = (name: string, sql: string) => writeFile(join(folder, name), sql);

/** Returns the error of a migration, or the applied files. */
async function tryMigration(database: Database): Promise<unknown> {
  return migrate(database, folder).then(
    (applied) => `applied ${applied.join()}`,
    (error: unknown) => error,
  );
}

describe('migrations', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase();
  }, LONG_MS);
  afterEach(() => database.close());

  it('allow earlier releases to run, unless one of them requires a newer release', async () => {
    await add('101-expand.sql', 'alter table users add column nickname text;');
    await add('102-more.sql', '-- requires: 101-expand.sql\nalter table users add column more text;');
    expect(await migrate(database, folder)).toEqual(['101-expand.sql', '102-more.sql']);

    // The release in between has the required migration.
    await rm(join(folder, '102-more.sql'));
    expect(await migrate(database, folder)).toEqual([]);
    // The oldest release does not have it.
    await rm(join(folder, '101-expand.sql'));
    const error = await tryMigration(database);
    expect(error).toBeInstanceOf(NewerDatabase);
    expect(String(error)).toContain('102-more.sql');
  });

  it('read a list from a release without requirements', async () => {
    await database.inMigration((run) => run('alter table applied_migrations drop column if exists requires'));
    expect(await migrate(database, folder)).toEqual([]);
    await add('101-next.sql', 'select 1;');
    expect(await migrate(database, folder)).toEqual(['101-next.sql']);
  });

  it.each([
    ['an empty table gets the 34 starting categories', '', 34],
    [
      'other categories stay the only ones',
      `insert into categories (name, statement_group) values ('Obras', 'costs');`,
      1,
    ],
  ])('%s [specification §7.46]', async (_title, insertion, expected) => {
    await database.inMigration((run) =>
      run(`delete from categories; ${insertion}
        delete from applied_migrations where name = '010-starting-categories.sql';`),
    );
    expect(await migrate(database, folder)).toEqual(['010-starting-categories.sql']);
    const [row] = await database.inMigration((run) => run('select count(*) as count from categories'));
    expect(row?.['count']).toBe(expected);
  });

  it('that fail are reported without values of rows, and change nothing', async () => {
    await database.inMigration((run) =>
      run(`insert into users (login, name, role, password_hash) values ('52998224725', 'Ana', 'admin', 'x')`),
    );
    await add('101-good.sql', 'create table kept (n integer);');
    await add(
      '102-bad.sql',
      'create table half (n integer); alter table users alter column name type integer using name::integer;',
    );
    const error = await tryMigration(database);
    expect(error).toBeInstanceOf(MigrationFailed);
    expect(String(error)).toMatch(/102-bad\.sql.*22P02/);
    expect(String(error)).not.toContain('Ana');
    const [row] = await database.inMigration((run) =>
      run(`select to_regclass('kept') is not null as kept, to_regclass('half') is not null as half`),
    );
    expect(row).toEqual({ kept: true, half: false });
  });

  eachRow([['999-nowhere.sql'], ['102-later.sql'], ["x' or 'x"]])(
    'refuse the requirement %j',
    async (name) => {
      await add('101-next.sql', `-- requires: ${name}\nselect 1;`);
      await add('102-later.sql', 'select 1;');
      expect(await tryMigration(database)).toBeInstanceOf(MigrationFailed);
    },
  );
});

describeOnPostgres('migrations on a server', (server) => {
  let database: Database;
  let client: pg.Client;
  let serving: Serving | undefined;

  beforeEach(async () => {
    client = new pg.Client(server().url);
    await client.connect();
    await client.query('drop schema public cascade; create schema public;');
    database = openServer(server().url);
  });
  afterEach(async () => {
    await serving?.stop();
    serving = undefined;
    await client.end().catch(() => undefined);
    await database.close();
  });

  const start = async (environment: Record<string, string> = {}) => {
    serving = await serve(
      {
        DATABASE_URL: server().url,
        PORT: '0',
        TOKEN_SECRET: 's'.repeat(32),
        LOG_LEVEL: 'silent',
        ...environment,
      },
      { portal: false },
    );
    return serving;
  };
  const readyText = async ({ address }: Serving) => (await fetch(`${address}/readyz`)).text();

  it(
    'may take longer than the time limit of a query @long',
    async () => {
      await add('101-slow.sql', 'select pg_sleep(6);');
      expect(await migrate(database, folder)).toContain('101-slow.sql');
      await expect(database.queries.execute('select pg_sleep(6)')).rejects.toThrow();
    },
    LONG_MS,
  );

  it(
    'give up a lock after a time limit, and other queries of the table continue @long',
    async () => {
      await migrate(database, folder);
      await add('101-change.sql', 'alter table users add column more text;');
      await client.query('begin; select count(*) from users;');
      const migrating = tryMigration(database);
      expect(await migrating).toMatchObject({ cause: { code: '55P03' } });
      await client.query('commit');
      expect(await tryMigration(database)).toBe('applied 101-change.sql');
    },
    LONG_MS,
  );

  it(
    'are retried until the lock is free, and meanwhile calls get 503 @long',
    async () => {
      await migrate(database, folder);
      // The database of an earlier release, with tables that another transaction has locked.
      await client.query(`delete from applied_migrations where name = '003-sessions.sql'; drop table sessions;
      alter table users drop column session_generation; begin; lock table users in access share mode;`);
      const blocked = await start();
      expect(await readyText(blocked)).toBe('migrations\n');
      expect((await fetch(`${blocked.address}/healthz`)).status).toBe(200);
      const call = await fetch(`${blocked.address}/api/session`, { headers: { authorization: 'Bearer x' } });
      expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
      await client.query('commit');
      while ((await readyText(blocked)) !== 'ok\n') await pause(100);
    },
    LONG_MS,
  );

  it(
    'of a newer release stop a process that connects later @long',
    async () => {
      await migrate(database, folder);
      await client.query(
        `insert into applied_migrations (name, requires) values ('999-later.sql', '999-later.sql')`,
      );
      await client.end();
      await server().stop();
      const waiting = await start();
      expect(await readyText(waiting)).toBe('database\n');
      await server().start();
      expect(String(await waiting.fatal)).toMatch(/999-later\.sql/);
      expect(await readyText(waiting)).toBe('migrations\n');
    },
    LONG_MS,
  );

  it.each([
    [2_000, ''],
    [100_000, ' @long'],
  ])(
    'give each paid one of %i entries one payment, so that no sum differs [specification §7.97]%s',
    async (count) => {
      // The later ones need the payments.
      const files = [
        '014-payments.sql',
        '027-bank.sql',
        '028-last-accounts.sql',
        '030-matches.sql',
        '031-closed-months.sql',
        '032-recorded-lines.sql',
        '036-closed-statements.sql',
      ];
      for (const file of files) await rm(join(folder, file));
      await migrate(database, folder);
      await client.query(`
        insert into entries (kind, counterparty, category_id, form, document, issued_on, due_on, effective_due_on, paid_on,
          amount_cents, paid_cents, deleted_at)
        select case when n % 3 = 0 then 'payable' else 'receivable' end, 'Padaria', 1, 'pix', '', '2026-10-01', '2026-10-10',
          '2026-10-10', case when n % 4 > 0 then date '2026-10-01' + n % 50 end, 10000 + n,
          case when n % 4 > 0 then 10000 + n + (n % 5 - 2) * 100 end, case when n % 7 = 0 then now() end
        from generate_series(1, ${String(count)}) as n`);
      const sums = (table: string, cents: string, condition: string) =>
        client.query(
          `select kind, paid_on, sum(${cents}) as cents from ${table} where ${condition} group by kind, paid_on order by 1, 2`,
        );
      const before = await sums('entries', 'paid_cents', 'deleted_at is null and paid_on is not null');
      const versions = await client.query('select sum(version) as versions from entries');
      await cp(resolve('server/database/migrations'), folder, { recursive: true });
      expect(await migrate(database, folder)).toEqual(files);
      const after = await sums('payments', 'cash_cents', 'voided_at is null and not is_of_deleted');
      expect(after.rows).toEqual(before.rows);
      expect((await client.query('select sum(version) as versions from entries')).rows).toEqual(
        versions.rows,
      );
      const { rows } = await client.query(`select count(*)::integer as wrong from entries
        where (paid_on is null) <> (settled_cents = 0) or (paid_on is not null and settled_cents <> amount_cents)`);
      expect(rows).toEqual([{ wrong: 0 }]);
    },
    LONG_MS,
  );

  it(
    'mark what the deletion of an ended series has deleted, and nothing else [specification §7.133]',
    async () => {
      await rm(join(folder, '021-series-end.sql'));
      await migrate(database, folder);
      await client.query(`
        insert into series (kind, counterparty, category_id, form, document, amount_cents, lead_days, rhythm, anchor_on,
          ended_after)
        values ('payable', 'Imobiliária', 1, 'pix', '', 100, 0, 'month', '2026-10-01', 2)`);
      // The first one was deleted alone, and the fourth one stays because a person has changed it.
      await client.query(`
        insert into entries (kind, counterparty, category_id, form, document, issued_on, due_on, effective_due_on, amount_cents,
          series_id, occurrence, deleted_at, is_separate)
        select 'payable', 'Imobiliária', 1, 'pix', '', '2026-10-01', '2026-10-01', '2026-10-01', 100, 1, n,
          case when n in (1, 3) then now() end, n = 4
        from generate_series(1, 4) as n`);
      await cp(resolve('server/database/migrations'), folder, { recursive: true });
      expect(await migrate(database, folder)).toEqual(['021-series-end.sql']);
      const { rows } = await client.query('select occurrence from entries where removed_by_end');
      expect(rows).toEqual([{ occurrence: 3 }]);
    },
    LONG_MS,
  );

  it(
    'in progress are rolled back when the process stops',
    async () => {
      await add('101-endless.sql', 'create table half (n integer); select pg_sleep(600);');
      const migrating = tryMigration(database);
      const endless = `select 1 from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`;
      while ((await client.query(endless)).rowCount === 0) await pause(50);
      await database.close();
      expect(await migrating).toBeInstanceOf(Error);
      while ((await client.query(endless)).rowCount !== 0) await pause(50);
      expect((await client.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
      database = openServer(server().url);
    },
    LONG_MS,
  );

  it(
    'in progress are cancelled by a stop during the start',
    async () => {
      const project = join(folder, 'project');
      await cp(resolve('api-spec'), join(project, 'api-spec'), { recursive: true });
      const endless = 'select pg_sleep(601);';
      await mkdir(join(project, 'server', 'database', 'migrations'), { recursive: true });
      await writeFile(join(project, 'server/database/migrations/001-endless.sql'), endless);
      const stopRequest = new AbortController();
      const starting = serve(
        { DATABASE_URL: server().url, PORT: '0', TOKEN_SECRET: 's'.repeat(32), LOG_LEVEL: 'silent' },
        { portal: false, projectFolder: project, stopSignal: stopRequest.signal },
      );
      const count = async () =>
        (await client.query(`select 1 from pg_stat_activity where state = 'active' and query = '${endless}'`))
          .rowCount;
      while ((await count()) === 0) await pause(50);
      stopRequest.abort();
      await (await starting).stop();
      while ((await count()) !== 0) await pause(50);
    },
    LONG_MS,
  );

  it(
    'need no right to create tables if all are applied @long',
    async () => {
      const { owner, application } = await server().makeAccounts();
      await migrateServer(owner, folder);
      expect(await readyText(await start({ DATABASE_URL: application }))).toBe('ok\n');
    },
    LONG_MS,
  );
});
