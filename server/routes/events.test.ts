// One list of the events of the books and of the door, for administrators.
import type { FastifyInstance } from 'fastify';
import { eq, sql } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { DESCRIPTION } from '../../api-spec/generatorSettings';
import { addUser, buildTestApp, fetchToken, signInWith } from '../../test/support/backend/app';
import { ENTRY } from '../../test/support/backend/changes';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { emptyEvents } from '../../test/support/backend/emptyEvents';
import { accessEvents } from '../database/accessEvents';
import { activity, entries, failedAttempts, users } from '../database/tables';
import { refusedAttempts } from '../database/refusedAttempts';
import { readFiguresVersion } from '../database/figuresVersion';
import type { Database } from '../database/database';
import { ROLES } from '../database/roles';
import { loadDescription } from '../http/description';
import { isTextId } from '../texts/catalogues';

type EventList = components['schemas']['EventList'];

const START = Date.parse('2026-11-21T00:00:00Z');
const MINUTE_MS = 60_000;

async function fill(database: Database) {
  await addUser(database, { login: '40404', name: 'Ana Souza', role: 'admin' });
  await addUser(database, { login: '00123', name: 'Bruno Lima', role: 'editor' });
  await database.queries
    .execute(sql`insert into categories (name, statement_group) values ('Vendas', 'revenue')
    on conflict do nothing`);
}

describeOnBothDatabases('the list of events', fill, (database) => {
  let app: FastifyInstance;
  let tokens: { admin: string; editor: string };
  let now = START;
  beforeAll(async () => {
    app = await buildTestApp(database(), { clock: () => new Date(now) });
    tokens = { admin: await fetchToken(app, '40404'), editor: await fetchToken(app, '00123') };
  });
  beforeEach(async () => {
    now = START;
    await emptyEvents(database());
    for (const table of [entries, failedAttempts]) await database().queries.delete(table);
  });
  afterAll(() => app.close());

  const call = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { role = 'admin', payload, language = 'pt-BR' }: Options = {},
  ) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${tokens[role]}`, 'accept-language': language },
      ...(payload && { payload }),
    });
  type Options = { role?: keyof typeof tokens; payload?: object; language?: string };
  const list = async (query = '') => {
    const response = await call('GET', `/events${query}`);
    expect(response.statusCode).toBe(200);
    return response.json<EventList>();
  };
  const listActions = async (query = '') => (await list(query)).events.map(({ action }) => action);
  const addEntry = async (changes: object = {}) => {
    const response = await call('POST', '/entries', { role: 'editor', payload: { ...ENTRY, ...changes } });
    return response.json<{ id: string }>().id;
  };
  const findUserId = async (login: string) => {
    const [user] = await database()
      .queries.select({ id: users.id })
      .from(users)
      .where(eq(users.login, login));
    return user?.id ?? '';
  };
  const refuse = (login: string) => signInWith(app, { login, password: 'outra senha' });

  it('an accepted sign-in is an event, and the user has its time [specification §7.181] [ASVS 16.3.1]', async () => {
    now = START + MINUTE_MS;
    await fetchToken(app, '00123');
    expect((await list()).events).toEqual([
      {
        id: expect.any(String) as string,
        happenedAt: new Date(now).toISOString(),
        userId: await findUserId('00123'),
        userName: 'Bruno Lima',
        userRole: 'editor',
        requestId: expect.any(String) as string,
        action: 'signed-in',
        changes: [],
      },
    ]);
    const [user] = await database().queries.select().from(users).where(eq(users.login, '00123'));
    expect(user?.lastSignInAt).toEqual(new Date(now));
  });

  it('refused sign-ins of one minute are one event with their number, and the throttled ones count [specification §7.182] [ASVS 16.3.1]', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) await refuse('00123');
    now = START + MINUTE_MS;
    await refuse('99988877766');
    const { events } = await list();
    expect(events.map(({ action, attempts, userName }) => [action, attempts, userName])).toEqual([
      ['sign-in-refused', 1, ''],
      ['sign-in-refused', 8, 'Bruno Lima'],
    ]);
    expect(events[1]?.happenedAt).toBe(new Date(START).toISOString());
  });

  it('many logins of one minute share a row, so an attack fills no disk [specification §7.182]', async () => {
    const attempts = Array.from({ length: 30 }, (_, index) => refuse(String(70_000 + index)));
    await Promise.all([...attempts, refuse('00123')]);
    const rows = await database().queries.select().from(refusedAttempts);
    expect(rows).toHaveLength(12);
    expect(rows.reduce((sum, row) => sum + row.attempts, 0)).toBe(31);
    expect(rows.filter(({ key }) => key === '').map((row) => row.attempts)).toEqual([20]);
    expect(rows.filter(({ userId }) => userId !== null)).toHaveLength(1);
  });

  it('an act that only administrators may do is an event of the user who tried it [specification §7.183] [ASVS 16.3.2]', async () => {
    for (const path of ['/categories/chart', '/events'])
      expect((await call('GET', path, { role: 'editor' })).statusCode).toBe(403);
    expect((await list()).events).toMatchObject([
      {
        action: 'act-refused',
        userName: 'Bruno Lima',
        attempts: 2,
        changes: [
          {
            ...{ field: 'operation', before: null, after: 'getCategoryChart' },
            afterText: 'Ver o plano de categorias',
          },
        ],
      },
    ]);
  });

  it('each operation that can be refused has words in every language [specification §2.279]', async () => {
    const { routes } = await loadDescription(DESCRIPTION);
    const restricted = routes.filter(({ roles }) => roles !== null && roles.length < ROLES.length);
    const nameless = restricted.filter(({ id }) => !isTextId(`operation.${id}`)).map(({ id }) => id);
    expect(restricted.length).toBeGreaterThan(10);
    expect(nameless).toEqual([]);
  });

  it('wrong own passwords and unusable links are counted by minute, also the throttled ones [specification §7.214] [ASVS 16.3.1]', async () => {
    const wrong = { currentPassword: 'outra senha' };
    const send = (path: string, payload: object) => call('POST', path, { role: 'editor', payload });
    for (let attempt = 0; attempt < 7; attempt += 1) await send('/account/sessions/end', wrong);
    await send('/account/password', { ...wrong, newPassword: 'uma senha nova' });
    for (const secret of ['a'.repeat(43), 'b'.repeat(43)])
      await send('/account/password/link', { secret, newPassword: 'uma senha nova' });
    const { events } = await list('?group=refusals');
    expect(events).toMatchObject([
      { action: 'link-refused', attempts: 2, userName: '', changes: [] },
      {
        ...{ action: 'own-password-refused', attempts: 8, userName: 'Bruno Lima' },
        changes: [{ after: 'endOwnSessions', afterText: 'Encerrar as próprias sessões' }],
      },
    ]);
    const stored = JSON.stringify(await database().queries.select().from(refusedAttempts));
    expect(stored).not.toMatch(/aaaa|bbbb|outra senha/);
  });

  it('an attempt against the limits of sign-ins is an event [ASVS 16.3.3]', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await refuse('55544433322');
    expect((await list('?group=refusals')).events).toMatchObject([
      { action: 'sign-in-refused', attempts: 6 },
    ]);
  });

  it('no event has a login, a password or a token [specification §7.184] [ASVS 16.2.5]', async () => {
    await refuse('55544433322');
    await refuse('00123');
    await fetchToken(app, '00123');
    await call('GET', '/categories/chart', { role: 'editor' });
    await addEntry();
    const tables = [activity, accessEvents, refusedAttempts];
    const rows = await Promise.all(tables.map((table) => database().queries.select().from(table)));
    const stored = JSON.stringify(rows);
    for (const secret of ['55544433322', '00123', 'outra senha', tokens.editor])
      expect(stored).not.toContain(secret);
    expect(stored).toContain('Bruno Lima');
  });

  it('each event says who, when, in which request, what, and about what [specification §7.181] [ASVS 16.2.1]', async () => {
    const id = await addEntry();
    const { version, ...entry } = (await call('GET', `/entries/${id}`)).json<{ version: number }>();
    expect(entry).toBeDefined();
    now = START + 1;
    await call('PUT', `/entries/${id}`, { payload: { ...ENTRY, dueOn: '2026-11-09', version } });
    expect((await list('?group=entries')).events[0]).toEqual({
      id: expect.stringMatching(/^books-\d+$/) as string,
      happenedAt: new Date(now).toISOString(),
      userId: await findUserId('40404'),
      userName: 'Ana Souza',
      userRole: 'admin',
      requestId: expect.any(String) as string,
      action: 'changed',
      entryId: id,
      objectName: ENTRY.counterparty,
      objectKind: 'receivable',
      changes: [{ field: 'dueOn', before: '2026-11-07', after: '2026-11-09' }],
    });
  });

  it('filters by day of the company, person, group and entry, also a deleted one [specification §7.185]', async () => {
    now = Date.parse('2026-11-21T02:30:00Z');
    const id = await addEntry();
    now = Date.parse('2026-11-21T03:30:00Z');
    await fetchToken(app, '40404');
    await call('POST', '/entries/deletions', { payload: { ids: [id] } });
    expect(await listActions('?from=2026-11-20&to=2026-11-20')).toEqual(['created']);
    expect(await listActions('?from=2026-11-21')).toEqual(['deleted', 'signed-in']);
    expect(await listActions('?group=signIns')).toEqual(['signed-in']);
    expect(await listActions(`?user=${await findUserId('00123')}`)).toEqual(['created']);
    expect(await listActions('?user=unknown')).toEqual([]);
    expect(await listActions(`?entry=${id}`)).toEqual(['deleted', 'created']);
    expect(await listActions('?entry=unknown')).toEqual([]);
    for (const query of ['?from=2026-02-30', '?group=other', '?after=x', '?limit=0'])
      expect((await call('GET', `/events${query}`)).statusCode).toBe(400);
    expect(await list()).toMatchObject({
      asOf: '2026-11-21',
      people: [{ name: 'Ana Souza' }, { name: 'Bruno Lima' }],
    });
  });

  it('pages by key have each event once, also of one moment and of all tables [specification §7.185]', async () => {
    await refuse('1');
    for (let number = 0; number < 4; number += 1) await addEntry();
    for (let number = 0; number < 3; number += 1) await fetchToken(app, '00123');
    const whole = (await list()).events.map(({ id }) => id);
    expect(whole).toHaveLength(8);
    const paged: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: EventList = await list(`?limit=3${after && `&after=${after}`}`);
      paged.push(...page.events.map(({ id }) => id));
      after = page.next;
      // An event that comes meanwhile moves no page.
      now = START + MINUTE_MS;
      if (after !== null) await call('GET', '/categories/chart', { role: 'editor' });
    }
    expect(paged).toEqual(whole);
  });

  it('a page knows the page before it, and the second one has the first before it [specification §7.185]', async () => {
    await refuse('1');
    for (let number = 0; number < 4; number += 1) await addEntry();
    for (let number = 0; number < 3; number += 1) await fetchToken(app, '00123');
    const first = await list('?limit=2');
    const second = await list(`?limit=2&after=${first.next ?? ''}`);
    const third = await list(`?limit=2&after=${second.next ?? ''}`);
    const fourth = await list(`?limit=2&after=${third.next ?? ''}`);
    expect(first).not.toHaveProperty('previous');
    expect(second).not.toHaveProperty('previous');
    const back = await list(`?limit=2&after=${fourth.previous ?? ''}`);
    expect(back.events).toEqual(third.events);
    expect((await list(`?limit=2&after=${back.previous ?? ''}`)).events).toEqual(second.events);
  });

  it('facts of categories and holidays name what they are about [specification §7.185]', async () => {
    const { version, categories: chart } = (await call('GET', '/categories/chart')).json<
      components['schemas']['CategoryChart']
    >();
    const [first, ...others] = chart;
    await call('PUT', '/categories/chart', {
      payload: {
        version,
        categories: [{ ...first, isArchived: true }, ...others].map(
          ({ id, name, group, isTax, isArchived }) => ({ id, name, group, isTax, isArchived }),
        ),
      },
    });
    expect((await list('?group=settings')).events[0]?.changes.slice(0, 1)).toEqual([
      { field: 'category.isArchived', of: first?.name, before: false, after: true },
    ]);
  });

  it('an export of entries says who took how many rows, and in which format [specification §7.186] [ASVS 16.3.3]', async () => {
    await addEntry();
    await addEntry();
    await emptyEvents(database());
    await call('GET', '/entries/export?format=csv', { role: 'editor' });
    await call('POST', '/entries/report', { role: 'editor', payload: {} });
    const { events } = await list('?group=exports');
    expect(events.map(({ userName, changes }) => [userName, ...changes.map(({ after }) => after)])).toEqual([
      ['Bruno Lima', 'report', 'pdf', 2],
      ['Bruno Lima', 'entries', 'csv', 2],
    ]);
  });

  it('an export of the events has the words of the language and no formula, and is an event [specification §7.186] [ASVS 1.2.10]', async () => {
    const id = await addEntry({ counterparty: '=1+1' });
    await call('PUT', `/entries/${id}`, {
      payload: { ...ENTRY, counterparty: '=1+1', dueOn: '2026-11-09', version: 1 },
    });
    const { body } = await call('GET', '/events/export?format=csv&group=entries');
    const [, changed = '', created = ''] = body.split('\r\n');
    expect(changed).toContain('"Alterou";"\'=1+1";"Vencimento: 07/11/2026 → 09/11/2026"');
    expect(created).toContain('Tipo: A receber; Cliente ou fornecedor: ');
    expect(created).not.toMatch(/"=|; ?=/);
    const english = await call('GET', '/events/export?format=csv&group=entries', { language: 'en' });
    expect(english.body).toContain('Due date: 11/7/26 → 11/9/26');
    expect((await call('GET', '/events/export')).headers['content-type']).toContain('spreadsheetml');
    expect((await list('?group=exports')).events[0]).toMatchObject({
      userName: 'Ana Souza',
      changes: [{ after: 'events' }, { after: 'xlsx' }, { after: 4 }],
    });
  });

  it('an event changes no figures, and is never changed or deleted [specification §7.184] [ASVS 16.4.2]', async () => {
    const readVersion = () => readFiguresVersion(database());
    const before = await readVersion();
    await refuse('00123');
    await fetchToken(app, '00123');
    expect(await readVersion()).toEqual(before);
    for (const statement of [
      sql`update access_events set user_name = ''`,
      sql`delete from access_events`,
      sql`truncate access_events`,
      sql`delete from refused_attempts`,
      sql`truncate refused_attempts`,
      sql`update refused_attempts set attempts = attempts - 1`,
      sql`update refused_attempts set user_name = 'Outra'`,
    ])
      await expect(database().queries.execute(statement)).rejects.toMatchObject({
        cause: { code: '42501' },
      });
  });

  it('a text with line breaks stays in its event [ASVS 16.4.1]', async () => {
    const name = 'Padaria","action":"deleted';
    await addEntry({ counterparty: name });
    expect((await list('?group=entries')).events).toMatchObject([{ action: 'created', objectName: name }]);
  });

  it('editors may neither list nor export events [specification §7.181]', async () => {
    for (const path of ['/events', '/events/export'])
      expect((await call('GET', path, { role: 'editor' })).statusCode).toBe(403);
  });
});
