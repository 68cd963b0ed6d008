import type { FastifyInstance } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import { seedDemonstrationCompany } from '../demonstration/demonstration';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, useTestDatabase } from '../../test/support/backend/database';

type EntryList = components['schemas']['EntryList'];

const NOW = new Date('2026-11-19T12:00:00Z');
const database = useTestDatabase();
let app: FastifyInstance;
let authorization: string;

beforeAll(async () => {
  await addUser(database(), { login: '2', role: 'editor' });
  await seedDemonstrationCompany(database(), { name: 'Empresa', people: ['Ana'], now: NOW, count: 300 });
  app = await buildTestApp(database(), { clock: () => NOW });
  authorization = `Bearer ${await fetchToken(app, '2')}`;
}, DATABASE_START_MS);
afterAll(() => app.close());

const get = (query: string) => app.inject({ url: `/api/entries?${query}`, headers: { authorization } });
const list = async (query: string) => (await get(query)).json<EntryList>();

it('an editor reads pages of entries, whose totals are those of all pages', async () => {
  const firstPage = await list('kind=receivable&limit=100&sort=-issuedOn');
  const secondPage = await list(`kind=receivable&limit=100&sort=-issuedOn&after=${firstPage.next}`);
  expect(firstPage.total.count).toBeGreaterThan(100);
  expect(secondPage.total).toEqual(firstPage.total);
  const days = [...firstPage.entries, ...secondPage.entries].map(({ issuedOn }) => issuedOn);
  expect(days).toEqual(days.toSorted().reverse());
  expect((await list('')).entries).toHaveLength(50);
});

it('days late are read as a number', async () => {
  const { entries, total } = await list('kind=receivable&lateFrom=31&limit=100');
  expect(entries).toHaveLength(total.count);
  expect(entries.map(({ lateDays }) => lateDays ?? 0).every((late) => late >= 31)).toBe(true);
  expect(total.count).toBeGreaterThan(0);
});

it.each(['dueFrom=1900-01-01&limit=1', `category=${encodeURIComponent("' or 1=1 --")}`, 'dueTo=2199-12-31'])(
  'an unusual filter matches what it says: %s',
  async (query) => {
    const response = await get(query);
    expect(response.statusCode).toBe(200);
    // No category has the name of the second filter.
    const hasEntries = query.startsWith('due');
    expect(response.json<EntryList>().total.count > 0).toBe(hasEntries);
  },
);

it.each([
  'status=late',
  'kind=',
  'limit=0',
  'limit=101',
  'lateFrom=-1',
  'lateFrom=x',
  'dueFrom=2026-02-30',
  'dueFrom=0000-01-01',
  'sort=name',
  'after=x',
  'colour=red',
])('a wrong parameter is refused: %s', async (query) => {
  expect((await get(query)).statusCode).toBe(400);
});

it('a caller without a token is refused', async () => {
  expect((await app.inject({ url: '/api/entries' })).statusCode).toBe(401);
});
