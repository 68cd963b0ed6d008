// Closed months: what they refuse, on every path that changes money.
import type { FastifyInstance } from 'fastify';
import { asc, eq } from 'drizzle-orm';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeRaces } from '../../test/support/backend/bothDatabases';
import { emptyBank } from '../../test/support/backend/emptyBank';
import { emptyEvents } from '../../test/support/backend/emptyEvents';
import { encodeForm } from '../../test/support/backend/forms';
import { addLine, emptyLines } from '../../test/support/backend/statementLines';
import { statementBalances, statementImports, transfers } from '../database/bankTables';
import type { Database } from '../database/database';
import { activity, categories, company, entries, payments } from '../database/tables';

const NOW = new Date('2026-11-27T15:00:00Z');
const COMPANY = {
  ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 200_000, openingOn: '2026-01-01' },
  weekStartsOn: 7,
};
const ENTRY = {
  ...{ kind: 'receivable', counterparty: 'Padaria São João', category: 'Venda de mercadorias', form: 'pix' },
  ...{ issuedOn: '2026-10-10', dueOn: '2026-11-10', amountCents: 100_000 },
};
/** The last day of the closed month. */
const CLOSED = '2026-10-31';
const PAID = { paidOn: CLOSED, paidCents: 100_000 };
const PARTS = { discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0, form: 'pix' };
const PART = { ...PARTS, principalCents: 40_000 };
const CASH = { name: 'Caixa', kind: 'cash', openingCents: 0, openingOn: '2026-01-01' };
const SHEET = [
  'Tipo;Cliente ou fornecedor;Categoria;Forma;Vencimento;Valor;Pago em;Valor pago',
  'A receber;Mercado Lua;Venda de mercadorias;pix;10/11/2026;450,90;31/10/2026;450,90',
].join('\r\n');

type Json = Record<string, unknown> & { id: string; version: number };
type Request = { method?: 'POST' | 'PUT'; path: string; body?: object; file?: string };

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await addUser(database, { login: '2', name: 'Bruno Lima', role: 'editor' });
}

describeRaces('a closed month', fill, (database) => {
  let app: FastifyInstance;
  let tokens: { ana: string; bruno: string };
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    tokens = { ana: await fetchToken(app, '1'), bruno: await fetchToken(app, '2') };
  });
  beforeEach(async () => {
    const { queries } = database();
    await queries.delete(company);
    await emptyLines(database());
    await queries.delete(entries);
    await emptyBank(database());
    await emptyEvents(database());
    await queries.insert(company).values(COMPANY);
  });
  afterAll(() => app.close());

  async function send({ method = 'POST', path, body, file }: Request, as: keyof typeof tokens = 'ana') {
    const form = file === undefined ? null : await encodeForm(file, { duplicates: 'add' }, 'a.csv');
    const response = await app.inject({
      ...{ method, url: `/api${path}` },
      headers: { authorization: `Bearer ${tokens[as]}`, 'accept-language': 'en-US', ...form?.headers },
      ...(form && { payload: form.payload }),
      ...(body && { payload: body }),
    });
    return {
      status: response.statusCode,
      json: response.body === '' ? { id: '', version: 0 } : response.json<Json>(),
    };
  }
  const post = async (path: string, body?: object): Promise<Json> => {
    const { status, json } = await send({ path, ...(body && { body }) });
    expect(status).toBeLessThan(300);
    return json;
  };
  const readMonths = async () => {
    const response = await app.inject({
      ...{ url: '/api/months', headers: { authorization: `Bearer ${tokens.bruno}` } },
    });
    return response.json<{ months: Json[]; closedUntil: string | null; version: number }>();
  };
  const close = async (month = '2026-10') => {
    const { version } = await readMonths();
    return send({ path: '/months/close', body: { month, version } });
  };
  const readPaymentId = async () => {
    const [payment] = await database().queries.select().from(payments).orderBy(asc(payments.id));
    return String(payment?.id);
  };
  const addPaid = () => post('/entries', { ...ENTRY, ...PAID });
  const reconcile = (lineId: string, line: object): Request => ({
    path: '/money-accounts/1/reconciliation',
    body: { lines: [{ id: lineId, version: 1, ...line }] },
  });

  /** Each path that changes money: what exists before the month is closed, and the request that is refused then. */
  const PATHS: [title: string, prepare: () => Promise<Request>][] = [
    ['a new paid entry', () => Promise.resolve({ path: '/entries', body: { ...ENTRY, ...PAID } })],
    [
      'a payment with the change of an entry',
      async () => ({
        method: 'PUT',
        path: `/entries/${(await post('/entries', ENTRY)).id}`,
        body: { ...ENTRY, ...PAID },
      }),
    ],
    [
      'another amount of a paid entry',
      async () => ({
        method: 'PUT',
        path: `/entries/${(await addPaid()).id}`,
        body: { ...ENTRY, amountCents: 90_000, paidOn: CLOSED, paidCents: 90_000 },
      }),
    ],
    [
      'an entry that is no longer paid',
      async () => ({ method: 'PUT', path: `/entries/${(await addPaid()).id}`, body: ENTRY }),
    ],
    [
      'a later day of a payment',
      async () => ({
        method: 'PUT',
        path: `/entries/${(await addPaid()).id}`,
        body: { ...ENTRY, paidOn: '2026-11-03', paidCents: 100_000 },
      }),
    ],
    [
      'another account of a payment',
      async () => {
        const { id } = await addPaid();
        const { id: accountId } = await post('/money-accounts', CASH);
        return { method: 'PUT', path: `/entries/${id}`, body: { ...ENTRY, ...PAID, accountId } };
      },
    ],
    [
      'payments of several entries',
      async () => ({
        path: '/entries/payments',
        body: { entries: [{ id: (await post('/entries', ENTRY)).id, ...PAID }] },
      }),
    ],
    [
      'a payment of a part',
      async () => ({
        path: `/entries/${(await post('/entries', ENTRY)).id}/payments`,
        body: { version: 1, paidOn: CLOSED, ...PART },
      }),
    ],
    [
      'a refund',
      async () => {
        const { id, version } = await addPaid();
        const path = `/entries/${id}/payments/${await readPaymentId()}/refund`;
        return { path, body: { version, paidOn: CLOSED, ...PART } };
      },
    ],
    [
      'the void of a payment',
      async () => {
        const { id, version } = await addPaid();
        const path = `/entries/${id}/payments/${await readPaymentId()}/void`;
        return { path, body: { version, reason: 'Engano' } };
      },
    ],
    [
      'a transfer',
      async () => ({
        path: '/transfers',
        body: {
          ...{ fromAccountId: '1', toAccountId: (await post('/money-accounts', CASH)).id },
          ...{ movedOn: CLOSED, cents: 500 },
        },
      }),
    ],
    [
      'the void of a transfer',
      async () => {
        const { id: toAccountId } = await post('/money-accounts', CASH);
        const moved = { fromAccountId: '1', toAccountId, movedOn: CLOSED, cents: 500 };
        const { id } = await post('/transfers', moved);
        return { path: `/transfers/${id}/void`, body: { reason: 'Engano' } };
      },
    ],
    [
      'an account with an opening balance',
      () => Promise.resolve({ path: '/money-accounts', body: { ...CASH, openingCents: 100 } }),
    ],
    [
      'the opening balance of an account',
      async () => ({
        method: 'PUT',
        path: `/money-accounts/${(await post('/money-accounts', CASH)).id}`,
        body: { ...CASH, version: 1, openingCents: 100, isArchived: false },
      }),
    ],
    [
      'the opening balance of the company',
      () =>
        Promise.resolve({
          ...{ method: 'PUT' as const, path: '/company' },
          body: { ...COMPANY, openingCents: 1, holidays: [] },
        }),
    ],
    [
      'the undoing of an import',
      async () => {
        const { json } = await send({ path: '/entries/imports', file: SHEET });
        return { path: `/entries/imports/${json.id}/undo` };
      },
    ],
    [
      'a payment for the line of a statement',
      async () => {
        const { id, version } = await post('/entries', ENTRY);
        const part = { id, version, ...PARTS, principalCents: 100_000 };
        return reconcile(await addLine(database(), { day: CLOSED }), { entries: [part] });
      },
    ],
    [
      'the undoing of a reconciliation that made a payment',
      async () => {
        const { id, version } = await post('/entries', ENTRY);
        const part = { id, version, ...PARTS, principalCents: 100_000 };
        const lineId = await addLine(database(), { day: CLOSED });
        await send(reconcile(lineId, { entries: [part] }));
        return { path: `/statements/lines/${lineId}/unmatch`, body: { version: 2 } };
      },
    ],
    [
      'the restoration of a paid entry, which an earlier release has deleted',
      async () => {
        const { id } = await addPaid();
        await database()
          .queries.update(entries)
          .set({ deletedAt: NOW })
          .where(eq(entries.id, Number(id)));
        return { path: '/entries/restorations', body: { ids: [id] } };
      },
    ],
  ];

  const readMoney = async () => {
    const { queries } = database();
    const ofPayments = await queries
      .select({ id: payments.id, voidedAt: payments.voidedAt, isOfDeleted: payments.isOfDeleted })
      .from(payments)
      .orderBy(asc(payments.id));
    return [ofPayments, await queries.select().from(transfers), await queries.$count(entries)];
  };

  it.each(PATHS)('refuses %s until it is reopened [specification §7.232]', async (_, prepare) => {
    const request = await prepare();
    await addPaid();
    expect((await close()).status).toBe(200);
    const before = await readMoney();
    const refused = await send(request);
    expect(refused).toMatchObject({
      status: 409,
      json: { reason: 'month-closed', message: expect.stringContaining('October 31, 2026') as unknown },
    });
    expect(await readMoney()).toEqual(before);
    const { version } = await readMonths();
    await post('/months/reopen', { month: '2026-10', version, reason: 'Faltou um pagamento' });
    expect((await send(request)).status).toBeLessThan(300);
  });

  it('changes nothing else: later payments, links to stored payments, names, and accounts without a balance [specification §7.233]', async () => {
    const paid = await addPaid();
    const open = await post('/entries', ENTRY);
    await close();
    await post(`/entries/${open.id}/payments`, { version: 1, paidOn: '2026-11-01', ...PART });
    await post('/money-accounts', CASH);
    const renamed = { ...ENTRY, ...PAID, counterparty: 'Mercado Lua', version: paid.version };
    expect((await send({ method: 'PUT', path: `/entries/${paid.id}`, body: renamed })).status).toBe(200);
    const lineId = await addLine(database(), { day: CLOSED });
    await post('/money-accounts/1/reconciliation', {
      lines: [{ id: lineId, version: 1, payments: [await readPaymentId()] }],
    });
    await post(`/statements/lines/${lineId}/unmatch`, { version: 2 });
  });

  it('refuses an imported payment, which the preview shows before [specification §7.232]', async () => {
    await addPaid();
    await close();
    expect(await send({ path: '/entries/imports/preview', file: SHEET })).toMatchObject({
      status: 200,
      json: {
        counts: { ready: 0, invalid: 1 },
        rows: [{ state: 'invalid', problems: [{ field: 'paidOn', reason: 'month-closed' }] }],
      },
    });
    expect(await send({ path: '/entries/imports', file: SHEET })).toMatchObject({
      status: 422,
      json: { reason: 'nothing-to-add' },
    });
  });

  it('says that its income statement has changed since, whatever changed it, and until it is as before [specification §7.262]', async () => {
    const { id } = await post('/entries', ENTRY);
    await post('/entries', { ...ENTRY, issuedOn: '2026-09-10' });
    await close();
    const readChanged = async () => {
      const { months } = await readMonths();
      return months.flatMap(({ month, statementChanged }) => (statementChanged === true ? [month] : []));
    };
    const change = async (changes: object) =>
      expect(
        (await send({ method: 'PUT', path: `/entries/${id}`, body: { ...ENTRY, ...changes } })).status,
      ).toBe(200);
    await change({ counterparty: 'Mercado Lua', dueOn: '2026-12-01' });
    expect(await readChanged()).toEqual([]);
    for (const changes of [
      { amountCents: 99_999 },
      { issuedOn: '2026-11-03' },
      { category: 'Prestação de serviços' },
      { kind: 'payable', category: 'Aluguel' },
    ]) {
      await change(changes);
      expect(await readChanged()).toEqual(['2026-10']);
      await change({});
      expect(await readChanged()).toEqual([]);
    }
    await change({ issuedOn: '2026-09-30' });
    expect(await readChanged()).toEqual(['2026-10', '2026-09']);
    await change({});
    const added = await post('/entries', ENTRY);
    expect(await readChanged()).toEqual(['2026-10']);
    await post('/entries/deletions', { ids: [added.id] });
    expect(await readChanged()).toEqual([]);
    const { queries } = database();
    await queries
      .update(categories)
      .set({ incomeStatementGroup: 'financial' })
      .where(eq(categories.name, ENTRY.category));
    expect(await readChanged()).toEqual(['2026-10', '2026-09']);
    const { version } = await readMonths();
    await post('/months/reopen', { month: '2026-10', version, reason: 'Outro grupo' });
    await close();
    expect(await readChanged()).toEqual(['2026-09']);
    await queries
      .update(categories)
      .set({ incomeStatementGroup: 'revenue' })
      .where(eq(categories.name, ENTRY.category));
  });

  it('is closed and reopened by administrators, who are named, with events [specification §7.234]', async () => {
    await addPaid();
    await post('/entries', { ...ENTRY, issuedOn: '2026-08-01', dueOn: '2026-10-20' });
    await addLine(database(), { day: '2026-09-30' });
    const [file] = await database().queries.select().from(statementImports);
    const told = { accountId: 1, day: '2026-09-30', importId: file?.id ?? 0, cents: 1 };
    await database().queries.insert(statementBalances).values(told);
    const { version } = await readMonths();
    const body = { month: '2026-09', version };
    expect((await send({ path: '/months/close', body }, 'bruno')).status).toBe(403);
    const differingAccounts = ['Conta principal'];
    expect(await readMonths()).toEqual({
      months: [
        { month: '2026-10', isClosed: false, newLines: 0, openEntries: 1, differingAccounts },
        { month: '2026-09', isClosed: false, newLines: 1, openEntries: 0, differingAccounts },
        { month: '2026-08', isClosed: false, newLines: 0, openEntries: 0, differingAccounts: [] },
      ],
      ...{ closedUntil: null, version, asOf: '2026-11-27' },
    });
    await post('/months/close', body);
    const made = { closedAt: NOW.toISOString(), closedBy: 'Ana Souza' };
    expect(await readMonths()).toMatchObject({
      months: [
        { month: '2026-10', isClosed: false },
        { month: '2026-09', isClosed: true, ...made },
        { month: '2026-08', isClosed: true, ...made },
      ],
      closedUntil: '2026-09-30',
    });
    const reopening = { month: '2026-09', version: version + 1, reason: ' Faltou um pagamento ' };
    expect((await send({ path: '/months/reopen', body: reopening }, 'bruno')).status).toBe(403);
    await post('/months/reopen', reopening);
    expect(await readMonths()).toMatchObject({
      months: [{ isClosed: false }, { isClosed: false }, { month: '2026-08', isClosed: true, ...made }],
      closedUntil: '2026-08-31',
    });
    const events = await database().queries.select().from(activity).orderBy(asc(activity.id));
    expect(events.slice(-2)).toMatchObject([
      { action: 'month-closed', changes: [['closedUntil', null, '2026-09-30']], userName: 'Ana Souza' },
      {
        action: 'month-reopened',
        changes: [
          ['closedUntil', '2026-09-30', '2026-08-31'],
          ['reason', null, 'Faltou um pagamento'],
        ],
      },
    ]);
    // The first month of the books: no day stays closed.
    await post('/months/reopen', { month: '2026-08', version: version + 2, reason: 'Começar de novo' });
    expect(await readMonths()).toMatchObject({ closedUntil: null });
  });

  it('has ended, is not closed twice, and is reopened with a reason [specification §7.235]', async () => {
    await addPaid();
    const { version } = await readMonths();
    const refusals: [path: string, body: object, problem: object][] = [
      ['close', { month: '2026-11', version }, { field: 'month', reason: 'not-ended' }],
      ['reopen', { month: '2026-10', version, reason: 'a' }, { field: 'month', reason: 'open-already' }],
    ];
    for (const [path, body, problem] of refusals)
      expect(await send({ path: `/months/${path}`, body })).toMatchObject({
        status: 422,
        json: { problems: [problem] },
      });
    await close();
    expect(await send({ path: '/months/close', body: { month: '2026-10', version } })).toMatchObject({
      status: 409,
      json: { reason: 'changed-meanwhile', changedBy: 'Ana Souza' },
    });
    expect(await close()).toMatchObject({
      status: 422,
      json: { problems: [{ field: 'month', reason: 'closed-already' }] },
    });
    const blank = { month: '2026-10', version: version + 1, reason: ' ' };
    expect(await send({ path: '/months/reopen', body: blank })).toMatchObject({
      status: 422,
      json: { problems: [{ field: 'reason', reason: 'missing' }] },
    });
  });

  it('refuses a payment that is sent at the same time, or has it already [specification §7.236]', async () => {
    const paths = await Promise.all(
      Array.from({ length: 6 }, async () => `/entries/${(await post('/entries', ENTRY)).id}/payments`),
    );
    const { version } = await readMonths();
    const pay = (path: string) => send({ path, body: { version: 1, paidOn: CLOSED, ...PART } });
    const [early, closing, late] = await Promise.all([
      Promise.all(paths.slice(0, 3).map(pay)),
      send({ path: '/months/close', body: { month: '2026-10', version } }),
      Promise.all(paths.slice(3).map(pay)),
    ]);
    expect(closing.status).toBe(200);
    const statuses = [...early, ...late].map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await database().queries.$count(payments)).toBe(
      statuses.filter((status) => status === 201).length,
    );
  });

  it('refuses a change in the database that no path of the application makes [specification §7.236]', async () => {
    const { id: toAccountId } = await post('/money-accounts', CASH);
    await post('/transfers', { fromAccountId: '1', toAccountId, movedOn: CLOSED, cents: 500 });
    const { id } = await addPaid();
    await close();
    const { queries } = database();
    const payment = { entryId: Number(id), paidOn: CLOSED, interestCents: 1, form: 'pix' as const };
    const isClosed = { cause: { code: 'PM001', detail: CLOSED } };
    await expect(queries.insert(payments).values(payment)).rejects.toMatchObject(isClosed);
    await expect(queries.update(payments).set({ paidOn: '2026-11-01' })).rejects.toMatchObject(isClosed);
    await expect(queries.delete(entries)).rejects.toMatchObject(isClosed);
    await expect(queries.update(transfers).set({ movedOn: '2026-11-01' })).rejects.toMatchObject(isClosed);
    await expect(queries.delete(transfers)).rejects.toMatchObject(isClosed);
    await expect(queries.update(company).set({ closedUntil: '2026-10-30' })).rejects.toMatchObject({
      cause: { code: '23514' },
    });
  });
});
