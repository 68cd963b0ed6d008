import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { addUser, buildTestApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS, useTestDatabase } from '../../test/support/backend/database';
import { encodeForm } from '../../test/support/backend/forms';
import { getPort } from '../../test/support/backend/socket';

const BODY_MS = 200;

const database = useTestDatabase();
let app: FastifyInstance;

beforeAll(async () => {
  await addUser(database(), { login: '2', role: 'editor' });
}, DATABASE_START_MS);
afterEach(() => app.close());

async function listen(): Promise<number> {
  app = await buildTestApp(database(), { limits: { bodyMs: BODY_MS } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return getPort(app);
}

/** Sends a head, and after `ms` its body. Returns what it receives until the server closes. */
async function sendSlowly(port: number, head: string, body: Uint8Array, ms: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  const closed = once(socket, 'close');
  socket.write(`${head}\r\nhost: h\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`);
  await Promise.race([pause(ms, undefined, { ref: false }), closed]);
  if (!socket.destroyed) socket.write(body);
  await closed;
  return received;
}

const LONG_MS = 60_000;
const SIGN_IN = 'POST /api/authorization/getToken HTTP/1.1\r\ncontent-type: application/json';

it('a body that is not complete in time is refused with 408', async () => {
  const port = await listen();
  const received = await sendSlowly(port, SIGN_IN, Buffer.from('{}'), LONG_MS);
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(received).toContain('"message"');
});

it('a handler may take longer than a body', async () => {
  app = await buildTestApp(database(), { limits: { bodyMs: BODY_MS } });
  app.post('/slow', async () => {
    await pause(4 * BODY_MS);
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const received = await sendSlowly(getPort(app), 'POST /slow HTTP/1.1', Buffer.alloc(0), 0);
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
});

it('a file may take longer than other bodies @long', async () => {
  const port = await listen();
  const token = await fetchToken(app, '2');
  const { headers, payload } = await encodeForm('Nome;Vencimento;Valor\r\nAna;07/11/2026;450,90\r\n');
  const type = `content-type: ${headers['content-type']}`;
  const head = `POST /api/entries/imports/preview HTTP/1.1\r\nauthorization: Bearer ${token}\r\n${type}`;
  const received = await sendSlowly(port, head, payload, 4 * BODY_MS);
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
});

it.each(['', 'authorization: Bearer x.y.z\r\n'])(
  'a file of a caller without a session has no more time than other bodies (%j)',
  async (authorization) => {
    const port = await listen();
    const { headers, payload } = await encodeForm('Nome;Vencimento;Valor\r\n');
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    let received = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
    const closed = once(socket, 'close').then(() => 'closed');
    const head = `POST /api/entries/imports/preview HTTP/1.1\r\nhost: h\r\n${authorization}`;
    socket.write(
      `${head}content-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
    );
    const end = await Promise.race([closed, pause(20_000, 'open', { ref: false })]);
    socket.destroy();
    expect(received).toMatch(/^HTTP\/1\.1 401 /);
    expect(end).toBe('closed');
  },
);
