import type { FastifyInstance } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { imports } from '../database/tables';

type CompanyDay = components['schemas']['CompanyDay'];

/** A Wednesday in the evening, when it is already Thursday in London. */
const NOW = new Date('2026-11-26T00:30:00Z');
const BASICS = { form: 'pix', document: '', installment: 1, installments: 1, paidOn: null, paidCents: null };
const PAYABLE = { ...BASICS, kind: 'payable', category: 'Aluguel' };
const RECEIVABLE = { ...BASICS, kind: 'receivable', category: 'Venda de mercadorias' };
const COMPANY = {
  ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 1_000_00, openingOn: '2026-11-01' },
  ...{ weekStartsOn: 7, monthlyTargetCents: null, holidays: [] },
};

const fill = async (database: Parameters<typeof addUser>[0]) => {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await addUser(database, { login: '2', name: 'Bruno Lima', role: 'editor' });
};

describeOnBothDatabases("the company's day", fill, (database) => {
  let app: FastifyInstance;
  let headers: Record<string, string>;
  let editorHeaders: Record<string, string>;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    headers = { authorization: `Bearer ${await fetchToken(app, '1')}` };
    editorHeaders = { authorization: `Bearer ${await fetchToken(app, '2')}` };
  });
  afterAll(() => app.close());

  const readDay = async (sent = headers) =>
    (await app.inject({ url: '/api/day', headers: sent })).json<CompanyDay>();
  const add = async (entry: object) => {
    const response = await app.inject({ method: 'POST', url: '/api/entries', headers, payload: entry });
    expect(response.statusCode).toBe(201);
  };

  it('of an empty company has no balance, and no step is done [specification §7.148]', async () => {
    expect(await readDay()).toEqual({
      asOf: '2026-11-25',
      result: {
        ...{ from: '2026-11-01', to: '2026-11-25', count: 0, cents: 0 },
        link: { to: 'dashboard', code: 'financeiro' },
      },
      overdue: { ...NOTHING, entries: [] },
      days: [],
      steps: { openingBalance: false, import: false, entry: false },
    });
  });

  it('has the balance, the result of the month, and what is overdue and due in seven days [specification §7.148]', async () => {
    await app.inject({ method: 'PUT', url: '/api/company', headers, payload: COMPANY });
    const entries = [
      // Paid before the opening balance, which contains it.
      [RECEIVABLE, 'Antiga', '2026-10-01', '2026-10-20', 900_00, '2026-10-31'],
      [RECEIVABLE, 'Padaria São João', '2026-11-02', '2026-11-20', 500_00, '2026-11-20'],
      [PAYABLE, 'Imobiliária Central', '2026-11-03', '2026-11-10', 200_00, '2026-11-10'],
      // Issued after the company's day.
      [PAYABLE, 'Sabesp', '2026-11-26', '2026-12-20', 40_00, null],
      [PAYABLE, 'CPFL', '2026-10-30', '2026-11-24', 70_00, null],
      [RECEIVABLE, 'Mercado Central', '2026-10-05', '2026-11-25', 30_00, null],
      [PAYABLE, 'Vivo', '2026-10-05', '2026-11-25', 11_00, null],
      [PAYABLE, 'Aluguel', '2026-10-05', '2026-12-01', 20_00, null],
      [PAYABLE, 'Depois', '2026-10-05', '2026-12-02', 99_00, null],
    ] as const;
    for (const [basics, counterparty, issuedOn, dueOn, amountCents, paidOn] of entries)
      await add({
        ...{ ...basics, counterparty, issuedOn, dueOn, amountCents, paidOn },
        paidCents: paidOn === null ? null : amountCents,
      });
    const { balance, result, overdue, days, steps } = await readDay();
    expect(balance).toEqual({
      ...{ cents: 1_000_00 + 500_00 - 200_00, openingCents: 1_000_00, openingOn: '2026-11-01' },
      link: { to: 'dashboard', code: 'financeiro' },
    });
    expect(result).toMatchObject({ count: 2, cents: 500_00 - 200_00 });
    expect(namesOf([overdue])).toEqual([['CPFL', 'overdue']]);
    expect(overdue).toMatchObject({ receivable: NONE, payable: { count: 1, openCents: 70_00 } });
    expect(days.map(({ day, receivable, payable }) => [day, receivable, payable])).toEqual([
      ['2026-11-25', { count: 1, openCents: 30_00 }, { count: 1, openCents: 11_00 }],
      ['2026-12-01', NONE, { count: 1, openCents: 20_00 }],
    ]);
    expect(namesOf(days)).toEqual([
      ['Vivo', 'today'],
      ['Mercado Central', 'today'],
      ['Aluguel', 'open'],
    ]);
    expect(steps).toEqual({ openingBalance: true, import: false, entry: true });
  });

  it('lists the entries of a user who may not open the dashboard of a figure [specification §7.148]', async () => {
    const { balance, result } = await readDay(editorHeaders);
    expect(balance?.link).toEqual({
      to: 'entries',
      filter: { paidFrom: '2026-11-01', paidTo: '2026-11-25' },
    });
    expect(result?.link).toEqual({
      to: 'entries',
      filter: { issuedFrom: '2026-11-01', issuedTo: '2026-11-25' },
    });
  });

  it('lists the latest of many overdue entries, and sums all of them [specification §7.148]', async () => {
    for (const day of [11, 12, 13, 14, 15, 16])
      await add({
        ...{ ...PAYABLE, counterparty: `Dia ${String(day)}`, amountCents: 1_00 },
        ...{ issuedOn: '2026-10-05', dueOn: `2026-11-${String(day)}` },
      });
    const { overdue } = await readDay();
    expect(overdue.payable).toEqual({ count: 7, openCents: 76_00 });
    expect(namesOf([overdue]).map(([name]) => name)).toEqual([
      'CPFL',
      ...['Dia 16', 'Dia 15', 'Dia 14', 'Dia 13'],
    ]);
  });

  it('counts an import until it is undone [specification §7.148]', async () => {
    await database()
      .queries.insert(imports)
      .values({
        ...{ importedAt: NOW, userId: '00000000-0000-4000-8000-000000000001', userName: 'Ana Souza' },
        ...{ fileName: 'contas.csv', fileHash: '', added: 1 },
      });
    expect((await readDay()).steps?.import).toBe(true);
    await database().queries.update(imports).set({ undoneAt: NOW });
    expect((await readDay()).steps?.import).toBe(false);
  });
});

const NONE = { count: 0, openCents: 0 };
const NOTHING = { receivable: NONE, payable: NONE };
const namesOf = (groups: readonly Pick<CompanyDay['overdue'], 'entries'>[]) =>
  groups.flatMap(({ entries }) => entries.map(({ counterparty, status }) => [counterparty, status]));
