import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { METHODS, listOperations, readDocument } from 'contract-gates/description';
import { PUBLIC_OPERATIONS } from './operations';
import { addUser, buildTestApp, parseLogLine, signInWith, fetchToken } from '../../test/support/backend/app';
import { useTestDatabase } from '../../test/support/backend/database';

const database = useTestDatabase((empty) => addUser(empty, { login: '1' }));
let projectFolder: string;

beforeAll(async () => {
  projectFolder = await mkdtemp(join(tmpdir(), 'portaria-spec-'));
  await cp(resolve('api-spec/openapi.yaml'), join(projectFolder, 'api-spec', 'openapi.yaml'), {
    recursive: true,
  });
});
afterAll(() => rm(projectFolder, { recursive: true }));

/** Builds the app with a description in which one text is replaced. */
async function buildAppWith(replacement: string, original: string) {
  const shipped = await readFile(resolve('api-spec/openapi.yaml'), 'utf8');
  expect(shipped).toContain(original);
  await writeFile(
    join(projectFolder, 'api-spec', 'openapi.yaml'),
    shipped.replace(original, () => replacement),
  );
  const lines: string[] = [];
  const app = await buildTestApp(database(), {
    settings: { projectFolder, logLevel: 'error' },
    logStream: { write: (line) => lines.push(line) },
  });
  return { app, lines };
}

it('a response that violates the description becomes a logged 500 without internal details', async () => {
  const { app, lines } = await buildAppWith(
    'name: { type: string, enum: [nobody] }',
    'name: { type: string }',
  );
  const headers = { authorization: `Bearer ${await fetchToken(app, '1')}` };
  const response = await app.inject({ url: '/api/session', headers });
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { message: 'Ocorreu um erro no servidor. Tente de novo mais tarde.' },
  ]);
  expect(lines.map(parseLogLine)).toEqual([
    expect.objectContaining({
      event: 'fault',
      err: expect.objectContaining({
        type: 'BrokenResponse',
        message: expect.stringContaining('/name enum') as unknown,
      }) as unknown,
    }),
  ]);
  await app.close();
});

it('a response with an invalid date becomes a 500', async () => {
  const { app, lines } = await buildAppWith(
    'name: { type: string, format: date-time }',
    'name: { type: string }',
  );
  const headers = { authorization: `Bearer ${await fetchToken(app, '1')}` };
  expect((await app.inject({ url: '/api/session', headers })).statusCode).toBe(500);
  expect(lines.join()).toContain('/name format');
  await app.close();
});

it('a request is validated against the description', async () => {
  const { app } = await buildAppWith("pattern: '^[2-9]{1,11}$'", "pattern: '^[0-9]{1,11}$'");
  expect((await signInWith(app, { login: '1' })).statusCode).toBe(400);
  expect((await signInWith(app, { login: '2' })).statusCode).toBe(200);
  await app.close();
});

it('an operation that is renamed only in the description prevents the start', async () => {
  await expect(buildAppWith('operationId: whoAmI', 'operationId: getSession')).rejects.toThrow(/getSession/);
});

it('an operation without roles prevents the start', async () => {
  await expect(buildAppWith('', 'x-roles: [admin]')).rejects.toThrow(/has no x-roles/);
});

it('an operation that becomes public only in the description prevents the start', async () => {
  const text = 'operationId: getSession';
  await expect(buildAppWith(`${text}\n      security: []`, text)).rejects.toThrow(
    'The operation getSession is public, but PUBLIC_OPERATIONS does not list it',
  );
});

it('a sign-in that needs a token prevents the start', async () => {
  await expect(buildAppWith('x-roles: [editor]', 'security: []')).rejects.toThrow(
    'The operation getToken needs a token, although PUBLIC_OPERATIONS lists it',
  );
});

it('an operation is closed to a role that the description does not name [specification §6]', async () => {
  const { app } = await buildAppWith('x-roles: [editor]', 'x-roles: [editor, admin]');
  const headers = { authorization: `Bearer ${await fetchToken(app, '1')}` };
  const response = await app.inject({ url: '/api/session', headers });
  expect([response.statusCode, response.json()]).toEqual([
    403,
    { message: 'Seu perfil não permite esta ação. Peça a um administrador.', reason: 'not-permitted' },
  ]);
  await app.close();
});

describe('the operations of the description', () => {
  const file = resolve('api-spec/openapi.yaml');
  const protectedOnes = listOperations(readDocument(readFileSync(file, 'utf8'), file))
    .filter(({ id }) => !PUBLIC_OPERATIONS.some((one) => one === id))
    .map(({ id, method, path }) => ({
      id,
      method: METHODS.find((one) => one === method),
      url: `/api${path.replace(/\{[^}]+\}/g, '1')}`,
    }));

  let app: Awaited<ReturnType<typeof buildTestApp>>;
  beforeAll(async () => {
    app = await buildTestApp(database());
  });
  afterAll(() => app.close());

  it.each(protectedOnes)('$id without a token is a 401 before its body is read', async ({ method, url }) => {
    const response = await app.inject({
      ...(method !== undefined && { method }),
      url,
      ...(method !== 'get' && { payload: '{', headers: { 'content-type': 'application/json' } }),
    });
    expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });
});

describe('parameters of the description', () => {
  it.each([
    'status=late',
    'kind=',
    'colour=red',
    'limit=0',
    'limit=101',
    'limit=ten',
    'limit=1e1',
    'limit=1.5',
    'dueFrom=2026-02-30',
    'dueFrom=today',
    'sort=name',
    'kind=payable&kind=receivable',
    'kind[]=payable',
  ])('an invalid one is refused: GET entries?%s [specification §7.26]', async (query) => {
    const app = await buildTestApp(database());
    const headers = { authorization: `Bearer ${await fetchToken(app, '1')}` };
    const response = await app.inject({ url: `/api/entries?${query}`, headers });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { message: 'A requisição não tem o formato que esta operação espera.' },
    ]);
    await app.close();
  });

  it('an operation without parameters ignores a query', async () => {
    const app = await buildTestApp(database());
    const headers = { authorization: `Bearer ${await fetchToken(app, '1')}` };
    expect((await app.inject({ url: '/api/session?colour=red', headers })).statusCode).toBe(200);
    await app.close();
  });
});
