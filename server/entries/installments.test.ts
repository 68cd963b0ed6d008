// The instalments of one sale or purchase.
import type { FastifyInstance } from 'fastify';
import { asc } from 'drizzle-orm';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import type { Database } from '../database/database';
import { activity, company, entries } from '../database/tables';

const NOW = new Date('2026-11-27T15:00:00Z');
const SHARED = {
  ...{ kind: 'receivable', counterparty: 'Padaria São João', category: 'Venda de mercadorias' },
  ...{ form: 'boleto', document: 'NF 4711', issuedOn: '2026-11-27' },
};
const MONTHS_OF_10_000 = { count: 3, firstDueOn: '2026-12-10', rhythm: 'month' };

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'editor' });
  await database.queries.insert(company).values({
    ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' },
  });
}

describeOnBothDatabases('instalments', fill, (database) => {
  let app: FastifyInstance;
  let token: string;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    token = await fetchToken(app, '1');
  });
  beforeEach(() => database().queries.delete(entries));
  afterAll(() => app.close());

  async function send(values: object) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/entries/installments',
      headers: { authorization: `Bearer ${token}` },
      payload: { ...SHARED, totalCents: 10_000, ...values },
    });
    const { problems, ids } = response.json<{ problems?: object[]; ids?: string[] }>();
    return { status: response.statusCode, problems, ids };
  }
  const read = () => database().queries.select().from(entries).orderBy(asc(entries.installment));
  const readCents = async () => (await read()).map(({ amountCents }) => amountCents);
  const readDays = async () => (await read()).map(({ dueOn }) => dueOn);

  it.each([
    [10_000, { count: 3 }, [3_334, 3_333, 3_333]],
    [10_000, { count: 7 }, [1_432, 1_428, 1_428, 1_428, 1_428, 1_428, 1_428]],
    [5, { count: 5 }, [1, 1, 1, 1, 1]],
    [
      100_000,
      { count: 3, downPayment: { dueOn: '2026-11-27', amountCents: 20_000 } },
      [20_000, 26_668, 26_666, 26_666],
    ],
  ])(
    '%d cents are divided, and the first one has the rest: %j [specification §7.106]',
    async (totalCents, plan, cents) => {
      const { status, ids } = await send({ totalCents, plan: { ...MONTHS_OF_10_000, ...plan } });
      expect(status).toBe(201);
      const rows = await read();
      expect(rows.map(({ amountCents }) => amountCents)).toEqual(cents);
      expect(rows.map(({ id }) => String(id))).toEqual(ids);
      expect(rows.map((row) => [row.installment, row.installments])).toEqual(
        cents.map((_, index) => [index + 1, cents.length]),
      );
      expect(new Set(rows.map(({ document }) => document))).toEqual(new Set(['NF 4711']));
    },
  );

  it.each([
    ['month', '2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
    ['month', '2027-01-30', ['2027-01-30', '2027-02-28', '2027-03-30', '2027-04-30']],
    ['month', '2027-11-30', ['2027-11-30', '2027-12-30', '2028-01-30', '2028-02-29']],
    ['monthEnd', '2027-04-15', ['2027-04-15', '2027-05-31', '2027-06-30', '2027-07-31']],
    ['week', '2026-12-28', ['2026-12-28', '2027-01-04', '2027-01-11', '2027-01-18']],
    ['twoWeeks', '2027-02-20', ['2027-02-20', '2027-03-06', '2027-03-20', '2027-04-03']],
  ])(
    'each %s from %s is counted from the first day [specification §7.106]',
    async (rhythm, firstDueOn, days) => {
      await send({ plan: { count: 4, firstDueOn, rhythm } });
      expect(await readDays()).toEqual(days);
    },
  );

  it('a boleto is late only after the next business day, and each instalment has its event [specification §7.106]', async () => {
    const before = await database().queries.$count(activity);
    await send({ plan: { count: 2, firstDueOn: '2026-12-31', rhythm: 'month' } });
    expect((await read()).map(({ effectiveDueOn }) => effectiveDueOn)).toEqual(['2027-01-04', '2027-02-01']);
    expect(await database().queries.$count(activity)).toBe(before + 2);
  });

  it('a list is stored as the person has changed it [specification §7.106]', async () => {
    const installments = [
      { dueOn: '2026-12-10', amountCents: 9_000 },
      { dueOn: '2026-12-05', amountCents: 1_000 },
    ];
    expect(await send({ installments })).toMatchObject({ status: 201 });
    expect(await readCents()).toEqual([9_000, 1_000]);
    expect(await readDays()).toEqual(['2026-12-10', '2026-12-05']);
  });

  it('a field that the description does not have is not stored [specification §7.106]', async () => {
    await send({ plan: MONTHS_OF_10_000, paidOn: '2026-11-27', paidCents: 1 });
    expect((await read()).map(({ paidOn }) => paidOn)).toEqual([null, null, null]);
  });

  const ROW = { dueOn: '2026-12-10', amountCents: 5_000 };
  it.each<[string, object, object]>([
    [
      'two cents in three',
      { totalCents: 2, plan: MONTHS_OF_10_000 },
      { field: 'plan.count', reason: 'range' },
    ],
    [
      'no cents in the first of two',
      {
        installments: [
          { ...ROW, amountCents: 0 },
          { ...ROW, amountCents: 10_000 },
        ],
      },
      { field: 'installments.0.amountCents', reason: 'range' },
    ],
    ['another sum', { installments: [ROW, ROW, ROW] }, { field: 'installments', reason: 'sum' }],
    ['no instalments', {}, { field: 'installments', reason: 'missing' }],
    [
      'both',
      { plan: MONTHS_OF_10_000, installments: [ROW, ROW] },
      { field: 'installments', reason: 'missing' },
    ],
    [
      'an instalment below one cent',
      {
        installments: [
          { ...ROW, amountCents: 10_001 },
          { ...ROW, amountCents: -1 },
        ],
      },
      { field: 'installments.1.amountCents', reason: 'range' },
    ],
    [
      'a day that is too late',
      { plan: { count: 3, firstDueOn: '2100-11-15', rhythm: 'month' } },
      { field: 'installments.2.dueOn', reason: 'range' },
    ],
    [
      'a down payment of all',
      { plan: { ...MONTHS_OF_10_000, downPayment: { ...ROW, amountCents: 10_000 } } },
      { field: 'plan.downPayment.amountCents', reason: 'range' },
    ],
    [
      'more instalments than an entry can have',
      { totalCents: 1_000_000, plan: { ...MONTHS_OF_10_000, count: 999, downPayment: ROW } },
      { field: 'plan.count', reason: 'range' },
    ],
    ['no name', { counterparty: ' ', plan: MONTHS_OF_10_000 }, { field: 'counterparty', reason: 'missing' }],
    [
      'a category of the other kind',
      { kind: 'payable', plan: MONTHS_OF_10_000 },
      { field: 'category', reason: 'other-kind' },
    ],
  ])('%s is refused, and nothing is stored [specification §7.106]', async (_, values, problem) => {
    expect(await send(values)).toMatchObject({ status: 422, problems: [problem] });
    expect(await read()).toEqual([]);
  });

  it('the most instalments are stored at once @long [specification §7.106]', async () => {
    const plan = { count: 999, firstDueOn: '2026-12-01', rhythm: 'week' };
    expect(await send({ totalCents: 100_000, plan })).toMatchObject({ status: 201 });
    const cents = await readCents();
    expect(cents).toHaveLength(999);
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(100_000);
  });
});
