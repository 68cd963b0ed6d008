import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, replaceCategories, useTestDatabase } from '../../test/support/backend/database';
import { ENTRY } from '../../test/support/backend/changes';
import { encodeForm } from '../../test/support/backend/forms';
import { setBlocked } from '../auth/users';
import { company, entries, users } from '../database/tables';

const [ADMIN, EDITOR] = ['1', '2'];
const EXPORT = '/api/entries/export?format=csv';
const IMPORT = '/api/entries/imports';
const TITLES = 'Tipo;Cliente;Categoria;Forma;Vencimento;Valor';
const ROW = 'A receber;Cliente;Vendas;boleto;24/11/2026;1,00';

const database = useTestDatabase();
let app: FastifyInstance;
let authorization: string;
/** Called when the backend reads the clock, which it does for each token. */
let onToken: () => void;

beforeAll(async () => {
  await replaceCategories(database(), [{ name: 'Vendas', incomeStatementGroup: 'revenue' }]);
  await database()
    .queries.insert(company)
    .values({ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' });
}, DATABASE_START_MS);
beforeEach(async () => {
  onToken = () => undefined;
  await database().queries.delete(entries);
  await addUser(database(), { login: ADMIN });
  await addUser(database(), { login: EDITOR, role: 'editor' });
  app = await buildTestApp(database(), {
    clock: () => {
      onToken();
      return new Date();
    },
  });
  authorization = `Bearer ${await fetchToken(app, ADMIN)}`;
});
afterEach(() => app.close());

const send = (options: InjectOptions, by = authorization) =>
  app.inject({ ...options, headers: { authorization: by, ...options.headers } });
const postJson = (url: string, payload: string, headers: Record<string, string> = {}) =>
  ({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } }) as const;
const postFile = async (lines: string[], headers: Record<string, string> = {}) => {
  const form = await encodeForm(lines.join('\r\n'));
  return { method: 'POST', url: IMPORT, ...form, headers: { ...form.headers, ...headers } } as const;
};

/** Adds an entry, and returns its id. */
const addEntry = async (document = '1') =>
  (await send(postJson('/api/entries', JSON.stringify({ ...ENTRY, category: 'Vendas', document })))).json<{
    id: string;
  }>().id;

it.each([
  ['/api/entries', 16],
  ['/api/entries/deletions', 128],
  ['/api/entries/changes', 256],
])('a body for %s has at most %d KiB', async (url, kib) => {
  const pad = (bytes: number) => `{"ids":${' '.repeat(bytes - '{"ids":[]}'.length)}[]}`;
  expect((await send(postJson(url, pad(kib * 1024)))).statusCode).toBe(400);
  expect((await send(postJson(url, pad(kib * 1024 + 1)))).statusCode).toBe(413);
});

it('a role that may not call an operation is refused before its body is read [specification §6]', async () => {
  const request = { ...postJson('/api/company', '{'), method: 'PUT' } as const;
  expect((await send(request)).statusCode).toBe(400);
  const response = await send(request, `Bearer ${await fetchToken(app, EDITOR)}`);
  expect([response.statusCode, response.json()]).toMatchObject([403, { reason: 'not-permitted' }]);
});

it('a file is sent with its name, and whole', async () => {
  for (const document of ['1', '2']) await addEntry(document);
  const { statusCode, headers, body } = await send({ url: EXPORT });
  expect([statusCode, body.split('\r\n').length]).toEqual([200, 4]);
  expect(headers['content-disposition']).toMatch(/^attachment; filename/);
});

/** Sends a request whose body ends after `meanwhile`. */
async function sendAround(
  request: InjectOptions & { payload: Buffer | string },
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  // The signature of a token is verified once. Later nothing is between the clock and the query of the session.
  await send({ url: '/api/session' });
  const hasToken = new Promise<void>((resolve) => (onToken = resolve));
  const body = new PassThrough();
  const responded = Promise.resolve(send({ ...request, payload: body }));
  await hasToken;
  await new Promise((resolve) => setImmediate(resolve));
  await meanwhile();
  body.end(request.payload);
  return (await responded).statusCode;
}
const block = () => setBlocked(database(), ADMIN, true);
const demote = () => database().queries.update(users).set({ role: 'editor' }).where(eq(users.login, ADMIN));

it.each([
  ['nothing', 200, () => Promise.resolve()],
  ['a block', 401, block],
  ['a demotion to a role that may read files too', 200, demote],
])(
  'after %s meanwhile, the preview of a file that arrives is a %i [specification §7.76]',
  async (_what, status, meanwhile) => {
    const file = await postFile([TITLES, ROW]);
    expect(await sendAround({ ...file, url: `${IMPORT}/preview` }, meanwhile)).toBe(status);
  },
);

it.each([
  ['nothing', 204, () => Promise.resolve()],
  ['a block', 401, block],
  ['a demotion', 403, demote],
])(
  'after %s meanwhile, a change that arrives is a %i [specification §7.76]',
  async (_what, status, meanwhile) => {
    const payload = JSON.stringify({ ids: [await addEntry()] });
    expect(await sendAround({ ...postJson('/api/entries/deletions', ''), payload }, meanwhile)).toBe(status);
  },
);

it('a repeated import is done once, and its key is refused for another file [specification §7.61]', async () => {
  const key = { 'idempotency-key': '"one"' };
  const first = await send(await postFile([TITLES, ROW], key));
  const repeated = await send(await postFile([TITLES, ROW], key));
  expect([first.statusCode, repeated.statusCode]).toEqual([201, 201]);
  expect(repeated.json()).toEqual(first.json());
  const other = await send(await postFile([TITLES, ROW, ROW], key));
  expect([other.statusCode, other.json()]).toMatchObject([422, { reason: 'other-content' }]);
  expect(await database().queries.$count(entries)).toBe(1);
});

it('a repeated change is done once, and its key is refused for another entry [specification §7.61]', async () => {
  const [first, second] = [await addEntry('1'), await addEntry('2')];
  const remove = (id: string) =>
    send(postJson('/api/entries/deletions', JSON.stringify({ ids: [id] }), { 'idempotency-key': '"two"' }));
  const responses = [await remove(first), await remove(first), await remove(second)];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 422]);
  expect((await send({ url: '/api/entries' })).json()).toMatchObject({ entries: [{ id: second }] });
});
