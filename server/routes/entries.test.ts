import type { FastifyInstance } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import { activity, categories, company, entries } from '../database/tables';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeRaces } from '../../test/support/backend/bothDatabases';
import { replaceCategories } from '../../test/support/backend/database';
import { emptyEvents } from '../../test/support/backend/emptyEvents';
import type { Database } from '../database/database';

type Schemas = components['schemas'];

// It is still November 19 in São Paulo.
const NOW = new Date('2026-11-20T01:00:00Z');
const INPUT: Schemas['EntryInput'] = {
  kind: 'receivable',
  counterparty: '  Padaria São João ',
  category: 'Vendas',
  form: 'boleto',
  document: 'NF 1',
  installment: 1,
  installments: 3,
  issuedOn: '2026-10-10',
  // A Saturday.
  dueOn: '2026-11-07',
  amountCents: 45_090,
};

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await addUser(database, { login: '2', name: 'Bruno Lima', role: 'editor' });
  const { queries } = database;
  await queries
    .insert(company)
    .values({ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' });
  await replaceCategories(database, [
    { name: 'Impostos', incomeStatementGroup: 'deductions', isTax: true },
    { name: 'Vendas', incomeStatementGroup: 'revenue' },
    { name: 'Juros', incomeStatementGroup: 'financial' },
  ]);
}

describeRaces('changes of entries', fill, (database) => {
  let app: FastifyInstance;
  let tokens: { admin: string; editor: string };
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    tokens = { admin: await fetchToken(app, '1'), editor: await fetchToken(app, '2') };
  });
  beforeEach(async () => {
    await emptyEvents(database());
    await database().queries.delete(entries);
  });
  afterAll(() => app.close());

  type Method = 'GET' | 'POST' | 'PUT';
  const call = (method: Method, path: string, payload?: object, role: keyof typeof tokens = 'editor') =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${tokens[role]}` },
      ...(payload && { payload }),
    });
  const add = async (changes: Partial<Schemas['EntryInput']> = {}) => {
    const response = await call('POST', '/entries', { ...INPUT, ...changes });
    expect(response.statusCode).toBe(201);
    return response.json<Schemas['Entry']>();
  };
  const readActions = async () => {
    const rows = await database().queries.select().from(activity).orderBy(activity.id);
    return rows.map(({ action, userName }) => `${userName}: ${action}`);
  };
  const pay = (...ids: string[]) =>
    call('POST', '/entries/payments', {
      entries: ids.map((id) => ({ id, paidOn: '2026-11-19', paidCents: 45_000 })),
    });

  it('lists the categories in the order of the income statement, with the day of the company', async () => {
    expect((await call('GET', '/categories')).json()).toEqual({
      categories: [
        { name: 'Vendas', group: 'revenue', kind: 'receivable' },
        { name: 'Impostos', group: 'deductions', kind: 'payable' },
        { name: 'Juros', group: 'financial' },
      ],
      asOf: '2026-11-19',
      hasNotes: true,
      changesNames: true,
      seriesRhythms: ['businessDay', 'wageDay'],
    });
  });

  it('an entry has a note that a change without one leaves, and that its history shows [specification §7.111]', async () => {
    const { id } = await add({ note: ' Entregar na portaria ' });
    const change = async (changes: Partial<Schemas['EntryChange']>) =>
      (await call('PUT', `/entries/${id}`, { ...INPUT, ...changes })).json<Schemas['Entry']>();
    expect(await change({ amountCents: 45_000 })).toMatchObject({ note: 'Entregar na portaria' });
    expect(await change({ note: 'Ligar antes' })).toMatchObject({ note: 'Ligar antes', amountCents: 45_090 });
    expect(await change({ note: '' })).toMatchObject({ note: '' });
    const { events } = (await call('GET', `/entries/${id}/history`)).json<Schemas['EntryHistory']>();
    const notes = events.map(({ changes }) => changes.filter(({ field }) => field === 'note'));
    expect(notes).toEqual([
      [{ field: 'note', before: 'Ligar antes', after: null }],
      [{ field: 'note', before: 'Entregar na portaria', after: 'Ligar antes' }],
      [],
      [{ field: 'note', before: null, after: 'Entregar na portaria' }],
    ]);
    const refused = await call('PUT', `/entries/${id}`, { ...INPUT, note: 'é'.repeat(501) });
    expect([refused.statusCode, refused.json<Schemas['EntryProblems']>().problems]).toEqual([
      ...[422, [{ field: 'note', reason: 'too-long' }]],
    ]);
  });

  it('instalments and series begin without a note, also if a body has one [specification §7.111]', async () => {
    const { amountCents: totalCents, ...shared } = INPUT;
    const [first, second] = ['2026-12-07', '2027-01-07'];
    await call('POST', '/entries/installments', {
      ...{ ...shared, totalCents, note: 'x' },
      installments: [
        { dueOn: first, amountCents: 45_000 },
        { dueOn: second, amountCents: 90 },
      ],
    });
    await call('POST', '/series', { ...INPUT, note: 'x', rhythm: 'month', occurrences: 2 });
    const rows = await database().queries.select({ note: entries.note }).from(entries);
    expect(rows).toEqual([{ note: '' }, { note: '' }, { note: '' }, { note: '' }]);
  });

  it('an added entry has trimmed texts and a computed effective due day, and is in the list and in the figures', async () => {
    const added = await add({ document: ' NF 1 ' });
    expect(added).toMatchObject({
      counterparty: 'Padaria São João',
      document: 'NF 1',
      effectiveDueOn: '2026-11-09',
      status: 'overdue',
      lateDays: 10,
      version: 1,
      paidOn: null,
    });
    expect((await call('GET', `/entries/${added.id}`)).json()).toEqual(added);
    const { total } = (await call('GET', '/entries?status=overdue')).json<Schemas['EntryList']>();
    const cents = {
      amountCents: 45_090,
      openCents: 45_090,
      paidCents: 0,
      receivableCents: 45_090,
      receivablePaidCents: 0,
    };
    expect(total).toEqual({ count: 1, ...cents });
    expect(await readActions()).toEqual(['Bruno Lima: created']);
    expect((await add({ kind: 'payable', category: 'Impostos' })).effectiveDueOn).toBe('2026-11-07');
  });

  it.each<[string, Partial<Schemas['EntryInput']>, string[]]>([
    ['an empty name', { counterparty: ' ' }, ['counterparty missing']],
    ['a name without a picture', { counterparty: '\u200C\u3164' }, ['counterparty missing']],
    ['a long name', { counterparty: 'é'.repeat(201) }, ['counterparty too-long']],
    ['control characters', { counterparty: 'a\u0000b' }, ['counterparty characters']],
    ['half of a character', { document: 'a\ud83d' }, ['document characters']],
    ['an unknown category', { category: 'Outra' }, ['category unknown']],
    ['a category with control characters', { category: 'Vendas\u0000' }, ['category characters']],
    ['a category of the other kind', { kind: 'payable' }, ['category other-kind']],
    ['an unknown form', { form: 'cheque' }, ['form unknown']],
    ['an instalment after the last one', { installment: 4 }, ['installment order']],
    ['too many instalments', { installments: 1000 }, ['installments range']],
    ['a day before 1990', { issuedOn: '1989-12-31' }, ['issuedOn range']],
    ['a day after 2100', { dueOn: '2101-01-01' }, ['dueOn range']],
    ['no amount', { amountCents: 0 }, ['amountCents range']],
    ['a huge amount', { amountCents: 100_000_000_000_000 }, ['amountCents range']],
    ['a payment without an amount', { paidOn: '2026-11-19' }, ['paidCents missing']],
    ['a payment without a day', { paidCents: 1 }, ['paidOn missing']],
    ['a payment after today', { paidOn: '2026-11-20', paidCents: 1 }, ['paidOn future']],
    ['a payment before 1990', { paidOn: '1980-01-01', paidCents: 1 }, ['paidOn range']],
    ['a negative payment', { paidOn: '2026-11-19', paidCents: -1 }, ['paidCents range']],
    ['several values', { counterparty: '', amountCents: -1 }, ['counterparty missing', 'amountCents range']],
  ])('refuses %s, and names the field', async (_name, changes, expected) => {
    const response = await call('POST', '/entries', { ...INPUT, ...changes });
    expect(response.statusCode).toBe(422);
    const { problems, message } = response.json<Schemas['EntryProblems']>();
    expect(message).toBe('Um dos valores não é válido.');
    expect(problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual(expected);
    expect(await readActions()).toEqual([]);
  });

  it('a change replaces all values, and each kind of change is recorded', async () => {
    const { id } = await add();
    const send = async (changes: object, version: number) => {
      const response = await call('PUT', `/entries/${id}`, { ...INPUT, ...changes, version }, 'admin');
      return response.json<Schemas['Entry']>();
    };
    expect(await send({ dueOn: '2026-12-01', amountCents: 1 }, 1)).toMatchObject({
      effectiveDueOn: '2026-12-01',
      amountCents: 1,
      status: 'open',
      version: 2,
    });
    expect(await send({ paidOn: '2026-11-19', paidCents: 0 }, 2)).toMatchObject({
      status: 'paid',
      paidCents: 0,
    });
    expect(await send({}, 3)).toMatchObject({ status: 'overdue', paidOn: null, version: 4 });
    const cleared = await call('PUT', `/entries/${id}`, { ...INPUT, document: undefined });
    expect(cleared.json()).toMatchObject({ document: '', version: 5 });
    expect(await readActions()).toEqual([
      'Bruno Lima: created',
      'Ana Souza: changed',
      'Ana Souza: paid',
      'Ana Souza: unpaid',
      'Bruno Lima: changed',
    ]);
  });

  it('a change of outdated values is refused with the name of the other person', async () => {
    const { id } = await add();
    const change = { ...INPUT, version: 1 };
    expect((await call('PUT', `/entries/${id}`, { ...change, amountCents: 5 }, 'admin')).statusCode).toBe(
      200,
    );
    const secondChange = await call('PUT', `/entries/${id}`, { ...change, amountCents: 7 });
    expect(secondChange.statusCode).toBe(409);
    expect(secondChange.json()).toEqual({
      message: 'Outra pessoa alterou estes dados.',
      reason: 'changed-meanwhile',
      changedBy: 'Ana Souza',
    });
    expect((await call('GET', `/entries/${id}`)).json()).toMatchObject({ amountCents: 5, version: 2 });
  });

  it('pays all entries or none, and names those that are not open', async () => {
    const [first, second] = [await add(), await add()];
    expect((await pay(first.id)).json()).toEqual({ count: 1 });
    const refused = await pay(second.id, first.id, '999999');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ reason: 'not-open', ids: [first.id, '999999'] });
    expect((await call('GET', `/entries/${second.id}`)).json()).toMatchObject({ paidOn: null, version: 1 });
    expect((await call('GET', `/entries/${first.id}`)).json()).toMatchObject({
      paidOn: '2026-11-19',
      paidCents: 45_000,
      version: 2,
    });
    expect((await pay(second.id, second.id)).json()).toMatchObject({
      problems: [{ field: 'entries', reason: 'repeated' }],
    });
    const futurePayments = [{ id: second.id, paidOn: '2026-11-20', paidCents: 1 }];
    expect((await call('POST', '/entries/payments', { entries: futurePayments })).json()).toMatchObject({
      problems: [{ field: 'paidOn', reason: 'future' }],
    });
  });

  describe('entries that were changed since the caller saw them', () => {
    const SEEN = 1;
    /** Adds two entries, and Ana changes the amount of the first one. */
    const addAndChange = async () => {
      const [first, second] = [await add(), await add()];
      const change = { ...INPUT, amountCents: 50_000, version: SEEN };
      expect((await call('PUT', `/entries/${first.id}`, change, 'admin')).statusCode).toBe(200);
      return [first.id, second.id] as const;
    };
    const payVersions = (...payments: [id: string, version?: number][]) =>
      call('POST', '/entries/payments', {
        entries: payments.map(([id, version]) => ({ id, paidOn: '2026-11-19', paidCents: 45_090, version })),
      });
    const deleteVersions = (...versions: [id: string, version: number][]) =>
      call(
        'POST',
        '/entries/deletions',
        { ids: versions.map(([id]) => id), versions: versions.map(([id, version]) => ({ id, version })) },
        'admin',
      );
    const refusalOf = (...ids: string[]) => ({
      message: 'Outra pessoa alterou estes dados.',
      reason: 'changed-meanwhile',
      changedBy: 'Ana Souza',
      ids,
    });

    it('no entry is paid, and the response names the changed ones and the other person [specification §7.90]', async () => {
      const [first, second] = await addAndChange();
      const refused = await payVersions([second, SEEN], [first, SEEN]);
      expect([refused.statusCode, refused.json()]).toEqual([409, refusalOf(first)]);
      const { total } = (await call('GET', '/entries?status=paid')).json<Schemas['EntryList']>();
      expect(total.count).toBe(0);
      expect((await payVersions([second, SEEN], [first, 2])).json()).toEqual({ count: 2 });
    });

    it('a payment without a version is accepted, as from an older portal', async () => {
      const [first] = await addAndChange();
      expect((await payVersions([first])).statusCode).toBe(200);
    });

    it('an entry that is paid already is named as such, whatever its version is', async () => {
      const [first, second] = await addAndChange();
      expect((await pay(second)).statusCode).toBe(200);
      const refused = await payVersions([first, SEEN], [second, SEEN]);
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        expect.objectContaining({ reason: 'not-open', ids: [second] }),
      ]);
    });

    it('of a change and a payment of one version at the same time, one is refused', async () => {
      const { id } = await add();
      const change = call('PUT', `/entries/${id}`, { ...INPUT, amountCents: 50_000, version: SEEN });
      const statuses = (await Promise.all([change, payVersions([id, SEEN])])).map(
        ({ statusCode }) => statusCode,
      );
      expect(statuses.sort()).toEqual([200, 409]);
    });

    it('no entry is deleted, and one that is deleted already stays so [specification §7.90]', async () => {
      const [first, second] = await addAndChange();
      const refused = await deleteVersions([first, SEEN], [second, SEEN]);
      expect([refused.statusCode, refused.json()]).toEqual([409, refusalOf(first)]);
      expect((await call('GET', `/entries/${second}`)).statusCode).toBe(200);
      expect((await deleteVersions([first, 2], [second, SEEN])).statusCode).toBe(204);
      expect((await deleteVersions([first, SEEN], [second, SEEN])).statusCode).toBe(204);
    });

    it('several other people have no name in the response', async () => {
      const [first, second] = await addAndChange();
      expect((await call('PUT', `/entries/${second}`, INPUT)).statusCode).toBe(200);
      const { changedBy, ids } = (await payVersions([first, SEEN], [second, SEEN])).json<
        Schemas['EntryConflict']
      >();
      expect([changedBy, ids]).toEqual([undefined, [first, second]]);
    });
  });

  it.each([
    ['less', 40_000],
    ['nothing', 0],
    ['more', 46_000],
  ])(
    'an entry that is paid with %s than its amount is paid, and each figure has one of both amounts [specification §7.49]',
    async (_name, paidCents) => {
      const { id } = await add();
      const payment = { id, paidOn: '2026-11-19', paidCents };
      expect((await call('POST', '/entries/payments', { entries: [payment] })).statusCode).toBe(200);
      const { total } = (await call('GET', '/entries')).json<Schemas['EntryList']>();
      const cents = {
        ...{ amountCents: 45_090, openCents: 0, receivableCents: 45_090 },
        ...{ paidCents, receivablePaidCents: paidCents },
      };
      expect(total).toEqual({ count: 1, ...cents });
      const unpaid = (await call('GET', '/entries?status=unpaid')).json<Schemas['EntryList']>();
      expect(unpaid.total).toMatchObject({ count: 0, amountCents: 0 });
      const period = 'period=own&from=2026-10-01&to=2026-11-30';
      const url = `/dashboards/financeiro?${period}`;
      const finance = (await call('GET', url, undefined, 'admin')).json<Schemas['Dashboard']>();
      const find = (name: string) => finance.widgets.find((widget) => widget.id === name);
      expect(find('received')).toMatchObject({ value: paidCents });
      expect(JSON.stringify(find('agingIn'))).not.toContain('45090');
      expect(find('topDebtors')).toMatchObject({ rows: [] });
      const sales = (await call('GET', `/dashboards/vendas?${period}`)).json<Schemas['Dashboard']>();
      expect(sales.widgets.find((widget) => widget.id === 'revenue')).toMatchObject({ value: 45_090 });
    },
  );

  it('of two payments of one entry at the same time, one is refused', async () => {
    const { id } = await add();
    const statuses = (await Promise.all([pay(id), pay(id), pay(id)])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect(await readActions()).toEqual(['Bruno Lima: created', 'Bruno Lima: paid']);
  });

  it('of two changes of one version at the same time, one is refused', async () => {
    const { id } = await add();
    const change = (amountCents: number) =>
      call('PUT', `/entries/${id}`, { ...INPUT, amountCents, version: 1 });
    const statuses = (await Promise.all([change(1), change(2)])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('500 entries can be paid, deleted and restored in one call @long', async () => {
    const [category] = await database().queries.select().from(categories);
    const row = {
      kind: 'payable',
      counterparty: 'X',
      categoryId: category?.id ?? 0,
      form: 'pix',
      document: '',
      issuedOn: '2026-11-01',
      dueOn: '2026-11-02',
      effectiveDueOn: '2026-11-02',
      amountCents: 1,
    } as const;
    const added = await database()
      .queries.insert(entries)
      .values(Array.from({ length: 500 }, () => row))
      .returning({ id: entries.id });
    const ids = added.map(({ id }) => String(id));
    expect((await call('POST', '/entries/deletions', { ids }, 'admin')).statusCode).toBe(204);
    const list = async () =>
      (await call('GET', '/entries?kind=payable')).json<Schemas['EntryList']>().total.count;
    expect(await list()).toBe(0);
    expect((await call('POST', '/entries/restorations', { ids }, 'admin')).statusCode).toBe(204);
    expect(await list()).toBe(500);
    expect((await pay(...ids)).json()).toEqual({ count: 500 });
    expect((await pay(...ids, ids[0] ?? '')).statusCode).toBe(400);
  });

  it('an administrator deletes and restores, and a repetition changes nothing', async () => {
    const { id } = await add();
    const send = (path: string) =>
      call('POST', `/entries/${path}`, { ids: [id, '999999', 'x'] }, 'admin').then(
        ({ statusCode }) => statusCode,
      );
    expect([await send('deletions'), await send('deletions')]).toEqual([204, 204]);
    const deletedEntry = await call('GET', `/entries/${id}`);
    expect([deletedEntry.statusCode, deletedEntry.json()]).toEqual([
      404,
      { message: 'Este lançamento não existe mais.', reason: 'unknown-entry' },
    ]);
    expect((await call('PUT', `/entries/${id}`, INPUT)).statusCode).toBe(404);
    expect((await pay(id)).statusCode).toBe(409);
    expect([await send('restorations'), await send('restorations')]).toEqual([204, 204]);
    expect((await call('GET', `/entries/${id}`)).json()).toMatchObject({ id, version: 3 });
    expect(await readActions()).toEqual(['Bruno Lima: created', 'Ana Souza: deleted', 'Ana Souza: restored']);
  });

  it.each<[Method, string, object | null]>([
    ['GET', '/categories', null],
    ['GET', '/entries/1', null],
    ['POST', '/entries', INPUT],
    ['PUT', '/entries/1', INPUT],
    ['POST', '/entries/payments', { entries: [{ id: '1', paidOn: '2026-11-19', paidCents: 1 }] }],
    ['POST', '/entries/deletions', { ids: ['1'] }],
    ['POST', '/entries/restorations', { ids: ['1'] }],
  ])(
    '%s %s refuses a caller without a token, a forged call, and a body that is not described',
    async (method, path, payload) => {
      const url = `/api${path}`;
      const authorization = `Bearer ${tokens.admin}`;
      const send = async (headers: Record<string, string>, body: object | string | null = payload) =>
        (await app.inject({ method, url, headers, ...(body !== null && { payload: body }) })).statusCode;
      expect(await send({})).toBe(401);
      if (payload === null) return;
      expect(await send({ authorization, cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'b' })).toBe(403);
      expect(await send({ authorization }, { ...payload, ids: [], entries: 'x', kind: 'gift' })).toBe(400);
      expect(await send({ authorization, 'content-type': 'text/plain' }, JSON.stringify(payload))).toBe(415);
      expect(await send({ authorization }, { ...payload, long: 'x'.repeat(200_000) })).toBe(413);
    },
  );

  it('a change gives the dashboard a new ETag, and is a recent activity in each language', async () => {
    const { id } = await add();
    const readDashboard = (headers: object = {}) =>
      app.inject({
        url: '/api/dashboards/default',
        headers: { authorization: `Bearer ${tokens.admin}`, 'accept-language': 'en', ...headers },
      });
    const { etag } = (await readDashboard()).headers;
    expect((await readDashboard({ 'if-none-match': etag })).statusCode).toBe(304);
    await call('PUT', `/entries/${id}`, { ...INPUT, document: '' });
    await call('POST', '/entries/deletions', { ids: [id] }, 'admin');
    await call('POST', '/entries/restorations', { ids: [id] }, 'admin');
    const changedDashboard = await readDashboard({ 'if-none-match': etag });
    expect(changedDashboard.statusCode).toBe(200);
    expect(changedDashboard.body).toContain('"Changed"');
    expect(changedDashboard.body).toContain('"Restored"');
  });
});
