// The trail of changes: who did what, with the values before and after.
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { emptyEvents } from '../../test/support/backend/emptyEvents';
import { encodeForm } from '../../test/support/backend/forms';
import { activity, company, entries, imports, payments } from '../database/tables';
import type { Database } from '../database/database';

const NOW = new Date('2026-11-20T15:00:00Z');
const INPUT = {
  kind: 'payable',
  counterparty: 'Padaria São João',
  category: 'Aluguel',
  form: 'pix',
  issuedOn: '2026-11-01',
  dueOn: '2026-11-10',
  amountCents: 45_090,
};
const COMPANY = {
  name: 'Aurora',
  timeZone: 'America/Sao_Paulo',
  openingCents: 100,
  openingOn: '2026-01-01',
  weekStartsOn: 7,
  monthlyTargetCents: null,
  holidays: [],
};

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await addUser(database, { login: '2', name: 'Bruno Lima', role: 'editor' });
  await database.queries.insert(company).values({ ...COMPANY, version: 1 });
}

describeOnBothDatabases('events', fill, (database) => {
  let app: FastifyInstance;
  let tokens: { admin: string; editor: string };
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    tokens = { admin: await fetchToken(app, '1'), editor: await fetchToken(app, '2') };
  });
  beforeEach(async () => {
    await emptyEvents(database());
    for (const table of [entries, imports]) await database().queries.delete(table);
  });
  afterAll(() => app.close());

  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    role: keyof typeof tokens = 'editor',
  ) => {
    const { statusCode, headers, body } = await app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${tokens[role]}` },
      ...(payload && { payload }),
    });
    const json: unknown = body === '' ? null : JSON.parse(body);
    return { statusCode, requestId: headers['x-request-id'], json };
  };
  const add = async (input: object = {}): Promise<string> => {
    const { json } = await call('POST', '/entries', { ...INPUT, ...input });
    return String(Reflect.get(Object(json), 'id'));
  };
  const readHistory = async (id: string) => {
    const { json } = await call('GET', `/entries/${id}/history`);
    return json as components['schemas']['EntryHistory'];
  };

  const readEvents = () => database().queries.select().from(activity).orderBy(activity.id);

  it('an added entry has its values, who added it, in which role and in which request [specification §7.94]', async () => {
    const { requestId, json } = await call('POST', '/entries', INPUT);
    expect(await readEvents()).toEqual([
      expect.objectContaining({
        action: 'created',
        userName: 'Bruno Lima',
        userRole: 'editor',
        requestId,
        happenedAt: NOW,
        entryId: Number(Reflect.get(Object(json), 'id')),
        changes: [
          ['kind', null, 'payable'],
          ['counterparty', null, 'Padaria São João'],
          ['category', null, 'Aluguel'],
          ['form', null, 'pix'],
          ['document', null, ''],
          ['installment', null, 1],
          ['installments', null, 1],
          ['issuedOn', null, '2026-11-01'],
          ['dueOn', null, '2026-11-10'],
          ['amountCents', null, 45_090],
        ],
      }),
    ]);
  });

  it('a change has only the fields that differ, and a refused one has no event [specification §7.94]', async () => {
    const id = await add();
    await emptyEvents(database());
    const changed = { ...INPUT, amountCents: 1, dueOn: '2026-11-12', document: 'NF 7' };
    expect((await call('PUT', `/entries/${id}`, { ...changed, version: 9 })).statusCode).toBe(409);
    expect((await call('PUT', `/entries/${id}`, { ...changed, amountCents: 0 })).statusCode).toBe(422);
    expect(await readEvents()).toEqual([]);
    await call('PUT', `/entries/${id}`, { ...changed, version: 1 });
    expect((await readEvents()).map(({ action, changes }) => [action, changes])).toEqual([
      [
        'changed',
        [
          ['document', '', 'NF 7'],
          ['dueOn', '2026-11-10', '2026-11-12'],
          ['amountCents', 45_090, 1],
        ],
      ],
    ]);
  });

  it('payments, deletions and restorations of many entries have one event each, of one request [specification §7.94]', async () => {
    const ids = [await add(), await add({ amountCents: 200 })];
    await emptyEvents(database());
    const payments = ids.map((id) => ({ id, paidOn: '2026-11-19', paidCents: 150 }));
    const paid = await call('POST', '/entries/payments', { entries: payments });
    const unpaidIds = [await add(), await add()];
    const deleted = await call('POST', '/entries/deletions', { ids: unpaidIds }, 'admin');
    await call('POST', '/entries/restorations', { ids: unpaidIds.slice(0, 1) }, 'admin');
    const events = (await readEvents())
      .filter(({ action }) => action !== 'created')
      .map(({ action, entryId, requestId, changes }) => [action, String(entryId), requestId, changes]);
    const payment = [
      ['paidOn', null, '2026-11-19'],
      ['paidCents', null, 150],
    ];
    expect(events).toEqual([
      ...ids.map((id) => ['paid', id, paid.requestId, payment]),
      ...unpaidIds.map((id) => ['deleted', id, deleted.requestId, [['deleted', null, true]]]),
      ['restored', unpaidIds[0], expect.any(String), [['deleted', true, null]]],
    ]);
  });

  it('a change of the company has its fields and its holidays [specification §7.94]', async () => {
    const holidays = [{ day: '2026-11-20', name: 'Consciência Negra' }];
    await call('PUT', '/company', { ...COMPANY, openingCents: 7, holidays, version: 1 }, 'admin');
    await call('PUT', '/company', { ...COMPANY, openingCents: 7, version: 2 }, 'admin');
    expect((await readEvents()).map(({ action, userRole, changes }) => [action, userRole, changes])).toEqual([
      [
        'company-changed',
        'admin',
        [
          ['openingCents', 100, 7],
          ['holiday 2026-11-20', null, 'Consciência Negra'],
        ],
      ],
      ['company-changed', 'admin', [['holiday 2026-11-20', 'Consciência Negra', null]]],
    ]);
  });

  it('an import and its undoing name the import, the file and the number of rows [specification §7.94]', async () => {
    const titles = 'Tipo;Cliente ou fornecedor;Categoria;Forma;Vencimento;Valor';
    const text = `${titles}\nA pagar;Imobiliária Sol;Aluguel;pix;05/12/2026;1.200,00\n`;
    const { payload, headers } = await encodeForm(text);
    const sent = await app.inject({
      method: 'POST',
      url: '/api/entries/imports',
      headers: { ...headers, authorization: `Bearer ${tokens.editor}` },
      payload,
    });
    expect(sent.statusCode).toBe(201);
    const { id } = sent.json<{ id: string }>();
    const [imported] = await database().queries.select({ id: entries.id }).from(entries);
    expect((await readHistory(String(imported?.id))).events).toEqual([
      { happenedAt: NOW.toISOString(), userName: 'Bruno Lima', action: 'imported', changes: [] },
    ]);
    await call('POST', `/entries/imports/${id}/undo`);
    expect(
      (await readEvents()).map(({ action, importId, changes }) => [action, String(importId), changes]),
    ).toEqual([
      [
        'imported',
        id,
        [
          ['fileName', null, 'contas.csv'],
          ['added', null, 1],
        ],
      ],
      ['import-undone', id, [['removed', null, 1]]],
    ]);
  });

  it('the history of an entry has its payments, also the voided ones, and its changes, the newest first [specification §7.98]', async () => {
    const id = await add();
    const paid = { ...INPUT, paidOn: '2026-11-12', paidCents: 45_000 };
    await call('PUT', `/entries/${id}`, paid, 'admin');
    await call('PUT', `/entries/${id}`, { ...INPUT, dueOn: '2026-11-13' });
    await call('POST', '/entries/payments', { entries: [{ id, paidOn: '2026-11-11', paidCents: 45_190 }] });
    await add({ counterparty: 'Mercado' });
    const { payments: rows, events } = await readHistory(id);
    const parts = { discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0, form: 'pix' };
    const oneId = expect.any(String) as string;
    expect(rows).toEqual([
      { ...parts, id: oneId, paidOn: '2026-11-11', principalCents: 45_090, interestCents: 100 },
      {
        ...parts,
        ...{ id: oneId, paidOn: '2026-11-12', principalCents: 45_000, discountCents: 90 },
        voided: { at: NOW.toISOString(), by: 'Bruno Lima' },
      },
    ]);
    const at = NOW.toISOString();
    expect(events).toEqual([
      {
        ...{ happenedAt: at, userName: 'Bruno Lima', action: 'paid' },
        changes: [
          { field: 'paidOn', before: null, after: '2026-11-11' },
          { field: 'paidCents', before: null, after: 45_190 },
        ],
      },
      {
        ...{ happenedAt: at, userName: 'Bruno Lima', action: 'unpaid' },
        changes: [
          { field: 'dueOn', before: '2026-11-10', after: '2026-11-13' },
          { field: 'paidOn', before: '2026-11-12', after: null },
          { field: 'paidCents', before: 45_000, after: null },
        ],
      },
      {
        ...{ happenedAt: at, userName: 'Ana Souza', action: 'paid' },
        changes: [
          { field: 'paidOn', before: null, after: '2026-11-12' },
          { field: 'paidCents', before: null, after: 45_000 },
        ],
      },
      expect.objectContaining({ userName: 'Bruno Lima', action: 'created' }),
    ]);
  });

  it('a refund, a note and the reason of a void are in the history, and open is what is not settled [specification §7.98]', async () => {
    const id = await add();
    const { queries } = database();
    const payment = {
      entryId: Number(id),
      paidOn: '2026-11-11',
      principalCents: 40_000,
      form: 'cash',
    } as const;
    const [first] = await queries
      .insert(payments)
      .values({ ...payment, note: 'Sinal' })
      .returning({ id: payments.id });
    await queries.insert(payments).values({ ...payment, principalCents: 1_000, refundOf: first?.id });
    const voided = { voidedAt: NOW, voidedBy: 'Ana Souza', voidReason: 'Digitado errado' };
    await queries.insert(payments).values({ ...payment, principalCents: 90, ...voided });
    expect((await readHistory(id)).payments).toEqual([
      expect.objectContaining({ principalCents: 40_000, note: 'Sinal' }),
      expect.objectContaining({ principalCents: 1_000, refundOf: String(first?.id) }),
      expect.objectContaining({
        principalCents: 90,
        voided: { at: NOW.toISOString(), by: 'Ana Souza', reason: 'Digitado errado' },
      }),
    ]);
    const { json } = await call('GET', `/entries/${id}`);
    expect(json).toMatchObject({ openCents: 6_090, paidOn: null });
  });

  it('the history has the last 200 changes, and a deleted or unknown entry has none [specification §7.98]', async () => {
    const id = await add();
    await database().queries.execute(sql`
      insert into activity (happened_at, user_name, action, entry_id)
      select now(), 'Ana Souza', 'changed', ${id}::bigint from generate_series(1, 205)`);
    const { events } = await readHistory(id);
    expect(events).toHaveLength(200);
    expect(events.every(({ action }) => action === 'changed')).toBe(true);
    await call('POST', '/entries/deletions', { ids: [id] }, 'admin');
    for (const one of [id, '1000000', 'x']) {
      const { statusCode, json } = await call('GET', `/entries/${one}/history`);
      expect([statusCode, json]).toEqual([404, expect.objectContaining({ reason: 'unknown-entry' })]);
    }
  });

  it.each(['update activity set user_name = user_name', 'delete from activity', 'truncate activity'])(
    'no event can be changed or removed: %s [specification §7.94]',
    async (statement) => {
      await add();
      await expect(database().queries.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: 'events are added and never changed' },
      });
      expect(await readEvents()).toHaveLength(1);
    },
  );

  it('events of the demonstration are not shown to the next company [specification §7.94]', async () => {
    const { queries } = database();
    await queries.update(company).set({ isDemonstration: true });
    await add();
    await queries.update(company).set({ isDemonstration: false });
    await add({ counterparty: 'Mercado' });
    const dashboard = await app.inject({
      url: '/api/dashboards/default',
      headers: { authorization: `Bearer ${tokens.editor}` },
    });
    expect(dashboard.body).toContain('Mercado');
    expect(dashboard.body).not.toContain('Padaria São João');
  });
});
