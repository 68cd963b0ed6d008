// The chart of categories: changes, merges and their undo.
import type { FastifyInstance } from 'fastify';
import { asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { ENTRY, LINES, SERIES } from '../../test/support/backend/changes';
import { replaceCategories } from '../../test/support/backend/database';
import { emptyEvents } from '../../test/support/backend/emptyEvents';
import { encodeForm } from '../../test/support/backend/forms';
import { activity, categories, company, entries, series } from '../database/tables';
import type { Database } from '../database/database';
import { extendSeries } from '../series/extendSeries';

type Schemas = components['schemas'];
type Sent = Schemas['CategoryChartChange']['categories'];

const NOW = new Date('2026-11-19T15:00:00Z');
/** Without `occurrences` a series has no end. */
const ENDLESS = { ...SERIES, occurrences: undefined };

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await addUser(database, { login: '2', name: 'Bruno Lima', role: 'editor' });
  await database.queries
    .insert(company)
    .values({ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' });
}

describeOnBothDatabases('the chart of categories', fill, (database) => {
  let app: FastifyInstance;
  let tokens: Record<'admin' | 'editor', string>;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    tokens = { admin: await fetchToken(app, '1'), editor: await fetchToken(app, '2') };
  });
  beforeEach(async () => {
    await emptyEvents(database());
    await database().queries.delete(entries);
    await database().queries.delete(series);
    await replaceCategories(database(), [
      { name: 'Vendas', incomeStatementGroup: 'revenue' },
      { name: 'Revenda', incomeStatementGroup: 'revenue' },
      { name: 'Aluguel', incomeStatementGroup: 'expenses' },
      { name: 'Imposto', incomeStatementGroup: 'expenses', isTax: true },
    ]);
  });
  afterAll(() => app.close());

  const call = async (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    payload?: object,
    person: keyof typeof tokens = 'admin',
  ) => {
    const headers = { authorization: `Bearer ${tokens[person]}` };
    const response = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
    return { status: response.statusCode, json: response.body === '' ? null : response.json<unknown>() };
  };
  const readChart = async () => (await call('GET', '/categories/chart')).json as Schemas['CategoryChart'];
  /** Sends the stored chart after a change. */
  const change = async (make: (rows: Sent) => Sent, version?: number) => {
    const chart = await readChart();
    const rows = chart.categories.map(({ id, name, group, isTax, isArchived }) => ({
      ...{ id, name, group, isTax, isArchived },
    }));
    return call('PUT', '/categories/chart', { version: version ?? chart.version, categories: make(rows) });
  };
  const merge = async (name: string, into: string) => {
    const { version, categories: rows } = await readChart();
    const idOf = (one: string) => rows.find((row) => row.name === one)?.id;
    return call('POST', '/categories/merges', { version, id: idOf(name), intoId: idOf(into) });
  };
  const undo = async (name: string) => {
    const { version, categories: rows } = await readChart();
    const id = rows.flatMap(({ merged }) => merged).find((one) => one.name === name)?.id;
    return call('POST', '/categories/merges/undo', { version, id });
  };
  const add = async (values: object = {}) =>
    (await call('POST', '/entries', { ...ENTRY, ...values })).json as Schemas['Entry'];
  const readEntry = async ({ id }: { id: string }) =>
    (await call('GET', `/entries/${id}`)).json as Schemas['Entry'];
  const listNames = async () => {
    const { json } = await call('GET', '/categories', undefined, 'editor');
    return (json as Schemas['CategoryList']).categories.map(({ name, isArchived }) =>
      isArchived ? `(${name})` : name,
    );
  };
  const readEvents = () => database().queries.select().from(activity).orderBy(desc(activity.id)).limit(1);

  it('adds, renames, orders and archives in one change with one event [specification §7.118]', async () => {
    const { id } = await add();
    const { status, json } = await change(([sales, resale, rent, tax]) => [
      ...(resale ? [resale] : []),
      { name: '  Serviços ', group: 'revenue', isTax: false, isArchived: false },
      ...(sales ? [{ ...sales, name: 'Vendas no balcão' }] : []),
      ...(rent ? [{ ...rent, isArchived: true }] : []),
      ...(tax ? [tax] : []),
    ]);
    expect(status).toBe(200);
    expect(json).toMatchObject({ version: 1 });
    expect(await listNames()).toEqual(['Revenda', 'Serviços', 'Vendas no balcão', '(Aluguel)', 'Imposto']);
    expect(await readEntry({ id })).toMatchObject({ category: 'Vendas no balcão', version: 1 });
    const [event] = await readEvents();
    const [sales, resale, rent, , services] = await database()
      .queries.select()
      .from(categories)
      .orderBy(asc(categories.id));
    expect(event).toMatchObject({ action: 'categories-changed', userName: 'Ana Souza' });
    expect(event?.changes).toEqual([
      [`category ${String(sales?.id)} name`, 'Vendas', 'Vendas no balcão'],
      [`category ${String(rent?.id)} isArchived`, false, true],
      [`category ${String(services?.id)} name`, null, 'Serviços'],
      [`category ${String(services?.id)} group`, null, 'revenue'],
      [`category ${String(services?.id)} isTax`, null, false],
      [`category ${String(services?.id)} isArchived`, null, false],
      [
        'order',
        ...[
          [sales, resale],
          [resale, sales],
        ].map((pair) => [...pair, rent, { id: (rent?.id ?? 0) + 1 }].map((one) => one?.id).join(' ')),
      ],
    ]);
  });

  it('a chart without a change adds no event [specification §7.118]', async () => {
    await change((rows) => rows);
    expect((await change((rows) => rows)).json).toMatchObject({ version: 0 });
    expect(await readEvents()).toEqual([]);
  });

  it('two categories can exchange their names, and an unused one can be deleted [specification §7.118]', async () => {
    const { id } = await add({ category: 'Vendas' });
    await change(([sales, resale, , tax]) =>
      sales && resale && tax ? [{ ...sales, name: 'Revenda' }, { ...resale, name: 'Vendas' }, tax] : [],
    );
    expect(await listNames()).toEqual(['Revenda', 'Vendas', 'Imposto']);
    expect((await readEntry({ id })).category).toBe('Revenda');
  });

  it.each<[string, (rows: Sent) => Sent, object[]]>([
    [
      'a name that differs in case and accents alone',
      (rows) => [...rows, { name: 'ALUGUÉL', group: 'costs', isTax: false, isArchived: false }],
      [{ field: 'categories.4.name', reason: 'repeated' }],
    ],
    [
      'an empty name',
      ([sales, ...rows]) => (sales ? [{ ...sales, name: ' ' }, ...rows] : []),
      [{ field: 'categories.0.name', reason: 'missing' }],
    ],
    [
      'a group for entries of the other kind',
      ([sales, ...rows]) => (sales ? [{ ...sales, group: 'costs' }, ...rows] : []),
      [{ field: 'categories.0.group', reason: 'other-kind' }],
    ],
    [
      'a group that does not exist',
      ([sales, ...rows]) => (sales ? [{ ...sales, group: 'x' }, ...rows] : []),
      [{ field: 'categories.0.group', reason: 'unknown' }],
    ],
    [
      'an id twice',
      (rows) => [...rows, ...rows.slice(0, 1).map((row) => ({ ...row, name: 'Outra' }))],
      [{ field: 'categories.4.id', reason: 'unknown' }],
    ],
    [
      'a chart without a category that an entry has',
      (rows) => rows.slice(1),
      [{ field: 'categories', reason: 'in-use' }],
    ],
  ])('refuses %s, and changes nothing [specification §7.118]', async (_what, make, problems) => {
    await add();
    const names = await listNames();
    const { status, json } = await change(make);
    expect({ status, json }).toMatchObject({ status: 422, json: { problems } });
    expect(await listNames()).toEqual(names);
  });

  it('the category of a deleted entry or of a series cannot be deleted [specification §7.118]', async () => {
    const { id } = await add({ category: 'Revenda' });
    await call('POST', '/entries/deletions', { ids: [id] });
    expect((await change((rows) => rows.filter(({ name }) => name !== 'Revenda'))).status).toBe(422);
    const { categories: rows } = await readChart();
    expect(rows[1]).toMatchObject({ name: 'Revenda', entries: 0, isUsed: true });
    expect(rows[1]).not.toHaveProperty('firstOn');
  });

  it('the second of two persons is refused, and the response names the first one [specification §7.118]', async () => {
    await change(([sales, ...rows]) => (sales ? [{ ...sales, name: 'Loja' }, ...rows] : []));
    const { status, json } = await change((rows) => rows.slice(0, 2), 0);
    expect({ status, json }).toMatchObject({ status: 409, json: { changedBy: 'Ana Souza' } });
    expect(await listNames()).toHaveLength(4);
  });

  it('a category that becomes a tax moves the due days of its boletos back, and forth again [specification §7.118]', async () => {
    // 2026-11-21 is a Saturday.
    const rent = await add({ kind: 'payable', category: 'Aluguel', form: 'boleto', dueOn: '2026-11-21' });
    const pix = await add({ kind: 'payable', category: 'Aluguel', form: 'pix', dueOn: '2026-11-21' });
    const readDays = async () =>
      Promise.all([rent, pix].map(async (entry) => (await readEntry(entry)).effectiveDueOn));
    expect(await readDays()).toEqual(['2026-11-23', '2026-11-21']);
    const setTax = (isTax: boolean) =>
      change((rows) => rows.map((row) => (row.name === 'Aluguel' ? { ...row, isTax } : row)));
    await setTax(true);
    expect(await readDays()).toEqual(['2026-11-21', '2026-11-21']);
    await setTax(false);
    expect(await readDays()).toEqual(['2026-11-23', '2026-11-21']);
  });

  it('a merge moves entries, deleted entries and series, and the undo moves them back [specification §7.119, §7.120]', async () => {
    const [kept, changed, deleted] = [
      await add({ category: 'Revenda' }),
      await add({ category: 'Revenda' }),
      await add({ category: 'Revenda' }),
    ];
    await call('POST', '/entries/deletions', { ids: [deleted.id] });
    await call('POST', '/series', { ...SERIES, category: 'Revenda' });
    const other = await add({ category: 'Vendas' });
    const merged = await merge('Revenda', 'Vendas');
    expect(merged.status).toBe(200);
    const [sales] = (merged.json as Schemas['CategoryChart']).categories;
    expect(sales).toMatchObject({ name: 'Vendas', entries: 5, merged: [{ name: 'Revenda' }] });
    expect(await listNames()).toEqual(['Vendas', 'Aluguel', 'Imposto']);
    expect((await readEntry(kept)).category).toBe('Vendas');
    const { json: history } = await call('GET', `/entries/${kept.id}/history`);
    expect((history as Schemas['EntryHistory']).events[0]).toMatchObject({
      ...{ action: 'categories-merged', userName: 'Ana Souza' },
      changes: [{ field: 'category', before: 'Revenda', after: 'Vendas' }],
    });

    const version = (await readEntry(changed)).version;
    const juros = await change((rows) => [
      ...rows,
      { name: 'Juros', group: 'financial', isTax: false, isArchived: false },
    ]);
    expect(juros.status).toBe(200);
    expect(
      (await call('PUT', `/entries/${changed.id}`, { ...ENTRY, category: 'Juros', version })).status,
    ).toBe(200);
    expect((await undo('Revenda')).status).toBe(200);
    expect((await readEntry(kept)).category).toBe('Revenda');
    expect((await readEntry(other)).category).toBe('Vendas');
    expect((await readEntry(changed)).category).toBe('Juros');
    await call('POST', '/entries/restorations', { ids: [deleted.id] });
    expect((await readEntry(deleted)).category).toBe('Revenda');
    const [stored] = await database()
      .queries.select({ name: categories.name })
      .from(series)
      .innerJoin(categories, eq(categories.id, series.categoryId));
    expect(stored).toEqual({ name: 'Revenda' });
    const { json: later } = await call('GET', `/entries/${kept.id}/history`);
    expect((later as Schemas['EntryHistory']).events[0]).toMatchObject({ action: 'merge-undone' });
  });

  it('the name of a merged category means the other one, in a request and in a file [specification §7.119]', async () => {
    await merge('Revenda', 'Vendas');
    expect((await add({ category: 'Revenda' })).category).toBe('Vendas');
    const { payload, headers } = await encodeForm(LINES.replace('Vendas', 'REVENDA'), {});
    const response = await app.inject({
      method: 'POST',
      url: '/api/entries/imports',
      headers: { ...headers, authorization: `Bearer ${tokens.admin}` },
      payload,
    });
    expect(response.statusCode).toBe(201);
    const rows = await database().queries.select({ categoryId: entries.categoryId }).from(entries);
    expect(new Set(rows.map(({ categoryId }) => categoryId)).size).toBe(1);
    const { json } = await change((all) => [
      ...all,
      { name: 'revenda', group: 'revenue', isTax: false, isArchived: false },
    ]);
    expect(json).toMatchObject({ problems: [{ field: 'categories.3.name', reason: 'repeated' }] });
  });

  it('a file that was read before a category changed stores nothing in the changed one [specification §7.118]', async () => {
    const file = LINES.replace('A receber', 'A pagar').replace('Vendas', 'Aluguel');
    const { payload, headers } = await encodeForm(file, {});
    const importing = app.inject({
      method: 'POST',
      url: '/api/entries/imports',
      headers: { ...headers, authorization: `Bearer ${tokens.admin}` },
      payload,
    });
    const isRevenue = (row: Sent[number]) => (row.name === 'Aluguel' ? { ...row, group: 'revenue' } : row);
    expect((await change((rows) => rows.map(isRevenue))).status).toBe(200);
    expect((await importing).statusCode).toBe(422);
    expect(await database().queries.select().from(entries)).toEqual([]);
  });

  it.each([
    ['one of the other kind', 'Revenda', 'Aluguel', 'intoId', 'other-kind'],
    ['itself', 'Vendas', 'Vendas', 'intoId', 'repeated'],
    ['a category that does not exist', 'Vendas', 'Nada', 'intoId', 'unknown'],
  ])('refuses a merge into %s [specification §7.119]', async (_what, name, into, field, reason) => {
    await add({ category: 'Revenda' });
    const { version, categories: rows } = await readChart();
    const idOf = (one: string) => rows.find((row) => row.name === one)?.id ?? '0';
    const response = await call('POST', '/categories/merges', {
      version,
      id: idOf(name),
      intoId: idOf(into),
    });
    expect(response).toMatchObject({ status: 422, json: { problems: [{ field, reason }] } });
    expect(await listNames()).toHaveLength(4);
  });

  it('merges that follow each other are listed together, and undone in any order [specification §7.120]', async () => {
    const entry = await add({ category: 'Revenda' });
    await change((rows) => [...rows, { name: 'Loja', group: 'revenue', isTax: false, isArchived: false }]);
    await merge('Revenda', 'Vendas');
    await merge('Vendas', 'Loja');
    expect((await readEntry(entry)).category).toBe('Loja');
    const { categories: rows } = await readChart();
    expect(rows.find(({ name }) => name === 'Loja')?.merged.map(({ name }) => name)).toEqual([
      'Vendas',
      'Revenda',
    ]);
    await undo('Revenda');
    expect((await readEntry(entry)).category).toBe('Revenda');
    await undo('Vendas');
    expect((await readEntry(entry)).category).toBe('Revenda');
    expect(await listNames()).toEqual(['Vendas', 'Revenda', 'Loja', 'Aluguel', 'Imposto']);
  });

  it('the undo leaves what is of the other kind now, or was chosen since, and takes what a series has added [specification §7.120]', async () => {
    await change((rows) => [...rows, { name: 'Juros', group: 'financial', isTax: false, isArchived: false }]);
    const [other, chosen] = [await add({ category: 'Revenda' }), await add({ category: 'Revenda' })];
    const { json } = await call('POST', '/series', { ...ENDLESS, category: 'Revenda' });
    await merge('Revenda', 'Juros');
    await call('PUT', `/entries/${other.id}`, { ...ENTRY, kind: 'payable', category: 'Juros', version: 1 });
    await call('PUT', `/entries/${chosen.id}`, { ...ENTRY, category: 'Vendas', version: 1 });
    await call('PUT', `/entries/${chosen.id}`, { ...ENTRY, category: 'Juros', version: 2 });
    expect(await extendSeries(database(), new Date('2027-02-19T15:00:00Z'))).toBeGreaterThan(0);
    await undo('Revenda');
    expect(await readEntry(other)).toMatchObject({ kind: 'payable', category: 'Juros' });
    expect((await readEntry(chosen)).category).toBe('Juros');
    const [first = ''] = (json as { ids: string[] }).ids;
    const { category } = await readEntry({ id: first });
    expect(category).toBe('Revenda');
    const ofSeries = await database()
      .queries.selectDistinct({ name: categories.name })
      .from(entries)
      .innerJoin(categories, eq(categories.id, entries.categoryId))
      .where(isNotNull(entries.seriesId));
    expect(ofSeries).toEqual([{ name: 'Revenda' }]);
    expect((await change((rows) => rows)).status).toBe(200);
  });

  it('a form that was open during an undo, or an exchange of names, is outdated [specification §7.118, §7.120]', async () => {
    const entry = await add({ category: 'Revenda' });
    await merge('Revenda', 'Vendas');
    await undo('Revenda');
    const send = (category: string, version: number) =>
      call('PUT', `/entries/${entry.id}`, { ...ENTRY, category, version });
    expect((await send('Vendas', 1)).status).toBe(409);
    await change(([sales, resale, ...rows]) =>
      sales && resale ? [{ ...sales, name: 'Revenda' }, { ...resale, name: 'Vendas' }, ...rows] : [],
    );
    expect((await send('Revenda', 2)).status).toBe(409);
    expect((await readEntry(entry)).category).toBe('Vendas');
  });

  it('names of earlier times that are alike can be merged, and stop no other change [specification §7.118]', async () => {
    await replaceCategories(database(), [
      { name: 'Impostos', incomeStatementGroup: 'expenses' },
      { name: 'impostos', incomeStatementGroup: 'expenses' },
    ]);
    expect((await change((rows) => rows.map((row) => ({ ...row, isTax: true })))).status).toBe(200);
    expect((await merge('impostos', 'Impostos')).status).toBe(200);
    expect((await change((rows) => rows.map((row) => ({ ...row, isTax: false })))).status).toBe(200);
  });

  it('a merge into a tax moves the due days of boletos [specification §7.119]', async () => {
    const rent = await add({ kind: 'payable', category: 'Aluguel', form: 'boleto', dueOn: '2026-11-21' });
    await merge('Aluguel', 'Imposto');
    expect((await readEntry(rent)).effectiveDueOn).toBe('2026-11-21');
    await undo('Aluguel');
    expect((await readEntry(rent)).effectiveDueOn).toBe('2026-11-23');
  });

  it('an editor may not read or change the chart [specification §7.118]', async () => {
    expect((await call('GET', '/categories/chart', undefined, 'editor')).status).toBe(403);
    const empty = { version: 0, categories: [] };
    expect((await call('PUT', '/categories/chart', empty, 'editor')).status).toBe(403);
  });

  it('entries can be added to an archived category, such as those of a series [specification §7.118]', async () => {
    await change(([sales, ...rows]) => (sales ? [{ ...sales, isArchived: true }, ...rows] : []));
    expect((await add()).category).toBe('Vendas');
  });
});
