// Payments and refunds of entries, and what the figures make of them.
import type { FastifyInstance } from 'fastify';
import { asc, sql } from 'drizzle-orm';
import { computeLateCharges } from '../../api-spec/lateCharges';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeRaces } from '../../test/support/backend/bothDatabases';
import type { Database } from '../database/database';
import { company, entries, payments } from '../database/tables';

type Schemas = components['schemas'];

const NOW = new Date('2026-11-27T15:00:00Z');
/** 1,000 to receive, due on 10 November. */
const INPUT = {
  kind: 'receivable',
  counterparty: 'Padaria São João',
  category: 'Venda de mercadorias',
  form: 'pix',
  issuedOn: '2026-10-10',
  dueOn: '2026-11-10',
  amountCents: 100_000,
};
const NOVEMBER = '?period=own&from=2026-11-01&to=2026-11-30';
const OCTOBER = '?period=own&from=2026-10-01&to=2026-10-31';

const NO_PARTS = { discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 };

type Json = Record<string, unknown> & { id: string; version: number };
type Figure = { id: string; value?: number; parts?: { id: string; value: number }[] };
type NewPayment = Omit<typeof payments.$inferInsert, 'entryId' | 'form'> & { form?: 'pix' | 'card' };

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await database.queries.insert(company).values({
    ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' },
    weekStartsOn: 7,
  });
}

describeRaces('payments', fill, (database) => {
  let app: FastifyInstance;
  let token: string;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    token = await fetchToken(app, '1');
  });
  beforeEach(() => database().queries.delete(entries));
  afterAll(() => app.close());

  const request = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  async function send(...given: Parameters<typeof request>) {
    const response = await request(...given);
    return { status: response.statusCode, json: response.json<Json>() };
  }
  const add = async (changes: object = {}): Promise<Json> =>
    (await send('POST', '/entries', { ...INPUT, ...changes })).json;
  const get = async (id: string): Promise<Json> => (await send('GET', `/entries/${id}`)).json;
  const change = ({ id, version }: Json, changes: object) =>
    send('PUT', `/entries/${id}`, { ...INPUT, version, ...changes });
  async function pay({ id }: Json, payment: NewPayment): Promise<number> {
    const [added] = await database()
      .queries.insert(payments)
      .values({ entryId: Number(id), form: 'pix', ...payment })
      .returning({ id: payments.id });
    return added?.id ?? 0;
  }
  async function addPartlyPaid(): Promise<Json> {
    const entry = await add();
    await pay(entry, { paidOn: '2026-11-20', principalCents: 40_000 });
    return entry;
  }
  const readPayments = async () => database().queries.select().from(payments).orderBy(asc(payments.id));
  async function readSettled(): Promise<unknown> {
    const [row] = await database().queries.select().from(entries);
    return row && [row.settledCents, row.cashCents, row.paidOn, row.paidCents];
  }
  const addPayment = ({ id }: Json, payment: object) =>
    send('POST', `/entries/${id}/payments`, { ...NO_PARTS, form: 'pix', ...payment });
  const voidPayment = async ({ id }: Json, paymentId: number | string, version: number, reason = 'Engano') =>
    send('POST', `/entries/${id}/payments/${paymentId}/void`, { version, reason });
  const refund = ({ id }: Json, paymentId: number | string, values: object) =>
    send('POST', `/entries/${id}/payments/${paymentId}/refund`, { ...NO_PARTS, form: 'pix', ...values });
  async function readFigure(dashboard: string, id: string, period = NOVEMBER): Promise<Figure | undefined> {
    const response = await request('GET', `/dashboards/${dashboard}${period}`);
    return response.json<{ widgets: Figure[] }>().widgets.find((widget) => widget.id === id);
  }

  it('of a part leave the rest open, late and in the figures [specification §7.95, §7.96]', async () => {
    const { id } = await addPartlyPaid();
    expect(await readSettled()).toEqual([40_000, 40_000, null, null]);
    expect(await get(id)).toMatchObject({ status: 'overdue', lateDays: 17, paidOn: null });
    expect(await readFigure('financeiro', 'received')).toMatchObject({
      ...{ value: 40_000, count: 1 },
      link: { filter: { kind: 'receivable', paidFrom: '2026-11-01', paidTo: '2026-11-27' } },
    });
    expect(await readFigure('default', 'overdueIn')).toMatchObject({ value: 60_000, count: 1 });
    expect(await readFigure('default', 'overdueIn', OCTOBER)).toMatchObject({ value: 60_000 });
    const aging = await readFigure('financeiro', 'agingIn');
    expect(aging?.parts?.find((part) => part.id === 'late1')).toMatchObject({ value: 60_000, count: 1 });
    expect(await readFigure('financeiro', 'topDebtors')).toMatchObject({
      rows: [{ cells: ['Padaria São João', 60_000, 1, 17] }],
    });
  });

  it('of the rest with a discount close the entry, and the sales stay [specification §7.95, §7.96]', async () => {
    const entry = await addPartlyPaid();
    await pay(entry, { paidOn: '2026-11-27', principalCents: 55_000, discountCents: 5_000 });
    expect(await readSettled()).toEqual([100_000, 95_000, '2026-11-27', 95_000]);
    expect(await get(entry.id)).toMatchObject({ status: 'paid', paidOn: '2026-11-27', paidCents: 95_000 });
    expect(await readFigure('vendas', 'revenue', OCTOBER)).toMatchObject({ value: 100_000 });
    await expect(pay(entry, { paidOn: '2026-11-27', principalCents: 1 })).rejects.toThrow();
  });

  it('are in the list of their days and forms, whose paid sum has these payments alone [specification §7.96]', async () => {
    const entry = await addPartlyPaid();
    await pay(entry, { paidOn: '2026-11-27', principalCents: 10_000, form: 'card' });
    const list = await send('GET', '/entries?paidFrom=2026-11-20&paidTo=2026-11-20');
    expect(list.json).toMatchObject({ total: { count: 1, paidCents: 40_000 }, entries: [{ id: entry.id }] });
    const byForm = await send('GET', '/entries?paidFrom=2026-11-01&paidTo=2026-11-30&form=card');
    expect(byForm.json).toMatchObject({ total: { count: 1, paidCents: 10_000 } });
    expect((await send('GET', '/entries?paidFrom=2026-11-21&paidTo=2026-11-26')).json).toMatchObject({
      total: { count: 0, paidCents: 0 },
    });
    expect((await readFigure('financeiro', 'receivedByForm'))?.parts).toMatchObject([
      { id: 'pix', value: 40_000 },
      { id: 'card', value: 10_000 },
    ]);
  });

  it('have a fee that is no part of what is received, and a part of what is paid [specification §7.95]', async () => {
    await pay(await add(), { paidOn: '2026-11-20', principalCents: 100_000, feeCents: 350 });
    expect(await readSettled()).toEqual([100_000, 99_650, '2026-11-20', 99_650]);
    expect(await readFigure('financeiro', 'received')).toMatchObject({ value: 99_650 });
    await pay(await add({ kind: 'payable', category: 'Aluguel' }), {
      ...{ paidOn: '2026-11-20', principalCents: 100_000, feeCents: 350 },
    });
    expect(await readFigure('financeiro', 'paid')).toMatchObject({ value: 100_350 });
  });

  it('that are refunded count on two days, and the debt is open again or a discount [specification §7.95]', async () => {
    const entry = await add();
    const refundOf = await pay(entry, { paidOn: '2026-10-30', principalCents: 100_000 });
    await pay(entry, { paidOn: '2026-11-25', principalCents: 20_000, refundOf });
    expect(await readSettled()).toEqual([80_000, 80_000, null, null]);
    expect(await readFigure('financeiro', 'received')).toMatchObject({ value: -20_000 });
    expect(await readFigure('financeiro', 'received', OCTOBER)).toMatchObject({ value: 100_000 });
    expect(await get(entry.id)).toMatchObject({ status: 'overdue', lateDays: 17 });
    await database().queries.delete(entries);
    const returned = await add();
    const paid = await pay(returned, { paidOn: '2026-11-10', principalCents: 100_000 });
    await pay(returned, {
      paidOn: '2026-11-25',
      principalCents: 20_000,
      discountCents: 20_000,
      refundOf: paid,
    });
    expect(await readSettled()).toEqual([100_000, 80_000, '2026-11-10', 80_000]);
  });

  it('until an earlier day decide what was overdue then [specification §7.96]', async () => {
    await addPartlyPaid();
    const older = await add({ dueOn: '2026-09-01', issuedOn: '2026-08-01', amountCents: 50_000 });
    await pay(older, { paidOn: '2026-11-25', principalCents: 20_000 });
    // The period before ends on 19 November.
    const period = '?period=own&from=2026-11-20&to=2026-11-27';
    expect(await readFigure('default', 'overdueIn', period)).toMatchObject({
      ...{ value: 90_000, count: 2, before: 150_000, beforeOn: '2026-11-19' },
    });
    expect(await readFigure('financeiro', 'delinquency', period)).toMatchObject({ value: 0.6 });
  });

  it('come with an added entry, and a change of it replaces them [specification §7.95]', async () => {
    const paid = await add({ paidOn: '2026-11-20', paidCents: 90_000 });
    expect(paid).toMatchObject({ version: 1, status: 'paid' });
    const changed = (await change(paid, { paidOn: '2026-11-21', paidCents: 101_000 })).json;
    expect(changed).toMatchObject({ version: 2, paidOn: '2026-11-21', paidCents: 101_000 });
    const larger = (await change(changed, { amountCents: 200_000, paidOn: '2026-11-21', paidCents: 101_000 }))
      .json;
    expect(larger).toMatchObject({ version: 3, status: 'paid' });
    const renamed = (await change(larger, { ...larger, document: 'NF 1' })).json;
    expect(renamed).toMatchObject({ version: 4, document: 'NF 1' });
    expect((await change(renamed, {})).json).toMatchObject({ version: 5, paidOn: null, paidCents: null });
    expect(await readPayments()).toMatchObject([
      { principalCents: 90_000, discountCents: 10_000, interestCents: 0, voidedBy: 'Ana Souza' },
      { principalCents: 100_000, discountCents: 0, interestCents: 1_000, voidedBy: 'Ana Souza' },
      { principalCents: 101_000, discountCents: 99_000, interestCents: 0, voidedBy: 'Ana Souza' },
    ]);
    expect(await readFigure('financeiro', 'received')).toMatchObject({ value: 0, count: 0 });
  });

  it('of which the day or the money alone is corrected are replaced, and the history says so [specification §7.141]', async () => {
    const paid = await add({ paidOn: '2026-11-20', paidCents: 90_000 });
    const otherDay = (await change(paid, { paidOn: '2026-10-30', paidCents: 90_000 })).json;
    expect(await readFigure('financeiro', 'received')).toMatchObject({ value: 0 });
    expect(await readFigure('financeiro', 'received', OCTOBER)).toMatchObject({ value: 90_000 });
    const otherMoney = (await change(otherDay, { paidOn: '2026-10-30', paidCents: 99_999 })).json;
    expect(otherMoney).toMatchObject({ paidOn: '2026-10-30', paidCents: 99_999, openCents: 0 });
    expect(await readFigure('financeiro', 'received', OCTOBER)).toMatchObject({ value: 99_999 });
    await change(otherMoney, {});
    const { json } = await send('GET', `/entries/${paid.id}/history`);
    const actions = (json['events'] as { action: string }[]).map(({ action }) => action);
    expect(actions).toEqual(['unpaid', 'changed', 'changed', 'created']);
  });

  it('have their sums in a file, and a payment that went back is none [specification §7.142]', async () => {
    const addPaid = async (counterparty: string, parts: object) => {
      const entry = await add({ counterparty });
      return { entry, id: await pay(entry, { paidOn: '2026-11-20', principalCents: 0, ...parts }) };
    };
    const all = { paidOn: '2026-11-25', principalCents: 100_000 };
    const back = await addPaid('Tudo de volta', { principalCents: 100_000, interestCents: 250 });
    await pay(back.entry, { ...all, interestCents: 250, refundOf: back.id });
    const goods = await addPaid('Mercadoria devolvida', { principalCents: 100_000 });
    await pay(goods.entry, { ...all, discountCents: 100_000, refundOf: goods.id });
    await addPaid('Tarifa de tudo', { principalCents: 350, feeCents: 350 });
    await addPaid('Só juros', { interestCents: 140 });
    await addPaid('Só desconto', { discountCents: 5_001 });
    const { body } = await request('GET', '/entries/export?format=csv&sort=counterparty');
    const COLUMNS = [
      'Cliente ou fornecedor',
      'Pagamento',
      'Valor pago',
      'Desconto',
      'Juros',
      'Tarifa',
      'Em aberto',
    ];
    const [titles = [], ...rows] = body
      .trim()
      .split('\r\n')
      .map((line) => line.replace('\uFEFF', '').slice(1, -1).split('";"'));
    expect(rows.map((row) => COLUMNS.map((title) => row[titles.indexOf(title)]))).toEqual([
      ['Mercadoria devolvida', '20/11/2026', '0,00', '1000,00', '', '', '0,00'],
      ['Só desconto', '20/11/2026', '0,00', '50,01', '', '', '949,99'],
      ['Só juros', '20/11/2026', '1,40', '', '1,40', '', '1000,00'],
      ['Tarifa de tudo', '20/11/2026', '0,00', '', '', '3,50', '996,50'],
      ['Tudo de volta', '', '', '', '', '', '1000,00'],
    ]);
  });

  describe('beside an earlier release, which writes the paid columns [specification §7.97]', () => {
    /** What the earlier release runs. */
    const write = (id: string, values: string) =>
      database().queries.execute(
        sql`update entries set ${sql.raw(values)}, version = version + 1 where id = ${Number(id)}`,
      );

    it('become what it pays, changes and undoes', async () => {
      const { id } = await add();
      await write(id, `paid_on = '2026-11-20', paid_cents = 95000`);
      expect(await readSettled()).toEqual([100_000, 95_000, '2026-11-20', 95_000]);
      await write(id, 'amount_cents = 90000');
      expect(await readSettled()).toEqual([90_000, 95_000, '2026-11-20', 95_000]);
      expect(await readPayments()).toMatchObject([
        { discountCents: 5_000, voidReason: '' },
        { principalCents: 90_000, interestCents: 5_000, voidedAt: null },
      ]);
      await write(id, 'paid_on = null, paid_cents = null');
      expect(await readSettled()).toEqual([0, 0, null, null]);
    });

    it('keep the part that was paid before', async () => {
      const { id } = await addPartlyPaid();
      await write(id, `paid_on = '2026-11-27', paid_cents = 100000`);
      expect(await readSettled()).toEqual([100_000, 100_000, '2026-11-27', 100_000]);
      expect(await readFigure('financeiro', 'received')).toMatchObject({ value: 100_000 });
    });

    it('come with what it adds, and count while the entry is not deleted', async () => {
      await database().queries.execute(sql`
        insert into entries (kind, counterparty, category_id, form, document, issued_on, due_on, effective_due_on, paid_on,
          amount_cents, paid_cents)
        select 'receivable', 'Padaria', 1, 'pix', '', '2026-10-10', '2026-11-10', '2026-11-10', '2026-11-20', 100000, 100000`);
      expect(await readFigure('financeiro', 'received')).toMatchObject({ value: 100_000 });
      const [row] = await database().queries.select().from(entries);
      const id = String(row?.id);
      await write(id, 'deleted_at = now()');
      // A company without entries has no figures.
      expect(await readFigure('financeiro', 'received')).toBeUndefined();
      await write(id, 'deleted_at = null');
      expect(await readFigure('financeiro', 'received')).toMatchObject({ value: 100_000 });
      await write(id, `kind = 'payable'`);
      expect(await readFigure('financeiro', 'paid')).toMatchObject({ value: 100_000 });
    });

    it('count again if an administrator restores an entry that it has deleted [specification §7.97]', async () => {
      const { id } = await add({ paidOn: '2026-11-20', paidCents: 100_000 });
      await write(id, 'deleted_at = now()');
      expect((await request('POST', '/entries/restorations', { ids: [id] })).statusCode).toBe(204);
      expect(await readFigure('financeiro', 'received')).toMatchObject({ value: 100_000 });
    });
  });

  describe('by their operations', () => {
    const PART = { version: 1, paidOn: '2026-11-20', principalCents: 40_000 };

    it('a part is paid, then the rest with a discount [specification §7.99]', async () => {
      const entry = await add();
      const first = await addPayment(entry, PART);
      expect([first.status, first.json]).toEqual([
        201,
        expect.objectContaining({
          openCents: 60_000,
          status: 'overdue',
          lateDays: 17,
          paidOn: null,
          version: 2,
        }),
      ]);
      expect(await readFigure('financeiro', 'received')).toMatchObject({ value: 40_000 });
      const rest = { version: 2, paidOn: '2026-11-27', principalCents: 55_000, discountCents: 5_000 };
      const second = await addPayment(entry, rest);
      expect([second.status, second.json]).toEqual([
        201,
        expect.objectContaining({ openCents: 0, status: 'paid', paidOn: '2026-11-27', paidCents: 95_000 }),
      ]);
    });

    it.each<[string, object, string, number, number[]]>([
      ['30 days', { amountCents: 25_000, dueOn: '2026-10-28' }, '2026-11-27', 25_000, [500, 250, 25_750]],
      ['5 days', { amountCents: 10_000, dueOn: '2026-11-22' }, '2026-11-27', 10_000, [200, 17, 10_217]],
      [
        'a boleto due on Saturday, paid on Tuesday',
        { form: 'boleto', amountCents: 30_000, dueOn: '2026-11-21' },
        '2026-11-24',
        30_000,
        [600, 10, 30_610],
      ],
    ])(
      'what a caller reads is enough for the charges of %s [specification §7.109, §7.110]',
      async (_what, changes, paidOn, principalCents, [fineCents, interestCents, cash]) => {
        const { json } = await send('GET', '/company');
        const rates = { fineBasisPoints: 200, interestBasisPoints: 100 };
        await send('PUT', '/company', { ...json, ...rates, openingOn: '2026-01-01' });
        const added = await add(changes);
        const read = async <T>(path: string) => (await request('GET', path)).json<T>();
        const entry = await read<Schemas['Entry']>(`/entries/${added.id}`);
        const { payments: paid } = await read<Schemas['EntryHistory']>(`/entries/${added.id}/history`);
        const debt = { entry: { ...entry, openCents: entry.openCents ?? 0 }, payments: paid };
        const charges = computeLateCharges(await read<Schemas['Company']>('/company'), debt, paidOn);
        expect(charges).toMatchObject({ fineCents, interestCents });
        const payment = { paidOn, principalCents, ...{ fineCents, interestCents }, version: 1 };
        expect((await addPayment(added, payment)).json).toMatchObject({ openCents: 0, paidCents: cash });
      },
    );

    it('more than is open is refused with what is open, and accepted as interest [specification §7.99]', async () => {
      const entry = await add();
      await addPayment(entry, PART);
      const payment = { version: 2, paidOn: '2026-11-27', principalCents: 70_000 };
      const refused = await addPayment(entry, payment);
      expect([refused.status, refused.json]).toEqual([
        422,
        expect.objectContaining({
          openCents: 60_000,
          problems: [{ field: 'principalCents', reason: 'above-open' }],
        }),
      ]);
      const charged = { ...payment, principalCents: 60_000, interestCents: 10_000 };
      expect((await addPayment(entry, charged)).json).toMatchObject({ openCents: 0, paidCents: 110_000 });
    });

    it.each([
      ['a later day', { paidOn: '2026-11-28' }, 'paidOn', 'future'],
      ['a day before all entries', { paidOn: '1989-12-31' }, 'paidOn', 'range'],
      ['a discount above what is open', { discountCents: 60_001 }, 'principalCents', 'above-open'],
      ['nothing', { principalCents: 0 }, 'principalCents', 'missing'],
      ['a fee alone', { principalCents: 0, feeCents: 5 }, 'principalCents', 'missing'],
      ['a fee above the money', { feeCents: 40_001 }, 'feeCents', 'range'],
      ['too much interest', { interestCents: 10 ** 14 }, 'interestCents', 'range'],
      ['an unknown form', { form: 'cheque' }, 'form', 'unknown'],
      ['a long note', { note: 'x'.repeat(501) }, 'note', 'too-long'],
    ])('refused: %s [specification §7.99]', async (_what, values, field, reason) => {
      const entry = await add();
      const { status, json } = await addPayment(entry, { ...PART, ...values });
      expect([status, json['problems']]).toEqual([422, expect.arrayContaining([{ field, reason }])]);
      expect(await readPayments()).toEqual([]);
    });

    it.each([
      ['no version', { version: undefined }],
      ['a negative part', { principalCents: -1 }],
      ['a part of a cent', { principalCents: 0.5 }],
      ['no discount', { discountCents: undefined }],
    ])('no payment: %s [specification §7.99]', async (_what, values) => {
      expect((await addPayment(await add(), { ...PART, ...values })).status).toBe(400);
    });

    it.each<[string, object, object, Record<string, number>]>([
      ['a fine alone', {}, { fineCents: 2_000 }, { openCents: 100_000, received: 2_000 }],
      ['interest alone', {}, { interestCents: 140 }, { openCents: 100_000, received: 140 }],
      ['a forgiven debt', {}, { discountCents: 100_000 }, { openCents: 0, received: 0 }],
      [
        'a debt of which half is forgiven',
        {},
        { principalCents: 50_000, discountCents: 50_000 },
        { openCents: 0, received: 50_000 },
      ],
      [
        'a fee that takes all money',
        {},
        { principalCents: 350, feeCents: 350 },
        { openCents: 99_650, received: 0 },
      ],
      [
        'a fee above what a supplier gets',
        { kind: 'payable', category: 'Aluguel' },
        { principalCents: 100, feeCents: 350 },
        { openCents: 99_900, paid: 450 },
      ],
      [
        'the first day of all',
        {},
        { principalCents: 1, paidOn: '1990-01-01' },
        { openCents: 99_999, received: 0 },
      ],
      [
        'a note as long as it may be, between spaces',
        {},
        { principalCents: 1, note: ` ${'x'.repeat(500)} ` },
        { openCents: 99_999, received: 1 },
      ],
    ])(
      'accepted: %s [specification §7.95, §7.99]',
      async (_what, changes, values, { openCents, ...figures }) => {
        const added = await addPayment(await add(changes), { ...PART, principalCents: 0, ...values });
        expect([added.status, added.json]).toEqual([201, expect.objectContaining({ openCents })]);
        for (const [id, value] of Object.entries(figures))
          expect(await readFigure('financeiro', id)).toMatchObject({ value });
      },
    );

    it('of an entry that does not exist, there is none [specification §7.99, §7.100]', async () => {
      for (const path of ['', '/1/void', '/1/refund']) {
        const body =
          path === '/1/void' ? { version: 1, reason: 'Engano' } : { ...NO_PARTS, form: 'pix', ...PART };
        const { status, json } = await send('POST', `/entries/999999/payments${path}`, body);
        expect([status, json['reason']]).toEqual([404, 'unknown-entry']);
      }
    });

    it('of many entries, none is paid if one of them is paid above what is open [specification §7.99]', async () => {
      const ids = [(await addPartlyPaid()).id, (await add()).id];
      const paid = ids.map((id) => ({ id, paidOn: '2026-11-27', paidCents: 60_001 }));
      const { status, json } = await send('POST', '/entries/payments', { entries: paid });
      expect([status, json['problems']]).toEqual([422, [{ field: 'paidCents', reason: 'above-open' }]]);
      expect(await readPayments()).toHaveLength(1);
    });

    it('of two people at once, one pays [specification §7.99]', async () => {
      const entry = await add();
      await addPayment(entry, PART);
      const rest = { version: 2, paidOn: '2026-11-27', principalCents: 60_000 };
      const both = await Promise.all([addPayment(entry, rest), addPayment(entry, rest)]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(both.map(({ json }) => json['reason'])).toContain('changed-meanwhile');
      expect(await readSettled()).toEqual([100_000, 100_000, '2026-11-27', 100_000]);
    });

    it('a void opens what the payment settled, with who, when and why, and is done once [specification §7.99]', async () => {
      const entry = await add();
      await addPayment(entry, PART);
      const [payment] = await readPayments();
      const id = payment?.id ?? 0;
      expect((await voidPayment(entry, id, 1)).status).toBe(409);
      expect((await voidPayment(entry, id, 2, '  ')).json['problems']).toEqual([
        { field: 'reason', reason: 'missing' },
      ]);
      const voided = await voidPayment(entry, id, 2, ' Engano ');
      expect([voided.status, voided.json]).toEqual([
        200,
        expect.objectContaining({ openCents: 100_000, status: 'overdue', version: 3 }),
      ]);
      expect(await readPayments()).toEqual([
        expect.objectContaining({ voidedAt: NOW, voidedBy: 'Ana Souza', voidReason: 'Engano' }),
      ]);
      expect(await readFigure('financeiro', 'received')).toMatchObject({ value: 0 });
      const again = await voidPayment(entry, id, 3);
      expect([again.status, again.json['reason']]).toEqual([404, 'unknown-payment']);
      const history = await send('GET', `/entries/${entry.id}/history`);
      expect(history.json['events']).toEqual([
        expect.objectContaining({
          action: 'unpaid',
          changes: [
            { field: 'openCents', before: 60_000, after: 100_000 },
            { field: 'reason', before: null, after: 'Engano' },
          ],
        }),
        expect.objectContaining({
          action: 'paid',
          changes: [{ field: 'openCents', before: 100_000, after: 60_000 }],
        }),
        expect.objectContaining({ action: 'created' }),
      ]);
    });

    it('a payment of another entry, or with a refund, is not voided [specification §7.99]', async () => {
      const [entry, other] = [await add(), await add()];
      const id = await pay(entry, { paidOn: '2026-11-20', principalCents: 40_000 });
      expect((await voidPayment(other, id, 1)).json['reason']).toBe('unknown-payment');
      await pay(entry, { paidOn: '2026-11-21', principalCents: 1_000, refundOf: id });
      const { version } = await get(entry.id);
      expect((await voidPayment(entry, id, version)).json).toMatchObject({
        reason: 'refunded',
        message: 'Este pagamento tem uma devolução. Estorne a devolução primeiro.',
      });
    });

    it('the form of an entry changes no payments of parts, and no amount below them [specification §7.99]', async () => {
      const entry = await addPartlyPaid();
      const present = await get(entry.id);
      const paid = { paidOn: '2026-11-21', paidCents: 100_000 };
      expect((await change(present, paid)).json['problems']).toEqual([
        { field: 'paidOn', reason: 'several-payments' },
      ]);
      expect((await change(present, { amountCents: 39_999 })).json['problems']).toEqual([
        { field: 'amountCents', reason: 'below-settled' },
      ]);
      expect((await change(present, { document: 'NF 7' })).json).toMatchObject({ openCents: 60_000 });
      expect(await readPayments()).toEqual([expect.objectContaining({ voidedAt: null })]);
    });

    it('the kind stays while the entry has a payment, and changes with or after its void [specification §7.121]', async () => {
      const refusal = { status: 422, json: { problems: [{ field: 'kind', reason: 'has-payment' }] } };
      const payable = { kind: 'payable', category: 'Compra de mercadorias' };
      const partlyPaid = await addPartlyPaid();
      expect(await change(await get(partlyPaid.id), payable)).toMatchObject(refusal);
      const settled = await add({ paidOn: '2026-11-20', paidCents: 100_000 });
      const paid = { paidOn: '2026-11-20', paidCents: 100_000 };
      expect(await change(settled, { ...payable, ...paid })).toMatchObject(refusal);
      // Another payment in the same request is no void.
      expect(await change(settled, { ...payable, ...paid, paidCents: 90_000 })).toMatchObject(refusal);
      // A payment of interest alone settles nothing.
      const charged = await add();
      await pay(charged, { paidOn: '2026-11-20', principalCents: 0, interestCents: 500 });
      expect(await change(await get(charged.id), payable)).toMatchObject(refusal);
      expect(await get(charged.id)).toMatchObject({
        kind: 'receivable',
        openCents: 100_000,
        hasPayment: true,
      });

      const noPayment = { paidOn: null, paidCents: null };
      expect((await change(settled, { ...payable, ...noPayment })).json).toMatchObject({
        ...{ kind: 'payable', openCents: 100_000, hasPayment: false },
      });
      const [payment] = (await send('GET', `/entries/${charged.id}/history`)).json['payments'] as Json[];
      await voidPayment(charged, Number(payment?.id), (await get(charged.id)).version);
      expect((await change(await get(charged.id), payable)).json).toMatchObject({ kind: 'payable' });
      const list = (await send('GET', '/entries')).json['entries'] as Json[];
      expect(Object.fromEntries(list.map(({ id, hasPayment }) => [id, hasPayment]))).toEqual({
        ...{ [partlyPaid.id]: true, [settled.id]: false, [charged.id]: false },
      });
    });

    it('a portal of an earlier release does not pay the whole amount of an entry that is partly paid [specification §7.99]', async () => {
      const { id } = await addPartlyPaid();
      const pays = (paidCents: number) =>
        send('POST', '/entries/payments', { entries: [{ id, paidOn: '2026-11-27', paidCents }] });
      expect((await pays(100_000)).json['problems']).toEqual([{ field: 'paidCents', reason: 'above-open' }]);
      expect((await pays(60_000)).status).toBe(200);
      expect(await readSettled()).toEqual([100_000, 100_000, '2026-11-27', 100_000]);
    });
  });

  describe('by refunds', () => {
    const REFUND = { version: 2, paidOn: '2026-11-25', principalCents: 20_000 };

    /** Pays the whole entry on 30 October. Returns it with the id of its payment. */
    async function addPaid(parts: object = {}) {
      const entry = await add();
      await addPayment(entry, { version: 1, paidOn: '2026-10-30', principalCents: 100_000, ...parts });
      return { entry, paymentId: (await readPayments())[0]?.id ?? 0 };
    }
    const readLastId = async (): Promise<number> => (await readPayments()).at(-1)?.id ?? 0;
    const readActions = async ({ id }: Json) =>
      (await send('GET', `/entries/${id}/history`)).json['events'] as { action: string; changes: object[] }[];

    it('money counts on the day it went back, and the debt is open and late again [specification §7.100]', async () => {
      const { entry, paymentId } = await addPaid();
      const { status, json } = await refund(entry, paymentId, { ...REFUND, note: ' Pedido cancelado ' });
      expect([status, json]).toEqual([
        201,
        expect.objectContaining({
          ...{
            openCents: 20_000,
            status: 'overdue',
            lateDays: 17,
            paidOn: null,
            paidCents: null,
            version: 3,
          },
        }),
      ]);
      expect(await readFigure('financeiro', 'received')).toMatchObject({ value: -20_000 });
      expect(await readFigure('financeiro', 'received', OCTOBER)).toMatchObject({ value: 100_000 });
      expect(await readFigure('default', 'overdueIn')).toMatchObject({ value: 20_000, count: 1 });
      expect(await readPayments()).toMatchObject([
        { id: paymentId, principalCents: 100_000, voidedAt: null },
        { refundOf: paymentId, principalCents: 20_000, note: 'Pedido cancelado', cashCents: -20_000 },
      ]);
    });

    it('money may go back on the day of its payment, and then nothing was received [specification §7.100]', async () => {
      const { entry, paymentId } = await addPaid();
      const all = { ...REFUND, paidOn: '2026-10-30', principalCents: 100_000 };
      expect((await refund(entry, paymentId, all)).json).toMatchObject({ openCents: 100_000 });
      expect(await readFigure('financeiro', 'received', OCTOBER)).toMatchObject({ value: 0 });
    });

    it('a discount of the same amount keeps the debt settled [specification §7.100]', async () => {
      const { entry, paymentId } = await addPaid();
      const { json } = await refund(entry, paymentId, { ...REFUND, discountCents: 20_000 });
      expect(json).toMatchObject({ openCents: 0, status: 'paid', paidOn: '2026-10-30', paidCents: 80_000 });
      expect(await readFigure('financeiro', 'received')).toMatchObject({ value: -20_000 });
      expect(await readFigure('default', 'overdueIn')).toMatchObject({ value: 0, count: 0 });
      expect(await readFigure('vendas', 'revenue', OCTOBER)).toMatchObject({ value: 100_000 });
    });

    it('interest, fine and fee go back without a debt, and the fee of a supplier comes back [specification §7.100]', async () => {
      const { entry, paymentId } = await addPaid({ interestCents: 500, fineCents: 200, feeCents: 100 });
      const charges = { principalCents: 0, interestCents: 500, fineCents: 200, feeCents: 100 };
      expect((await refund(entry, paymentId, { ...REFUND, ...charges })).json).toMatchObject({
        ...{ openCents: 0, paidCents: 100_000 },
      });
      const rent = await add({ kind: 'payable', category: 'Aluguel' });
      const paid = { version: 1, paidOn: '2026-11-20', principalCents: 100_000, feeCents: 350 };
      await addPayment(rent, paid);
      await refund(rent, await readLastId(), { ...REFUND, principalCents: 100_000, feeCents: 350 });
      expect(await get(rent.id)).toMatchObject({ openCents: 100_000, version: 3 });
      expect(await readFigure('financeiro', 'paid')).toMatchObject({ value: 0 });
    });

    it('each part goes back up to what earlier refunds have left, and a voided refund leaves its part [specification §7.100]', async () => {
      const { entry, paymentId } = await addPaid({ interestCents: 500, fineCents: 200, feeCents: 100 });
      await refund(entry, paymentId, { ...REFUND, principalCents: 60_000, interestCents: 500 });
      const refundId = await readLastId();
      const above = { principalCents: 40_001, interestCents: 1, fineCents: 201, feeCents: 101 };
      const refused = await refund(entry, paymentId, { ...REFUND, ...above, version: 3 });
      expect([refused.status, refused.json['problems']]).toEqual([
        422,
        [
          { field: 'principalCents', reason: 'above-left' },
          { field: 'interestCents', reason: 'above-left' },
          { field: 'fineCents', reason: 'above-left' },
          { field: 'feeCents', reason: 'above-left' },
        ],
      ]);
      expect((await voidPayment(entry, refundId, 3)).json).toMatchObject({ openCents: 0, version: 4 });
      const all = { principalCents: 100_000, interestCents: 500, fineCents: 200, feeCents: 100 };
      expect((await refund(entry, paymentId, { ...REFUND, ...all, version: 4 })).json).toMatchObject({
        ...{ openCents: 100_000, version: 5 },
      });
      expect(await readSettled()).toEqual([0, 0, null, null]);
    });

    it.each([
      ['a day before the payment', { paidOn: '2026-10-29' }, 'paidOn', 'before-payment'],
      ['a later day', { paidOn: '2026-11-28' }, 'paidOn', 'future'],
      ['more than was paid', { principalCents: 100_001 }, 'principalCents', 'above-left'],
      ['interest that was not paid', { interestCents: 1 }, 'interestCents', 'above-left'],
      ['a discount above the principal', { discountCents: 20_001 }, 'discountCents', 'range'],
      ['a discount alone', { principalCents: 0, discountCents: 1 }, 'discountCents', 'range'],
      ['nothing', { principalCents: 0 }, 'principalCents', 'missing'],
      ['an unknown form', { form: 'cheque' }, 'form', 'unknown'],
      ['a long note', { note: 'x'.repeat(501) }, 'note', 'too-long'],
    ])('refused: %s [specification §7.100]', async (_what, values, field, reason) => {
      const { entry, paymentId } = await addPaid();
      const { status, json } = await refund(entry, paymentId, { ...REFUND, ...values });
      expect([status, json['problems']]).toEqual([422, expect.arrayContaining([{ field, reason }])]);
      expect(await readPayments()).toHaveLength(1);
      expect(await get(entry.id)).toMatchObject({ version: 2, openCents: 0 });
    });

    it('of a voided, unknown or other payment, or of a refund, there is none [specification §7.100]', async () => {
      const { entry, paymentId } = await addPaid();
      const other = await add();
      for (const [of, id] of [
        [other, paymentId],
        [entry, 999_999],
        [entry, 'x'],
      ] as const)
        expect(
          (await refund(of, id, { ...REFUND, version: of.version + (of === entry ? 1 : 0) })).json,
        ).toMatchObject({ reason: 'unknown-payment' });
      await refund(entry, paymentId, REFUND);
      const again = await refund(entry, await readLastId(), { ...REFUND, version: 3, principalCents: 1 });
      expect([again.status, again.json]).toMatchObject([
        409,
        {
          reason: 'is-refund',
          message: 'Uma devolução não pode ser devolvida. Se foi um engano, estorne-a.',
        },
      ]);
      await voidPayment(entry, await readLastId(), 3);
      await voidPayment(entry, paymentId, 4);
      const ofVoided = await refund(entry, paymentId, { ...REFUND, version: 5 });
      expect([ofVoided.status, ofVoided.json['reason']]).toEqual([404, 'unknown-payment']);
    });

    it('a payment is voided after its refund, and a refund only while its amount is not paid again [specification §7.100]', async () => {
      const { entry, paymentId } = await addPaid();
      await refund(entry, paymentId, REFUND);
      const refundId = await readLastId();
      expect((await voidPayment(entry, paymentId, 3)).json).toMatchObject({ reason: 'refunded' });
      await addPayment(entry, { version: 3, paidOn: '2026-11-26', principalCents: 20_000 });
      const laterId = await readLastId();
      const refused = await voidPayment(entry, refundId, 4);
      expect([refused.status, refused.json['reason']]).toEqual([409, 'above-amount']);
      expect(await readSettled()).toEqual([100_000, 100_000, '2026-11-26', 100_000]);
      await voidPayment(entry, laterId, 4);
      expect((await voidPayment(entry, refundId, 5)).json).toMatchObject({ status: 'paid', openCents: 0 });
      expect((await voidPayment(entry, paymentId, 6)).json).toMatchObject({ openCents: 100_000 });
    });

    it('of two people at once, one refunds, also if no sum differs [specification §7.100]', async () => {
      const { entry, paymentId } = await addPaid({ interestCents: 100, feeCents: 100 });
      for (const [version, values] of [
        [2, { principalCents: 60_000 }],
        [3, { principalCents: 0, interestCents: 50, feeCents: 50 }],
      ] as const) {
        const sent = { ...REFUND, ...values, version };
        const both = await Promise.all([refund(entry, paymentId, sent), refund(entry, paymentId, sent)]);
        expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
        expect(both.map(({ json }) => json['reason'])).toContain('changed-meanwhile');
      }
      expect(await get(entry.id)).toMatchObject({ openCents: 60_000, version: 4 });
    });

    it('a body stores what is described alone [specification §7.100]', async () => {
      const { entry, paymentId } = await addPaid();
      const further = { refundOf: 1, voidedBy: 'X', kind: 'payable', id: 5, settledCents: 9 };
      expect((await refund(entry, paymentId, { ...REFUND, ...further })).status).toBe(201);
      const paid = { version: 3, paidOn: '2026-11-26', principalCents: 20_000, ...further };
      expect((await addPayment(entry, paid)).status).toBe(201);
      expect(await readPayments()).toMatchObject([
        { id: paymentId },
        { refundOf: paymentId, voidedBy: null, kind: 'receivable' },
        { refundOf: null, voidedBy: null, kind: 'receivable', settledCents: 20_000 },
      ]);
    });

    it('the history and the dashboard name a refund and its void [specification §7.98, §7.100]', async () => {
      const { entry, paymentId } = await addPaid();
      await refund(entry, paymentId, REFUND);
      await voidPayment(entry, await readLastId(), 3, 'Não voltou');
      expect((await readActions(entry)).slice(0, 2)).toMatchObject([
        {
          action: 'refund-voided',
          changes: [
            { field: 'openCents', before: 20_000, after: 0 },
            { field: 'paidOn', before: null, after: '2026-10-30' },
            { field: 'paidCents', before: null, after: 100_000 },
            { field: 'reason', before: null, after: 'Não voltou' },
          ],
        },
        {
          action: 'refunded',
          changes: [
            { field: 'openCents', before: 0, after: 20_000 },
            { field: 'paidOn', before: '2026-10-30', after: null },
            { field: 'paidCents', before: 100_000, after: null },
          ],
        },
      ]);
      const dashboard = (await request('GET', '/dashboards/default')).body;
      expect(dashboard).toContain('Registrou uma devolução');
      expect(dashboard).toContain('Estornou uma devolução');
    });

    it('the form of an entry and a payment of many count what is refunded [specification §7.100]', async () => {
      const { entry, paymentId } = await addPaid();
      await refund(entry, paymentId, REFUND);
      const present = await get(entry.id);
      expect((await change(present, { paidOn: '2026-11-26', paidCents: 100_000 })).json['problems']).toEqual([
        { field: 'paidOn', reason: 'several-payments' },
      ]);
      expect((await change(present, { amountCents: 79_999 })).json['problems']).toEqual([
        { field: 'amountCents', reason: 'below-settled' },
      ]);
      const pays = (paidCents: number) =>
        send('POST', '/entries/payments', {
          entries: [{ id: entry.id, paidOn: '2026-11-27', paidCents, version: 3 }],
        });
      expect((await pays(20_001)).json['problems']).toEqual([{ field: 'paidCents', reason: 'above-open' }]);
      expect((await pays(20_000)).status).toBe(200);
      expect(await readSettled()).toEqual([100_000, 100_000, '2026-11-27', 100_000]);
    });
  });
});
