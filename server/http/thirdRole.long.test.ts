import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { useTestDatabase } from '../../test/support/backend/database';
import { addReader, describeReader, READER, READER_OPERATIONS } from '../../test/support/thirdRole';
import { ROLES } from '../database/roles';
import { loadDescription } from './description';

const database = useTestDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portaria-role-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('another role is a row of the roles, a check of the table and `x-roles`, and each request follows them [specification §7.202]', async () => {
  const file = join(folder, 'openapi.yaml');
  await writeFile(file, describeReader());
  addReader(ROLES);
  await database().queries.execute(sql`alter table users drop constraint users_role_check`);
  await addUser(database(), { login: '1', role: 'admin' });
  await addUser(database(), { login: '7', role: 'editor' });
  const app = await buildTestApp(database(), { description: await loadDescription(file) });
  const headersOf = async (login: string) => ({ authorization: `Bearer ${await fetchToken(app, login)}` });
  const admin = await headersOf('1');
  const { users } = (await app.inject({ url: '/api/users', headers: admin })).json<
    components['schemas']['UserList']
  >();
  const [reader] = users.filter(({ login }) => login === '7');
  const change = { ...{ name: 'Lia', role: READER, dashboard: null }, version: reader?.version };
  const changed = await app.inject({
    ...{ method: 'PUT', url: `/api/users/${reader?.id ?? ''}`, headers: admin, payload: change },
  });
  expect(changed.statusCode).toBe(200);

  const headers = await headersOf('7');
  const session = (await app.inject({ url: '/api/session', headers })).json<
    components['schemas']['Session']
  >();
  expect(session.role).toBe(READER);
  const publicOperations = ['getToken', 'getSetup', 'setUp', 'setPassword', 'checkPasswordLink'];
  expect([...(session.operations ?? [])].sort()).toEqual([...READER_OPERATIONS, ...publicOperations].sort());
  const statusOf = async (url: string) => (await app.inject({ url: `/api${url}`, headers })).statusCode;
  for (const url of ['/entries', '/categories', '/series'])
    expect([url, await statusOf(url)]).toEqual([url, 200]);
  for (const url of ['/users', '/company', '/events', '/dashboards'])
    expect([url, await statusOf(url)]).toEqual([url, 403]);
  await app.close();
});
