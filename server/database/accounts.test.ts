// The accounts of deploy/database/accounts.sql on a PostgreSQL server.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { describeOnPostgres, findPostgres, migrateServer } from '../../test/support/backend/postgres';

const LONG_MS = 300_000;
const REFUSED = { code: '42501' };

describeOnPostgres('the accounts of the database [specification §7.81]', (server) => {
  let application: pg.Client;
  let owner: pg.Client;
  beforeAll(async () => {
    await server().makeAccounts();
    const accounts = await server().makeAccounts();
    await migrateServer(accounts.owner);
    application = new pg.Client(accounts.application);
    owner = new pg.Client(accounts.owner);
    for (const client of [application, owner]) await client.connect();
  }, LONG_MS);
  afterAll(async () => {
    for (const client of [application, owner]) await client.end();
  });

  it('are no superusers, and create neither databases nor accounts', async () => {
    for (const client of [application, owner]) {
      const { rows } = await client.query(
        'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
      );
      expect(rows).toEqual([
        {
          ...{ rolsuper: false, rolcreatedb: false, rolcreaterole: false },
          ...{ rolreplication: false, rolbypassrls: false },
        },
      ]);
      await expect(client.query('create role other')).rejects.toMatchObject(REFUSED);
      await expect(client.query('select rolpassword from pg_authid')).rejects.toMatchObject(REFUSED);
    }
  });

  it.each([
    ['create table other (id integer)'],
    ['create temporary table other (id integer)'],
    ['create schema other'],
    ['alter table users add column other text'],
    ['drop table entries'],
    ['truncate entries'],
    ['create trigger other before update on users execute function increment_figures_version()'],
    ["create or replace function fold_text(value text) returns text language sql return ''"],
    ['set role portaria_owner'],
  ])('the backend’s one may not %s', async (statement) => {
    await expect(application.query(statement)).rejects.toMatchObject(REFUSED);
  });

  it('the backend’s one adds, pays, voids, deletes and removes entries [specification §7.95]', async () => {
    const run = async (statement: string) =>
      (await application.query<{ id: string }>(statement)).rows[0]?.id ?? '';
    const id = await run(`
      insert into entries (kind, counterparty, category_id, form, document, issued_on, due_on, effective_due_on, paid_on,
        amount_cents, paid_cents)
      values ('payable', 'Padaria', 1, 'pix', '', '2026-10-01', '2026-10-10', '2026-10-10', '2026-10-10', 100, 100)
      returning id`);
    await run(
      `update payments set voided_at = now(), voided_by = 'Ana', void_reason = '' where entry_id = ${id}`,
    );
    await run(
      `insert into payments (entry_id, paid_on, principal_cents, form) values (${id}, '2026-10-11', 40, 'pix')`,
    );
    await run(`update entries set kind = 'receivable', deleted_at = now() where id = ${id}`);
    const { rows } = await application.query(
      `select settled_cents, (select count(*)::integer from payments where is_of_deleted) as payments from entries where id = ${id}`,
    );
    expect(rows).toEqual([{ settled_cents: 40, payments: 2 }]);
    await expect(application.query('update payments set principal_cents = 1')).rejects.toMatchObject(REFUSED);
    await expect(application.query('delete from payments')).rejects.toMatchObject(REFUSED);
    await run(`delete from entries where id = ${id}`);
    expect((await application.query('select from payments')).rowCount).toBe(0);
  });

  it('the backend’s one reads and writes the rows of every table, also of a later migration, but only adds events and payments', async () => {
    await owner.query('create table later (id integer)');
    const { rows } = await owner.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { name } of rows)
      for (const right of ['select', 'insert', 'update', 'delete']) {
        const { rows: answers } = await application.query<{ may: boolean }>(
          'select has_table_privilege($1, $2) as may',
          [name, right],
        );
        // Events, payments, transfers and matches are added. Only some of their columns, and the number of attempts, are changed.
        const isRight =
          !['activity', 'access_events', 'refused_attempts', 'payments', 'transfers', 'matches'].includes(
            name,
          ) ||
          right === 'select' ||
          right === 'insert';
        expect([name, right, answers[0]?.may]).toEqual([name, right, isRight]);
      }
    await owner.query('drop table later');
  });

  it('the backend’s one only counts refused attempts [specification §7.184] [ASVS 16.4.2]', async () => {
    const count = `
      insert into refused_attempts (happened_at, action, key, attempts) values ('2026-11-30', 'sign-in-refused', 'k', 1)
      on conflict (happened_at, action, key) do update set attempts = refused_attempts.attempts + excluded.attempts
      returning attempts`;
    await application.query(count);
    expect((await application.query(count)).rows).toEqual([{ attempts: 2 }]);
    await expect(application.query("update refused_attempts set key = ''")).rejects.toMatchObject(REFUSED);
    await expect(application.query('delete from refused_attempts')).rejects.toMatchObject(REFUSED);
  });

  it('an account that is not listed sees nothing', async () => {
    const administrator = new pg.Client(server().url);
    await administrator.connect();
    await administrator.query('create role stranger login');
    await administrator.end();
    const stranger = new pg.Client(Object.assign(new URL(server().url), { username: 'stranger' }).href);
    await expect(stranger.connect()).rejects.toMatchObject(REFUSED);
  });
});

describeOnPostgres('a backup as docs/operations.md describes it', (server) => {
  it(
    'is readable for its owner alone, and is restored with both accounts [specification §7.85]',
    async () => {
      const postgres = findPostgres();
      if ('reason' in postgres) throw new Error(postgres.reason);
      const { port } = new URL(server().url);
      const folder = mkdtempSync(join(tmpdir(), 'portaria-backup-'));
      symlinkSync(resolve('deploy'), join(folder, 'deploy'));
      const runCommands = (commands: string) =>
        execFileSync('sh', ['-ec', commands.replace('database.example', '127.0.0.1')], {
          cwd: folder,
          stdio: 'pipe',
          env: {
            ...{ PATH: `${postgres.binaries}:${process.env['PATH'] ?? ''}`, HOME: folder },
            ...{ PGHOST: '127.0.0.1', PGPORT: port, PGUSER: 'portaria' },
          },
        });
      const section =
        /^### PostgreSQL$(.*?)^### /ms.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '';
      const [backup = '', restore = ''] = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(
        ([, one = '']) => one,
      );

      runCommands('createdb portaria; psql --quiet --file deploy/database/accounts.sql portaria');
      const locate = (user: string, database: string) =>
        Object.assign(new URL(server().url), { username: user, pathname: `/${database}` }).href;
      await migrateServer(locate('portaria_owner', 'portaria'));
      runCommands(backup);
      expect(statSync(join(folder, 'portaria.dump')).mode & 0o777).toBe(0o600);
      runCommands(restore);
      rmSync(folder, { recursive: true });

      const client = new pg.Client(locate('portaria_application', 'restored'));
      await client.connect();
      expect((await client.query('delete from categories')).rowCount).toBe(34);
      await expect(client.query('drop table categories')).rejects.toMatchObject(REFUSED);
      await client.end();
    },
    LONG_MS,
  );
});

describeOnPostgres('the database of compose.yaml', (server) => {
  it(
    'gets the accounts and their passwords from the secrets [specification §7.81]',
    async () => {
      const postgres = findPostgres();
      if ('reason' in postgres) throw new Error(postgres.reason);
      const volumes = readFileSync('deploy/compose.yaml', 'utf8').matchAll(
        /- \.\/(\S+):\/docker-entrypoint-initdb\.d\/(\S+):ro$/gm,
      );
      const scripts = [...volumes]
        .map(([, source = '', name = '']) => ({ source, name }))
        .sort((a, b) => a.name.localeCompare(b.name));
      expect(scripts.length).toBe(2);
      const folder = mkdtempSync(join(tmpdir(), 'portaria-accounts-'));
      for (const name of ['owner', 'application'])
        writeFileSync(join(folder, `${name}-password`), `of ${name}'s\n`);
      for (const { source } of scripts)
        execFileSync(
          join(postgres.binaries, 'psql'),
          ['-v', 'ON_ERROR_STOP=1', '--no-psqlrc', server().url],
          {
            stdio: 'pipe',
            input: readFileSync(join('deploy', source), 'utf8').replaceAll('/run/secrets', folder),
          },
        );
      rmSync(folder, { recursive: true });
      const client = new pg.Client(server().url);
      await client.connect();
      const { rows } = await client.query(
        `select rolname, rolpassword like 'SCRAM-SHA-256%' as has_password from pg_authid where rolname like 'portaria\\_%' order by 1`,
      );
      await client.end();
      expect(rows).toEqual([
        { rolname: 'portaria_application', has_password: true },
        { rolname: 'portaria_owner', has_password: true },
      ]);
    },
    LONG_MS,
  );
});
