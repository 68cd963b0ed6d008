import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../api-spec/days';
import type { components } from '../../api-spec/schema.gen';
import { eachRow } from '../../test/support/eachRow';
import { DASHBOARDS } from '../dashboards/catalogue';
import { entries, users } from '../database/tables';
import { seedDemonstrationCompany } from '../demonstration/demonstration';
import {
  addUser,
  buildTestApp,
  fetchToken,
  makeTestClock,
  parseLogLine,
} from '../../test/support/backend/app';
import { useTestDatabase } from '../../test/support/backend/database';

type Dashboard = components['schemas']['Dashboard'];

const START = '2026-11-20T12:00:00.000Z';

/** A widget that cannot be computed. */
const FAILING = {
  id: 'failing',
  kind: 'metric',
  title: 'widget.revenue.title' as const,
  compute: () => Promise.reject(new Error('no figure')),
};

const database = useTestDatabase(async (empty) => {
  await addUser(empty, { login: '1', role: 'admin' });
  await addUser(empty, { login: '2', role: 'editor' });
  await addUser(empty, { login: '3', role: 'editor', dashboard: 'financeiro' });
  await seedDemonstrationCompany(empty, {
    name: 'Empresa',
    people: ['Ana'],
    now: new Date(START),
    count: 300,
  });
});

let clock: ReturnType<typeof makeTestClock>;
let lines: string[];
const apps: FastifyInstance[] = [];

/** Builds an app on the same database, as another replica or another release. */
async function build(changes: Parameters<typeof buildTestApp>[1] = {}) {
  const app = await buildTestApp(database(), {
    clock: clock.read,
    release: '1',
    settings: { logLevel: 'info' },
    logStream: { write: (line) => lines.push(line) },
    ...changes,
  });
  apps.push(app);
  return app;
}

beforeEach(() => {
  clock = makeTestClock(START);
  lines = [];
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function get(app: FastifyInstance, path: string, headers: Record<string, string> = {}, login = '1') {
  const authorization = `Bearer ${await fetchToken(app, login)}`;
  return app.inject({ url: `/api/dashboards/${path}`, headers: { authorization, ...headers } });
}

const readTag = async (app: FastifyInstance, path: string, headers = {}) =>
  String((await get(app, path, headers)).headers['etag']);

it('returns the figures in the language of the request [specification §7.15, §7.22]', async () => {
  const app = await build();
  const response = await get(app, 'default', { 'accept-language': 'en-US' });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-language': 'en',
    vary: 'Accept-Language',
    'cache-control': 'no-store',
  });
  expect(response.json<Dashboard>()).toMatchObject({
    code: 'default',
    title: 'Overview',
    asOf: '2026-11-20',
  });
  const titles = response.json<Dashboard>().widgets.map(({ kind, title }) => [kind, title]);
  expect(titles).toContainEqual(['metric', 'Overdue receivables']);
  expect(titles).toContainEqual(['table', 'Recent activity']);
});

describe('the period', () => {
  it.each([
    ['default', { key: 'month', from: '2026-11-01', to: '2026-11-30' }],
    ['default?period=7d', { key: '7d', from: '2026-11-14', to: '2026-11-20' }],
    [
      'default?period=own&from=2026-01-31&to=2026-02-28',
      { key: 'own', from: '2026-01-31', to: '2026-02-28' },
    ],
    ['default?period=own&from=2026-02-28&to=2026-02-28', { key: 'own', from: '2026-02-28' }],
  ])('of %s is %j [specification §7.22]', async (path, period) => {
    expect((await get(await build(), path)).json<Dashboard>()).toMatchObject({ period });
  });

  eachRow([
    ['period=decade'],
    ['period='],
    ['period=own'],
    ['period=own&from=2026-11-01'],
    ['period=own&to=2026-11-01'],
    ['period=own&from=2026-11-02&to=2026-11-01'],
    ['period=own&from=2026-02-30&to=2026-03-01'],
    ['period=own&from=0001-01-01&to=2026-03-01'],
    ['period=own&from=2000-01-01&to=2026-03-01'],
    ['period=own&from=0001-01-01&to=0001-02-01'],
    ['period=own&from=9999-01-01&to=9999-02-01'],
    ['period=month&from=2026-11-01'],
    ['from=2026-11-01&to=2026-11-02'],
    ['period=month&period=year'],
    ['colour=red'],
  ])('is refused: %s [specification §7.25]', async (query) => {
    expect((await get(await build(), `default?${query}`)).statusCode).toBe(400);
  });
});

describe('the role [specification §7.25]', () => {
  it.each([
    ['1', 'financeiro', 200],
    ['2', 'financeiro', 403],
    ['3', 'financeiro', 200],
    ['2', 'vendas', 200],
    ['2', 'default', 200],
  ])('lets user %s open %s: %d', async (login, code, status) => {
    const app = await build();
    const response = await get(app, code, {}, login);
    expect(response.statusCode).toBe(status);
    if (status === 403)
      expect(response.json()).toEqual({
        message: 'Seu perfil não permite esta ação. Peça a um administrador.',
        reason: 'not-permitted',
      });
  });

  it('is checked at each call, also for figures that have not changed', async () => {
    const app = await build();
    const authorization = `Bearer ${await fetchToken(app, '1')}`;
    const send = (headers = {}) =>
      app.inject({ url: '/api/dashboards/financeiro', headers: { authorization, ...headers } });
    const tag = String((await send()).headers['etag']);
    await database().queries.update(users).set({ role: 'editor' });
    expect((await send({ 'if-none-match': tag })).statusCode).toBe(403);
  });

  it.each(['unknown', 'constructor', '__proto__', '%C3%A9', 'a'.repeat(200)])(
    'an unknown code is a 404: %s',
    async (code) => {
      const response = await get(await build(), code);
      expect([response.statusCode, response.json()]).toEqual([
        404,
        { message: 'Este painel não existe.', reason: 'unknown-dashboard' },
      ]);
    },
  );
});

describe('the ETag [specification §7.25]', () => {
  it('is equal at each replica while nothing changes, and gives a 304 without a body', async () => {
    const app = await build();
    const tag = await readTag(app, 'default');
    clock.advance(60_000);
    const replica = await build();
    for (const ifNoneMatch of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      // A browser adds this header to each call of the portal.
      const response = await get(replica, 'default', {
        'if-none-match': ifNoneMatch,
        'cache-control': 'no-cache',
      });
      expect([response.statusCode, response.body, response.headers['etag']]).toEqual([304, '', tag]);
    }
    expect((await get(replica, 'default', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('a 304 reads no entries', async () => {
    const app = await build();
    const tag = await readTag(app, 'default');
    const failing = await build({
      dashboards: { ...DASHBOARDS, default: { ...DASHBOARDS.default, widgets: [FAILING] } },
    });
    expect((await get(failing, 'default', { 'if-none-match': tag })).statusCode).toBe(304);
    expect(lines.map(parseLogLine).filter(({ event }) => event === 'widget-failed')).toEqual([]);
  });

  it('differs by code, period, days and language', async () => {
    const app = await build();
    const tags = [
      await readTag(app, 'default'),
      await readTag(app, 'vendas'),
      await readTag(app, 'default?period=7d'),
      await readTag(app, 'default?period=own&from=2026-11-01&to=2026-11-02'),
      await readTag(app, 'default?period=own&from=2026-11-01&to=2026-11-03'),
      await readTag(app, 'default', { 'accept-language': 'es' }),
    ];
    expect(new Set(tags).size).toBe(tags.length);
    expect(await readTag(app, 'default?period=month', { 'accept-language': 'pt' })).toBe(tags[0]);
  });

  it('changes with the entries, the day and the release', async () => {
    const app = await build();
    const tags = [await readTag(app, 'default')];
    await database().queries.update(entries).set({ document: 'x' });
    tags.push(await readTag(app, 'default'));
    clock.advance(DAY_MS);
    tags.push(
      await readTag(await build(), 'default'),
      await readTag(await build({ release: '2' }), 'default'),
    );
    expect(new Set(tags).size).toBe(tags.length);
  });
});

it('a widget that fails has a problem, is logged, and is computed again at the next call [specification §7.23]', async () => {
  const app = await build({
    dashboards: { ...DASHBOARDS, default: { ...DASHBOARDS.default, widgets: [FAILING] } },
  });
  const response = await get(app, 'default');
  expect(response.json<Dashboard>().widgets).toEqual([
    {
      id: 'failing',
      kind: 'metric',
      title: 'Faturamento',
      problem: { message: 'Não foi possível calcular este indicador. Tente de novo em instantes.' },
    },
  ]);
  expect(response.headers).not.toHaveProperty('etag');
  expect(lines.map(parseLogLine).filter(({ event }) => event === 'widget-failed')).toEqual([
    expect.objectContaining({ dashboard: 'default', widget: 'failing', level: 50 }),
  ]);
});
