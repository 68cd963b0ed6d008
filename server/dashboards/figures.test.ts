// The figures of a small company, each computed by hand from the rows below. Monday, 16 March 2026.
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { useTestDatabase } from '../../test/support/backend/database';
import { entries } from '../database/tables';

type Schemas = components['schemas'];
type Widget = Schemas['Widget'];

const NOW = new Date('2026-03-16T15:00:00Z');
const COMPANY = {
  ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 1_000_000, openingOn: '2026-01-01' },
  ...{ weekStartsOn: 7, monthlyTargetCents: 310_000, holidays: [] },
};
const SALES = 'Venda de mercadorias';

type Row = [
  name: string,
  category: string,
  form: string,
  issuedOn: string,
  dueOn: string,
  cents: number,
  paidOn?: string,
];

const RECEIVABLE: Row[] = [
  ['Ana', SALES, 'pix', '2026-03-02', '2026-03-10', 50_001, '2026-03-10'],
  // The bank credits it on Monday, 23 March.
  ['Bia', SALES, 'boleto', '2026-03-05', '2026-03-20', 30_003],
  ['Bia', SALES, 'pix', '2026-02-10', '2026-03-16', 20_007],
  ['Caio', 'Outras receitas', 'card', '2026-02-12', '2026-02-20', 10_011],
  ['Caio', SALES, 'pix', '2025-12-20', '2026-01-20', 7_013],
  ['Davi', SALES, 'pix', '2025-12-01', '2025-12-31', 5_017],
  ['Eva', SALES, 'pix', '2025-12-01', '2025-12-10', 3_019],
  ['Ana', SALES, 'pix', '2025-03-05', '2025-03-05', 4_001, '2025-03-05'],
  ['Ana', SALES, 'pix', '2025-03-20', '2025-03-20', 2_003, '2025-03-20'],
];
const PAYABLE: Row[] = [
  ['Imobiliária', 'Aluguel', 'transfer', '2026-03-01', '2026-03-15', 12_001],
  ['Fábrica', 'Compra de mercadorias', 'boleto', '2026-02-11', '2026-03-25', 800_003],
  ['Fábrica', 'Compra de mercadorias', 'pix', '2026-03-03', '2026-03-11', 6_007, '2026-03-11'],
  ['Receita', 'Impostos sobre vendas', 'pix', '2026-03-04', '2026-03-16', 1_009],
  ['Banco', 'Tarifas bancárias', 'transfer', '2026-02-16', '2026-02-16', 311, '2026-02-16'],
];

/** Customers of May 2030, from the largest sale to the smallest ones. The name with the last letter buys most. */
const CUSTOMERS = [8_000, 1_500, ...Array.from({ length: 20 }, () => 25)].map((cents, index): Row => [
  `Cliente ${index < 2 ? 99 - index : index + 11}`,
  SALES,
  'pix',
  '2030-05-10',
  '2030-05-10',
  cents,
]);
const CUSTOMERS_CENTS = 10_000;

describe('the figures of a small company', () => {
  const database = useTestDatabase();
  let app: FastifyInstance;
  let authorization: string;
  beforeAll(async () => {
    await addUser(database(), { login: '1', role: 'admin' });
    app = await buildTestApp(database(), { clock: () => NOW });
    authorization = `Bearer ${await fetchToken(app, '1')}`;
    await send('PUT', '/company', COMPANY);
    for (const row of [...RECEIVABLE, ...CUSTOMERS.toReversed()]) await add('receivable', row);
    for (const row of PAYABLE) await add('payable', row);
    const { entries: unpaid } = await send<Schemas['EntryList']>(
      'GET',
      '/entries?status=unpaid&counterparty=Bia&form=boleto',
    );
    await send('POST', `/entries/${unpaid[0]?.id ?? ''}/payments`, {
      ...{ version: 1, paidOn: '2026-03-15', form: 'cash', principalCents: 10_000, discountCents: 0 },
      ...{ interestCents: 3, fineCents: 0, feeCents: 0 },
    });
  });
  afterEach(() => database().queries.delete(entries).where(eq(entries.counterparty, 'Gil')));
  afterAll(() => app.close());

  async function send<T>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<T> {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization },
      ...(payload && { payload }),
    });
    expect([path, Math.floor(response.statusCode / 100)]).toEqual([path, 2]);
    return response.json<T>();
  }
  const add = (kind: string, [counterparty, category, form, issuedOn, dueOn, amountCents, paidOn]: Row) =>
    send('POST', '/entries', {
      ...{ kind, counterparty, category, form, issuedOn, dueOn, amountCents },
      ...(paidOn !== undefined && { paidOn, paidCents: amountCents }),
    });
  async function read(code: string, period = 'period=month') {
    const { widgets } = await send<Schemas['Dashboard']>('GET', `/dashboards/${code}?${period}`);
    return (id: string) => widgets.find((widget) => widget.id === id);
  }

  const metric = (value: number, changes: object) => ({ value, unit: 'currency', ...changes });
  const linkTo = (filter: object) => ({ link: { to: 'entries', filter } });
  const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

  it('what is overdue and due today is the open part, beside what was overdue a month before [specification §7.125]', async () => {
    const find = await read('default');
    const before = { good: 'down', beforeOn: '2026-02-16' };
    const filter = { kind: 'receivable', status: 'overdue' };
    expect(find('overdueIn')).toMatchObject(
      metric(25_060, { count: 4, before: 15_049, ...before, ...linkTo(filter) }),
    );
    expect(find('overdueOut')).toMatchObject(metric(12_001, { count: 1, before: 0, ...before }));
    expect(find('dueTodayIn')).toMatchObject(metric(20_007, { count: 1 }));
    expect(find('dueTodayOut')).toMatchObject(
      metric(1_009, { count: 1, ...linkTo({ kind: 'payable', status: 'today' }) }),
    );
  });

  it('what changed since yesterday is paid, overdue and new, with links to what there is [specification §7.125]', async () => {
    const rows = rowsOf((await read('default'))('changes'));
    expect(rows.map(({ cells }) => cells.slice(1))).toEqual([
      [1, 10_003],
      [0, 0],
      [0, 0],
      [1, 12_001],
      [0, 0],
      [0, 0],
    ]);
    expect(rows.map(({ link }) => link?.filter)).toEqual([
      { kind: 'receivable', paidFrom: '2026-03-15', paidTo: '2026-03-16' },
      undefined,
      undefined,
      { kind: 'payable', status: 'overdue', lateFrom: '1', lateTo: '1' },
      undefined,
      undefined,
    ]);
  });

  it('the cash of 30 days has what is open, and its lowest day [specification §7.125]', async () => {
    const find = await read('default');
    const forecast = seriesOf(find('forecast'));
    // Overdue income is not expected. The overdue rent and the tax are paid today.
    expect(forecast['in']).toEqual([20_007, ...times(6, 0), 20_003, ...times(23, 0)]);
    expect(forecast['out']).toEqual([13_010, ...times(8, 0), 800_003, ...times(21, 0)]);
    expect(forecast['projected']).toEqual([
      ...times(7, 1_060_683),
      ...times(2, 1_080_686),
      ...times(22, 280_683),
    ]);
    expect(find('forecast')).toMatchObject({
      forecastFrom: '2026-03-16',
      x: { values: expect.arrayContaining(['2026-04-15']) as unknown },
    });
    expect(find('lowestBalance')).toMatchObject(
      metric(280_683, { good: 'up', ...linkTo({ status: 'unpaid', dueTo: '2026-03-25' }) }),
    );
  });

  it('the cash flow of a month is realised until today, and expected then [specification §7.125]', async () => {
    const cash = (await read('financeiro'))('cashFlow');
    const values = seriesOf(cash);
    expect(values['in']).toEqual([
      ...times(9, 0),
      50_001,
      ...times(4, 0),
      10_003,
      ...times(7, 0),
      20_003,
      ...times(8, 0),
    ]);
    expect(values['out']).toEqual([...times(10, 0), 6_007, ...times(13, 0), 800_003, ...times(6, 0)]);
    expect(values['balance']).toEqual([
      ...[...times(9, 999_689), 1_049_690, ...times(4, 1_043_683), ...times(2, 1_053_686)],
      ...times(15, null),
    ]);
    expect(values['projected']).toEqual([
      ...[...times(15, null), ...times(7, 1_060_683), ...times(2, 1_080_686)],
      ...times(7, 280_683),
    ]);
    expect(cash).toMatchObject({
      forecastFrom: '2026-03-17',
      note: expect.stringContaining('Até hoje') as unknown,
      x: { grain: 'day', filter: ['paidFrom', 'paidTo'] },
      series: [linkTo({ kind: 'receivable' }), linkTo({ kind: 'payable' }), {}, {}],
    });
  });

  it('the cash flow of months has links if each of them is whole, and a past one expects nothing [specification §7.125]', async () => {
    const year = (await read('financeiro', 'period=year'))('cashFlow');
    expect(seriesOf(year)).toEqual({
      in: [0, 0, 60_004, ...times(9, 0)],
      out: [0, 311, 6_007, ...times(9, 0)],
      balance: [1_000_000, 999_689, 1_053_686, ...times(9, null)],
      projected: [null, null, ...times(10, 280_683)],
    });
    expect(year).toMatchObject({
      forecastFrom: '2026-04',
      x: { grain: 'month' },
      series: [linkTo({ kind: 'receivable' }), {}, {}, {}],
    });
    const readFlow = async (from: string, to: string) =>
      (await read('financeiro', `period=own&from=${from}&to=${to}`))('cashFlow');
    const past = await readFlow('2026-02-01', '2026-02-28');
    expect(Object.keys(seriesOf(past))).toEqual(['in', 'out', 'balance']);
    expect([past?.note, past && 'forecastFrom' in past]).toEqual([undefined, false]);
    for (const [from, to] of [
      ['2025-11-02', '2026-03-31'],
      ['2025-11-01', '2026-03-30'],
    ] as const)
      expect(JSON.stringify(await readFlow(from, to))).not.toContain('"link"');
    const countValues = async (from: string) => seriesOf(await readFlow(from, '2026-03-16'))['in']?.length;
    expect([await countValues('2025-11-13'), await countValues('2025-11-12')]).toEqual([124, 5]);
  });

  it('what was received and paid, and what is due, has the month before [specification §7.125]', async () => {
    const find = await read('financeiro');
    const received = { kind: 'receivable', paidFrom: '2026-03-01', paidTo: '2026-03-16' };
    expect(find('received')).toMatchObject(
      metric(60_004, { count: 2, good: 'up', before: 0, ...linkTo(received) }),
    );
    expect(find('paid')).toMatchObject(metric(6_007, { count: 1, good: 'down', before: 311 }));
    const due = { kind: 'receivable', dueFrom: '2026-03-01', dueTo: '2026-03-31' };
    expect(find('expectedIn')).toMatchObject(metric(100_011, { count: 3, ...linkTo(due) }));
    expect(find('expectedOut')).toMatchObject(metric(819_020, { count: 4 }));
    expect(partsOf(find('receivedByForm'))).toEqual([
      ['pix', 50_001, 1, { ...received, form: 'pix' }],
      ['cash', 10_003, 1, { ...received, form: 'cash' }],
    ]);
  });

  it('debts have their age, the largest debtors and the part that is late for more than 30 days [specification §7.125]', async () => {
    const find = await read('financeiro');
    const kind = 'receivable';
    expect(partsOf(find('agingIn'))).toEqual([
      ['open', 20_003 + CUSTOMERS_CENTS, 1 + CUSTOMERS.length, { kind, status: 'open' }],
      ['today', 20_007, 1, { kind, status: 'today' }],
      ['late1', 10_011, 1, { kind, lateFrom: '1', lateTo: '30' }],
      ['late31', 7_013, 1, { kind, lateFrom: '31', lateTo: '60' }],
      ['late61', 5_017, 1, { kind, lateFrom: '61', lateTo: '90' }],
      ['late91', 3_019, 1, { kind, lateFrom: '91' }],
    ]);
    expect(find('agingIn')).toMatchObject({ ordered: true });
    expect(partsOf(find('agingOut')).map(([, value]) => value)).toEqual([800_003, 1_009, 12_001, 0, 0, 0]);
    expect(rowsOf(find('topDebtors')).map(({ cells }) => cells)).toEqual([
      ['Caio', 17_024, 2, 55],
      ['Davi', 5_017, 1, 75],
      ['Eva', 3_019, 1, 96],
    ]);
    expect(find('topDebtors')).toMatchObject({
      total: 3,
      columns: [
        { id: 'name' },
        { id: 'overdue', unit: 'currency' },
        { id: 'entries', unit: 'number' },
        { id: 'oldest', unit: 'days' },
      ],
      rows: [linkTo({ kind, status: 'overdue', counterparty: 'Caio' }), {}, {}],
    });
    expect(rowsOf(find('topCreditors')).map(({ cells }) => cells)).toEqual([
      ['Fábrica', 800_003, 0, 1],
      ['Imobiliária', 12_001, 12_001, 1],
      ['Receita', 1_009, 0, 1],
    ]);
    expect(find('topCreditors')).toMatchObject({
      total: 3,
      columns: [
        { id: 'name' },
        { id: 'unpaid', unit: 'currency' },
        { id: 'overdue', unit: 'currency' },
        { id: 'entries', unit: 'number' },
      ],
      rows: [linkTo({ kind: 'payable', status: 'unpaid', counterparty: 'Fábrica' }), {}, {}],
    });
    expect(find('delinquency')).toMatchObject({
      // 7,013 + 5,017 + 3,019 of these and the two paid ones of 2025.
      ...{ value: 15_049 / 21_053, unit: 'percent', count: 3, good: 'down' },
      ...linkTo({ kind, dueFrom: '2025-02-14', dueTo: '2026-02-13', status: 'unpaid' }),
    });
  });

  it('the income statement adds up its groups, in both periods [specification §7.125]', async () => {
    const statement = (await read('financeiro'))('statement');
    const rows = rowsOf(statement);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Receita bruta', 80_004, 30_018],
      ['Venda de mercadorias', 80_004, 20_007],
      ['Outras receitas', 0, 10_011],
      ['Deduções', -1_009, 0],
      ['Impostos sobre vendas', -1_009, 0],
      ['Receita líquida', 78_995, 30_018],
      ['Custos', -6_007, -800_003],
      ['Compra de mercadorias', -6_007, -800_003],
      ['Lucro bruto', 72_988, -769_985],
      ['Despesas', -12_001, 0],
      ['Aluguel', -12_001, 0],
      ['Resultado operacional', 60_987, -769_985],
      ['Resultado financeiro', 0, -311],
      ['Tarifas bancárias', 0, -311],
      ['Impostos sobre o lucro', 0, 0],
      ['Resultado do período', 60_987, -770_296],
    ]);
    const emphases = rows.flatMap(({ emphasis }) => emphasis ?? []);
    expect(emphases).toEqual([...times(9, 'subtotal'), 'total']);
    const days = { issuedFrom: '2026-03-01', issuedTo: '2026-03-16' };
    expect(rows.flatMap(({ link }) => (link ? [link.filter] : []))).toEqual([
      { kind: 'receivable', ...days, category: SALES },
      { kind: 'payable', ...days, category: 'Impostos sobre vendas' },
      { kind: 'payable', ...days, category: 'Compra de mercadorias' },
      { kind: 'payable', ...days, category: 'Aluguel' },
    ]);
    expect(statement).toMatchObject({
      columns: [
        { id: 'line', unit: 'text' },
        { id: 'value', unit: 'currency' },
        { id: 'before', unit: 'currency' },
      ],
    });
    const february = (await read('financeiro', 'period=own&from=2026-02-12&to=2026-02-28'))('statement');
    expect(
      rowsOf(february)
        .slice(0, 3)
        .map(({ cells }) => cells),
    ).toEqual([
      ['Receita bruta', 10_011, 20_007],
      ['Outras receitas', 10_011, 0],
      [SALES, 0, 20_007],
    ]);
    const first = (await read('financeiro', 'period=own&from=2025-03-01&to=2025-03-31'))('statement');
    expect(rowsOf(first)[1]?.cells).toEqual([SALES, 6_004]);
    expect(first).toMatchObject({ columns: [{ id: 'line' }, { id: 'value' }] });
  });

  it('sales have the month before, the ticket, the target, their forms and categories [specification §7.125]', async () => {
    const find = await read('vendas');
    const filter = { kind: 'receivable', group: 'revenue', issuedFrom: '2026-03-01', issuedTo: '2026-03-16' };
    expect(find('revenue')).toMatchObject(
      metric(80_004, { count: 2, before: 30_018, good: 'up', ...linkTo(filter) }),
    );
    expect(find('averageTicket')).toMatchObject(
      metric(40_002, { before: 15_009, good: 'up', ...linkTo(filter) }),
    );
    // 16 of 31 days.
    expect(find('target')).toMatchObject(
      metric(80_004, { target: 310_000, expected: 160_000, good: 'up', ...linkTo(filter) }),
    );
    expect(partsOf(find('revenueByForm'))).toEqual([
      ['pix', 50_001, 1, { ...filter, form: 'pix' }],
      ['boleto', 30_003, 1, { ...filter, form: 'boleto' }],
    ]);
    expect(find('revenueByCategory')).toMatchObject({
      unit: 'currency',
      parts: [{ title: SALES, value: 80_004, count: 2, ...linkTo({ ...filter, category: SALES }) }],
    });
  });

  it('sales of days and months are beside those of the year before [specification §7.125]', async () => {
    const find = await read('vendas');
    expect(seriesOf(find('revenueByDay'))).toEqual({
      revenue: [0, 50_001, 0, 0, 30_003, ...times(11, 0), ...times(15, null)],
      // 364 days before, so on the same weekday. Nothing is before the first entry.
      yearBefore: [null, null, null, 4_001, ...times(14, 0), 2_003, ...times(12, 0)],
    });
    const whole = {
      x: { filter: ['issuedFrom', 'issuedTo'] },
      series: [linkTo({ kind: 'receivable', group: 'revenue' }), {}],
    };
    expect(find('revenueByDay')).toMatchObject(whole);
    expect(seriesOf(find('revenueByMonth'))).toEqual({
      revenue: [...times(8, 0), 15_049, 0, 30_018, 80_004],
      yearBefore: [...times(11, null), 4_001],
    });
    expect(find('revenueByMonth')).toMatchObject(whole);
    // A later month is beside the whole one of the year before.
    const year = (await read('vendas', 'period=year'))('revenueByDay');
    expect(seriesOf(year)['yearBefore']).toEqual([null, null, 4_001, ...times(8, 0), 15_049]);
    const cut = (await read('vendas', 'period=own&from=2025-11-02&to=2026-03-31'))('revenueByDay');
    expect([seriesOf(cut)['revenue'], cut?.note]).toEqual([
      [0, 15_049, 0, 30_018, 80_004],
      'O mês atual é comparado com os mesmos dias do ano anterior.',
    ]);
    expect(JSON.stringify(cut)).not.toContain('"link"');
  });

  it('the latest events lead to their entries, and to none that is deleted [specification §7.125]', async () => {
    const readLatest = async () => rowsOf((await read('default'))('activity')).slice(0, 2);
    const event = (document: string, action: string) => ({
      cells: [document, 'Gil', action, 'Ana Souza', '16/03/2026, 12:00'],
    });
    const ids: string[] = [];
    for (const document of ['', 'NF 7']) {
      const days = { issuedOn: '2026-03-16', dueOn: '2026-03-16', amountCents: 1 };
      const sale = { kind: 'receivable', counterparty: 'Gil', category: SALES, form: 'pix', document };
      ids.push((await send<Schemas['Entry']>('POST', '/entries', { ...sale, ...days })).id);
    }
    expect(await readLatest()).toEqual([
      { ...event('NF 7', 'Criou'), ...linkTo({ document: 'NF 7', counterparty: 'Gil' }) },
      { ...event('', 'Criou'), ...linkTo({ counterparty: 'Gil' }) },
    ]);
    const deletion = { method: 'POST', url: '/api/entries/deletions', headers: { authorization } } as const;
    await app.inject({ ...deletion, payload: { ids: ids.toReversed() } });
    expect((await readLatest()).map(({ link }) => link)).toEqual([undefined, undefined]);
  });

  it('a customer is in class A, B or C by what the larger ones buy, and the smallest ones share a row [specification §7.125]', async () => {
    const customers = (await read('vendas', 'period=own&from=2030-05-01&to=2030-05-31'))('customers');
    const rows = rowsOf(customers);
    const small = Array.from({ length: 18 }, (_, index) => [`Cliente ${index + 13}`, 'C', 25, 0.0025]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Cliente 99', 'A', 8_000, 0.8],
      // The larger one has exactly 80 %, and both have exactly 95 %.
      ['Cliente 98', 'B', 1_500, 0.15],
      ...small,
      ['Outros clientes (2)', 'C', 50, 0.005],
      ['Total', null, 10_000, 1],
    ]);
    const days = { kind: 'receivable', group: 'revenue', issuedFrom: '2030-05-01', issuedTo: '2030-05-31' };
    expect(rows[0]?.link?.filter).toEqual({ ...days, counterparty: 'Cliente 99' });
    expect(rows.at(-1)).toMatchObject({ emphasis: 'total', ...linkTo(days) });
    expect(customers).toMatchObject({
      columns: [
        { id: 'customer' },
        { id: 'class' },
        { id: 'revenue', unit: 'currency' },
        { id: 'part', unit: 'percent' },
      ],
    });
  });
});

const rowsOf = (widget: Widget | undefined) => (widget && 'rows' in widget ? widget.rows : []);

/** Returns id, value, number of entries and link of each part. */
const partsOf = (widget: Widget | undefined) =>
  (widget && 'parts' in widget ? widget.parts : []).map(
    ({ id, value, count, link }) => [id, value, count, link?.filter] as const,
  );

/** Returns the values of each series by its id. */
const seriesOf = (widget: Widget | undefined) =>
  Object.fromEntries(
    (widget && 'series' in widget ? widget.series : []).map(({ id, values }) => [id, values]),
  );
