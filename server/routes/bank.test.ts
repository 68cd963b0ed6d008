// Accounts, transfers and balances.
import type { FastifyInstance } from 'fastify';
import { asc } from 'drizzle-orm';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeRaces } from '../../test/support/backend/bothDatabases';
import { emptyBank } from '../../test/support/backend/emptyBank';
import { addLine } from '../../test/support/backend/statementLines';
import type { Database } from '../database/database';
import { activity, company, entries } from '../database/tables';

const NOW = new Date('2026-11-27T15:00:00Z');
const CASH = { name: 'Caixa', kind: 'cash', openingCents: 0, openingOn: '2026-01-01' };
const ENTRY = {
  ...{ kind: 'receivable', counterparty: 'Padaria São João', category: 'Venda de mercadorias', form: 'pix' },
  ...{ issuedOn: '2026-10-10', dueOn: '2026-11-10', amountCents: 100_000 },
};

type Json = Record<string, unknown> & { id: string; version: number };
type Account = Json & { name: string; balanceCents?: number };

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await addUser(database, { login: '2', name: 'Bruno Lima', role: 'editor' });
  await database.queries.insert(company).values({
    ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 200_000, openingOn: '2026-01-01' },
    weekStartsOn: 7,
  });
}

describeRaces('accounts', fill, (database) => {
  let app: FastifyInstance;
  let tokens: { admin: string; editor: string };
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    tokens = { admin: await fetchToken(app, '1'), editor: await fetchToken(app, '2') };
  });
  beforeEach(async () => {
    await database().queries.delete(entries);
    await emptyBank(database());
  });
  afterAll(() => app.close());

  async function send(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    as: 'admin' | 'editor' = 'admin',
  ) {
    const response = await app.inject({
      ...{ method, url: `/api${path}`, headers: { authorization: `Bearer ${tokens[as]}` } },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, json: response.json<Json>() };
  }
  const addAccount = async (changes: object = {}): Promise<Json> =>
    (await send('POST', '/money-accounts', { ...CASH, ...changes })).json;
  async function readAccounts(): Promise<Account[]> {
    const response = await app.inject({
      ...{ url: '/api/money-accounts', headers: { authorization: `Bearer ${tokens.editor}` } },
    });
    return response.json<{ accounts: Account[] }>().accounts;
  }
  const readBalances = async () =>
    Object.fromEntries((await readAccounts()).map(({ name, balanceCents }) => [name, balanceCents]));
  const transfer = (toAccountId: string, changes: object = {}) =>
    send('POST', '/transfers', {
      ...{ fromAccountId: '1', toAccountId, movedOn: '2026-11-26', cents: 50_000 },
      ...changes,
    });
  const addPaid = (changes: object = {}) =>
    send('POST', '/entries', { ...ENTRY, paidOn: '2026-11-20', paidCents: 100_000, ...changes });
  const readLastEvent = async () =>
    (await database().queries.select().from(activity).orderBy(asc(activity.id))).at(-1);

  it('are listed for every user, and the first one has the opening balance of the company [specification §7.203]', async () => {
    await addAccount({ name: 'água', openingCents: -5_000 });
    await addAccount();
    expect(await readAccounts()).toMatchObject([
      {
        ...{ id: '1', name: 'Conta principal', kind: 'bank', isOfCompany: true, isArchived: false },
        ...{ openingCents: 200_000, openingOn: '2026-01-01', balanceCents: 200_000 },
      },
      { name: 'água', balanceCents: -5_000 },
      { ...CASH, balanceCents: 0, version: 1 },
    ]);
  });

  it('are added and changed by administrators, with an event [specification §7.204]', async () => {
    expect((await send('POST', '/money-accounts', CASH, 'editor')).status).toBe(403);
    const { id } = await addAccount({ openingCents: 100 });
    expect(await readLastEvent()).toMatchObject({
      ...{ action: 'account-added', accountId: Number(id), userName: 'Ana Souza' },
      changes: [
        ['name', null, 'Caixa'],
        ['accountKind', null, 'cash'],
        ['openingCents', null, 100],
        ['openingOn', null, '2026-01-01'],
      ],
    });
    const changed = { ...CASH, version: 1, name: 'Caixa da loja', openingCents: 100, isArchived: true };
    expect(await send('PUT', `/money-accounts/${id}`, changed)).toMatchObject({
      status: 200,
      json: { name: 'Caixa da loja', isArchived: true, version: 2, balanceCents: 100 },
    });
    expect(await readLastEvent()).toMatchObject({
      ...{ action: 'account-changed', accountId: Number(id) },
      changes: [
        ['name', 'Caixa', 'Caixa da loja'],
        ['isArchived', false, true],
      ],
    });
    // An archived account gives its name free.
    expect(await addAccount({ name: 'caixa DA loja' })).toMatchObject({ version: 1 });
    expect(await send('PUT', `/money-accounts/${id}`, changed)).toMatchObject({
      status: 409,
      json: { reason: 'changed-meanwhile', changedBy: 'Ana Souza' },
    });
    expect((await send('PUT', '/money-accounts/99', changed)).status).toBe(404);
  });

  it.each([
    ['an empty name', { name: '  ' }, 'name', 'missing'],
    ['the name of another account', { name: 'conta PRINCIPAL' }, 'name', 'repeated'],
    ['an unknown kind', { kind: 'gold' }, 'kind', 'unknown'],
    ['a long number of a bank', { bankCode: '1234' }, 'bankCode', 'invalid'],
    ['a long end of a number', { numberEnd: '12345' }, 'numberEnd', 'invalid'],
    ['a day after today', { openingOn: '2026-11-28' }, 'openingOn', 'future'],
  ])('with %s are refused [specification §7.204]', async (_what, changes, field, reason) => {
    expect(await send('POST', '/money-accounts', { ...CASH, ...changes })).toMatchObject({
      status: 422,
      json: { problems: [{ field, reason }] },
    });
    expect(await readAccounts()).toHaveLength(1);
  });

  it('keep the opening balance of the company, and the first one is never archived [specification §7.204]', async () => {
    const first = { version: 1, name: 'Conta principal', kind: 'bank', isArchived: false };
    const other = { ...first, openingCents: 1, openingOn: '2026-02-01' };
    expect(await send('PUT', '/money-accounts/1', other)).toMatchObject({
      status: 422,
      json: {
        problems: [
          { field: 'openingCents', reason: 'of-company' },
          { field: 'openingOn', reason: 'of-company' },
        ],
      },
    });
    expect(await send('PUT', '/money-accounts/1', { ...first, isArchived: true })).toMatchObject({
      status: 409,
      json: { reason: 'first-account' },
    });
  });

  it('a transfer moves money between them, and the company has as much as before [specification §7.205]', async () => {
    const { id } = await addAccount();
    const { status, json } = await transfer(id, { note: ' Troco ' });
    expect({ status, json }).toMatchObject({
      status: 201,
      json: { fromAccountId: '1', toAccountId: id, movedOn: '2026-11-26', cents: 50_000, note: 'Troco' },
    });
    // Example 25.
    expect(await readBalances()).toEqual({ 'Conta principal': 150_000, Caixa: 50_000 });
    expect(await readLastEvent()).toMatchObject({
      ...{ action: 'transferred', accountId: 1, transferId: Number(json.id) },
      changes: [
        ['fromAccount', null, 'Conta principal'],
        ['toAccount', null, 'Caixa'],
        ['movedOn', null, '2026-11-26'],
        ['transferCents', null, 50_000],
        ['note', null, 'Troco'],
      ],
    });
  });

  it('a transfer is refused to an account that takes none, and on a day of one opening balance alone [specification §7.205]', async () => {
    const { id } = await addAccount({ openingOn: '2026-11-20' });
    const refused = async (changes: object) => (await transfer(id, changes)).json['problems'];
    expect(await refused({ movedOn: '2026-11-19' })).toEqual([
      { field: 'movedOn', reason: 'before-opening' },
    ]);
    expect(await refused({ movedOn: '2026-11-28' })).toEqual([{ field: 'movedOn', reason: 'future' }]);
    expect(await refused({ cents: 0 })).toEqual([{ field: 'cents', reason: 'range' }]);
    expect(await refused({ fromAccountId: id })).toEqual([{ field: 'toAccountId', reason: 'same-account' }]);
    expect(await refused({ toAccountId: '99' })).toEqual([{ field: 'toAccountId', reason: 'unknown' }]);
    await send('PUT', `/money-accounts/${id}`, {
      ...CASH,
      version: 1,
      openingOn: '2026-11-20',
      isArchived: true,
    });
    expect(await refused({})).toEqual([{ field: 'toAccountId', reason: 'archived' }]);
    expect(await readBalances()).toEqual({ 'Conta principal': 200_000, Caixa: 0 });
  });

  it('a transfer is voided once, with a reason [specification §7.206]', async () => {
    const { id } = await addAccount();
    const { json } = await transfer(id);
    const voidIt = (reason: string) => send('POST', `/transfers/${json.id}/void`, { reason }, 'editor');
    expect((await voidIt(' ')).json).toMatchObject({ problems: [{ field: 'reason', reason: 'missing' }] });
    const [one, other] = await Promise.all([voidIt('Engano'), voidIt('Engano')]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect(await readBalances()).toEqual({ 'Conta principal': 200_000, Caixa: 0 });
    expect(await readLastEvent()).toMatchObject({
      ...{ action: 'transfer-voided', transferId: Number(json.id), userName: 'Bruno Lima' },
      changes: [
        ['fromAccount', 'Conta principal', null],
        ['toAccount', 'Caixa', null],
        ['movedOn', '2026-11-26', null],
        ['transferCents', 50_000, null],
        ['reason', null, 'Engano'],
      ],
    });
    expect((await send('POST', '/transfers/99/void', { reason: 'x' })).status).toBe(404);
  });

  it('list their movements by pages, the newest first, with the balance after each [specification §7.207]', async () => {
    const { id } = await addAccount();
    await transfer(id);
    await addPaid();
    await addPaid({
      kind: 'payable',
      category: 'Compra de mercadorias',
      paidCents: 30_000,
      amountCents: 30_000,
    });
    // Held by the opening balance.
    await addPaid({ issuedOn: '2025-12-01', paidOn: '2025-12-31', paidCents: 7_000, amountCents: 7_000 });
    const all = await send('GET', '/money-accounts/1/movements');
    expect(all.json).toMatchObject({ account: { id: '1', balanceCents: 220_000 }, next: null });
    expect(all.json['movements']).toMatchObject([
      {
        kind: 'transfer',
        day: '2026-11-26',
        cents: -50_000,
        balanceCents: 220_000,
        otherAccountName: 'Caixa',
      },
      { kind: 'payment', day: '2026-11-20', cents: -30_000, balanceCents: 270_000 },
      {
        ...{ kind: 'payment', day: '2026-11-20', cents: 100_000, balanceCents: 300_000 },
        counterparty: 'Padaria São João',
      },
      { kind: 'payment', day: '2025-12-31', cents: 7_000 },
    ]);
    const pages: unknown[] = [];
    for (let next: unknown = ''; next !== null;) {
      const after = typeof next === 'string' && next !== '' ? `&after=${next}` : '';
      const page = await send('GET', `/money-accounts/1/movements?limit=1${after}`);
      pages.push(page.json['movements']);
      next = page.json['next'] ?? null;
    }
    expect(pages.flat()).toEqual(all.json['movements']);
    expect((await send('GET', '/money-accounts/99/movements')).status).toBe(404);
    expect((await send('GET', '/money-accounts/1/movements?after=x')).status).toBe(400);
  });

  it('a later opening day never takes movements out of a balance [specification §7.210]', async () => {
    const { id } = await addAccount();
    await transfer(id);
    const later = { ...CASH, version: 1, openingOn: '2026-11-27', isArchived: false };
    expect((await send('PUT', `/money-accounts/${id}`, later)).json).toMatchObject({
      problems: [{ field: 'openingOn', reason: 'after-movements' }],
    });
    expect((await send('PUT', `/money-accounts/${id}`, { ...later, openingOn: '2026-11-26' })).status).toBe(
      200,
    );
  });

  it('a payment names an account, and one without an account is of the first one [specification §7.208]', async () => {
    const { id } = await addAccount();
    const entry = (await send('POST', '/entries', ENTRY)).json;
    const parts = { discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0, paidOn: '2026-11-20' };
    const pay = (version: number, changes: object) =>
      send('POST', `/entries/${entry.id}/payments`, {
        ...parts,
        version,
        principalCents: 30_000,
        form: 'pix',
        ...changes,
      });
    expect((await pay(1, { accountId: '99' })).json).toMatchObject({
      problems: [{ field: 'accountId', reason: 'unknown' }],
    });
    expect((await pay(1, { accountId: id })).status).toBe(201);
    expect(await readLastEvent()).toMatchObject({ action: 'paid', accountId: Number(id) });
    expect((await readLastEvent())?.changes).toContainEqual(['account', null, 'Caixa']);
    expect((await pay(2, { form: 'boleto' })).status).toBe(201);
    expect(await readBalances()).toEqual({ 'Conta principal': 230_000, Caixa: 30_000 });
    const history = await send('GET', `/entries/${entry.id}/history`);
    const [first] = history.json['payments'] as { id: string }[];
    expect(history.json['payments']).toMatchObject([
      { accountId: id, accountName: 'Caixa' },
      { accountId: '1', accountName: 'Conta principal' },
    ]);
    // A refund without an account is of the account of its payment.
    const path = `/entries/${entry.id}/payments/${String(first?.id)}/refund`;
    expect(
      (await send('POST', path, { ...parts, version: 3, principalCents: 10_000, form: 'pix' })).status,
    ).toBe(201);
    expect(await readBalances()).toEqual({ 'Conta principal': 230_000, Caixa: 20_000 });
    const response = await app.inject({
      ...{ url: '/api/money-accounts', headers: { authorization: `Bearer ${tokens.admin}` } },
    });
    expect(response.json()).toMatchObject({
      accounts: [{ lastForms: ['boleto'] }, { lastForms: ['pix'] }],
    });
  });

  it('several entries are paid from the accounts that they name [specification §7.208]', async () => {
    const { id } = await addAccount();
    const entry = (await send('POST', '/entries', ENTRY)).json;
    const pay = (accountId: string) =>
      send('POST', '/entries/payments', {
        entries: [{ id: entry.id, paidOn: '2026-11-20', paidCents: 100_000, accountId }],
      });
    expect((await pay('99')).status).toBe(422);
    expect((await pay(id)).status).toBe(200);
    expect(await readBalances()).toEqual({ 'Conta principal': 200_000, Caixa: 100_000 });
    expect((await send('GET', '/money-accounts')).json).toMatchObject({
      accounts: [{}, { id, lastForms: ['pix'] }],
    });
  });

  it('a payment with its entry names an account too, stays there when the entry changes, and moves on request [specification §7.261]', async () => {
    const { id } = await addAccount();
    const paid = { paidOn: '2026-11-20', paidCents: 100_000 };
    expect((await addPaid({ accountId: '99' })).json).toMatchObject({
      problems: [{ field: 'accountId', reason: 'unknown' }],
    });
    const added = (await addPaid({ accountId: id })).json;
    expect(added).toMatchObject({ version: 1, paidCents: 100_000 });
    expect(await readBalances()).toEqual({ 'Conta principal': 200_000, Caixa: 100_000 });
    expect(await readLastEvent()).toMatchObject({ action: 'created', accountId: Number(id) });
    const change = (changes: object) =>
      send('PUT', `/entries/${added.id}`, { ...ENTRY, ...paid, ...changes });
    expect((await change({ amountCents: 90_000, paidCents: 90_000 })).json).toMatchObject({ version: 2 });
    expect(await readBalances()).toEqual({ 'Conta principal': 200_000, Caixa: 90_000 });
    await change({ amountCents: 90_000, paidCents: 90_000, accountId: '1' });
    expect(await readBalances()).toEqual({ 'Conta principal': 290_000, Caixa: 0 });
    expect((await readLastEvent())?.changes).toContainEqual(['account', 'Caixa', 'Conta principal']);
    await change({ paidOn: null, paidCents: null });
    await change({ accountId: id });
    expect(await readBalances()).toEqual({ 'Conta principal': 200_000, Caixa: 100_000 });
    const { json } = await send('GET', '/money-accounts');
    expect(json).toMatchObject({ accounts: [{}, { id, lastForms: ['pix'] }] });
  });

  it('a payment moves to another account with its parts, and not while it is reconciled [specification §7.248]', async () => {
    const { id } = await addAccount();
    const entry = (await send('POST', '/entries', ENTRY)).json;
    const parts = {
      principalCents: 100_000,
      discountCents: 0,
      interestCents: 700,
      fineCents: 0,
      feeCents: 350,
    };
    const payment = { ...parts, paidOn: '2026-11-20', form: 'card', note: 'Maquininha' };
    await send('POST', `/entries/${entry.id}/payments`, { ...payment, version: 1 });
    const move = (accountId: string, version: number) =>
      send('PUT', `/entries/${entry.id}`, {
        ...ENTRY,
        ...{ paidOn: '2026-11-20', paidCents: 100_350, accountId, version },
      });
    expect((await move(id, 1)).json).toMatchObject({ reason: 'changed-meanwhile' });
    expect((await move(id, 2)).json).toMatchObject({ version: 3, paidCents: 100_350 });
    expect(await readBalances()).toEqual({ 'Conta principal': 200_000, Caixa: 100_350 });
    const { json } = await send('GET', `/entries/${entry.id}/history`);
    expect(json['payments']).toMatchObject([
      { accountName: 'Conta principal', voided: {} },
      { ...payment, accountName: 'Caixa' },
    ]);
    const line = await addLine(database(), { accountId: Number(id), cents: 100_350, day: '2026-11-20' });
    const [, moved] = json['payments'] as { id: string }[];
    const body = { lines: [{ id: line, version: 1, payments: [moved?.id] }] };
    expect((await send('POST', `/money-accounts/${id}/reconciliation`, body)).status).toBe(200);
    expect((await move('1', 3)).json).toMatchObject({ reason: 'reconciled' });
    expect(await readBalances()).toEqual({ 'Conta principal': 200_000, Caixa: 100_350 });
  });

  it('have their own cash figures, whose links list the same payments [specification §7.217, §7.218]', async () => {
    const { id } = await addAccount({ openingCents: 10_000, openingOn: '2026-11-05' });
    await transfer(id, { movedOn: '2026-11-10' });
    await addPaid();
    const entry = (await send('POST', '/entries', { ...ENTRY, dueOn: '2026-11-12' })).json;
    const payment = { id: entry.id, paidOn: '2026-11-20', paidCents: 100_000, accountId: id };
    await send('POST', '/entries/payments', { entries: [payment] });
    const path = `/dashboards/financeiro?period=own&from=2026-11-01&to=2026-11-30&account=${id}`;
    const { json } = await send('GET', path);
    expect(json).toMatchObject({
      accounts: [{ name: 'Conta principal' }, { id, name: 'Caixa' }],
      accountId: id,
    });
    const widgets = json['widgets'] as Json[];
    expect(widgets.map((one) => one.id)).toEqual(['received', 'paid', 'cashFlow', 'receivedByForm']);
    expect(widgets).toMatchObject([
      { value: 100_000, count: 1 },
      { value: 0 },
      {},
      { parts: [{ value: 100_000 }] },
    ]);
    const series = widgets[2]?.['series'] as { id: string; values: (number | null)[] }[];
    const readDays = (name: string) => {
      const values = series.find((one) => one.id === name)?.values ?? [];
      return [3, 4, 9, 19, 26, 27].map((index) => values[index]);
    };
    expect(readDays('in')).toEqual([0, 0, 0, 100_000, 0, null]);
    expect(readDays('balance')).toEqual([null, 10_000, 60_000, 160_000, 160_000, null]);
    const { filter } = widgets[0]?.['link'] as { filter: Record<string, string> };
    const list = await send('GET', `/entries?${new URLSearchParams(filter).toString()}`);
    expect(list.json).toMatchObject({ entries: [{ id: entry.id }], total: { count: 1, paidCents: 100_000 } });
    expect((await send('GET', '/dashboards/financeiro?account=99')).json).toMatchObject({
      reason: 'unknown-account',
    });
  });

  it('are summed by the figures, so that no transfer and no payment before an opening counts [specification §7.209]', async () => {
    const { id } = await addAccount({ openingCents: 10_000, openingOn: '2026-11-01' });
    await transfer(id);
    await addPaid({ issuedOn: '2025-12-01', paidOn: '2025-12-31', paidCents: 7_000, amountCents: 7_000 });
    const response = await app.inject({
      ...{
        url: '/api/dashboards/financeiro?period=month',
        headers: { authorization: `Bearer ${tokens.admin}` },
      },
    });
    const { widgets } = response.json<{
      widgets: { id: string; series: { id: string; values: number[] }[] }[];
    }>();
    const flow = widgets.find((widget) => widget.id === 'cashFlow')?.series;
    const readSeries = (name: string) => flow?.find((one) => one.id === name)?.values.slice(0, 27);
    expect(readSeries('in')?.every((cents) => cents === 0)).toBe(true);
    expect(readSeries('out')?.every((cents) => cents === 0)).toBe(true);
    expect(readSeries('balance')?.at(-1)).toBe(210_000);
  });

  it('have events that name them [specification §7.211]', async () => {
    const { id } = await addAccount();
    await transfer(id);
    const settings = await send('GET', '/events?group=settings&limit=1');
    expect(settings.json['events']).toMatchObject([
      { action: 'account-added', accountId: id, objectName: 'Caixa' },
    ]);
    const payments = await send('GET', '/events?group=payments&limit=1');
    expect(payments.json['events']).toMatchObject([{ action: 'transferred', accountId: '1' }]);
    const file = await app.inject({
      ...{ url: '/api/events/export?format=csv&group=payments' },
      headers: { authorization: `Bearer ${tokens.admin}` },
    });
    expect(file.body).toContain('De: Conta principal');
    expect(file.body).toContain('Para: Caixa');
  });

  it('a later opening day of the company is refused before a transfer of the first account [specification §7.212]', async () => {
    const { id } = await addAccount();
    await transfer(id);
    const { json } = await send('GET', '/company');
    const change = (openingOn: string) => send('PUT', '/company', { ...json, openingOn });
    expect((await change('2026-11-27')).json).toMatchObject({
      problems: [{ field: 'openingOn', reason: 'after-movements' }],
    });
    expect((await change('2026-11-26')).status).toBe(200);
    await database().queries.update(company).set({ openingOn: '2026-01-01' });
  });
});
