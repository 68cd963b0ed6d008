// Acts out of a line of a statement: a new entry, a fee, a transfer, and their undo.
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { emptyBank } from '../../test/support/backend/emptyBank';
import { emptyEvents } from '../../test/support/backend/emptyEvents';
import { addLine, emptyLines } from '../../test/support/backend/statementLines';
import { moneyAccounts } from '../database/bankTables';
import type { Database } from '../database/database';
import { activity, company, entries } from '../database/tables';

const NOW = new Date('2026-11-27T15:00:00Z');
const ENTRY = { counterparty: 'Banco Azul', category: 'Tarifas bancárias', form: 'transfer' };

type Json = Record<string, unknown>;
type Line = { id: string; version: number; otherSide?: Json; usual?: Json; proposal?: Json };
type Entry = { id: string; version: number; kind: string; openCents: number; paidOn: string | null };

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await addUser(database, { login: '2', name: 'Bruno Lima', role: 'editor' });
  await database.queries.insert(company).values({
    ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' },
  });
}

describeOnBothDatabases('an act out of a line', fill, (database) => {
  let app: FastifyInstance;
  let tokens: { ana: string; bruno: string };
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    tokens = { ana: await fetchToken(app, '1'), bruno: await fetchToken(app, '2') };
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
        { id: 3, name: 'Antiga', kind: 'bank', openingOn: '2026-01-01', isArchived: true },
      ]);
  });
  afterAll(() => app.close());

  async function send(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    as: 'ana' | 'bruno' = 'ana',
  ) {
    const response = await app.inject({
      ...{ method, url: `/api${path}`, headers: { authorization: `Bearer ${tokens[as]}` } },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, json: response.body === '' ? null : response.json<Json>() };
  }
  const record = (id: string, body: object, version = 1) =>
    send('POST', `/statements/lines/${id}/record`, { version, ...body }, 'bruno');
  const unmatch = (id: string, version = 2) =>
    send('POST', `/statements/lines/${id}/unmatch`, { version }, 'bruno');
  const listLines = async (account = 1) =>
    (await send('GET', `/money-accounts/${String(account)}/proposals`)).json?.['lines'] as Line[];
  const listEntries = async () => (await send('GET', '/entries')).json?.['entries'] as Entry[];
  const readBalances = async () => {
    const { json } = await send('GET', '/money-accounts');
    const accounts = json?.['accounts'] as { balanceCents: number }[];
    return accounts.map(({ balanceCents }) => balanceCents);
  };
  const readActions = async () => {
    const events = await database().queries.select().from(activity).orderBy(asc(activity.id));
    return events.map(({ action }) => action);
  };

  it('a new entry is paid and reconciled at once, and its undo takes all of it back [specification §7.242, §7.244]', async () => {
    const id = await addLine(database(), { cents: -990, text: 'TARIFA PACOTE', day: '2026-11-20' });
    expect(await record(id, { entry: ENTRY })).toEqual({ status: 200, json: { lines: [id] } });
    expect(await listEntries()).toMatchObject([
      {
        kind: 'payable',
        counterparty: 'Banco Azul',
        dueOn: '2026-11-20',
        openCents: 0,
        paidOn: '2026-11-20',
      },
    ]);
    expect(await readBalances()).toEqual([-990, 0, 0]);
    // Each leads to the other [specification §7.247].
    const [entry] = await listEntries();
    const history = await send('GET', `/entries/${entry?.id ?? ''}/history`);
    expect(history.json).toMatchObject({
      payments: [{ reconciledLine: { accountId: '1', day: '2026-11-20' } }],
    });
    const lines = await send('GET', '/money-accounts/1/lines?until=2026-11-20');
    expect(lines.json).toMatchObject({
      lines: [{ id, entries: [{ id: entry?.id, counterparty: 'Banco Azul' }] }],
    });
    expect((await send('GET', '/money-accounts/1/lines?until=2026-11-19')).json).toMatchObject({ lines: [] });
    expect((await unmatch(id)).status).toBe(204);
    expect(await listEntries()).toEqual([]);
    expect(await readBalances()).toEqual([0, 0, 0]);
    expect(await listLines()).toMatchObject([{ id, version: 3 }]);
    expect(await readActions()).toEqual([
      ...['created', 'paid', 'line-matched', 'unpaid', 'deleted', 'line-unmatched'],
    ]);
  });

  it('an entry that a person has changed since stays open after the undo [specification §7.244]', async () => {
    const id = await addLine(database(), { cents: 990, day: '2026-11-20' });
    await record(id, { entry: { ...ENTRY, category: 'Venda de mercadorias' } });
    const [entry] = await listEntries();
    if (entry === undefined) throw new Error('no entry');
    expect((await send('PUT', `/entries/${entry.id}`, { ...entry, note: 'Conferido' })).status).toBe(200);
    expect((await unmatch(id)).status).toBe(204);
    expect(await listEntries()).toMatchObject([{ id: entry.id, openCents: 990, paidOn: null }]);
    // It is proposed for the line again.
    expect(await listLines()).toMatchObject([{ proposal: { items: [{ id: entry.id }] } }]);
  });

  it('the next line with this text has the name and the category of before [specification §7.245]', async () => {
    const first = await addLine(database(), { cents: -990, text: 'TARIFA PACOTE', day: '2026-11-19' });
    await record(first, { entry: ENTRY });
    await addLine(database(), { cents: -1_290, text: 'Tarifa pacote', day: '2026-11-20' });
    await addLine(database(), { cents: 1_290, text: 'Tarifa pacote', day: '2026-11-21' });
    const { counterparty, category } = ENTRY;
    expect(await listLines()).toMatchObject([{ usual: { counterparty, category } }, {}]);
    expect((await listLines())[1]).not.toHaveProperty('usual');
  });

  it('a transfer reconciles both of its lines, and the undo of one frees both [specification §7.243, §7.244]', async () => {
    const out = await addLine(database(), { cents: -50_000, text: 'TED', day: '2026-11-19' });
    const into = await addLine(database(), { cents: 50_000, text: 'TED', day: '2026-11-21', accountId: 2 });
    // Too far away, and of an archived account.
    await addLine(database(), { cents: 50_000, text: 'TED', day: '2026-11-23', accountId: 2 });
    await addLine(database(), { cents: 50_000, text: 'TED', day: '2026-11-19', accountId: 3 });
    const [line] = await listLines();
    expect(line?.otherSide).toEqual({
      ...{ accountId: '2', accountName: 'Poupança', lineId: into, version: 1, day: '2026-11-21' },
    });
    const transfer = { otherAccountId: '2', otherLine: { id: into, version: 1 } };
    expect(await record(out, { transfer })).toEqual({ status: 200, json: { lines: [out, into] } });
    expect(await readBalances()).toEqual([-50_000, 0, 50_000]);
    // Each account names the other one [specification §7.271].
    const shown = {
      otherAccountId: '1',
      otherAccountName: 'Conta principal',
      day: '2026-11-19',
      isMade: true,
    };
    expect((await send('GET', '/money-accounts/2/lines?until=2026-11-21')).json).toMatchObject({
      lines: [{ id: into, transfers: [shown] }],
    });
    expect((await unmatch(into)).status).toBe(204);
    expect(await readBalances()).toEqual([0, 0, 0]);
    expect(await listLines()).toMatchObject([{ id: out, version: 3 }]);
    expect(await listLines(2)).toMatchObject([{ id: into, version: 3 }, {}]);
  });

  it('a transfer that another line has got since stays until that is undone too [specification §7.244]', async () => {
    const out = await addLine(database(), { cents: -50_000, day: '2026-11-19' });
    await record(out, { transfer: { otherAccountId: '2' } });
    const into = await addLine(database(), { cents: 50_000, day: '2026-11-20', accountId: 2 });
    const [line] = await listLines(2);
    const items = line?.proposal?.['items'] as { kind: string; id: string }[];
    const lines = [{ id: into, version: 1, transfers: [items[0]?.id] }];
    expect((await send('POST', '/money-accounts/2/reconciliation', { lines })).status).toBe(200);
    await unmatch(out);
    expect(await readBalances()).toEqual([-50_000, 0, 50_000]);
    await unmatch(into);
    expect(await readBalances()).toEqual([0, 0, 0]);
  });

  it.each<[string, object, number, object]>([
    ['neither entry nor transfer', {}, 400, {}],
    ['both', { entry: ENTRY, transfer: { otherAccountId: '2' } }, 400, {}],
    [
      'an unknown category',
      { entry: { ...ENTRY, category: '?' } },
      422,
      { problems: [{ field: 'category' }] },
    ],
    [
      'an archived account',
      { transfer: { otherAccountId: '3' } },
      422,
      { problems: [{ reason: 'archived' }] },
    ],
    [
      'the own account',
      { transfer: { otherAccountId: '1' } },
      422,
      { problems: [{ reason: 'same-account' }] },
    ],
  ])(
    'refused is %s, and nothing is stored [specification §7.242, §7.243]',
    async (_what, body, status, json) => {
      const id = await addLine(database(), { cents: -990 });
      expect(await record(id, body)).toMatchObject({ status, json });
      expect(await listEntries()).toEqual([]);
      expect(await readActions()).toEqual([]);
      expect(await listLines()).toMatchObject([{ id, version: 1 }]);
    },
  );

  it('refused is another version, a reconciled line, another amount and a day before an opening [specification §7.242, §7.243]', async () => {
    const id = await addLine(database(), { cents: -990 });
    expect((await record(id, { entry: ENTRY }, 2)).json).toMatchObject({ reason: 'changed-meanwhile' });
    const other = await addLine(database(), { cents: 991, accountId: 2 });
    const transfer = { otherAccountId: '2', otherLine: { id: other, version: 1 } };
    expect((await record(id, { transfer })).json).toMatchObject({ reason: 'not-balanced', missingCents: -1 });
    const early = await addLine(database(), { cents: -990, day: '2025-12-31' });
    expect((await record(early, { transfer: { otherAccountId: '2' } })).json).toMatchObject({
      problems: [{ field: 'movedOn', reason: 'before-opening' }],
    });
    await record(id, { entry: ENTRY });
    expect((await record(id, { entry: ENTRY }, 2)).json).toMatchObject({ reason: 'matched-already' });
  });

  it('a document that a line names leads to an open bill of another month [specification §7.246]', async () => {
    const bill = {
      ...{
        kind: 'payable',
        counterparty: 'Gráfica Sul',
        category: 'Aluguel',
        form: 'boleto',
        issuedOn: '2026-06-01',
      },
      ...{ dueOn: '2026-07-10', amountCents: 45_000, document: 'NF 8841' },
    };
    await send('POST', '/entries', bill);
    await send('POST', '/entries', { ...bill, document: 'NF 8842' });
    await addLine(database(), { cents: -45_000, text: 'PAGTO BOLETO 08841', day: '2026-11-20' });
    await addLine(database(), { cents: -45_000, text: 'PAGTO BOLETO', day: '2026-11-21' });
    const [named, unnamed] = await listLines();
    expect(named?.proposal).toMatchObject({
      signs: ['document', 'amount'],
      items: [{ document: 'NF 8841' }],
    });
    expect(unnamed).not.toHaveProperty('proposal');
  });
});
