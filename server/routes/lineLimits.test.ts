// What a line of a statement may not be, and which money is proposed for it.
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { emptyBank } from '../../test/support/backend/emptyBank';
import { emptyEvents } from '../../test/support/backend/emptyEvents';
import { addLine, emptyLines } from '../../test/support/backend/statementLines';
import { moneyAccounts } from '../database/bankTables';
import type { Database } from '../database/database';
import { categories, company, entries } from '../database/tables';

const ENTRY = {
  ...{ kind: 'receivable', counterparty: 'Padaria São João', category: 'Venda de mercadorias', form: 'pix' },
  ...{ issuedOn: '2026-10-10', dueOn: '2026-11-20', amountCents: 100_000 },
};
const PARTS = { discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0, form: 'pix' };

type Json = Record<string, unknown>;
type Item = { kind: string; id: string };
type Line = { id: string; otherSide?: Json; usual?: Json; proposal?: { signs: string[]; items: Item[] } };

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await database.queries.insert(company).values({
    ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' },
    ...{ fineBasisPoints: 200, interestBasisPoints: 100 },
  });
}

describeOnBothDatabases('a line of a statement', fill, (database) => {
  let app: FastifyInstance;
  let token: string;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => new Date('2026-11-27T15:00:00Z') });
    token = await fetchToken(app, '1');
  });
  beforeEach(async () => {
    await emptyLines(database());
    await database().queries.delete(entries);
    await emptyEvents(database());
    await emptyBank(database());
    await database()
      .queries.insert(moneyAccounts)
      .values([
        { id: 2, name: 'Poupança', kind: 'bank', openingOn: '2026-01-01' },
        { id: 3, name: 'Caixa', kind: 'cash', openingOn: '2026-01-01' },
      ]);
  });
  afterAll(() => app.close());

  async function send(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
    const response = await app.inject({
      ...{ method, url: `/api${path}`, headers: { authorization: `Bearer ${token}` } },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, json: response.body === '' ? null : response.json<Json>() };
  }
  const listLines = async () => (await send('GET', '/money-accounts/1/proposals')).json?.['lines'] as Line[];
  const makeLine = (values: Parameters<typeof addLine>[1] = {}) => addLine(database(), values);
  const reconcile = (id: string, chosen: object, { account = 1, version = 1 } = {}) =>
    send('POST', `/money-accounts/${String(account)}/reconciliation`, {
      lines: [{ id, version, ...chosen }],
    });
  const record = (id: string, body: object, version = 1) =>
    send('POST', `/statements/lines/${id}/record`, { version, ...body });
  const addEntry = async (changes: object = {}) =>
    String((await send('POST', '/entries', { ...ENTRY, ...changes })).json?.['id']);
  const pay = (id: string, changes: object = {}) =>
    send('POST', `/entries/${id}/payments`, {
      ...{ version: 1, paidOn: '2026-11-20', principalCents: 50_000, ...PARTS, ...changes },
    });
  async function addPayment(changes: object = {}): Promise<string> {
    const id = await addEntry({ amountCents: 50_000 });
    expect((await pay(id, changes)).status).toBe(201);
    const payments = (await send('GET', `/entries/${id}/history`)).json?.['payments'] as Item[];
    return payments[0]?.id ?? '';
  }
  const addTransfer = async (changes: object = {}) =>
    String(
      (
        await send('POST', '/transfers', {
          ...{ fromAccountId: '1', toAccountId: '2', movedOn: '2026-11-20', cents: 50_000, ...changes },
        })
      ).json?.['id'],
    );

  it('of another account is unknown, and a reconciled or ignored one stays as it is [specification §7.230]', async () => {
    const payments = [await addPayment()];
    const id = await makeLine({ cents: 50_000 });
    expect((await reconcile(id, { payments }, { account: 2 })).status).toBe(404);
    expect((await reconcile(id, { payments })).status).toBe(200);
    const further = { entry: { counterparty: 'Bia', category: ENTRY.category, form: 'pix' } };
    for (const refused of [
      await reconcile(id, { payments: [await addPayment()] }, { version: 2 }),
      await send('POST', `/statements/lines/${id}/ignore`, { version: 2, reason: 'Engano' }),
      await record(id, further, 2),
    ])
      expect(refused).toMatchObject({ status: 409, json: { reason: 'matched-already', lineId: id } });
  });

  it('is no payment that is unknown, of another account or of another line [specification §7.228]', async () => {
    const [free, elsewhere, matched] = [
      await addPayment(),
      await addPayment({ accountId: '2' }),
      await addPayment(),
    ];
    await reconcile(await makeLine({ cents: 50_000 }), { payments: [matched] });
    const id = await makeLine({ cents: 100_000 });
    const single = await makeLine({ cents: 50_000 });
    expect(await reconcile(single, { payments: [free, '999999'] })).toMatchObject({
      json: { reason: 'unknown-payment' },
    });
    expect(await reconcile(id, { payments: [free, elsewhere] })).toMatchObject({
      json: { reason: 'other-account' },
    });
    expect(await reconcile(id, { payments: [free, matched] })).toMatchObject({
      json: { reason: 'matched-already' },
    });
    expect((await reconcile(single, { payments: [free] })).status).toBe(200);
  });

  it('is no transfer that is unknown, of other accounts or of another line, and its event names both accounts [specification §7.229, §7.243]', async () => {
    const transfer = await addTransfer();
    const id = await makeLine({ cents: -50_000 });
    const [proposed] = await listLines();
    expect(proposed?.proposal?.items).toMatchObject([{ kind: 'transfer', id: transfer, cents: -50_000 }]);
    expect(await reconcile(id, { transfers: [transfer, '999999'] })).toMatchObject({
      json: { reason: 'unknown-transfer' },
    });
    const elsewhere = await addTransfer({ fromAccountId: '2', toAccountId: '3' });
    const into = await makeLine({ cents: 50_000 });
    expect(await reconcile(into, { transfers: [elsewhere] })).toMatchObject({
      json: { reason: 'other-account' },
    });
    expect((await reconcile(id, { transfers: [transfer] })).status).toBe(200);
    const accounts = (await send('GET', '/money-accounts')).json?.['accounts'] as { name: string }[];
    expect((await send('GET', '/events?limit=1')).json).toMatchObject({
      events: [
        {
          action: 'line-matched',
          changes: expect.arrayContaining([
            expect.objectContaining({ field: 'matchedWith', after: `${accounts[0]?.name ?? ''} → Poupança` }),
          ]) as unknown,
        },
      ],
    });
    const second = await makeLine({ cents: -50_000 });
    expect(await reconcile(second, { transfers: [transfer] })).toMatchObject({
      json: { reason: 'matched-already' },
    });
  });

  it('is no transfer with a line that is done or of a third account [specification §7.243]', async () => {
    const out = await makeLine({ cents: -50_000 });
    const into = await makeLine({ cents: 50_000, accountId: 2 });
    const transfer = { otherAccountId: '3', otherLine: { id: into, version: 1 } };
    expect(await record(out, { transfer })).toMatchObject({ json: { reason: 'other-account' } });
    await send('POST', `/statements/lines/${into}/ignore`, { version: 1, reason: 'Engano' });
    const done = { otherAccountId: '2', otherLine: { id: into, version: 2 } };
    expect(await record(out, { transfer: done })).toMatchObject({
      json: { reason: 'matched-already', lineId: into },
    });
  });

  it('has an event with the reason why it is ignored, and one for each line of an undone transfer [specification §7.231, §7.244]', async () => {
    const ignored = await makeLine({ cents: -990 });
    await send('POST', `/statements/lines/${ignored}/ignore`, { version: 1, reason: ' Já lançada ' });
    expect((await send('GET', '/events?limit=1')).json).toMatchObject({
      events: [
        {
          action: 'line-ignored',
          changes: expect.arrayContaining([
            expect.objectContaining({ field: 'reason', after: 'Já lançada' }),
          ]) as unknown,
        },
      ],
    });
    const out = await makeLine({ cents: -50_000 });
    const into = await makeLine({ cents: 50_000, accountId: 2 });
    await record(out, { transfer: { otherAccountId: '2', otherLine: { id: into, version: 1 } } });
    await emptyEvents(database());
    await send('POST', `/statements/lines/${into}/unmatch`, { version: 2 });
    const events = (await send('GET', '/events')).json?.['events'] as Json[];
    expect(events.map(({ action, accountId }) => [action, accountId])).toEqual(
      expect.arrayContaining([
        ['line-unmatched', '1'],
        ['line-unmatched', '2'],
      ]),
    );
  });

  it('less the usual fee of a form is proposed with the fee [specification §7.223, §7.226]', async () => {
    const paid = await addEntry({ form: 'card', counterparty: 'Outra' });
    await pay(paid, { principalCents: 100_000, feeCents: 3_500, form: 'card' });
    const id = await addEntry({ form: 'card', amountCents: 50_000 });
    await makeLine({ cents: 48_250 });
    const [line] = await listLines();
    expect(line?.proposal).toMatchObject({
      signs: ['amount-less-fee', 'day', 'name'],
      items: [{ kind: 'entry', id, payment: { principalCents: 50_000, feeCents: 1_750 } }],
    });
  });

  it('with fine and interest of an entry that is partly paid is for a person [specification §7.226]', async () => {
    const id = await addEntry({ amountCents: 10_000 });
    await pay(id, { principalCents: 4_000 });
    // 2 % of fine and five days of interest on 60,00.
    await makeLine({ day: '2026-11-25', cents: 6_130 });
    expect((await listLines())[0]).not.toHaveProperty('proposal');
  });

  it('by boleto is expected a business day after its due day, which is named beside it [specification §7.226]', async () => {
    // A Thursday before a holiday, and a Monday.
    await addEntry({ form: 'boleto', dueOn: '2026-11-19' });
    await addEntry({ dueOn: '2026-11-16', amountCents: 30_000 });
    await makeLine({ day: '2026-11-16', cents: 30_000 });
    await makeLine({ day: '2026-11-23' });
    const [onDay, moved] = (await listLines()).map(({ proposal }) => proposal?.items[0]);
    expect(moved).toMatchObject({ day: '2026-11-23', dueOn: '2026-11-19' });
    expect(onDay).toMatchObject({ day: '2026-11-16' });
    expect(onDay).not.toHaveProperty('dueOn');
  });

  it('is proposed as the refund that was typed before [specification §7.228]', async () => {
    const id = await addEntry({ amountCents: 50_000 });
    const { json } = await pay(id);
    const payments = (await send('GET', `/entries/${id}/history`)).json?.['payments'] as Item[];
    const refund = await send('POST', `/entries/${id}/payments/${payments[0]?.id ?? ''}/refund`, {
      ...{ version: json?.['version'], paidOn: '2026-11-21', principalCents: 20_000, ...PARTS },
    });
    expect(refund.status).toBe(201);
    await makeLine({ cents: -20_000, day: '2026-11-21' });
    const item = (await listLines())[0]?.proposal?.items[0];
    expect(item).toMatchObject({ kind: 'payment', cents: -20_000 });
    expect(item).not.toHaveProperty('payment');
  });

  it('has the nearest line of another account as its other side, each only once [specification §7.245]', async () => {
    const first = await makeLine({ cents: -50_000, day: '2026-11-19' });
    const second = await makeLine({ cents: -50_000, day: '2026-11-19' });
    const other = await makeLine({ cents: -20_000, day: '2026-11-18' });
    const alone = await makeLine({ cents: -70_000, day: '2026-11-14' });
    const threeDays = await makeLine({ cents: 50_000, day: '2026-11-16', accountId: 2 });
    const nearest = await makeLine({ cents: 50_000, day: '2026-11-20', accountId: 2 });
    const opposite = await makeLine({ cents: 20_000, day: '2026-11-21', accountId: 2 });
    await makeLine({ cents: 70_000, day: '2026-11-18', accountId: 2 });
    const sides = Object.fromEntries(
      (await listLines()).map(({ id, otherSide }) => [id, otherSide?.['lineId']]),
    );
    expect(sides).toEqual({ [first]: nearest, [second]: threeDays, [other]: opposite, [alone]: undefined });
  });

  it('has no name and category of before if its text is empty or the category is archived [specification §7.245]', async () => {
    const entry = { counterparty: 'Banco Azul', category: 'Tarifas bancárias', form: 'transfer' };
    for (const text of ['', 'TARIFA']) await record(await makeLine({ cents: -990, text }), { entry });
    await makeLine({ cents: -1_290, text: '', day: '2026-11-21' });
    await makeLine({ cents: -1_290, text: 'TARIFA', day: '2026-11-22' });
    const readUsual = async () => (await listLines()).map(({ usual }) => usual?.['category']);
    expect(await readUsual()).toEqual([undefined, 'Tarifas bancárias']);
    const archive = (isArchived: boolean) =>
      database().queries.update(categories).set({ isArchived }).where(eq(categories.name, entry.category));
    await archive(true);
    const usual = await readUsual();
    await archive(false);
    expect(usual).toEqual([undefined, undefined]);
  });

  it('says that a sum of entries of its name explains it [specification §7.225]', async () => {
    await addEntry();
    await addEntry({ amountCents: 50_000 });
    await makeLine({ cents: 150_000 });
    expect((await listLines())[0]?.proposal?.signs).toEqual(['sum', 'name']);
  });
});
