import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { eachRow } from '../../test/support/eachRow';
import type { ConnectionLimits } from './connections';
import { buildTestApp } from '../../test/support/backend/app';
import { getPort, sendRaw } from '../../test/support/backend/socket';

const LARGE = '/assets/main.0a1b2c.js';
const LARGE_BYTES = 400_000;
const LONG_MS = 300_000;

let folder: string;
let app: FastifyInstance;
const clients: Socket[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portaria-connections-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'csp-hashes.json'), '{"scriptHashes":[],"styleHashes":[]}');
  await writeFile(join(folder, LARGE), 'x'.repeat(LARGE_BYTES));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await app.close();
});

async function listen(limits: Partial<ConnectionLimits> = {}): Promise<number> {
  app = await buildTestApp(null, { settings: { portalFolder: folder }, limits });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return getPort(app);
}

/** Opens a connection, which the test may leave open. */
async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  clients.push(socket);
  await once(socket, 'connect');
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: h\r\n\r\n`;
const getAndClose = (path: string) => `GET ${path} HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n`;
const waitForClose = (socket: Socket) => (socket.destroyed ? Promise.resolve() : once(socket, 'close'));
/** Returns the start of the response of a new connection, such as `HTTP/1.1 200`. */
const fetchStatus = async (port: number) =>
  (await sendRaw(port, getAndClose('/'))).slice(0, 'HTTP/1.1 200'.length);

const countDescriptors = async () => (await readdir('/proc/self/fd')).length;
/** Descriptors that the process may open for other work meanwhile. */
const OTHER_DESCRIPTORS = 20;
const canCount = existsSync('/proc/self/fd');
const attackTitle = '220 connections that request a file 100 times';

(canCount ? describe : describe.skip)(
  canCount ? attackTitle : `${attackTitle} (skipped: no /proc here)`,
  () => {
    eachRow([
      ['reset', (socket: Socket) => void socket.resetAndDestroy()],
      ['end', (socket: Socket) => void socket.destroy()],
    ])(
      'and %s at once leave no open file',
      async (_how, leave) => {
        const port = await listen();
        const before = await countDescriptors();
        const attack = async () => {
          const socket = await open(port);
          await new Promise((written) => socket.write(get(LARGE).repeat(100), written));
          leave(socket);
          await waitForClose(socket);
        };
        await Promise.all(Array.from({ length: 220 }, attack));
        expect(await fetchStatus(port)).toBe('HTTP/1.1 200');
        const limit = before + OTHER_DESCRIPTORS;
        const latest = Date.now() + 30_000;
        while ((await countDescriptors()) > limit && Date.now() < latest) await pause(100);
        expect(await countDescriptors()).toBeLessThanOrEqual(limit);
      },
      LONG_MS,
    );
  },
);

describe('connections above the limit', () => {
  it('replace the longest idle connection', async () => {
    const port = await listen({ connections: 3 });
    const [first, second, third] = [await open(port), await open(port), await open(port)];
    first.write(get('/'));
    await once(first, 'data');
    expect(await fetchStatus(port)).toBe('HTTP/1.1 200');
    await waitForClose(second);
    expect([first.destroyed, third.destroyed]).toEqual([false, false]);
  });

  it('replace a connection with an incomplete request if none is idle', async () => {
    app = await buildTestApp(null, { settings: { portalFolder: folder }, limits: { connections: 2 } });
    app.post('/takes-a-body', (_request, reply) => reply.send());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const port = getPort(app);
    const incomplete = [await open(port), await open(port)] as const;
    for (const socket of incomplete) {
      socket.write(
        'POST /takes-a-body HTTP/1.1\r\nhost: h\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\n',
      );
      // The server sends `100 Continue` when it has the headers.
      await once(socket, 'data');
    }
    expect(await fetchStatus(port).catch(() => 'refused')).toBe('HTTP/1.1 200');
    await waitForClose(incomplete[0]);
    expect(incomplete[1].destroyed).toBe(false);
  });

  it('are refused while all others are busy, and accepted later', async () => {
    const port = await listen({ connections: 2 });
    const busy = [await open(port), await open(port)];
    // The responses are larger than the buffers of the system, and the client does not read them.
    for (const socket of busy) socket.pause().write(get(LARGE).repeat(100));
    // When the server responds to both, it has read both requests.
    await Promise.all(busy.map((socket) => once(socket, 'readable')));
    expect(await fetchStatus(port).catch(() => 'refused')).not.toBe('HTTP/1.1 200');
    busy[0]?.destroy();
    while ((await fetchStatus(port).catch(() => 'refused')) !== 'HTTP/1.1 200') await pause(20);
  });
});

describe('requests of one connection without a response', () => {
  it('are served in order, a hundred at once', async () => {
    const port = await listen();
    const paths = Array.from({ length: 99 }, (_, index) => (index % 2 === 0 ? LARGE : '/config.json'));
    const received = await sendRaw(port, [...paths.map(get), getAndClose('/')].join(''));
    const lengths = [...received.matchAll(/content-length: (\d+)/gi)].map(([, length]) => Number(length));
    expect(lengths).toHaveLength(100);
    expect(lengths.slice(0, 99).map((length) => length === LARGE_BYTES)).toEqual(
      paths.map((path) => path === LARGE),
    );
  });

  it('above the limit end their connection, but no other', async () => {
    const port = await listen({ unanswered: 20 });
    const other = await open(port);
    const flood = await open(port);
    let received = 0;
    flood.on('data', (chunk) => (received += chunk.length)).write(get(LARGE).repeat(21));
    await waitForClose(flood);
    // The first responses may be sent before the limit.
    expect(received).toBeLessThan(21 * LARGE_BYTES);
    other.write(get('/config.json'));
    const [chunk] = (await once(other, 'data')) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe('a response that the client does not read', () => {
  const REQUESTS = 60;

  it('is cancelled, and its connection is closed', async () => {
    const port = await listen({ stalledMs: 300 });
    const socket = await open(port);
    socket.pause().write(get(LARGE).repeat(REQUESTS));
    while ((await countConnections(app)) > 0) await pause(50);
    expect(await fetchStatus(port)).toBe('HTTP/1.1 200');
  });

  it(
    'at once, but slowly and steadily, is complete @long',
    async () => {
      const stalledMs = 1_000;
      const port = await listen({ stalledMs });
      const socket = await open(port);
      socket.write(get(LARGE).repeat(REQUESTS - 1) + getAndClose(LARGE));
      const begun = Date.now();
      let received = 0;
      for await (const chunk of socket as AsyncIterable<Buffer>) {
        received += chunk.length;
        // The download takes at least four times the limit, with pauses far below it.
        if (Date.now() - begun < 4 * stalledMs) await pause(10);
      }
      expect(received).toBeGreaterThan(REQUESTS * LARGE_BYTES);
      expect(Date.now() - begun).toBeGreaterThan(stalledMs);
    },
    LONG_MS,
  );
});

const countConnections = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
