import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { addUser, buildTestApp, closeServingApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, replaceCategories, useTestDatabase } from '../../test/support/backend/database';
import { ENTRY } from '../../test/support/backend/changes';
import { encodeForm } from '../../test/support/backend/forms';
import { addManyEntries } from '../../test/support/backend/manyEntries';
import { readStoredEntries } from '../../test/support/backend/storedEntries';
import { eachRow } from '../../test/support/eachRow';
import { removeUser, setBlocked } from '../auth/users';
import { accessEvents } from '../database/accessEvents';
import { company, entries, users } from '../database/tables';

const LOGIN = '1';
/** Making a large export takes long on a busy machine. */
const LONG_MS = 180_000;
const FILE =
  'Tipo;Cliente;Categoria;Forma;Vencimento;Valor\r\nA receber;Cliente;Vendas;boleto;24/11/2026;1,00\r\n';

const database = useTestDatabase();
let app: FastifyInstance;
let address: string;
let authorization: string;
/** Called when the backend reads the clock, which it does for each token. */
let onToken: () => void;
let lines: string[];

beforeAll(async () => {
  await replaceCategories(database(), [{ name: 'Vendas', incomeStatementGroup: 'revenue' }]);
  await database()
    .queries.insert(company)
    .values({ name: 'E', timeZone: 'America/Sao_Paulo', openingCents: 0, openingOn: '2026-01-01' });
}, DATABASE_START_MS);
beforeEach(async () => {
  onToken = () => undefined;
  lines = [];
  await database().queries.delete(entries);
  await removeUser(database(), LOGIN);
  await addUser(database(), { login: LOGIN });
  app = await buildTestApp(database(), {
    settings: { logLevel: 'info' },
    logStream: { write: (line) => lines.push(line) },
    clock: () => {
      onToken();
      return new Date();
    },
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  authorization = `Bearer ${await fetchToken(app, LOGIN)}`;
  // The signature of a token is verified once. Later nothing is between the clock and the query of the session.
  await app.inject({ url: '/api/session', headers: { authorization } });
});
afterEach(() => closeServingApp(app));

/** Sends the head of a request, and its body after `meanwhile`. */
async function sendAround(
  { path, payload, headers }: { path: string; payload: Buffer; headers: Record<string, string> },
  meanwhile: () => Promise<unknown>,
): Promise<{ status: number; body: string }> {
  const hasToken = new Promise<void>((resolve) => (onToken = resolve));
  const sent = request(`${address}/api${path}`, {
    method: 'POST',
    headers: { authorization, 'content-length': payload.length, ...headers },
  });
  const responded = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.flushHeaders();
  // Queries run in order, so the session is read before the next change.
  await hasToken;
  await new Promise((resolve) => setImmediate(resolve));
  await meanwhile();
  sent.end(payload);
  const [response] = await responded;
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += String(chunk);
  return { status: response.statusCode ?? 0, body };
}

const sendImport = async (meanwhile: () => Promise<unknown>) =>
  sendAround({ path: '/entries/imports', ...(await encodeForm(FILE)) }, meanwhile);

it('an import is stored if nothing happens meanwhile', async () => {
  expect((await sendImport(() => Promise.resolve())).status).toBe(201);
  expect(await database().queries.$count(entries, isNull(entries.deletedAt))).toBe(1);
});

eachRow([
  ['a block', () => setBlocked(database(), LOGIN, true)],
  ['a removal', () => removeUser(database(), LOGIN)],
  ['a sign-out', () => app.inject({ method: 'POST', url: '/api/session/end', headers: { authorization } })],
])('%s stops an import that is being sent [specification §7.76]', async (_what, end) => {
  const { status } = await sendImport(end);
  expect(status).toBe(401);
  expect(await database().queries.$count(entries)).toBe(0);
});

/** Another administrator blocks the caller, as the portal does. */
async function blockByAdministrator() {
  await addUser(database(), { login: '2' });
  const headers = { authorization: `Bearer ${await fetchToken(app, '2')}` };
  const [caller] = await database().queries.select().from(users).where(eq(users.login, LOGIN));
  const url = `/api/users/${String(caller?.id)}/access`;
  const payload = { version: caller?.version, change: 'block' };
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
}

it('a block by an administrator stops an import and a save that are being sent [specification §7.176]', async () => {
  expect((await sendImport(blockByAdministrator)).status).toBe(401);
  await database().queries.update(users).set({ isBlocked: false, version: 1 }).where(eq(users.login, LOGIN));
  authorization = `Bearer ${await fetchToken(app, LOGIN)}`;
  await app.inject({ url: '/api/session', headers: { authorization } });
  const payload = Buffer.from(JSON.stringify(ENTRY));
  const headers = { 'content-type': 'application/json' };
  expect((await sendAround({ path: '/entries', payload, headers }, blockByAdministrator)).status).toBe(401);
  expect(await database().queries.$count(entries)).toBe(0);
});

it('a demotion stops a change that is being sent [specification §7.76]', async () => {
  await sendImport(() => Promise.resolve());
  const [stored] = await readStoredEntries(database());
  const demote = () => database().queries.update(users).set({ role: 'editor' }).where(eq(users.login, LOGIN));
  const payload = Buffer.from(JSON.stringify({ ids: [String(stored?.id)] }));
  const headers = { 'content-type': 'application/json' };
  const { status, body } = await sendAround({ path: '/entries/deletions', payload, headers }, demote);
  expect([status, body]).toEqual([403, expect.stringContaining('"reason":"not-permitted"') as unknown]);
  expect(await database().queries.$count(entries, isNull(entries.deletedAt))).toBe(1);
});

it('a block stops the preview of a file that is being read @long [specification §7.76]', async () => {
  const form = await encodeForm(FILE);
  const { status } = await sendAround({ path: '/entries/imports/preview', ...form }, () =>
    setBlocked(database(), LOGIN, true),
  );
  expect(status).toBe(401);
});

it(
  'a block by an administrator ends an export that a client reads slowly, and events say so @long [specification §7.76, §7.176]',
  async () => {
    await addManyEntries(database());
    const isBlock = eq(accessEvents.action, 'user-blocked');
    const earlier = await database().queries.$count(accessEvents, isBlock);
    const sent = request(`${address}/api/entries/export?format=csv`, { headers: { authorization } }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.pause();
    await blockByAdministrator();
    while (!lines.some((line) => line.includes('"reason":"blocked"'))) await pause(100);
    const read = async () => {
      for await (const chunk of response) expect(chunk).toBeDefined();
    };
    await expect(read()).rejects.toThrow('aborted');
    expect(await database().queries.$count(accessEvents, isBlock)).toBe(earlier + 1);
  },
  LONG_MS,
);
