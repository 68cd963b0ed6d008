// Lines of statements, what they are, and the payments that follow.
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeRaces } from '../../test/support/backend/bothDatabases';
import { emptyEvents } from '../../test/support/backend/emptyEvents';
import { addLine, emptyLines } from '../../test/support/backend/statementLines';
import type { Database } from '../database/database';
import { activity, company, entries } from '../database/tables';

const NOW = new Date('2026-11-27T15:00:00Z');
const ENTRY = {
  ...{ kind: 'receivable', counterparty: 'Padaria São João', category: 'Venda de mercadorias', form: 'pix' },
  ...{ issuedOn: '2026-10-10', dueOn: '2026-11-20', amountCents: 100_000 },
};
const PARTS = { discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0, form: 'pix' };

type Entry = {
  id: string;
  version: number;
  openCents: number;
  paidOn: string | null;
  paidCents: number | null;
};
type Line = { id: string; version: number; cents: number; text: string; proposal?: Proposal };
type Proposal = {
  isStrong: boolean;
  signs: string[];
  items: { kind: string; id: string; payment?: object }[];
};
type Candidates = Record<'recorded' | 'open', { items: { id: string }[]; count: number }>;
type Json = Record<string, unknown>;

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await addUser(database, { login: '2', name: 'Bruno Lima', role: 'editor' });
  await database.queries.insert(company).values({
    ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' },
    ...{ weekStartsOn: 7, fineBasisPoints: 200, interestBasisPoints: 100 },
  });
}

describeRaces('a line of a statement', fill, (database) => {
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
  });
  afterAll(() => app.close());

  async function send(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    as: keyof typeof tokens = 'ana',
  ) {
    const response = await app.inject({
      ...{ method, url: `/api${path}`, headers: { authorization: `Bearer ${tokens[as]}` } },
      ...(payload && { payload }),
    });
    return {
      ...{ status: response.statusCode, response },
      json: response.body === '' ? null : response.json<Json>(),
    };
  }
  const addEntry = async (changes: object = {}): Promise<Entry> => {
    const { response } = await send('POST', '/entries', { ...ENTRY, ...changes });
    return response.json<Entry>();
  };
  const readEntry = async ({ id }: { id: string }) =>
    (await send('GET', `/entries/${id}`)).response.json<Entry>();

  async function makeLine(values: { day?: string; cents?: number; text?: string } = {}): Promise<Line> {
    const id = await addLine(database(), values);
    return { id, version: 1, cents: values.cents ?? 100_000, text: values.text ?? '' };
  }
  const listLines = async (): Promise<Line[]> =>
    (await send('GET', '/money-accounts/1/proposals')).response.json<{ lines: Line[] }>().lines;
  const reconcile = (lines: object[], as: keyof typeof tokens = 'ana') =>
    send('POST', '/money-accounts/1/reconciliation', { lines }, as);
  const payWith = (line: Line, entry: Entry, changes: object = {}) => ({
    ...{ id: line.id, version: line.version },
    entries: [{ id: entry.id, version: entry.version, principalCents: line.cents, ...PARTS, ...changes }],
  });

  it('has a proposal with the payment that explains it, and a confirmation makes the payment [specification §7.226, §2.280]', async () => {
    const entry = await addEntry();
    await makeLine();
    const [line] = await listLines();
    expect(line).toMatchObject({
      proposal: {
        ...{ isStrong: true, signs: ['amount', 'day', 'name'], daysLater: 0 },
        items: [{ kind: 'entry', id: entry.id, version: 1, payment: { principalCents: 100_000, ...PARTS } }],
      },
    });
    if (line === undefined) return;
    expect(await reconcile([payWith(line, entry)])).toMatchObject({
      status: 200,
      json: { lines: [line.id] },
    });
    expect(await readEntry(entry)).toMatchObject({ openCents: 0, paidOn: '2026-11-20', paidCents: 100_000 });
    expect(await listLines()).toEqual([]);
    const events = await database().queries.select().from(activity).orderBy(asc(activity.id));
    expect(events.map(({ action }) => action)).toEqual(['created', 'paid', 'line-matched']);
    const { json } = await send('GET', '/events?limit=1');
    expect(json).toMatchObject({
      events: [
        {
          ...{ action: 'line-matched', accountId: '1', objectName: expect.any(String) as string },
          changes: [
            { field: 'day', after: '2026-11-20' },
            { field: 'lineCents', after: 100_000 },
            { field: 'matchedWith', after: 'Padaria São João' },
          ],
        },
      ],
    });
  });

  it('finds recorded payments and open entries, those with its words first, and payments that add up to it are linked [specification §7.249, §7.228]', async () => {
    const [named, other] = [
      await addEntry({ counterparty: 'Cielo', amountCents: 300_000, dueOn: '2026-12-20' }),
      await addEntry({ counterparty: 'Mercado' }),
    ];
    for (const [principalCents, document] of [
      [70_000, 'NF 1'],
      [30_000, 'NF 2'],
    ] as const) {
      const { id, version } = await addEntry({ counterparty: 'Ana', amountCents: principalCents, document });
      const payment = { paidOn: '2026-11-19', principalCents, ...PARTS, accountId: '1', version };
      expect((await send('POST', `/entries/${id}/payments`, payment)).status).toBe(201);
    }
    const line = await makeLine({ text: 'CREDITO CIELO' });
    const search = async (query = '') =>
      (await send('GET', `/statements/lines/${line.id}/candidates${query}`)).response.json<Candidates>();
    const all = await search();
    expect(all).toMatchObject({
      recorded: {
        items: [{ kind: 'payment', cents: 70_000, document: 'NF 1' }, { cents: 30_000 }],
        count: 2,
      },
      open: { items: [{ id: named.id, version: 1, form: 'pix' }, { id: other.id }], count: 2 },
    });
    const paid = all.recorded.items.map(({ id }) => id);
    expect(await search('?search=ana%20nf%202')).toMatchObject({
      recorded: { items: [{ id: paid[1] }], count: 1 },
      open: { items: [], count: 0 },
    });
    expect(await search('?search=3.000,00&amountCents=300000')).toMatchObject({
      recorded: { count: 0 },
      open: { items: [{ id: named.id }], count: 1 },
    });
    expect((await reconcile([{ id: line.id, version: 1, payments: paid }])).status).toBe(200);
    expect(await search()).toMatchObject({ recorded: { count: 0 } });
    expect((await send('GET', '/statements/lines/999/candidates')).status).toBe(404);
  });

  it('of one customer pays two entries, and the undoing opens both again (example 23) [specification §7.227]', async () => {
    const [first, second] = [await addEntry(), await addEntry({ amountCents: 50_000 })];
    await makeLine({ cents: 150_000 });
    const [line] = await listLines();
    expect(line?.proposal).toMatchObject({
      isStrong: false,
      items: [{ id: first.id }, { id: second.id, payment: { principalCents: 50_000 } }],
    });
    if (line === undefined) return;
    const parts = [first, second].map(({ id, version, openCents }) => ({
      ...{ id, version, principalCents: openCents, ...PARTS },
    }));
    expect((await reconcile([{ id: line.id, version: 1, entries: parts }])).status).toBe(200);
    expect([await readEntry(first), await readEntry(second)]).toMatchObject([
      { openCents: 0 },
      { openCents: 0 },
    ]);
    expect((await send('POST', `/statements/lines/${line.id}/unmatch`, { version: 2 })).status).toBe(204);
    expect([await readEntry(first), await readEntry(second)]).toMatchObject([
      { openCents: 100_000, paidOn: null },
      { openCents: 50_000, paidOn: null },
    ]);
    expect(await listLines()).toMatchObject([{ id: line.id, version: 3 }]);
    const events = await database().queries.select().from(activity).orderBy(asc(activity.id));
    expect(events.slice(2).map(({ action }) => action)).toEqual([
      ...['paid', 'paid', 'line-matched'],
      ...['unpaid', 'unpaid', 'line-unmatched'],
    ]);
  });

  it('is linked to the payment that was typed before, so nothing is received twice (example 24) [specification §7.228]', async () => {
    const entry = await addEntry();
    const paid = await send('POST', `/entries/${entry.id}/payments`, {
      ...{ version: 1, paidOn: '2026-11-20', principalCents: 25_000, ...PARTS },
    });
    expect(paid.status).toBe(201);
    await makeLine({ day: '2026-11-24', cents: 25_000 });
    const [line] = await listLines();
    const item = line?.proposal?.items[0];
    expect(item).toMatchObject({ kind: 'payment', cents: 25_000 });
    if (line === undefined || item === undefined) return;
    const payment = { id: line.id, version: 1, payments: [item.id] };
    expect((await reconcile([payment])).status).toBe(200);
    expect(await readEntry(entry)).toMatchObject({ openCents: 75_000 });
    // A matched payment stays as it is until the reconciliation is undone.
    const current = await readEntry(entry);
    const voiding = { version: current.version, reason: 'Engano' };
    expect(await send('POST', `/entries/${entry.id}/payments/${item.id}/void`, voiding)).toMatchObject({
      status: 409,
      json: { reason: 'reconciled' },
    });
    expect((await send('POST', `/statements/lines/${line.id}/unmatch`, { version: 2 })).status).toBe(204);
    expect(await readEntry(entry)).toMatchObject({ openCents: 75_000 });
    expect((await send('POST', `/entries/${entry.id}/payments/${item.id}/void`, voiding)).status).toBe(200);
  });

  it('keeps its payment: neither a change of the entry nor the undoing of the import removes it [specification §7.228]', async () => {
    const entry = await addEntry();
    const line = await makeLine();
    await reconcile([payWith(line, entry)]);
    const values = { ...ENTRY, paidOn: null, paidCents: null };
    expect(await send('PUT', `/entries/${entry.id}`, values)).toMatchObject({
      status: 409,
      json: { reason: 'reconciled' },
    });
    const { response } = await send('GET', '/money-accounts/1/lines');
    const { lines } = response.json<{ lines: { state: string; importId: string }[] }>();
    expect(lines).toMatchObject([{ state: 'matched' }]);
    const importId = lines[0]?.importId ?? '';
    expect(await send('POST', `/statements/${importId}/undo`)).toMatchObject({
      status: 409,
      json: { reason: 'lines-reconciled' },
    });
    expect(await readEntry(entry)).toMatchObject({ openCents: 0 });
  });

  it('two lines pay one entry, a part each [specification §7.227]', async () => {
    const entry = await addEntry();
    const first = await makeLine({ cents: 40_000 });
    const second = await makeLine({ cents: 60_000 });
    expect((await reconcile([payWith(first, entry)])).status).toBe(200);
    const rest = await readEntry(entry);
    expect((await reconcile([payWith(second, rest)])).status).toBe(200);
    expect(await readEntry(entry)).toMatchObject({ openCents: 0, paidCents: 100_000 });
  });

  it('a fee of the bank is part of the payment [specification §7.227]', async () => {
    const entry = await addEntry();
    const line = await makeLine({ cents: 99_000 });
    const parts = payWith(line, entry, { principalCents: 100_000, feeCents: 1_000 });
    expect((await reconcile([parts])).status).toBe(200);
    expect(await readEntry(entry)).toMatchObject({ openCents: 0, paidCents: 99_000 });
  });

  it('whose parts do not add up stays, and so do all lines of the request [specification §7.229]', async () => {
    const entry = await addEntry();
    const other = await addEntry({ amountCents: 30_000 });
    const [first, second] = [await makeLine(), await makeLine({ cents: 30_000 })];
    const refused = await reconcile([
      payWith(second, other),
      payWith(first, entry, { principalCents: 99_000 }),
    ]);
    expect(refused).toMatchObject({
      status: 422,
      json: { reason: 'not-balanced', lineId: first.id, missingCents: 1_000 },
    });
    expect(await listLines()).toHaveLength(2);
    expect(await readEntry(other)).toMatchObject({ openCents: 30_000 });
  });

  it('is no payment of the other direction [specification §7.229]', async () => {
    const bill = await addEntry({ kind: 'payable', category: 'Compra de mercadorias', amountCents: 20_000 });
    const sale = await addEntry({ amountCents: 120_000 });
    const line = await makeLine();
    const parts = { id: line.id, version: 1 };
    const chosen = [
      { id: sale.id, version: 1, principalCents: 120_000, ...PARTS },
      { id: bill.id, version: 1, principalCents: 20_000, ...PARTS },
    ];
    expect(await reconcile([{ ...parts, entries: chosen }])).toMatchObject({ status: 422 });
    expect(await readEntry(sale)).toMatchObject({ openCents: 120_000 });
  });

  it('of two people only one reconciles it, and the other one is told who did [specification §7.230]', async () => {
    const entry = await addEntry();
    const line = await makeLine();
    const results = await Promise.all([
      reconcile([payWith(line, entry)], 'ana'),
      reconcile([payWith(line, entry)], 'bruno'),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = results.find(({ status }) => status === 409);
    const winner = results[0].status === 200 ? 'Ana Souza' : 'Bruno Lima';
    expect(refused?.json).toMatchObject({ reason: 'changed-meanwhile', changedBy: winner });
    expect(await readEntry(entry)).toMatchObject({ openCents: 0, paidCents: 100_000 });
  });

  it('is ignored with a reason, and considered again [specification §7.231]', async () => {
    const line = await makeLine({ cents: -990, text: 'TARIFA' });
    const path = `/statements/lines/${line.id}`;
    expect((await send('POST', `${path}/ignore`, { version: 1, reason: ' ' })).status).toBe(422);
    expect((await send('POST', `${path}/ignore`, { version: 1, reason: 'Já lançada' })).status).toBe(204);
    expect(await listLines()).toEqual([]);
    expect(await send('POST', `${path}/ignore`, { version: 2, reason: 'Já lançada' })).toMatchObject({
      status: 409,
      json: { reason: 'matched-already' },
    });
    const { json } = await send('GET', '/money-accounts/1/lines');
    expect(json).toMatchObject({ lines: [{ state: 'ignored', ignoreReason: 'Já lançada' }] });
    expect((await send('POST', `${path}/restore`, { version: 2 })).status).toBe(204);
    expect(await listLines()).toMatchObject([{ id: line.id, version: 3 }]);
    expect(await send('POST', `${path}/restore`, { version: 3 })).toMatchObject({ status: 409 });
    expect(await send('POST', `${path}/unmatch`, { version: 3 })).toMatchObject({ status: 409 });
  });

  it('is remembered: its text leads to the name of before [specification §7.223]', async () => {
    const entry = await addEntry();
    const first = await makeLine({ text: 'TED 0042' });
    await reconcile([payWith(first, entry)]);
    await addEntry({ dueOn: '2026-11-25' });
    await makeLine({ text: 'TED 0042', day: '2026-11-26' });
    expect((await listLines())[0]?.proposal).toMatchObject({ signs: ['amount', 'day', 'memory'] });
  });

  it('a late payment is explained by fine and interest of the company [specification §7.226]', async () => {
    await addEntry({ amountCents: 10_000 });
    // 2 % of fine, and five days of interest: 200 + 17.
    await makeLine({ day: '2026-11-25', cents: 10_217 });
    expect((await listLines())[0]?.proposal).toMatchObject({
      isStrong: false,
      signs: ['amount-with-charges', 'day', 'name'],
      items: [{ payment: { principalCents: 10_000, fineCents: 200, interestCents: 17 } }],
    });
  });

  it('without a proposal names open entries like it, the nearest first, and none is strong [specification §7.270]', async () => {
    const late = await addEntry({ dueOn: '2026-11-06' });
    const other = await addEntry({ dueOn: '2026-11-18', amountCents: 100_320 });
    // A line of less is a part payment, and one of more is not.
    const whole = await addEntry({ dueOn: '2026-11-18', amountCents: 150_000 });
    await addEntry({ dueOn: '2026-11-18', amountCents: 80_000 });
    await addEntry({ dueOn: '2026-10-10' });
    const unnamed = await addEntry({ counterparty: 'Oficina', dueOn: '2026-11-15', amountCents: 7_000 });
    await makeLine();
    await makeLine({ cents: 7_000, text: 'TED' });
    const [line, second] = await listLines();
    expect(line).not.toHaveProperty('proposal');
    expect(line).toMatchObject({
      similar: [
        { isStrong: false, signs: ['name', 'amount', 'day'], daysLater: 14, items: [{ id: late.id }] },
        {
          isStrong: false,
          signs: ['name', 'amount-differs', 'day'],
          daysLater: 2,
          items: [{ id: other.id }],
        },
        {
          signs: ['name', 'amount-differs', 'day'],
          items: [{ id: whole.id, installment: 1, installments: 1 }],
        },
      ],
    });
    expect(second).toMatchObject({ similar: [{ signs: ['amount', 'day'], items: [{ id: unnamed.id }] }] });
  });

  it('hides a CPF, and a removed session or an unknown account sees nothing [specification §7.226]', async () => {
    await makeLine({ text: 'PIX 123.456.789-09 ANA' });
    const [line] = await listLines();
    expect(line?.text).toBe('PIX ***.456.789-** ANA');
    expect((await send('GET', '/money-accounts/9/proposals')).status).toBe(404);
  });
});
