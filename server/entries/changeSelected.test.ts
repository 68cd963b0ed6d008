// Name, category, form and due day of several entries at once.
import type { FastifyInstance } from 'fastify';
import { asc, eq } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { ENTRY, SERIES } from '../../test/support/backend/changes';
import { replaceCategories } from '../../test/support/backend/database';
import { emptyEvents } from '../../test/support/backend/emptyEvents';
import { activity, categories, company, entries } from '../database/tables';
import type { Database } from '../database/database';

type Schemas = components['schemas'];

const NOW = new Date('2026-11-19T15:00:00Z');

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await addUser(database, { login: '2', name: 'Bruno Lima', role: 'editor' });
  await database.queries
    .insert(company)
    .values({ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' });
  await replaceCategories(database, [
    { name: 'Vendas', incomeStatementGroup: 'revenue' },
    { name: 'Juros', incomeStatementGroup: 'financial' },
    { name: 'Compras', incomeStatementGroup: 'costs' },
  ]);
}

describeOnBothDatabases('a change of several entries', fill, (database) => {
  let app: FastifyInstance;
  let tokens: Record<'admin' | 'editor', string>;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    tokens = { admin: await fetchToken(app, '1'), editor: await fetchToken(app, '2') };
  });
  beforeEach(async () => {
    await emptyEvents(database());
    await database().queries.delete(entries);
  });
  afterAll(() => app.close());

  const send = async (path: string, payload: object, person: keyof typeof tokens = 'editor') => {
    const headers = { authorization: `Bearer ${tokens[person]}` };
    const response = await app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
    return { status: response.statusCode, json: response.body === '' ? null : response.json<unknown>() };
  };
  const add = async (values: object = {}) => {
    const { json } = await send('/entries', { ...ENTRY, ...values });
    return (json as Schemas['Entry']).id;
  };
  const change = (sent: Schemas['EntryChanges']['entries'], person?: keyof typeof tokens) =>
    send('/entries/changes', { entries: sent }, person);
  const readRows = async () => {
    const rows = await database().queries.select().from(entries).orderBy(asc(entries.id));
    return rows.map(({ form, dueOn, effectiveDueOn, version }) => [form, dueOn, effectiveDueOn, version]);
  };
  const readEvents = () =>
    database()
      .queries.select()
      .from(activity)
      .where(eq(activity.action, 'changed'))
      .orderBy(asc(activity.id));

  it('joins two spellings of a name, which the list finds under the new one, and gives the former back [specification §7.170]', async () => {
    const ids = [
      await add({ counterparty: 'Padaria S. João' }),
      await add({ counterparty: 'PADARIA SAO JOAO' }),
    ];
    const list = async (search: string) => {
      const headers = { authorization: `Bearer ${tokens.admin}` };
      const response = await app.inject({
        url: `/api/entries?search=${encodeURIComponent(search)}`,
        headers,
      });
      return response.json<Schemas['EntryList']>().entries.map(({ counterparty }) => counterparty);
    };
    const joined = await change(ids.map((id) => ({ id, version: 1, counterparty: ' Padaria São João ' })));
    expect(joined.status).toBe(200);
    expect(await list('sao joao')).toEqual(['Padaria São João', 'Padaria São João']);
    expect((await readEvents()).map(({ changes }) => changes)).toEqual([
      [['counterparty', 'Padaria S. João', 'Padaria São João']],
      [['counterparty', 'PADARIA SAO JOAO', 'Padaria São João']],
    ]);
    await change([{ id: ids[0] ?? '', version: 2, counterparty: 'Padaria S. João' }]);
    expect(await list('s. joão')).toEqual(['Padaria S. João']);
    expect(await change([{ id: ids[0] ?? '', version: 3, counterparty: ' ' }])).toMatchObject({
      status: 422,
      json: { problems: [{ field: 'entries.0.counterparty' }] },
    });
  });

  it('writes the given values alone, with one event of each entry and one request [specification §7.117]', async () => {
    const [first, second] = [await add(), await add({ form: 'pix' })];
    // A Saturday: a boleto is due on Monday.
    const values = { category: 'Juros', dueOn: '2026-12-05' };
    const response = await change([
      { id: first, version: 1, ...values },
      { id: second, version: 1, ...values, form: 'boleto' },
    ]);
    expect(response).toEqual({
      status: 200,
      json: {
        entries: [
          { id: first, version: 2 },
          { id: second, version: 2 },
        ],
      },
    });
    expect(await readRows()).toEqual([
      ['boleto', '2026-12-05', '2026-12-07', 2],
      ['boleto', '2026-12-05', '2026-12-07', 2],
    ]);
    const events = await readEvents();
    expect(events.map(({ userName, changes }) => [userName, changes])).toEqual([
      [
        'Bruno Lima',
        [
          ['category', 'Vendas', 'Juros'],
          ['dueOn', '2026-11-07', '2026-12-05'],
        ],
      ],
      [
        'Bruno Lima',
        [
          ['category', 'Vendas', 'Juros'],
          ['form', 'pix', 'boleto'],
          ['dueOn', '2026-11-07', '2026-12-05'],
        ],
      ],
    ]);
    expect(new Set(events.map(({ requestId }) => requestId)).size).toBe(1);
  });

  it('an entry that has the values already keeps its version and its history [specification §7.117]', async () => {
    const [first, second] = [await add(), await add({ form: 'pix' })];
    const { json } = await change([first, second].map((id) => ({ id, version: 1, form: 'pix' })));
    expect(json).toEqual({ entries: [{ id: first, version: 2 }] });
    expect(await readEvents()).toHaveLength(1);
  });

  it('the former values undo it by the same operation [specification §7.117]', async () => {
    const [first, second] = [await add(), await add({ form: 'pix' })];
    await change([first, second].map((id) => ({ id, version: 1, dueOn: '2026-12-05', form: 'card' })));
    const { status } = await change([
      { id: first, version: 2, dueOn: '2026-11-07', form: 'boleto' },
      { id: second, version: 2, dueOn: '2026-11-07', form: 'pix' },
    ]);
    expect(status).toBe(200);
    expect(await readRows()).toEqual([
      ['boleto', '2026-11-07', '2026-11-09', 3],
      ['pix', '2026-11-07', '2026-11-07', 3],
    ]);
    expect(await readEvents()).toHaveLength(4);
  });

  it('a changed and a deleted entry are named, and nothing is changed [specification §7.117]', async () => {
    const ids = [await add(), await add(), await add()];
    const [first = '', second = '', third = ''] = ids;
    await change([{ id: first, version: 1, form: 'pix' }], 'admin');
    await send('/entries/deletions', { ids: [second] }, 'admin');
    const before = await readRows();
    expect(await change(ids.map((id) => ({ id, version: 1, form: 'card' })))).toEqual({
      status: 409,
      json: {
        message: 'Outra pessoa alterou estes dados.',
        reason: 'changed-meanwhile',
        changedBy: 'Ana Souza',
        ids: [first, second],
      },
    });
    expect(await readRows()).toEqual(before);
    expect((await change([{ id: third, version: 1, form: 'card' }])).status).toBe(200);
  });

  it.each([
    ['a category of the other kind', { category: 'Compras' }, 'category', 'other-kind'],
    ['an unknown category', { category: 'Outra' }, 'category', 'unknown'],
    ['an unknown form', { form: 'cheque' }, 'form', 'unknown'],
    ['a day after 2100', { dueOn: '2101-01-01' }, 'dueOn', 'range'],
  ])(
    '%s is refused with the position of the entry, and nothing is changed [specification §7.117]',
    async (_what, values, field, reason) => {
      const [first, second] = [await add(), await add()];
      const { status, json } = await change([
        { id: first, version: 1, form: 'pix' },
        { id: second, version: 1, ...values },
      ]);
      expect([status, json]).toMatchObject([422, { problems: [{ field: `entries.1.${field}`, reason }] }]);
      expect((await readRows()).map(([form]) => form)).toEqual(['boleto', 'boleto']);
      const twice = await change([first, first].map((id) => ({ id, version: 1, form: 'pix' })));
      expect(twice).toMatchObject({
        status: 422,
        json: { problems: [{ field: 'entries', reason: 'repeated' }] },
      });
    },
  );

  it('a paid entry keeps its payments, and one of a series is changed alone [specification §7.117, §7.108]', async () => {
    const paid = await add({ paidOn: '2026-11-10', paidCents: 45_090 });
    const { ids } = (await send('/series', SERIES)).json as Schemas['AddedEntries'];
    const [firstOfSeries = '', secondOfSeries = ''] = ids;
    const versions = [paid, firstOfSeries].map((id) => ({ id, version: 1, form: 'card' }));
    expect((await change(versions)).status).toBe(200);
    const history = await app.inject({
      url: `/api/entries/${paid}/history`,
      headers: { authorization: `Bearer ${tokens.editor}` },
    });
    expect(history.json<Schemas['EntryHistory']>().payments).toMatchObject([{ form: 'boleto' }]);
    const { json } = await send(`/entries/${secondOfSeries}/occurrences`, {
      ...{ version: 1, scope: 'open', counterparty: ENTRY.counterparty, category: 'Vendas', form: 'pix' },
      ...{ issuedOn: '2026-11-09', dueOn: '2026-12-07', amountCents: 45_090 },
    });
    expect(json).toMatchObject({
      ids: [secondOfSeries],
      leftOut: [{ id: firstOfSeries, reason: 'separate' }],
    });
  });

  it('changes 500 entries in one transaction, and refuses more @long [specification §7.117]', async () => {
    const [category] = await database().queries.select().from(categories).limit(1);
    const row = {
      ...{
        kind: 'receivable' as const,
        form: 'pix' as const,
        counterparty: 'X',
        categoryId: category?.id ?? 0,
        document: '',
      },
      ...{ issuedOn: '2026-11-01', dueOn: '2026-11-02', effectiveDueOn: '2026-11-02', amountCents: 1 },
    };
    const added = await database()
      .queries.insert(entries)
      .values(Array.from({ length: 500 }, () => row))
      .returning({ id: entries.id });
    const sent = added.map(({ id }) => ({
      id: String(id),
      version: 1,
      category: 'Juros',
      dueOn: '2026-11-03',
    }));
    const { status, json } = await change(sent);
    expect([status, (json as Schemas['ChangedEntries']).entries.length]).toEqual([200, 500]);
    expect(new Set((await readRows()).map(([, dueOn]) => dueOn))).toEqual(new Set(['2026-11-03']));
    expect(
      (await change([...sent, { id: '1', version: 1, category: 'Juros', dueOn: '2026-11-03' }])).status,
    ).toBe(400);
  });
});
