// Payments of entries, and what the figures make of them. No operation records a refund yet, so the tests add such rows themselves.
import type { FastifyInstance } from 'fastify';
import { asc, sql } from 'drizzle-orm';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import type { Database } from '../database/database';
import { company, entries, payments } from '../database/tables';

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

describeOnBothDatabases('payments', fill, (database) => {
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
      expect(await readFigure('financeiro', 'received')).toMatchObject({ value: 0 });
      await write(id, 'deleted_at = null');
      expect(await readFigure('financeiro', 'received')).toMatchObject({ value: 100_000 });
      await write(id, `kind = 'payable'`);
      expect(await readFigure('financeiro', 'paid')).toMatchObject({ value: 100_000 });
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

    it('a portal of an earlier release does not pay the whole amount of an entry that is partly paid [specification §7.99]', async () => {
      const { id } = await addPartlyPaid();
      const pays = (paidCents: number) =>
        send('POST', '/entries/payments', { entries: [{ id, paidOn: '2026-11-27', paidCents }] });
      expect((await pays(100_000)).json['problems']).toEqual([{ field: 'paidCents', reason: 'above-open' }]);
      expect((await pays(60_000)).status).toBe(200);
      expect(await readSettled()).toEqual([100_000, 100_000, '2026-11-27', 100_000]);
    });
  });
});
