import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DATABASE_START_MS } from '../../test/support/backend/database';
import {
  explainQuery,
  listScans,
  recordOnServer,
  type RecordQueries,
} from '../../test/support/backend/plans';
import { describeOnPostgres } from '../../test/support/backend/postgres';
import { migrate } from '../database/migrate';
import { readEvents, type EventFilter } from '../events/readEvents';
import type { Actor } from '../audit/recordEvents';
import { changeFigures } from '../database/changeFigures';
import type { Database, Queries } from '../database/database';
import { categories, entries, imports, series, users } from '../database/tables';
import { readUsers } from '../users/readUsers';
import { openServer } from '../database/server';
import { seedDemonstrationCompany } from '../demonstration/demonstration';
import { FIRST_ACCOUNT, statementImports, statementLines } from '../database/bankTables';
import { listMovements } from '../bank/movements';
import { listProposals } from '../reconciliation/listProposals';
import { searchCandidates } from '../reconciliation/searchCandidates';
import { compareBalances } from '../statements/compareBalances';
import { listEntries, type ListOptions } from '../entries/listEntries';
import { restoreEntries } from '../entries/changeEntries';
import { readHistory } from '../entries/readHistory';
import { searchEntries } from '../entries/searchEntries';
import { suggestCounterparties } from '../entries/suggestCounterparties';
import { summarizeEntries } from '../entries/summarizeEntries';
import type { Change } from '../entries/recordChange';
import { changeOccurrences, deleteOccurrences } from '../series/changeOccurrences';
import { extendSeries } from '../series/extendSeries';
import { listSeries, readSeries } from '../series/readSeries';
import { resumeSeries } from '../series/resumeSeries';
import { changeEnd, previewEnd } from '../series/seriesEnd';
import { DASHBOARDS } from './catalogue';
import { computeDashboard } from './computeDashboard';
import { computeDay } from './computeDay';

const NOW = new Date('2026-11-20T15:00:00Z');

// The balance is the sum of all payments since the opening.
const NEED_BALANCE = ['lowestBalance', 'forecast', 'cashFlow'];
// These widgets read about half of the receivables or of all entries. Measured: no index makes them faster.
const DUE_IN_A_YEAR = ['delinquency'];
const OF_HALF_THE_ENTRIES = ['averageTicket', 'customers', 'statement', 'expectedIn'];
const MAY_READ_ALL = {
  month: new Set([...NEED_BALANCE, ...DUE_IN_A_YEAR]),
  year: new Set([...NEED_BALANCE, ...DUE_IN_A_YEAR, ...OF_HALF_THE_ENTRIES]),
};

describeOnPostgres('with 30,000 entries on a server', (server) => {
  let database: Database;
  let record: RecordQueries;
  /** Without the statement timeout of the backend. */
  let pool: pg.Pool;
  let filling: Queries;
  beforeAll(async () => {
    database = openServer(server().url);
    pool = new pg.Pool({ connectionString: server().url });
    filling = drizzle(pool);
    await migrate(database, resolve('server/database/migrations'));
    await seedDemonstrationCompany(database, { name: 'Aurora', people: ['Ana'], now: NOW, count: 30_000 });
    record = recordOnServer(database, server().url);
  }, DATABASE_START_MS);
  afterAll(async () => {
    await pool.end();
    await database.close();
  });

  /** Returns each query that reads a whole table, and the number of all queries. */
  const findSequentialScans = async (work: (database: Database) => Promise<unknown>) => {
    const queries = await record(work);
    const scanningQueries = [];
    for (const query of queries) {
      const scans = listScans(await explainQuery(database.queries, query));
      if (
        scans.some((scan) =>
          /Seq Scan on (?:entries|payments|activity|category_moves|access_events|refused_attempts|statement_lines|matches)/.test(
            scan,
          ),
        )
      )
        scanningQueries.push({ ...query, scans });
    }
    return { scanningQueries, count: queries.length };
  };

  it('finds a query without an index', async () => {
    const { scanningQueries } = await findSequentialScans((recording) =>
      recording.inTransaction('read', (queries) =>
        queries.execute(sql`select count(*) from entries where installments = 3`),
      ),
    );
    expect(scanningQueries).toHaveLength(1);
  });

  const WIDGETS = Object.entries(DASHBOARDS).flatMap(([code, dashboard]) =>
    dashboard.widgets.map((widget) => ({ code, dashboard, widget, name: `${code} ${widget.id}` })),
  );

  describe.each(['month', 'year'] as const)('in the period of a %s', (key) => {
    it.each(WIDGETS.filter(({ widget: { id } }) => !MAY_READ_ALL[key].has(id)))(
      'the figures of $name do not read all entries',
      async ({ dashboard, widget }) => {
        const { scanningQueries } = await findSequentialScans((recording) =>
          computeDashboard(recording, {
            code: 'one',
            dashboards: { one: { ...dashboard, widgets: [widget] } },
            period: { key },
            language: 'pt-BR',
            now: NOW,
            onProblem: (error) => {
              throw error;
            },
          }),
        );
        expect(scanningQueries).toEqual([]);
      },
    );
  });

  it.each<[NonNullable<ListOptions['sort']>]>([['dueOn'], ['-issuedOn'], ['-amount'], ['counterparty']])(
    'no page of unpaid entries by %s reads all entries',
    async (sort) => {
      const { scanningQueries, count } = await findSequentialScans((recording) =>
        listEntries(recording, {
          filter: { kind: 'receivable', status: 'unpaid' },
          sort,
          limit: 50,
          now: NOW,
        }),
      );
      // One statement reads the page, and another one its totals.
      expect(count).toBe(2);
      expect(scanningQueries).toEqual([]);
    },
  );

  // Without a filter, the paid entries are most of the table, and no index counts them faster.
  it.each<[string, object]>([
    ['the entries of a search', { search: 'padaria' }],
    ['those of days', { dueFrom: '2026-11-01', dueTo: '2026-11-30' }],
  ])('the views of %s read no table as a whole', async (_what, filter) => {
    const { scanningQueries, count } = await findSequentialScans((recording) =>
      recording.inTransaction('read', (reading) => summarizeEntries(reading, filter, NOW)),
    );
    expect(count).toBe(3);
    expect(scanningQueries).toEqual([]);
  });

  it("the company's day reads only the payments of the balance as a whole", async () => {
    const user = { id: randomUUID(), login: '1', name: 'Ana', role: 'admin', dashboard: null } as const;
    const { scanningQueries, count } = await findSequentialScans((recording) =>
      recording.inTransaction('read', (reading) =>
        computeDay(reading, { user, dashboards: DASHBOARDS, now: NOW }),
      ),
    );
    expect(count).toBeGreaterThan(5);
    expect(scanningQueries.filter(({ text }) => !text.includes('from "payments"'))).toEqual([]);
    expect(scanningQueries.length).toBeLessThanOrEqual(1);
  });

  it.each<[string, { q: string; amountCents?: number }]>([
    ['of a name', { q: 'padaria' }],
    ['of two words', { q: 'padaria sao' }],
    ['of the number of a document', { q: '4711' }],
    ['of an amount', { q: '842,37', amountCents: 842_37 }],
    ['of two letters', { q: 'pa' }],
    ['of two digits', { q: '42', amountCents: 42_00 }],
  ])('a search %s reads no table as a whole [specification §7.146]', async (_what, query) => {
    const { scanningQueries, count } = await findSequentialScans((recording) =>
      recording.inTransaction('read', (reading) => searchEntries(reading, query, NOW)),
    );
    expect(count).toBeGreaterThan(0);
    expect(scanningQueries).toEqual([]);
  });

  describe('with a statement', () => {
    beforeAll(() => addStatement(filling));

    it('the proposals for lines of a statement read no table as a whole [specification §7.226]', async () => {
      const { scanningQueries, count } = await findSequentialScans((recording) =>
        recording.inTransaction('read', (reading) => listProposals(reading, FIRST_ACCOUNT)),
      );
      expect(count).toBeGreaterThan(5);
      expect(scanningQueries).toEqual([]);
    });

    it('the search for a line reads no table as a whole [specification §7.249]', async () => {
      const [line] = await filling.select().from(statementLines).limit(1);
      const { scanningQueries, count } = await findSequentialScans((recording) =>
        recording.inTransaction('read', (reading) =>
          searchCandidates(reading, String(line?.id), { search: 'padaria', amountCents: 10_000 }),
        ),
      );
      expect(count).toBeGreaterThan(3);
      expect(scanningQueries).toEqual([]);
    });

    it('a page of the movements of an account reads no table as a whole [specification §7.219]', async () => {
      const { scanningQueries, count } = await findSequentialScans((recording) =>
        recording.inTransaction('read', (reading) =>
          listMovements(reading, {
            ...{ accountId: String(FIRST_ACCOUNT), limit: 50, after: undefined, until: undefined },
            ...{ now: NOW, userId: randomUUID() },
          }),
        ),
      );
      expect(count).toBeGreaterThan(2);
      expect(scanningQueries.filter(({ text }) => text.includes('limit'))).toEqual([]);
    });

    it('a page of what was paid in a year looks for no payment of an entry that was not [specification §7.220]', async () => {
      const queries = await record((recording) =>
        listEntries(recording, {
          filter: { paidFrom: '2026-01-01', paidTo: '2026-11-20' },
          sort: 'dueOn',
          limit: 50,
          now: NOW,
        }),
      );
      const [page] = queries;
      expect(page).toBeDefined();
      if (page === undefined) return;
      expect(listScans(await explainQuery(database.queries, page)).join()).not.toContain('payments_by_entry');
    });

    it('the comparison with the bank reads only the payments of the balance as a whole [specification §7.240]', async () => {
      await filling.execute(sql`
      insert into statement_balances (account_id, day, import_id, cents)
      select ${FIRST_ACCOUNT}, date '2026-11-20' - number, (select max(id) from statement_imports), 0
      from generate_series(0, 3000) as number`);
      await filling.execute(sql`analyze statement_balances`);
      const { scanningQueries, count } = await findSequentialScans((recording) =>
        recording.inTransaction('read', (reading) => compareBalances(reading, String(FIRST_ACCOUNT))),
      );
      expect(count).toBeGreaterThan(4);
      expect(scanningQueries.filter(({ text }) => !text.includes('from "payments"'))).toEqual([]);
      expect(scanningQueries.length).toBeLessThanOrEqual(1);
    });
  });

  it.each<[string, { search: string; kind?: 'payable' }]>([
    ['of a word', { search: 'padaria' }],
    ['of two words, for a kind', { search: 'sao padaria', kind: 'payable' }],
    // A quarter of the entries begins with `pa`, and no index reads them faster.
    ['of two letters', { search: 'di' }],
  ])('a suggestion of names %s reads no table as a whole [specification §7.169]', async (_what, query) => {
    const { scanningQueries, count } = await findSequentialScans((recording) =>
      recording.inTransaction('read', (reading) => suggestCounterparties(reading, query)),
    );
    expect(count).toBe(1);
    expect(scanningQueries).toEqual([]);
  });

  it('the history of an entry reads no table as a whole', async () => {
    const queries = filling;
    const file = { userId: randomUUID(), userName: 'Ana', fileName: 'contas.csv', fileHash: '', added: 1 };
    const [imported] = await queries
      .insert(imports)
      .values({ ...file, importedAt: NOW })
      .returning({ id: imports.id });
    const [entry] = await queries
      .update(entries)
      .set({ importId: imported?.id })
      .where(eq(entries.id, 1))
      .returning();
    // Every hundredth event is that of an import.
    await queries.execute(sql`
      insert into activity (happened_at, user_name, action, entry_id, import_id)
      select now(), 'Ana', 'changed', number, case when number % 100 = 0 then number end
      from generate_series(1, 30000) as number`);
    // Every second entry was moved by a merge.
    await queries.execute(sql`
      insert into category_moves (event_id, entry_id) select 1, id from entries where id % 2 = 0`);
    await queries.execute(sql`analyze activity, category_moves`);
    const { scanningQueries, count } = await findSequentialScans((recording) =>
      recording.inTransaction('read', (reading) => readHistory(reading, String(entry?.id))),
    );
    expect(count).toBe(4);
    expect(scanningQueries).toEqual([]);
  });

  describe('with 100,000 events of the books and of the door', () => {
    const PERSON = randomUUID();
    beforeAll(async () => {
      // Every thousandth event is of one person, and the rare actions are rare.
      await filling.execute(sql`
        insert into activity (happened_at, user_name, user_id, action, entry_id)
        select now() - number * interval '1 minute', 'Ana',
          case when number % 1000 = 0 then ${PERSON}::uuid else gen_random_uuid() end,
          case when number % 5000 = 0 then 'company-changed' else 'changed' end, number % 30000
        from generate_series(1, 100000) as number`);
      await filling.execute(sql`
        insert into access_events (happened_at, user_id, user_name, action)
        select now() - number * interval '1 minute',
          case when number % 1000 = 0 then ${PERSON}::uuid else gen_random_uuid() end, 'Ana',
          case when number % 5000 = 0 then 'exported' else 'signed-in' end
        from generate_series(1, 100000) as number`);
      await filling.execute(sql`
        insert into refused_attempts (happened_at, action, key, attempts, user_id)
        select now() - number * interval '1 minute',
          case when number % 5000 = 0 then 'act-refused' else 'sign-in-refused' end, number::text, 1,
          case when number % 1000 = 0 then ${PERSON}::uuid end
        from generate_series(1, 100000) as number`);
      await filling.execute(sql`analyze activity, access_events, refused_attempts`);
    }, DATABASE_START_MS);

    it.each<[string, EventFilter]>([
      ['without a filter', {}],
      ['of a day', { from: '2026-11-10', to: '2026-11-10' }],
      ['of a person', { user: PERSON }],
      ['of a rare action', { group: 'settings' }],
      ['of exports', { group: 'exports' }],
      ['of refusals', { group: 'refusals' }],
      ['of an entry', { entry: '77' }],
    ])(
      'neither the first page nor a later one %s reads a table as a whole [specification §7.187]',
      async (_what, filter) => {
        const timeZone = 'America/Sao_Paulo';
        const later = {
          at: String(Date.now() * 1000 - 40_000 * 60_000_000),
          source: 'door' as const,
          id: 40_000,
        };
        for (const after of [null, later]) {
          const { scanningQueries, count } = await findSequentialScans((recording) =>
            recording.inTransaction('read', (reading) =>
              readEvents(reading, { filter, timeZone, limit: 50, after }),
            ),
          );
          expect(count).toBeGreaterThan(0);
          expect(scanningQueries).toEqual([]);
        }
      },
    );
  });

  describe('with 1,000 users, and 100,000 sessions of which 1,000 are open', () => {
    let someone = '';
    beforeAll(async () => {
      await filling.execute(sql`
        insert into users (login, name, role, password_hash)
        select (10000 + number)::text, 'Pessoa ' || number, 'editor', 'a hash'
        from generate_series(1, 1000) as number`);
      await filling.execute(sql`
        insert into sessions (id, user_id, generation, expires_at)
        select number || ' ' || users.id, users.id, 0,
          ${NOW.toISOString()}::timestamptz + case when number <= 1 then interval '1 hour' else number * interval '-1 minute' end
        from generate_series(1, 100) as number, users`);
      await filling.execute(sql`analyze users, sessions`);
      const [user] = await database.queries.select({ id: users.id }).from(users).limit(1);
      someone = user?.id ?? '';
    }, DATABASE_START_MS);

    it('the list of users counts the open sessions without reading the others [specification §7.171]', async () => {
      const counted = await readUsers(database.queries, NOW);
      expect(counted.reduce((sum, { openSessions }) => sum + openSessions, 0)).toBe(counted.length);
      for (const id of [undefined, someone]) {
        const queries = await record((recording) =>
          recording.inTransaction('read', (reading) => readUsers(reading, NOW, id)),
        );
        expect(queries).toHaveLength(1);
        for (const query of queries)
          expect(listScans(await explainQuery(database.queries, query)).join()).not.toContain(
            'Seq Scan on sessions',
          );
      }
    });
  });

  describe('of which some repeat', () => {
    const MANY = 200;
    const LAST = String(MANY);
    const actor: Actor = { user: { id: randomUUID(), name: 'Ana', role: 'admin' }, requestId: 'r' };
    const today = '2026-11-20';
    const change = async <T>(recording: Database, work: (one: Change) => Promise<T>) =>
      changeFigures(recording, (queries) => work({ queries, actor, now: NOW, today }));
    const read = async <T>(recording: Database, work: (queries: Queries) => Promise<T>) =>
      recording.inTransaction('read', work);
    const findEntry = async (occurrence: number) => {
      const ofLast = and(eq(entries.seriesId, MANY), eq(entries.occurrence, occurrence));
      const [entry] = await database.queries.select().from(entries).where(ofLast);
      return { id: String(entry?.id), version: entry?.version ?? 0 };
    };

    beforeAll(async () => {
      // Each one repeats since a year, and its entries are stored for another one.
      await filling.execute(sql`
        insert into series (kind, counterparty, category_id, form, document, amount_cents, lead_days, rhythm, anchor_on)
        select 'payable', 'Fornecedor ' || number, (select min(id) from categories where statement_group = 'expenses'), 'pix', '', 100, 0, 'month',
          '2025-12-01' from generate_series(1, ${MANY}::int) as number`);
      await filling.execute(sql`
        insert into entries (kind, counterparty, category_id, form, document, amount_cents, issued_on, due_on,
          effective_due_on, series_id, occurrence)
        select kind, counterparty, category_id, form, document, amount_cents, due, due, due, series.id, step + 1
        from series, generate_series(0, 22) as step,
          lateral (select (anchor_on + make_interval(months => step))::date as due) as days`);
      await filling.execute(sql`analyze entries, series`);
    });

    it.each<[string, (recording: Database) => Promise<unknown>]>([
      [
        'the list',
        (db) => read(db, (queries) => listSeries(queries, { state: 'running', limit: 50 }, today)),
      ],
      ['one series', (db) => read(db, (queries) => readSeries(queries, LAST, today))],
      ['a preview', (db) => read(db, (queries) => previewEnd(queries, LAST, '2026-12-31', today))],
      [
        'its entries',
        (db) => listEntries(db, { filter: { series: LAST }, sort: 'dueOn', limit: 12, now: NOW }),
      ],
      ['a new end', (db) => change(db, async (one) => changeEnd(one, LAST, await withVersion('2026-12-31')))],
      [
        'a later end',
        (db) => change(db, async (one) => changeEnd(one, LAST, await withVersion('2027-06-30'))),
      ],
      ['no end', (db) => change(db, async (one) => changeEnd(one, LAST, await withVersion(null)))],
      [
        'a change of the following ones',
        async (db) => {
          const { id, version } = await findEntry(15);
          const values = {
            counterparty: 'Outro',
            category: await findCategory(),
            form: 'pix',
            amountCents: 200,
          };
          const days = { issuedOn: '2027-02-01', dueOn: '2027-02-01' };
          const body = { version, scope: 'following' as const, document: '', ...values, ...days };
          await change(db, (one) => changeOccurrences(one, id, body));
        },
      ],
      [
        'a deletion',
        async (db) => {
          const { id, version } = await findEntry(15);
          await change(db, (one) => deleteOccurrences(one, id, { version, scope: 'following' }));
        },
      ],
      [
        'a resumption',
        async (db) => {
          const { id } = await findEntry(16);
          await change(db, async (one) => resumeSeries(one, await restoreEntries(one, { ids: [id] })));
        },
      ],
      ['the generator', (db) => extendSeries(db, new Date('2027-01-20T15:00:00Z'))],
    ])('%s reads no table as a whole [specification §7.135]', async (_, work) => {
      const { scanningQueries, count } = await findSequentialScans(work);
      expect(count).toBeGreaterThan(0);
      expect(scanningQueries).toEqual([]);
    });

    const findCategory = async () => {
      const [one] = await database.queries.select().from(series).where(eq(series.id, MANY));
      const [category] = await database.queries
        .select()
        .from(categories)
        .where(eq(categories.id, one?.categoryId ?? 0));
      return category?.name ?? '';
    };
    const withVersion = async (lastDueOn: string | null) => {
      const { version } = await database.inTransaction('read', (queries) => readSeries(queries, LAST, today));
      return { version, lastDueOn };
    };
  });
});

/** Adds 20,000 lines of two years. All but the last ones are reconciled with payments. */
async function addStatement(queries: Queries): Promise<void> {
  await queries.insert(statementImports).values({
    ...{ importedAt: NOW, userId: randomUUID(), userName: 'Ana' },
    ...{ fileName: 'extrato.ofx', fileHash: '0' },
  });
  await queries.execute(sql`
    insert into statement_lines (account_id, import_id, day, cents, text, fingerprint, occurrence)
    select 1, (select max(id) from statement_imports), payments.paid_on, payments.cash_cents, 'PIX ' || counterparty,
      'line ' || payments.id, 1
    from payments join entries on entries.id = payments.entry_id
    where payments.cash_cents > 0 and payments.voided_at is null order by payments.id limit 20000`);
  await queries.execute(sql`
    insert into matches (line_id, payment_id, cents, matched_at, matched_by)
    select id, substr(fingerprint, 6)::bigint, abs(cents), now(), 'Ana' from statement_lines order by day, id limit 19900`);
  await queries.execute(sql`vacuum analyze`);
}
