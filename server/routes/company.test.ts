import type { FastifyInstance } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import { addDays } from '../../api-spec/days';
import { activity, categories, company, entries, holidays } from '../database/tables';
import { seedDemonstrationCompany } from '../demonstration/demonstration';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { emptyEvents } from '../../test/support/backend/emptyEvents';
import type { Database } from '../database/database';

type Schemas = components['schemas'];

// It is still November 19 in Rio Branco, and already November 20 in São Paulo.
const NOW = new Date('2026-11-20T04:00:00Z');
const INPUT: Schemas['CompanyChange'] = {
  name: '  Comércio Aurora ',
  timeZone: 'America/Sao_Paulo',
  openingCents: -125_000,
  openingOn: '2026-01-01',
  weekStartsOn: 1,
  monthlyTargetCents: 9_000_000,
  holidays: [
    { day: '2026-07-09', name: 'Revolução Constitucionalista' },
    { day: '2026-01-25', name: ' Aniversário de São Paulo ' },
  ],
};

async function fill(database: Database) {
  await addUser(database, { login: '1', name: 'Ana Souza', role: 'admin' });
  await addUser(database, { login: '2', name: 'Bruno Lima', role: 'editor' });
}

describeOnBothDatabases('the company’s data', fill, (database) => {
  let app: FastifyInstance;
  let tokens: { admin: string; editor: string };
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => NOW });
    tokens = { admin: await fetchToken(app, '1'), editor: await fetchToken(app, '2') };
  });
  beforeEach(async () => {
    await emptyEvents(database());
    for (const table of [entries, holidays, company]) await database().queries.delete(table);
  });
  afterAll(() => app.close());

  const call = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    { role = 'admin', language = 'pt-BR' }: { role?: keyof typeof tokens; language?: string } = {},
  ) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${tokens[role]}`, 'accept-language': language },
      ...(payload && { payload }),
    });
  const change = async (changes: Partial<Schemas['CompanyChange']> = {}) => {
    const response = await call('PUT', '/company', { ...INPUT, ...changes });
    expect(response.statusCode).toBe(200);
    return response.json<Schemas['Company']>();
  };
  const readWidget = async (code: string, id: string) => {
    const { widgets } = (await call('GET', `/dashboards/${code}`)).json<Schemas['Dashboard']>();
    return widgets.find((widget) => widget.id === id);
  };

  it('a new installation has none, and both roles read what an administrator stores [specification §7.43, §7.44]', async () => {
    expect((await call('GET', '/company')).json()).toMatchObject({
      ...{ name: '', openingOn: null, monthlyTargetCents: null, holidays: [], version: 0 },
    });
    const storedCompany = await change({ version: 0 });
    expect(storedCompany).toMatchObject({
      ...INPUT,
      name: 'Comércio Aurora',
      holidays: [
        { day: '2026-01-25', name: 'Aniversário de São Paulo' },
        { day: '2026-07-09', name: 'Revolução Constitucionalista' },
      ],
      version: 1,
    });
    expect(storedCompany.timeZones).toHaveLength(16);
    expect((await call('GET', '/company', undefined, { role: 'editor' })).json()).toEqual(storedCompany);
    const cleared = await change({ monthlyTargetCents: null, holidays: [], version: 1 });
    expect(cleared).toMatchObject({ monthlyTargetCents: null, holidays: [], version: 2 });
  });

  it('has fine and interest only if an administrator sets them, and an older portal leaves them [specification §7.110]', async () => {
    const rates = { fineBasisPoints: 200, interestBasisPoints: 100 };
    expect((await call('GET', '/company')).json()).toMatchObject({
      ...{ fineBasisPoints: null, interestBasisPoints: null },
    });
    expect(await change(rates)).toMatchObject(rates);
    expect(await change({ name: 'Sem as taxas' })).toMatchObject(rates);
    // A fine above the lawful one is stored. The portal warns.
    const higherFine = { fineBasisPoints: 10_000, interestBasisPoints: null };
    expect(await change(higherFine)).toMatchObject(higherFine);
    const events = await database().queries.select().from(activity).orderBy(activity.id);
    expect(events.map(({ changes }) => changes.filter(([field]) => field.endsWith('BasisPoints')))).toEqual([
      [
        ['fineBasisPoints', null, 200],
        ['interestBasisPoints', null, 100],
      ],
      [],
      [
        ['fineBasisPoints', 200, 10_000],
        ['interestBasisPoints', 100, null],
      ],
    ]);
  });

  it('an editor may not change them', async () => {
    const response = await call('PUT', '/company', INPUT, { role: 'editor', language: 'en' });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      message: 'Your role can’t do this. Ask an administrator.',
      reason: 'not-permitted',
    });
    expect((await call('GET', '/company')).json()).toMatchObject({ version: 0 });
  });

  it('a change of outdated data is refused, and names the other person [specification §7.43]', async () => {
    await change({ version: 0 });
    for (const version of [0, 7]) {
      const response = await call(
        'PUT',
        '/company',
        { ...INPUT, name: 'Outra', version },
        { language: 'es' },
      );
      expect(response.statusCode).toBe(409);
      expect(response.json()).toEqual({
        message: 'Otra persona ha modificado estos datos.',
        reason: 'changed-meanwhile',
        changedBy: 'Ana Souza',
      });
    }
    expect((await call('GET', '/company')).json()).toMatchObject({ name: 'Comércio Aurora' });
  });

  it('of two first changes at the same time one is refused', async () => {
    const responses = await Promise.all([
      call('PUT', '/company', { ...INPUT, version: 0 }),
      call('PUT', '/company', { ...INPUT, version: 0 }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each<[string, Partial<Schemas['CompanyChange']>, string[]]>([
    ['an empty name', { name: ' ' }, ['name missing']],
    ['a name without a picture', { name: '\u200D' }, ['name missing']],
    ['a long name', { name: 'é'.repeat(201) }, ['name too-long']],
    ['control characters', { name: 'a\u0000b' }, ['name characters']],
    ['a zone outside of Brazil', { timeZone: 'Europe/Lisbon' }, ['timeZone unknown']],
    ['a huge debt', { openingCents: -100_000_000_000_000 }, ['openingCents range']],
    ['a balance of tomorrow', { openingOn: '2026-11-21' }, ['openingOn future']],
    [
      'a balance of tomorrow in the new zone',
      { openingOn: '2026-11-20', timeZone: 'America/Rio_Branco' },
      ['openingOn future'],
    ],
    ['a balance before 1990', { openingOn: '1989-12-31' }, ['openingOn range']],
    ['a target of zero', { monthlyTargetCents: 0 }, ['monthlyTargetCents range']],
    [
      'a fine of zero, and interest above 100 %',
      { fineBasisPoints: 0, interestBasisPoints: 10_001 },
      ['fineBasisPoints range', 'interestBasisPoints range'],
    ],
    [
      'two holidays on one day',
      { holidays: ['A', 'B'].map((name) => ({ day: '2026-01-25', name })) },
      ['holidays.1.day repeated'],
    ],
    [
      'a holiday without a name, and one with a long name',
      {
        holidays: [
          { day: '2101-01-01', name: '' },
          { day: '2026-01-25', name: 'é'.repeat(101) },
        ],
      },
      ['holidays.0.day range', 'holidays.0.name missing', 'holidays.1.name too-long'],
    ],
  ])('refuses %s, and names the field', async (_name, changes, expected) => {
    const response = await call('PUT', '/company', { ...INPUT, ...changes });
    expect(response.statusCode).toBe(422);
    const { problems, message } = response.json<Schemas['EntryProblems']>();
    expect(message).toBe('Um dos valores não é válido.');
    expect(problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual(expected);
    expect((await call('GET', '/company')).json()).toMatchObject({ version: 0 });
  });

  it.each([
    ['more than 200 holidays', 201, 'application/json', 400],
    ['more than 256 KiB', 10_000, 'application/json', 413],
    ['another type than JSON', 0, 'text/plain', 415],
  ])('refuses %s', async (_name, count, type, status) => {
    const repeatedHolidays = Array.from({ length: count }, () => ({
      day: '2026-01-25',
      name: 'Aniversário',
    }));
    const response = await app.inject({
      method: 'PUT',
      url: '/api/company',
      headers: { authorization: `Bearer ${tokens.admin}`, 'content-type': type },
      payload: JSON.stringify({ ...INPUT, holidays: repeatedHolidays }),
    });
    expect(response.statusCode).toBe(status);
  });

  it('accepts 200 holidays with long names', async () => {
    const longHolidays = Array.from({ length: 200 }, (_, index) => ({
      day: addDays('2026-01-01', index),
      name: 'é'.repeat(100),
    }));
    expect((await change({ holidays: longHolidays })).holidays).toEqual(longHolidays);
  });

  it('refuses a caller without a session', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const payload = method === 'PUT' ? INPUT : undefined;
      const response = await app.inject({ method, url: '/api/company', ...(payload && { payload }) });
      expect(response.statusCode).toBe(401);
    }
  });

  it('each change is an activity, and a refused one is none', async () => {
    await change();
    await call('PUT', '/company', { ...INPUT, name: '' });
    const widget = await readWidget('default', 'activity');
    expect(widget).toMatchObject({
      rows: [{ cells: [null, null, 'Alterou os dados da empresa', 'Ana Souza', expect.any(String)] }],
    });
  });

  it('the figures follow the balance and the target, and have a new ETag [specification §7.66]', async () => {
    await seedCategory(database());
    await call('POST', '/entries', {
      ...{ kind: 'receivable', counterparty: 'Cliente', category: 'Vendas', form: 'boleto' },
      ...{ issuedOn: '2026-11-01', dueOn: '2027-11-24', amountCents: 100 },
    });
    expect(await readWidget('default', 'lowestBalance')).toBeUndefined();
    expect(await readWidget('default', 'forecast')).toBeUndefined();
    const cashFlow = await readWidget('financeiro', 'cashFlow');
    expect(cashFlow).toMatchObject({ series: [{ id: 'in' }, { id: 'out' }] });
    expect(cashFlow?.note).toMatch(/^Falta o saldo inicial/);
    await change();
    const readEtag = async () => (await call('GET', '/dashboards/default')).headers['etag'];
    const etagBefore = await readEtag();
    expect(await readWidget('default', 'lowestBalance')).toMatchObject({ value: -125_000 });
    expect(await readWidget('vendas', 'target')).toMatchObject({ target: 9_000_000 });
    await change({ openingCents: 500_000, monthlyTargetCents: 9_500_000 });
    expect(await readEtag()).not.toBe(etagBefore);
    expect(await readWidget('default', 'lowestBalance')).toMatchObject({ value: 500_000 });
    expect(await readWidget('vendas', 'target')).toMatchObject({ target: 9_500_000 });
    await change({ monthlyTargetCents: null });
    expect(await readWidget('vendas', 'target')).toBeUndefined();
  });

  it('the day and the week of the figures follow the zone and the first weekday', async () => {
    await change();
    const readDashboard = async () => (await call('GET', '/dashboards/default')).json<Schemas['Dashboard']>();
    expect(await readDashboard()).toMatchObject({ asOf: '2026-11-20', weekStartsOn: 1 });
    await change({ timeZone: 'America/Rio_Branco', weekStartsOn: 6 });
    expect(await readDashboard()).toMatchObject({
      ...{ asOf: '2026-11-19', weekStartsOn: 6, timeZone: 'America/Rio_Branco' },
    });
  });

  it('a boleto moves around a new holiday, and back when the holiday is removed', async () => {
    await change({ holidays: [] });
    await seedCategory(database());
    const added = await call('POST', '/entries', {
      ...{ kind: 'receivable', counterparty: 'Cliente', category: 'Vendas', form: 'boleto' },
      ...{ issuedOn: '2026-11-01', dueOn: '2026-11-24', amountCents: 100 },
    });
    const { id } = added.json<Schemas['Entry']>();
    const readDue = async () => (await call('GET', `/entries/${id}`)).json<Schemas['Entry']>().effectiveDueOn;
    await change({ holidays: [{ day: '2026-11-24', name: 'Aniversário da cidade' }] });
    expect(await readDue()).toBe('2026-11-25');
    await change({ holidays: [{ day: '2026-11-24', name: 'Outro nome' }] });
    expect(await readDue()).toBe('2026-11-25');
    await change({ holidays: [] });
    expect(await readDue()).toBe('2026-11-24');
  });

  it('a changed demonstration company keeps its data when a later start adds entries', async () => {
    const seed = (now: string) =>
      seedDemonstrationCompany(database(), {
        ...{ name: 'Demonstração', people: ['Ana Souza'], count: 300 },
        now: new Date(now),
      });
    await seed('2026-11-18T15:00:00Z');
    const readRows = async () => {
      const rows = await database().queries.select().from(entries);
      return rows.map(({ document, installment }) => `${document} ${installment}`);
    };
    const rowsBefore = await readRows();
    const storedCompany = await change({ openingOn: '2026-10-01', timeZone: 'America/Manaus', holidays: [] });
    const addedCount = await seed('2026-11-20T15:00:00Z');
    expect(addedCount).toBeGreaterThan(0);
    expect(addedCount).toBeLessThan(rowsBefore.length / 10);
    const rowsAfter = await readRows();
    expect(rowsAfter).toHaveLength(rowsBefore.length + addedCount);
    const newRows = rowsAfter.slice(rowsBefore.length);
    expect(new Set(rowsAfter).size).toBe(new Set(rowsBefore).size + new Set(newRows).size);
    expect((await call('GET', '/company')).json()).toEqual(storedCompany);
  });
});

async function seedCategory({ queries }: Database): Promise<void> {
  await queries
    .insert(categories)
    .values({ name: 'Vendas', incomeStatementGroup: 'revenue' })
    .onConflictDoNothing();
}
