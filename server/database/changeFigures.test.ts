import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS } from '../../test/support/backend/database';
import { encodeForm } from '../../test/support/backend/forms';
import { describeOnPostgres } from '../../test/support/backend/postgres';
import { readStoredEntries } from '../../test/support/backend/storedEntries';
import { migrate } from './migrate';
import type { Database, Queries } from './database';
import { openServer } from './server';
import { categories, company, entries, holidays, imports } from './tables';
import { changeFigures } from './changeFigures';
import { seedDemonstrationCompany } from '../demonstration/demonstration';
import { changeHolidays } from '../company/holidays';
import { emptyEvents } from '../../test/support/backend/emptyEvents';

type Schemas = components['schemas'];

const NOW = new Date('2026-11-20T12:00:00Z');
// A Tuesday.
const HOLIDAY = { day: '2026-11-24', name: 'Aniversário da cidade' };
const ENTRY: Schemas['EntryInput'] = {
  ...{ kind: 'receivable', counterparty: 'Cliente', category: 'Vendas', form: 'boleto' },
  ...{ issuedOn: '2026-11-01', dueOn: HOLIDAY.day, amountCents: 100 },
};
const COMPANY: Schemas['CompanyChange'] = {
  ...{ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' },
  ...{ weekStartsOn: 7, holidays: [HOLIDAY] },
};
const FILE =
  'Tipo;Cliente;Categoria;Forma;Vencimento;Valor\r\nA receber;Cliente;Vendas;boleto;24/11/2026;1,00\r\n';

describeOnPostgres('changes at the same time', (server) => {
  let database: Database;
  /** The connections of another replica. The changes of one replica wait for each other before they begin. */
  let otherDatabase: Database;
  let app: FastifyInstance;
  let otherApp: FastifyInstance;
  let authorization: string;
  beforeAll(async () => {
    database = openServer(server().url);
    otherDatabase = openServer(server().url);
    await migrate(database, resolve('server/database/migrations'));
    await addUser(database, { login: '1' });
    await database.queries.insert(categories).values({ name: 'Vendas', incomeStatementGroup: 'revenue' });
    app = await buildTestApp(database, { clock: () => NOW });
    otherApp = await buildTestApp(otherDatabase, { clock: () => NOW });
    authorization = `Bearer ${await fetchToken(app, '1')}`;
  }, DATABASE_START_MS);
  beforeEach(async () => {
    await emptyEvents(database);
    for (const table of [entries, imports, holidays, company]) await database.queries.delete(table);
  });
  afterAll(async () => {
    await app.close();
    await otherApp.close();
    await database.close();
    await otherDatabase.close();
  });

  const call = async (method: 'POST' | 'PUT', path: string, payload: object, replica = app) => {
    const response = await replica.inject({
      method,
      url: `/api${path}`,
      headers: { authorization },
      payload,
    });
    return response.statusCode;
  };
  const sendFile = async () => {
    const { headers, payload } = await encodeForm(FILE);
    const url = '/api/entries/imports';
    const response = await app.inject({
      ...{ method: 'POST', url, payload, headers: { ...headers, authorization } },
    });
    return response.statusCode;
  };
  const saveCompany = () => call('PUT', '/company', COMPANY, otherApp);
  const addEntry = async (changes: Partial<Schemas['EntryInput']> = {}) => {
    expect(await call('POST', '/entries', { ...ENTRY, ...changes })).toBe(201);
    const [added] = await readStoredEntries(database);
    return String(added?.id);
  };
  const pay = (id: string) =>
    call('POST', '/entries/payments', { entries: [{ id, paidOn: '2026-11-20', paidCents: 100 }] });

  const waitForLocks = async (expected: number) => {
    const count = async () =>
      (
        await database.queries
          .select({ pid: sql`pid` })
          .from(sql`pg_locks`)
          .where(sql`not granted`)
      ).length;
    // Ends before a statement that waits is cancelled.
    const deadline = Date.now() + 3_000;
    while ((await count()) < expected && Date.now() < deadline) await pause(20);
  };
  /** Runs `work` in a transaction that ends when the others wait, and returns their results. */
  const startDuring = async <T>(
    transact: (run: (queries: Queries) => Promise<void>) => Promise<void>,
    work: (queries: Queries) => Promise<unknown>,
    others: readonly (() => Promise<T>)[],
  ): Promise<T[]> => {
    const startedWork: Promise<T>[] = [];
    await transact(async (queries) => {
      await work(queries);
      for (const other of others) {
        startedWork.push(other());
        await waitForLocks(startedWork.length);
      }
    });
    return Promise.all(startedWork);
  };
  /** Changes figures at the other replica until the returned function is called. */
  const holdFigures = () =>
    new Promise<() => Promise<void>>((resolve) => {
      const held = changeFigures(
        otherDatabase,
        () =>
          new Promise<void>((end) => {
            resolve(() => {
              end();
              return held;
            });
          }),
      );
    });
  const saveHolidayWhile = (other: () => Promise<number>) =>
    startDuring(
      (run) => changeFigures(otherDatabase, run),
      (queries) => changeHolidays(queries, { added: [HOLIDAY] }),
      [other],
    );
  const lockRowWhile = (table: typeof company | typeof entries, others: (() => Promise<number>)[]) =>
    startDuring(
      (run) => database.inTransaction('write', run),
      (queries) => queries.select().from(table).for('update'),
      others,
    );
  const expectMoved = async () => {
    const storedEntries = await readStoredEntries(database);
    expect(storedEntries.map(({ effectiveDueOn }) => effectiveDueOn)).toEqual(['2026-11-25']);
  };

  it('a boleto that is added while a holiday is saved is due after it [specification §7.45]', async () => {
    expect(await saveHolidayWhile(() => call('POST', '/entries', ENTRY))).toEqual([201]);
    await expectMoved();
  });

  it('a boleto that is imported while a holiday is saved is due after it [specification §7.45]', async () => {
    expect(await saveHolidayWhile(sendFile)).toEqual([201]);
    await expectMoved();
  });

  it('an entry that becomes a boleto while a holiday is saved is due after it [specification §7.45]', async () => {
    const id = await addEntry({ form: 'pix' });
    const change = () => call('PUT', `/entries/${id}`, { ...ENTRY, form: 'boleto' });
    expect(await saveHolidayWhile(change)).toEqual([200]);
    await expectMoved();
  });

  it('a change waits for a long one of another replica, and then the server is busy, not unavailable [specification §7.75] @long', async () => {
    const lines: string[] = [];
    const loggingApp = await buildTestApp(database, {
      clock: () => NOW,
      settings: { logLevel: 'info' },
      logStream: { write: (line) => lines.push(line) },
    });
    const send = () =>
      loggingApp.inject({ method: 'POST', url: '/api/entries', headers: { authorization }, payload: ENTRY });
    const release = await holdFigures();
    const waiting = send();
    // Longer than one wait for a lock.
    await pause(4_000);
    await release();
    expect((await waiting).statusCode).toBe(201);
    const releaseAgain = await holdFigures();
    const refused = await send();
    await releaseAgain();
    await loggingApp.close();
    expect(refused.json()).toMatchObject({ reason: 'busy' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(lines.join('')).not.toContain('database-unavailable');
  });

  it('a payment and a new holiday do not block each other [specification §7.45]', async () => {
    const id = await addEntry();
    expect(await lockRowWhile(entries, [() => pay(id), saveCompany])).toEqual([200, 200]);
    await expectMoved();
  });

  it('a start of the demonstration and a save of the company do not block each other [specification §7.45]', async () => {
    const seed = (now: Date) =>
      seedDemonstrationCompany(database, { name: 'E', people: ['Ana'], now, count: 300 });
    await seed(new Date('2026-11-10T12:00:00Z'));
    const [added, status] = await lockRowWhile(company, [() => seed(NOW), saveCompany]);
    expect(added).toBeGreaterThan(0);
    expect(status).toBe(200);
    const [stored] = await database.queries.select().from(company).where(eq(company.id, 1));
    expect(stored).toMatchObject({ name: 'E', generatedUntil: '2026-11-20', version: 2 });
  });
});
