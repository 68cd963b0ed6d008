import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { addUser, buildTestApp, closeServingApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, useTestDatabase } from '../../test/support/backend/database';
import { defer } from '../../test/support/defer';
import { encodeForm } from '../../test/support/backend/forms';
import { getPort } from '../../test/support/backend/socket';

const FILE = 'Nome;Vencimento;Valor\r\nAna;07/11/2026;450,90\r\n';

const database = useTestDatabase();
let app: FastifyInstance;
/** The tokens of two people. */
let [first, second]: [string, string] = ['', ''];
let sockets: Socket[];
/** Called when the backend reads the clock, which it does for each token. */
let onToken: () => void;
let lines: string[];

beforeAll(async () => {
  for (const login of ['1', '2']) await addUser(database(), { login, role: 'editor' });
}, DATABASE_START_MS);
beforeEach(async () => {
  sockets = [];
  lines = [];
  onToken = () => undefined;
  app = await buildTestApp(database(), {
    clock: () => {
      onToken();
      return new Date();
    },
    settings: { logLevel: 'info' },
    logStream: { write: (line) => lines.push(line) },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  [first, second] = [await fetchToken(app, '1'), await fetchToken(app, '2')];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await closeServingApp(app);
});

type Connection = { socket: Socket; received: string; payload: Buffer; responded: Promise<unknown> };

/** Sends a head without its body, and waits until the backend knows the user. */
async function begin(head: string, token: string, payload: Buffer): Promise<Connection> {
  const hasToken = new Promise<void>((resolve) => (onToken = resolve));
  const socket = connect(getPort(app), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const connection: Connection = { socket, received: '', payload, responded: once(socket, 'close') };
  socket.setEncoding('utf8').on('data', (chunk: string) => (connection.received += chunk));
  const headLines = ['host: h', `authorization: Bearer ${token}`, 'connection: close'];
  socket.write([head, ...headLines, `content-length: ${payload.length}`, '', ''].join('\r\n'));
  await hasToken;
  return connection;
}
const beginUpload = async (token: string) => {
  const { headers, payload } = await encodeForm(FILE);
  const type = headers['content-type'] ?? '';
  return begin(`POST /api/entries/imports/preview HTTP/1.1\r\ncontent-type: ${type}`, token, payload);
};
const beginChange = (token: string) =>
  begin('POST /api/entries HTTP/1.1\r\ncontent-type: application/json', token, Buffer.alloc(100));

const readSession = (token: string) =>
  app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } });
const preview = async (token: string) => {
  const { headers, payload } = await encodeForm(FILE);
  return app.inject({
    ...{ method: 'POST', url: '/api/entries/imports/preview', payload },
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
};
const countRefused = () => lines.filter((line) => line.includes('"event":"refused"')).length;

it('a slow upload of one user stops further files of this user before their body, and none of others [specification §7.72] @long', async () => {
  const uploads = [];
  for (let count = 0; count < 3; count += 1) uploads.push(await beginUpload(first));
  const refused = await beginUpload(first);
  while (refused.received === '') await pause(10);
  expect(refused.received).toMatch(/^HTTP\/1\.1 429 /);
  expect(refused.received).toContain('"reason":"own-file-running"');
  expect(uploads.map(({ received }) => received)).toEqual(['', '', '']);
  expect((await preview(second)).statusCode).toBe(200);
  expect((await readSession(first)).statusCode).toBe(200);
});

it('a file that waits is read after the one before it, or forgotten if its client leaves [specification §7.72]', async () => {
  const running = await beginUpload(first);
  const left = await beginUpload(first);
  const waiting = await beginUpload(first);
  left.socket.destroy();
  await left.responded;
  // The place of the client that left is free.
  const next = await beginUpload(first);
  for (const { socket, payload } of [running, waiting, next]) socket.write(payload);
  await Promise.all([running.responded, waiting.responded, next.responded]);
  for (const { received } of [running, waiting, next]) expect(received).toMatch(/^HTTP\/1\.1 200 /);
});

it('one user has four other requests at a time, 64 wait, and others are served [specification §7.73]', async () => {
  for (let count = 0; count < 4; count += 1) await beginChange(first);
  const responses = Array.from({ length: 70 }, () => readSession(first));
  while (countRefused() === 0) await pause(10);
  const other = await readSession(second);
  expect(other.statusCode).toBe(200);
  for (const socket of sockets) socket.destroy();
  const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(64);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

it('one user has one search at a time, four wait, and other requests are served [specification §7.147]', async () => {
  const search = (token: string) =>
    app.inject({ url: '/api/search?q=padaria', headers: { authorization: `Bearer ${token}` } });
  const hold = defer<null>();
  // The embedded database lets other queries wait for a transaction.
  const held = database().inTransaction('read', () => hold.promise);
  const searches = Array.from({ length: 9 }, () => search(first));
  const others = [search(second), readSession(first)];
  while (countRefused() < 4) await pause(10);
  hold.release(null);
  await held;
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const statuses = (await Promise.all(searches)).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429]);
  expect((await search(first)).statusCode).toBe(200);
});

it('a client that leaves while it waits frees its turn [specification §7.72, §7.73]', async () => {
  for (let count = 0; count < 9; count += 1) await beginChange(first);
  for (const socket of sockets) socket.destroy();
  expect((await readSession(first)).statusCode).toBe(200);
  // They leave while the database is asked for their session.
  for (let count = 0; count < 10; count += 1) (await beginUpload(first)).socket.resetAndDestroy();
  expect((await preview(first)).statusCode).toBe(200);
});

it('responses that a client does not read keep the turns of its user until it reads them or leaves [specification §7.73]', async () => {
  for (const end of ['read', 'leave']) {
    const upload = await beginUpload(first);
    // The responses of this connection wait for the first one, which waits for the upload.
    const head = ['host: h', `authorization: Bearer ${first}`, '', ''].join('\r\n');
    const unread = connect(getPort(app), '127.0.0.1').setEncoding('utf8');
    sockets.push(unread);
    let [received, tokens] = ['', 0];
    onToken = () => (tokens += 1);
    unread.on('data', (chunk: string) => (received += chunk));
    unread.write(`GET /api/entries/imports/template HTTP/1.1\r\n${head}`);
    unread.write(`GET /api/session HTTP/1.1\r\n${head}`.repeat(4));
    let isServed = false;
    while (tokens < 5) await pause(10);
    const next = readSession(first).finally(() => (isServed = true));
    for (let count = 0; count < 3; count += 1) expect((await readSession(second)).statusCode).toBe(200);
    expect([end, isServed]).toEqual([end, false]);
    if (end === 'read') upload.socket.write(upload.payload);
    else unread.destroy();
    expect([end, (await next).statusCode]).toEqual([end, 200]);
    if (end === 'read') while (received.split('HTTP/1.1 200 ').length < 6) await pause(10);
    for (const socket of sockets) socket.destroy();
  }
});
