// What recurs, and until when.
import type { FastifyInstance } from 'fastify';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { emptyEvents } from '../../test/support/backend/emptyEvents';
import type { Database } from '../database/database';
import { activity, company, entries, series, submissions } from '../database/tables';
import { extendSeries } from './extendSeries';

/** 10,000 on the last day of each month from January 2027 on. */
const SERIES = {
  ...{ kind: 'payable', counterparty: 'Imobiliária Central', category: 'Aluguel', form: 'boleto' },
  ...{ document: 'Contrato 7', issuedOn: '2027-01-21', dueOn: '2027-01-31', amountCents: 10_000 },
  rhythm: 'month',
};
const NOW = new Date('2027-01-15T15:00:00Z');
const UNTIL_MAY = ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'];

type One = { id: string; version: number; counterparty: string; [field: string]: unknown };
type Json = {
  ids: string[];
  series: One[];
  total: { count: number };
  next: string | null;
  removed: string[];
  kept: object[];
  added: string[];
  version: number;
  entries: { id: string; dueOn: string; seriesId: string }[];
  events: { action: string; userName: string; changes: object[] }[];
};

const NOTHING: Json = {
  ...{ ids: [], series: [], total: { count: 0 } },
  ...{ next: null, removed: [], kept: [], added: [], version: 0, entries: [], events: [] },
};

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await addUser(database, { login: '2', name: 'Bruno Lima', role: 'editor' });
  await database.queries.insert(company).values({
    ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' },
  });
}

describeOnBothDatabases('the end of a series', fill, (database) => {
  let app: FastifyInstance;
  let token: string;
  let now = NOW;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => now });
  });
  beforeEach(async () => {
    now = NOW;
    token = await fetchToken(app, '1');
    await emptyEvents(database());
    await database().queries.delete(entries);
    await database().queries.delete(series);
    await database().queries.delete(submissions);
  });
  afterAll(() => app.close());

  async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers = {}) {
    const response = await app.inject({
      ...{ method, url: `/api${path}` },
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, json: response.body === '' ? NOTHING : response.json<Json>() };
  }
  const get = async (path: string) => (await call('GET', path)).json;
  /** Adds a series, and returns its id and the ids of its entries. */
  async function add(changes: object = {}) {
    const { ids } = (await call('POST', '/series', { ...SERIES, ...changes })).json;
    const [row] = await database()
      .queries.select()
      .from(entries)
      .where(eq(entries.id, Number(ids[0])));
    return { id: String(row?.seriesId), ids };
  }
  const readDays = async (id: string) =>
    (
      await database()
        .queries.select()
        .from(entries)
        .where(and(eq(entries.seriesId, Number(id)), isNull(entries.deletedAt)))
        .orderBy(asc(entries.dueOn))
    ).map(({ dueOn }) => dueOn);
  const versionOf = async (id: string) => (await get(`/series/${id}`)).version;
  const end = async (id: string, lastDueOn: string | null, headers = {}) =>
    call('PUT', `/series/${id}/end`, { version: await versionOf(id), lastDueOn }, headers);
  const preview = (id: string, day: string | null) =>
    get(`/series/${id}/end${day === null ? '' : `?lastDueOn=${day}`}`);
  const versionOfEntry = async (id: string) => (await get(`/entries/${id}`)).version;
  const pay = async (id = '', principalCents = 1_000) =>
    call('POST', `/entries/${id}/payments`, {
      ...{ version: await versionOfEntry(id), paidOn: '2027-01-15', form: 'pix', principalCents },
      ...{ discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
    });
  const changeAlone = (id: string | undefined, changes: object) => {
    const { rhythm, ...values } = SERIES;
    return call('PUT', `/entries/${id ?? ''}`, { ...values, ...changes, rhythm });
  };

  it('has a rule, and says what is next and how far its entries are stored [specification §7.132]', async () => {
    const { id, ids } = await add();
    await pay(ids[0], 10_000);
    const { series: listed, total } = await get('/series?state=running');
    expect(total).toEqual({ count: 1 });
    expect(listed).toEqual([
      {
        ...{ id, version: await versionOf(id), kind: 'payable', counterparty: 'Imobiliária Central' },
        ...{ category: 'Aluguel', form: 'boleto', document: 'Contrato 7', amountCents: 10_000 },
        ...{ rhythm: 'month', anchorOn: '2027-01-31', firstDueOn: '2027-01-31', nextDueOn: '2027-02-28' },
        ...{ storedUntil: '2027-12-31', entryCount: 12, isEnded: false },
      },
    ]);
    const { events, ...series } = await get(`/series/${id}`);
    expect(series).toEqual({ ...listed[0], asOf: '2027-01-15' });
    expect(events).toEqual([
      expect.objectContaining({
        ...{ action: 'series-created', userName: 'Ana Souza' },
        changes: expect.arrayContaining([
          { field: 'amountCents', before: null, after: 10_000 },
          { field: 'dueOn', before: null, after: '2027-01-31' },
        ]) as unknown,
      }),
    ]);
    const list = await get(`/entries?series=${id}&limit=100`);
    expect(list.entries.map((entry) => entry.id)).toEqual(ids);
    expect(list.entries[0]).toMatchObject({ seriesId: id, occurrence: 1 });
    expect((await get('/entries?series=999')).entries).toEqual([]);
  });

  it('lists what is due or will be, and what has ended, page by page [specification §7.132]', async () => {
    const rent = await add();
    await add({ counterparty: 'Água Limpa', occurrences: 2 });
    await add({ counterparty: 'zelador', lastDueOn: '2027-02-28' });
    now = new Date('2027-03-10T15:00:00Z');
    token = await fetchToken(app, '1');
    const names = async (path: string) => (await get(path)).series.map((one) => one.counterparty);
    expect(await names('/series?state=running')).toEqual(['Imobiliária Central']);
    expect(await names('/series?state=ended')).toEqual(['Água Limpa', 'zelador']);
    const first = await get('/series?limit=2');
    expect(first.series.map((one) => one.counterparty)).toEqual(['Água Limpa', 'Imobiliária Central']);
    expect(first).toMatchObject({ total: { count: 3 }, next: '2', previous: null, offset: 0 });
    const second = await get('/series?limit=2&after=2');
    expect(second.series.map((one) => one.counterparty)).toEqual(['zelador']);
    expect(second).toMatchObject({ total: { count: 3 }, next: null, previous: '0', offset: 2 });
    expect(await get('/series?limit=2&after=9')).toMatchObject({
      series: [],
      total: { count: 3 },
      next: null,
    });
    expect((await call('GET', '/series?after=x')).status).toBe(400);
    expect((await call('GET', `/series/${rent.id}0`)).json).toMatchObject({ reason: 'unknown-series' });
  });

  it('deletes what is later, and names what has a payment or was changed alone [specification §7.133]', async () => {
    const { id, ids } = await add();
    await pay(ids[6]);
    await changeAlone(ids[7], { dueOn: '2027-08-31', issuedOn: '2027-08-21', amountCents: 9_000 });
    const expected = {
      removed: ['2027-06-30', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31'],
      kept: [
        { id: ids[6], dueOn: '2027-07-31', reason: 'paid' },
        { id: ids[7], dueOn: '2027-08-31', reason: 'separate' },
      ],
      added: [],
    };
    expect(await preview(id, '2027-05-31')).toEqual(expected);
    expect(await readDays(id)).toHaveLength(12);
    const { status, json } = await end(id, '2027-05-31');
    expect(status).toBe(200);
    expect(json).toMatchObject(expected);
    expect(json.series).toMatchObject({ endsOn: '2027-05-31', storedUntil: '2027-08-31', entryCount: 7 });
    expect(await readDays(id)).toEqual([...UNTIL_MAY, '2027-07-31', '2027-08-31']);
    now = new Date('2028-01-15T15:00:00Z');
    expect(await extendSeries(database(), now)).toBe(0);
  });

  it('a later end brings back what an end has deleted, with the present values, and nothing else [specification §7.133]', async () => {
    const { id, ids } = await add();
    await call('POST', '/entries/deletions', { ids: [ids[6]] });
    await end(id, '2027-04-30');
    const third = { ...SERIES, dueOn: '2027-03-31', issuedOn: '2027-03-21', amountCents: 12_000 };
    const { kind, rhythm, ...values } = third;
    const body = { ...values, version: await versionOfEntry(ids[2] ?? ''), scope: 'following' };
    expect(
      (await call('POST', `/entries/${ids[2] ?? ''}/occurrences`, { ...body, kind, rhythm })).status,
    ).toBe(200);
    const later = await end(id, '2027-08-31');
    expect(later.json).toMatchObject({ removed: [], added: ['2027-05-31', '2027-06-30', '2027-08-31'] });
    const stored = await database()
      .queries.select()
      .from(entries)
      .where(and(eq(entries.seriesId, Number(id)), isNull(entries.deletedAt)))
      .orderBy(asc(entries.dueOn));
    expect(stored.map((one) => [one.dueOn, one.amountCents])).toEqual([
      ['2027-01-31', 10_000],
      ['2027-02-28', 10_000],
      ['2027-03-31', 12_000],
      ['2027-04-30', 12_000],
      ['2027-05-31', 12_000],
      ['2027-06-30', 12_000],
      ['2027-08-31', 12_000],
    ]);
    expect(stored.at(-1)).toMatchObject({ issuedOn: '2027-08-21', effectiveDueOn: '2027-08-31' });
    now = new Date('2027-03-01T15:00:00Z');
    token = await fetchToken(app, '1');
    expect((await end(id, null)).json).toMatchObject({
      added: ['2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29'],
    });
    expect(await readDays(id)).not.toContain('2027-07-31');
    expect(await extendSeries(database(), now)).toBe(0);
  });

  it('an end by a deletion, and an end by a number, are moved and removed too [specification §7.133]', async () => {
    const { id, ids } = await add();
    const version = await versionOfEntry(ids[3] ?? '');
    await call('POST', `/entries/${ids[3] ?? ''}/occurrences/deletion`, { version, scope: 'following' });
    expect(await get(`/series/${id}`)).toMatchObject({ endsOn: '2027-03-31', occurrences: 3 });
    const moved = await end(id, '2027-05-31');
    expect(moved.json).toMatchObject({
      added: ['2027-04-30', '2027-05-31'],
      series: { endsOn: '2027-05-31' },
    });
    expect(moved.json.series).not.toHaveProperty('occurrences');
    const other = await add({ occurrences: 3 });
    expect(await get(`/series/${other.id}`)).toMatchObject({ endsOn: '2027-03-31', occurrences: 3 });
    const { json } = await end(other.id, '2027-05-31');
    expect(json.added).toEqual(['2027-04-30', '2027-05-31']);
    expect(json.series).not.toHaveProperty('occurrences');
    expect((await end(other.id, null)).json.series).not.toHaveProperty('endsOn');
    expect(await readDays(other.id)).toHaveLength(12);
  });

  it('an entry that was restored alone is not restored again [specification §7.133]', async () => {
    const { id, ids } = await add();
    await end(id, '2027-04-30');
    await call('POST', '/entries/restorations', { ids: [ids[5]] });
    await call('POST', '/entries/deletions', { ids: [ids[5]] });
    expect((await preview(id, '2027-07-31')).added).toEqual(['2027-05-31', '2027-07-31']);
  });

  it('an entry that comes back with the values of the series is no longer a separate one [specification §7.160]', async () => {
    const { id, ids } = await add();
    await changeAlone(ids[2], {
      version: 1,
      issuedOn: '2027-01-21',
      dueOn: '2027-04-02',
      amountCents: 11_111,
    });
    const version = await versionOfEntry(ids[2] ?? '');
    await call('POST', `/entries/${ids[2] ?? ''}/occurrences/deletion`, { version, scope: 'following' });
    await end(id, null);
    expect(await readDays(id)).toContain('2027-03-31');
    expect(await preview(id, '2027-03-30')).toMatchObject({ removed: { length: 10 }, kept: [] });
  });

  it('an ended series may still be moved, and what stays after the end does not count [specification §7.133]', async () => {
    const { id, ids } = await add();
    await pay(ids[6]);
    await end(id, '2027-05-31');
    const { kind, rhythm, ...values } = SERIES;
    const body = { ...values, dueOn: '2027-03-20', issuedOn: '2027-03-10', kind, rhythm };
    const version = await versionOfEntry(ids[2] ?? '');
    const moved = { ...body, version, scope: 'following' };
    expect((await call('POST', `/entries/${ids[2] ?? ''}/occurrences`, moved)).status).toBe(200);
    expect(await readDays(id)).toEqual([
      ...['2027-01-31', '2027-02-28', '2027-03-20', '2027-04-20', '2027-05-20', '2027-07-31'],
    ]);
  });

  it('refuses what was changed meanwhile, also one of its entries, and names who [specification §7.134]', async () => {
    const { id, ids } = await add();
    const body = { version: await versionOf(id), lastDueOn: '2027-05-31' };
    token = await fetchToken(app, '2');
    await pay(ids[8]);
    expect((await call('PUT', `/series/${id}/end`, body)).status).toBe(403);
    expect((await call('GET', `/series/${id}/end`)).status).toBe(403);
    token = await fetchToken(app, '1');
    expect(await call('PUT', `/series/${id}/end`, body)).toMatchObject({
      status: 409,
      json: { reason: 'changed-meanwhile', changedBy: 'Bruno Lima' },
    });
    expect(await readDays(id)).toHaveLength(12);
    const present = { version: await versionOf(id), lastDueOn: '2027-05-31' };
    // A replica of an earlier release changes the row alone.
    await database().queries.update(series).set({ document: 'Contrato 8' });
    expect((await call('PUT', `/series/${id}/end`, present)).status).toBe(409);
    expect((await end(id, '2027-05-31')).status).toBe(200);
  });

  it('is changed once for each key, and once for two requests at the same time [specification §7.134]', async () => {
    const { id } = await add();
    const body = { version: await versionOf(id), lastDueOn: '2027-05-31' };
    const headers = { 'idempotency-key': '"end-1"' };
    const first = await call('PUT', `/series/${id}/end`, body, headers);
    expect(await call('PUT', `/series/${id}/end`, body, headers)).toEqual(first);
    const next = { version: await versionOf(id), lastDueOn: '2027-03-31' };
    const both = await Promise.all([1, 2].map(() => call('PUT', `/series/${id}/end`, next)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // Its addition, and two ends.
    expect(await database().queries.$count(activity, eq(activity.seriesId, Number(id)))).toBe(3);
  });

  it('has its end and each entry in the trail [specification §7.134]', async () => {
    const { id, ids } = await add();
    await emptyEvents(database());
    await end(id, '2027-10-31');
    await end(id, '2027-11-30');
    await end(id, null);
    const { events } = await get(`/series/${id}`);
    expect(events.map(({ action, userName, changes }) => [action, userName, changes])).toEqual([
      ['series-resumed', 'Ana Souza', [{ field: 'lastDueOn', before: '2027-11-30', after: null }]],
      ['series-changed', 'Ana Souza', [{ field: 'lastDueOn', before: '2027-10-31', after: '2027-11-30' }]],
      ['series-ended', 'Ana Souza', [{ field: 'lastDueOn', before: null, after: '2027-10-31' }]],
    ]);
    const history = await get(`/entries/${ids[11] ?? ''}/history`);
    expect(history.events.map(({ action }) => action)).toEqual([
      ...['restored', 'series-resumed', 'series-changed', 'deleted', 'series-ended'],
    ]);
    // The same end again has no event.
    await end(id, null);
    expect((await get(`/series/${id}`)).events).toHaveLength(3);
  });

  it.each([
    ['before the first entry', '2027-01-30', 'before-first'],
    ['after the last day of all', '2101-01-01', 'range'],
  ])('is not %s [specification §7.133]', async (_, day, reason) => {
    const { id } = await add();
    const { status, json } = await end(id, day);
    expect([status, json]).toEqual([
      422,
      expect.objectContaining({ problems: [{ field: 'lastDueOn', reason }] }),
    ]);
    expect((await call('GET', `/series/${id}/end?lastDueOn=${day}`)).status).toBe(422);
  });

  it('an empty company has no series [specification §7.132]', async () => {
    expect(await get('/series')).toMatchObject({ series: [], total: { count: 0 }, next: null });
  });
});
