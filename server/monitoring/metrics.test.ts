import { EventEmitter, once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { makeMetrics, serveMetrics } from './metrics';
import { MIN_COST, makePasswords } from '../auth/passwords';
import { addUser, buildTestApp, signInWith, fetchToken } from '../../test/support/backend/app';
import { useTestDatabase } from '../../test/support/backend/database';

const LOGIN = '52998224725';
const database = useTestDatabase((empty) => addUser(empty, { login: LOGIN }));
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Starts the app and the server of its metrics. `read` fetches the metrics. */
async function start(parts: Parameters<typeof buildTestApp>[1] = {}) {
  const metrics = makeMetrics();
  const app: FastifyInstance = await buildTestApp(database(), { metrics, ...parts });
  const serving = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  closers.push(serving.close, () => app.close());
  const read = async () => (await fetch(`${serving.address}/metrics`)).text();
  return { app, read, address: serving.address };
}

/** Returns the value of a line, or undefined if there is none. */
const readValue = (text: string, line: string) =>
  text
    .split('\n')
    .find((one) => one.startsWith(`${line} `))
    ?.split(' ')
    .at(-1);

it('the metrics count sign-ins by outcome and measure password checks', async () => {
  const { app, read } = await start();
  await signInWith(app, { login: LOGIN });
  for (let i = 0; i < 6; i += 1) await signInWith(app, { login: '88888', password: 'wrong' });
  const text = await read();
  expect(readValue(text, 'portaria_sign_ins_total{outcome="accepted"}')).toBe('1');
  expect(readValue(text, 'portaria_sign_ins_total{outcome="refused"}')).toBe('5');
  expect(readValue(text, 'portaria_sign_ins_total{outcome="throttled"}')).toBe('1');
  expect(readValue(text, 'portaria_password_verification_seconds_count')).toBe('6');
});

it('the metrics count and measure responses by operation and status, never by path', async () => {
  const { app, read } = await start();
  const authorization = `Bearer ${await fetchToken(app, LOGIN)}`;
  await app.inject({ url: '/api/session', headers: { authorization } });
  await app.inject('/api/session');
  await app.inject(`/api/${LOGIN}`);
  await app.inject({ method: 'POST', url: '/api/session?x=1' });
  await app.inject('/readyz');
  await app.inject(`/${LOGIN}`);
  for (let i = 0; i < 6; i += 1) await signInWith(app, { login: '99999', password: 'wrong' });
  const text = await read();
  const responses = (operation: string, status: number) =>
    readValue(text, `portaria_responses_total{operation="${operation}",status="${status}"}`);
  expect(responses('getSession', 200)).toBe('1');
  expect(responses('getSession', 401)).toBe('1');
  expect(responses('getToken', 429)).toBe('1');
  expect(responses('unknown', 404)).toBe('1');
  expect(responses('unknown', 405)).toBe('1');
  expect(responses('probe', 200)).toBe('1');
  expect(responses('page', 404)).toBe('1');
  expect(readValue(text, 'portaria_response_seconds_count{operation="getSession"}')).toBe('2');
  expect(Number(readValue(text, 'portaria_response_seconds_sum{operation="getSession"}'))).toBeGreaterThan(0);
  const textWithoutValues = text.replaceAll(/ \S+$/gm, '');
  expect(textWithoutValues).not.toMatch(new RegExp(`${LOGIN}|99999|Ana|127\\.0\\.0\\.1`));
});

it('the metrics count a response even if the client disconnects', async () => {
  const signal = new EventEmitter();
  const verify = () => once(signal, 'now').then(() => false);
  const { app, read } = await start({ passwords: { ...makePasswords(MIN_COST), verify } });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  const body = '{"ds_Login":"4711","ds_Senha":"x"}';
  const head = `POST /api/authorization/getToken HTTP/1.1\r\nhost: h\r\ncontent-type: application/json`;
  const served = once(app.server, 'request');
  socket.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
  await served;
  socket.destroy();
  const line = 'portaria_responses_total{operation="getToken",status="cut"}';
  while (readValue(await read(), line) !== '1');
  signal.emit('now');
});

it('the metrics show waiting and running sign-ins', async () => {
  const signal = new EventEmitter();
  const verify = () => once(signal, 'now').then(() => false);
  const { app, read } = await start({
    passwords: { ...makePasswords(MIN_COST), verify },
    limits: { signInQueueMs: 60_000 },
  });
  const signIns = Array.from({ length: 3 }, () => Promise.resolve(signInWith(app, { login: '4711' })));
  while (readValue(await read(), 'portaria_sign_ins_waiting') !== '2');
  const over = Promise.all(signIns).then(() => 'over');
  while ((await Promise.race([over, read()])) !== 'over') signal.emit('now');
});

it('the metrics show running and waiting hashes', async () => {
  const passwords = makePasswords({ ...MIN_COST, passes: 20 }, { concurrency: 1 });
  const { app, read } = await start({ passwords });
  const signIns = Array.from({ length: 4 }, (_, index) =>
    Promise.resolve(signInWith(app, { login: String(5000 + index) })),
  );
  let text = '';
  while (readValue(text, 'portaria_password_turns_waiting') !== '3') text = await read();
  expect(readValue(text, 'portaria_password_turns_running')).toBe('1');
  await Promise.all(signIns);
});

it('the metrics show open and evicted connections', async () => {
  const { app, read } = await start({ limits: { connections: 1 } });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  for (let i = 0; i < 2; i += 1) await (await fetch(`${url}/healthz`, { keepalive: true })).text();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  const value = async (name: string) => Number(readValue(await read(), name));
  while ((await value('portaria_connections_evicted_total')) < 1);
  expect(await value('portaria_connections_open')).toBe(1);
  socket.destroy();
});

it('the metrics count a connection that is refused while all are busy, and no eviction', async () => {
  const signal = new EventEmitter();
  const verify = () => once(signal, 'now').then(() => false);
  const passwords = { ...makePasswords(MIN_COST), verify };
  const { app, read } = await start({ passwords, limits: { connections: 1 } });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const served = once(app.server, 'request');
  const signIn = fetch(`${url}/api/authorization/getToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"ds_Login":"4711","ds_Senha":"x"}',
  });
  await served;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  const text = await read();
  expect(readValue(text, 'portaria_connections_refused_total')).toBe('1');
  expect(readValue(text, 'portaria_connections_evicted_total')).toBe('0');
  while (signal.listenerCount('now') === 0) await new Promise((resolve) => setImmediate(resolve));
  signal.emit('now');
  expect((await signIn).status).toBe(200);
});

it('the metrics show the connections to a database server', async () => {
  expect(await (await start()).read()).not.toContain('portaria_database');
  const pool = { totalCount: 7, idleCount: 4, waitingCount: 2 };
  const metrics = makeMetrics();
  const app = await buildTestApp({ ...database(), pool }, { metrics });
  closers.push(() => app.close());
  const text = await metrics.registry.metrics();
  expect(readValue(text, 'portaria_database_connections_open')).toBe('7');
  expect(readValue(text, 'portaria_database_connections_idle')).toBe('4');
  expect(readValue(text, 'portaria_database_queries_waiting')).toBe('2');
});

it('the metrics show the process', async () => {
  const { read } = await start();
  expect(await read()).toMatch(/^process_cpu_seconds_total /m);
});

it('the metrics are only on their own port', async () => {
  const { app, address } = await start();
  expect((await app.inject('/metrics')).body).not.toContain('portaria_');
  expect((await fetch(`${address}/api/session`)).status).toBe(404);
  expect((await fetch(`${address}/`)).status).toBe(404);
});

it('the start of the metrics names the setting if their port cannot be opened', async () => {
  const otherServer = createServer().listen(0, '127.0.0.1');
  await once(otherServer, 'listening');
  const bound = otherServer.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  await expect(serveMetrics(makeMetrics(), { host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or name another one in METRICS_PORT.`,
  );
  await expect(serveMetrics(makeMetrics(), { host: '192.0.2.1', port: 0 })).rejects.toThrow(
    'This machine has no address 192.0.2.1. Correct METRICS_HOST.',
  );
  otherServer.close();
});
