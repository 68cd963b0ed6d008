// Entries that repeat.
import type { FastifyInstance } from 'fastify';
import { asc, desc, eq } from 'drizzle-orm';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import type { Database } from '../database/database';
import { activity, company, entries, holidays, series } from '../database/tables';
import { extendSeries } from './extendSeries';

/** 10,000 on the last day of each month, from January to April. */
const VALUES = {
  ...{ counterparty: 'Imobiliária Central', category: 'Venda de mercadorias', form: 'pix' },
  ...{ document: 'Contrato 7', issuedOn: '2027-01-21', dueOn: '2027-01-31', amountCents: 10_000 },
};
const ENTRY = { kind: 'receivable', ...VALUES };
const SERIES = { ...ENTRY, rhythm: 'month' };
const UNTIL_APRIL = { lastDueOn: '2027-04-30' };
const NOW = new Date('2027-01-15T15:00:00Z');

type Json = {
  id?: string;
  ids: string[];
  leftOut: { id: string; dueOn: string; reason: string }[];
  problems?: object[];
};

const NOTHING: Json = { ids: [], leftOut: [] };

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await database.queries.insert(company).values({
    ...{ name: 'Aurora', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' },
  });
}

describeOnBothDatabases('a series', fill, (database) => {
  let app: FastifyInstance;
  let token: string;
  let now = NOW;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => now });
  });
  beforeEach(async () => {
    now = NOW;
    token = await fetchToken(app, '1');
    await database().queries.delete(entries);
    await database().queries.delete(series);
  });
  afterAll(() => app.close());

  async function send(path: string, payload: object, method: 'POST' | 'PUT' = 'POST') {
    const headers = { authorization: `Bearer ${token}` };
    const response = await app.inject({ method, url: `/api${path}`, headers, payload });
    return { status: response.statusCode, json: response.body === '' ? NOTHING : response.json<Json>() };
  }
  const add = async (changes: object = {}) => (await send('/series', { ...SERIES, ...changes })).json.ids;
  const read = () =>
    database().queries.select().from(entries).orderBy(asc(entries.seriesId), asc(entries.occurrence));
  const readDays = async () => (await read()).map(({ dueOn }) => dueOn);
  const readCents = async () => (await read()).map(({ amountCents }) => amountCents);
  const extend = () => extendSeries(database(), now);
  const versionOf = async (id = '') => {
    const [row] = await database()
      .queries.select()
      .from(entries)
      .where(eq(entries.id, Number(id)));
    return row?.version ?? 0;
  };
  const withDays = (dueOn: string, issuedOn: string) => ({ ...VALUES, dueOn, issuedOn });
  const change = async (id: string | undefined, body: object) =>
    send(`/entries/${id ?? ''}/occurrences`, { version: await versionOf(id), ...body });
  const remove = async (id: string | undefined, scope: string) =>
    send(`/entries/${id ?? ''}/occurrences/deletion`, { version: await versionOf(id), scope });
  const pay = async (id: string | undefined, principalCents: number) =>
    send(`/entries/${id ?? ''}/payments`, {
      ...{ version: await versionOf(id), paidOn: '2027-01-15', form: 'pix', principalCents },
      ...{ discountCents: 0, interestCents: 0, fineCents: 0, feeCents: 0 },
    });

  it('has its entries ahead until its last day, also if the generator runs twice and at once [specification §7.107]', async () => {
    expect(await add(UNTIL_APRIL)).toHaveLength(4);
    expect(await readDays()).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
    expect((await read()).map(({ issuedOn }) => issuedOn)).toEqual([
      '2027-01-21',
      '2027-02-18',
      '2027-03-21',
      '2027-04-20',
    ]);
    expect(await Promise.all([extend(), extend()])).toEqual([0, 0]);
    expect(await readDays()).toHaveLength(4);
  });

  it('without an end has the entries of 12 months, and later the next ones once [specification §7.107]', async () => {
    await add();
    expect(await readDays()).toHaveLength(12);
    now = new Date('2027-03-01T15:00:00Z');
    const events = await database().queries.$count(activity);
    expect((await Promise.all([extend(), extend()])).toSorted()).toEqual([0, 2]);
    expect((await readDays()).slice(-3)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29']);
    expect(await database().queries.$count(activity)).toBe(events + 2);
    const [event] = await database()
      .queries.select()
      .from(activity)
      .where(eq(activity.userName, 'Portaria'))
      .orderBy(desc(activity.id))
      .limit(1);
    expect(event).toMatchObject({ action: 'created', userId: null });
    expect(event?.changes).toContainEqual(['amountCents', null, 10_000]);
  });

  it.each([
    [{ rhythm: 'week', occurrences: 3 }, ['2027-01-31', '2027-02-07', '2027-02-14']],
    [{ rhythm: 'twoWeeks', occurrences: 2 }, ['2027-01-31', '2027-02-14']],
    [{ rhythm: 'monthEnd', dueOn: '2027-04-15', occurrences: 3 }, ['2027-04-15', '2027-05-31', '2027-06-30']],
    [{ dueOn: '2028-06-05', occurrences: 2 }, ['2028-06-05']],
  ])(
    'ends after a number of entries, and always has the first one: %j [specification §7.107]',
    async (changes, days) => {
      await add(changes);
      expect(await readDays()).toEqual(days);
    },
  );

  it('changes the following entries, but none with a payment, and names those [specification §7.108]', async () => {
    const [first, , third, fourth] = await add(UNTIL_APRIL);
    await pay(first, 10_000);
    await pay(fourth, 1_000);
    const changes = { scope: 'following', ...withDays('2027-03-31', '2027-03-21'), amountCents: 12_000 };
    const { status, json } = await change(third, changes);
    expect(status).toBe(200);
    expect(json).toEqual({ ids: [third], leftOut: [{ id: fourth, dueOn: '2027-04-30', reason: 'paid' }] });
    expect(await readCents()).toEqual([10_000, 10_000, 12_000, 10_000]);
    expect(await readDays()).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });

  it('gives its next entries the new values, and a new name moves no day [specification §7.108]', async () => {
    const ids = await add();
    await change(ids[1], {
      scope: 'following',
      ...withDays('2027-02-28', '2027-02-18'),
      counterparty: 'Nova',
    });
    expect(await readDays()).toContain('2027-03-31');
    now = new Date('2027-02-15T15:00:00Z');
    await extend();
    const rows = await read();
    expect(rows.map(({ counterparty }) => counterparty)).toEqual([
      'Imobiliária Central',
      ...Array.from({ length: rows.length - 1 }, () => 'Nova'),
    ]);
    expect(rows.at(-1)).toMatchObject({ dueOn: '2028-01-31', issuedOn: '2028-01-21', occurrence: 13 });
  });

  it('moves all open entries with one of them, before and after it [specification §7.108]', async () => {
    const [, , third] = await add(UNTIL_APRIL);
    await change(third, { scope: 'open', ...withDays('2027-03-30', '2027-03-25') });
    expect(await readDays()).toEqual(['2027-01-30', '2027-02-28', '2027-03-30', '2027-04-30']);
    expect((await read()).map(({ issuedOn }) => issuedOn)).toEqual([
      '2027-01-25',
      '2027-02-23',
      '2027-03-25',
      '2027-04-25',
    ]);
  });

  it('leaves out an entry that a person has changed alone, but not one that was only seen [specification §7.108]', async () => {
    const [first, second, third] = await add(UNTIL_APRIL);
    const days = { dueOn: '2027-02-28', issuedOn: '2027-02-18' };
    await send(`/entries/${second ?? ''}`, { ...ENTRY, ...days, amountCents: 9_000 }, 'PUT');
    await send(`/entries/${third ?? ''}`, { ...ENTRY, dueOn: '2027-03-31', issuedOn: '2027-03-21' }, 'PUT');
    const changes = { scope: 'open', ...withDays('2027-01-31', '2027-01-21'), amountCents: 11_000 };
    const { json } = await change(first, changes);
    expect(json.leftOut).toEqual([{ id: second, dueOn: '2027-02-28', reason: 'separate' }]);
    expect(await readCents()).toEqual([11_000, 9_000, 11_000, 11_000]);
  });

  it('ends where it is deleted, and a deleted entry is not made again [specification §7.108]', async () => {
    const ids = await add();
    await send('/entries/deletions', { ids: [ids[0]] });
    expect(await extend()).toBe(0);
    await pay(ids[4], 1_000);
    const { json } = await remove(ids[2], 'following');
    expect(json.ids).toHaveLength(9);
    expect(json.leftOut).toEqual([{ id: ids[4], dueOn: '2027-05-31', reason: 'paid' }]);
    now = new Date('2028-01-15T15:00:00Z');
    expect(await extend()).toBe(0);
    expect((await read()).filter(({ deletedAt }) => deletedAt === null).map(({ id }) => String(id))).toEqual([
      ids[1],
      ids[4],
    ]);
  });

  it('keeps an earlier change of other values, and the distance of the days of issue [specification §7.108]', async () => {
    const [first, second, third] = await add(UNTIL_APRIL);
    await change(third, { scope: 'following', ...withDays('2027-03-31', '2027-03-21'), amountCents: 12_000 });
    await send(`/entries/${second ?? ''}`, { ...ENTRY, dueOn: '2027-03-10', issuedOn: '2027-02-18' }, 'PUT');
    const name = { counterparty: 'Nova' };
    await change(second, { scope: 'following', ...withDays('2027-03-10', '2027-02-18'), ...name });
    await change(first, { scope: 'following', ...withDays('2027-01-31', '2027-01-21'), ...name });
    expect(await readCents()).toEqual([10_000, 10_000, 12_000, 12_000]);
    expect((await read()).map(({ issuedOn }) => issuedOn)).toEqual([
      '2027-01-21',
      '2027-02-18',
      '2027-03-21',
      '2027-04-20',
    ]);
    expect(await database().queries.select().from(series)).toMatchObject([
      { amountCents: 12_000, counterparty: 'Nova', leadDays: 10 },
    ]);
  });

  it('changes no entry that has the values already, and names a paid one that was opened [specification §7.108]', async () => {
    const [first, second] = await add(UNTIL_APRIL);
    const versions = async () => (await read()).map(({ version }) => version);
    const before = await versions();
    await change(first, { scope: 'open', ...withDays('2027-01-31', '2027-01-21') });
    expect(await versions()).toEqual(before);
    await pay(second, 10_000);
    const changes = { scope: 'open', ...withDays('2027-02-28', '2027-02-18'), amountCents: 15_000 };
    expect((await change(second, changes)).json.leftOut).toEqual([
      { id: second, dueOn: '2027-02-28', reason: 'paid' },
    ]);
  });

  it('stores no field that the description does not have [specification §7.107, §7.108]', async () => {
    const paid = { paidOn: '2027-01-15', paidCents: 1 };
    const [first] = await add({ ...UNTIL_APRIL, ...paid });
    await change(first, { scope: 'open', ...withDays('2027-01-31', '2027-01-21'), ...paid, amountCents: 5 });
    expect((await read()).map(({ paidOn }) => paidOn)).toEqual([null, null, null, null]);
  });

  it('leaves out an entry whose kind was changed alone [specification §7.108]', async () => {
    const [first, second] = await add({ ...UNTIL_APRIL, category: 'Tarifas bancárias' });
    const values = { ...VALUES, category: 'Tarifas bancárias' };
    const days = { dueOn: '2027-02-28', issuedOn: '2027-02-18' };
    await send(`/entries/${second ?? ''}`, { ...values, ...days, kind: 'payable' }, 'PUT');
    const { json } = await change(first, { scope: 'open', ...values, counterparty: 'Nova' });
    expect(json.leftOut).toEqual([{ id: second, dueOn: '2027-02-28', reason: 'separate' }]);
  });

  it('goes on if an entry of a deletion is restored [specification §7.108]', async () => {
    const ids = await add();
    await remove(ids[0], 'following');
    now = new Date('2027-03-15T15:00:00Z');
    expect(await extend()).toBe(0);
    now = NOW;
    await send('/entries/restorations', { ids });
    now = new Date('2027-03-15T15:00:00Z');
    expect(await extend()).toBe(2);
  });

  it.each([
    ['after its last day', UNTIL_APRIL, { dueOn: '2027-04-05', issuedOn: '2027-03-26' }],
    ['to thousands of entries', { rhythm: 'week' }, { dueOn: '2000-01-01', issuedOn: '1999-12-22' }],
    [
      'from the last day of the month',
      { rhythm: 'monthEnd' },
      { dueOn: '2027-03-20', issuedOn: '2027-03-10' },
    ],
  ])('is not moved %s [specification §7.108]', async (_, changes, days) => {
    const ids = await add(changes);
    const before = await readDays();
    const { status, json } = await change(ids[2], { scope: 'following', ...VALUES, ...days });
    expect(status).toBe(422);
    expect(json.problems).toEqual([{ field: 'dueOn', reason: 'range' }]);
    expect(await readDays()).toEqual(before);
  });

  it('its end, its resumption and a change for the next entries alone are in the history of each entry [specification §7.130]', async () => {
    const [first, second, third] = await add(UNTIL_APRIL);
    for (const id of [first, second, third]) await pay(id, 1_000);
    const readSeries = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await app.inject({ url: `/api/entries/${second ?? ''}/history`, headers });
      return response
        .json<{ events: { action: string; userName: string; changes: object[] }[] }>()
        .events.filter(({ action }) => action.startsWith('series-'))
        .map(({ action, userName, changes }) => [action, userName, changes]);
    };
    const ended = await remove(third, 'following');
    await send('/entries/restorations', { ids: ended.json.ids });
    expect(await readSeries()).toEqual([
      ['series-resumed', 'Ana Souza', [{ field: 'occurrences', before: 2, after: null }]],
      ['series-ended', 'Ana Souza', [{ field: 'occurrences', before: null, after: 2 }]],
    ]);
    const [fourth] = ended.json.ids;
    await pay(fourth, 1_000);
    const days = withDays('2027-03-31', '2027-03-20');
    const { json } = await change(third, { scope: 'following', ...days, amountCents: 12_000 });
    expect(json.ids).toEqual([]);
    expect((await readSeries())[0]).toEqual([
      'series-changed',
      'Ana Souza',
      [
        { field: 'amountCents', before: 10_000, after: 12_000 },
        { field: 'issuedOn', before: '2027-03-21', after: '2027-03-20' },
      ],
    ]);
    // A change without another value has no event.
    await change(third, { scope: 'following', ...withDays('2027-03-31', '2027-03-21') });
    expect(await readSeries()).toHaveLength(3);
  });

  it('each changed entry has its own event, also the chosen one that a person has changed alone [specification §7.108]', async () => {
    const [, second, third, fourth] = await add(UNTIL_APRIL);
    const days = { dueOn: '2027-03-31', issuedOn: '2027-03-21' };
    await send(`/entries/${third ?? ''}`, { ...ENTRY, ...days, amountCents: 9_000 }, 'PUT');
    const changes = { scope: 'following', ...VALUES, ...days, amountCents: 12_000 };
    expect((await change(third, changes)).json).toEqual({ ids: [third, fourth], leftOut: [] });
    const readLast = async (id = '') => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await app.inject({ url: `/api/entries/${id}/history`, headers });
      const { events } = response.json<{ events: { action: string; changes: object[] }[] }>();
      const [last] = events.filter(({ action }) => !action.startsWith('series-'));
      return [last?.action, last?.action === 'created' ? [] : last?.changes];
    };
    expect(await readLast(second)).toEqual(['created', []]);
    for (const [id, before] of [
      [third, 9_000],
      [fourth, 10_000],
    ] as const)
      expect(await readLast(id)).toEqual(['changed', [{ field: 'amountCents', before, after: 12_000 }]]);
  });

  it('a new category of the next entries is in the history with its names [specification §7.130]', async () => {
    const [first] = await add(UNTIL_APRIL);
    await pay(first, 1_000);
    const days = withDays('2027-01-31', '2027-01-21');
    await change(first, { scope: 'following', ...days, category: 'Outras receitas' });
    const headers = { authorization: `Bearer ${token}` };
    const response = await app.inject({ url: `/api/entries/${first ?? ''}/history`, headers });
    const { events } = response.json<{ events: { action: string; changes: object[] }[] }>();
    const [changed] = events.filter(({ action }) => action === 'series-changed');
    expect(changed?.changes).toEqual([
      { field: 'category', before: 'Venda de mercadorias', after: 'Outras receitas' },
    ]);
  });

  it('of the last days of months moves to the last day of another month [specification §7.108]', async () => {
    const ids = await add({ rhythm: 'monthEnd', occurrences: 3 });
    const days = withDays('2027-02-28', '2027-02-18');
    expect((await change(ids[0], { scope: 'open', ...days })).status).toBe(200);
    expect(await readDays()).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  });

  it('may end on its first day, and an entry that does not exist has none [specification §7.107, §7.108]', async () => {
    await add({ lastDueOn: '2027-01-31' });
    expect(await readDays()).toEqual(['2027-01-31']);
    for (const path of ['occurrences', 'occurrences/deletion']) {
      const { status } = await send(`/entries/999999/${path}`, {
        version: 1,
        scope: 'open',
        ...(path === 'occurrences' && VALUES),
      });
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it.each([
    // Example 17: January 1 is a holiday, and January 2 is a Saturday.
    ['businessDay', '2027-01-08', ['2027-01-08', '2027-02-05', '2027-03-05', '2027-04-07']],
    ['wageDay', '2027-01-07', ['2027-01-07', '2027-02-05', '2027-03-05', '2027-04-06']],
  ])(
    'is due on the 5th day of each month, as %s counts [specification §7.131]',
    async (rhythm, dueOn, days) => {
      const body = { rhythm, businessDay: 5, dueOn, issuedOn: '2027-01-02', occurrences: 4 };
      const ids = await add(body);
      expect(await readDays()).toEqual(days);
      // A holiday of the company moves the first one.
      await database().queries.insert(holidays).values({ day: '2027-02-01', name: 'Aniversário' });
      const later = { ...body, rhythm: 'businessDay', businessDay: 1, dueOn: '2027-02-02' };
      expect((await send('/series', { ...SERIES, ...later })).status).toBe(201);
      await database().queries.delete(holidays);
      expect(ids).toHaveLength(4);
    },
  );

  it.each([
    // The 5th day is a Saturday, so wages are due on the Friday before.
    ['wageDay', 5, '2027-06-05', '2027-06-04'],
    ['businessDay', 5, '2027-06-04', '2027-06-07'],
    // November 2 is a holiday, and November 15 too.
    ['businessDay', 20, '2027-11-30', '2027-11-30'],
    ['businessDay', 20, '2027-02-26', '2027-02-26'],
    // Banks are shut at Carnival, and the law counts it for wages.
    ['wageDay', 8, '2027-02-09', '2027-02-05'],
  ])(
    '%s %i: the first due day %s is %s, or refused with it [specification §7.131]',
    async (rhythm, businessDay, dueOn, rightDay) => {
      const body = { ...SERIES, rhythm, businessDay, dueOn, issuedOn: '2027-01-02', occurrences: 1 };
      const { status, json } = await send('/series', body);
      if (dueOn === rightDay) {
        expect(status).toBe(201);
        return;
      }
      expect([status, json]).toEqual([
        422,
        expect.objectContaining({
          reason: 'not-business-day',
          rightDay,
          problems: [{ field: 'dueOn', reason: 'not-business-day' }],
        }),
      ]);
      expect(await database().queries.$count(series)).toBe(0);
    },
  );

  it('the refusal of another first due day has a sentence with the right one [specification §7.131]', async () => {
    const body = { ...SERIES, rhythm: 'businessDay', businessDay: 5, dueOn: '2027-01-07' };
    const { json } = await send('/series', body);
    expect(json).toMatchObject({
      message: 'O primeiro vencimento não é esse dia útil do mês. O dia certo é 8 de janeiro de 2027.',
    });
  });

  it.each([
    [{ rhythm: 'businessDay' }, { field: 'businessDay', reason: 'missing' }],
    [{ businessDay: 5 }, { field: 'businessDay', reason: 'range' }],
  ])(
    'a number of the business day belongs to its rhythms: %j [specification §7.131]',
    async (body, problem) => {
      const { status, json } = await send('/series', { ...SERIES, ...body });
      expect([status, json.problems]).toEqual([422, [problem]]);
    },
  );

  it('on business days moves to the same one of another month alone [specification §7.131]', async () => {
    const body = { rhythm: 'businessDay', businessDay: 5, dueOn: '2027-01-08', issuedOn: '2027-01-08' };
    const ids = await add({ ...body, occurrences: 3 });
    const move = (dueOn: string) => change(ids[0], { scope: 'open', ...withDays(dueOn, dueOn) });
    const refused = await move('2027-01-11');
    expect([refused.status, refused.json.problems]).toEqual([422, [{ field: 'dueOn', reason: 'range' }]]);
    expect((await move('2027-02-05')).status).toBe(200);
    expect(await readDays()).toEqual(['2027-02-05', '2027-03-05', '2027-04-07']);
  });

  it('on business days keeps its days if another value changes after a holiday was added [specification §7.131]', async () => {
    const body = { rhythm: 'businessDay', businessDay: 5, dueOn: '2027-01-08', issuedOn: '2027-01-08' };
    const ids = await add({ ...body, occurrences: 2 });
    const days = ['2027-01-08', '2027-02-05'];
    expect(await readDays()).toEqual(days);
    await database().queries.insert(holidays).values({ day: '2027-02-01', name: 'Aniversário' });
    const changes = { ...withDays('2027-01-08', '2027-01-08'), amountCents: 10_001 };
    const { status } = await change(ids[0], { scope: 'open', ...changes });
    await database().queries.delete(holidays);
    expect([status, await readDays(), await readCents()]).toEqual([200, days, [10_001, 10_001]]);
  });

  it('is deleted as a whole, without what is paid [specification §7.108]', async () => {
    const ids = await add(UNTIL_APRIL);
    await pay(ids[0], 10_000);
    expect((await remove(ids[3], 'open')).json).toEqual({ ids: ids.slice(1), leftOut: [] });
    expect(await extend()).toBe(0);
  });

  it.each([
    ['both ends', { occurrences: 3, ...UNTIL_APRIL }, { field: 'lastDueOn', reason: 'range' }],
    ['an end before the first day', { lastDueOn: '2027-01-30' }, { field: 'lastDueOn', reason: 'range' }],
    [
      'more than the most entries',
      { rhythm: 'week', dueOn: '1995-01-01' },
      { field: 'dueOn', reason: 'range' },
    ],
    ['no amount', { amountCents: 0 }, { field: 'amountCents', reason: 'range' }],
  ])('with %s is refused, and nothing is stored [specification §7.107]', async (_, changes, problem) => {
    const { status, json } = await send('/series', { ...SERIES, ...changes });
    expect(status).toBe(422);
    expect(json.problems).toEqual([problem]);
    expect(await database().queries.$count(series)).toBe(0);
  });

  it('refuses a change of outdated values, and an entry without a series [specification §7.108]', async () => {
    const [first] = await add(UNTIL_APRIL);
    const body = { scope: 'open', ...withDays('2027-01-31', '2027-01-21') };
    expect((await change(first, { ...body, amountCents: 0 })).status).toBe(422);
    expect((await change(first, { ...body, version: 9 })).status).toBe(409);
    const { json } = await send('/entries', ENTRY);
    const { id } = json;
    expect((await change(id, body)).json.problems).toEqual([{ field: 'scope', reason: 'unknown' }]);
  });
});
