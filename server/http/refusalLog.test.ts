import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import {
  addUser,
  buildTestApp,
  closeServingApp,
  fetchToken,
  parseLogLine,
} from '../../test/support/backend/app';
import { DATABASE_START_MS, useTestDatabase } from '../../test/support/backend/database';
import { encodeForm } from '../../test/support/backend/forms';
import { getPort } from '../../test/support/backend/socket';
import { eachRow } from '../../test/support/eachRow';
import { users } from '../database/tables';

const PERSON = { login: '40404040404', name: 'Beatriz Sigilosa', role: 'editor' as const };

const database = useTestDatabase();
let app: FastifyInstance;
let lines: string[];
let authorization: string;
let userId: string | undefined;

beforeAll(async () => {
  await addUser(database(), PERSON);
  const stored = await database().queries.select().from(users).where(eq(users.login, PERSON.login));
  userId = stored[0]?.id;
}, DATABASE_START_MS);
beforeEach(async () => {
  lines = [];
  app = await buildTestApp(database(), {
    settings: { logLevel: 'info' },
    logStream: { write: (line) => lines.push(line) },
    limits: { bodyMs: 200, fileMs: 400 },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  authorization = `Bearer ${await fetchToken(app, PERSON.login)}`;
  lines = [];
});
afterEach(() => closeServingApp(app));

const expectUser = (status: number) => {
  expect(lines.map(parseLogLine)).toEqual([
    expect.objectContaining({ event: 'refused', status, user: userId }) as unknown,
  ]);
  expect(lines.join('')).not.toMatch(new RegExp(`${PERSON.login}|${PERSON.name}`));
};
const makeJson = (payload: object | string): InjectOptions => ({
  method: 'POST',
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  headers: { 'content-type': 'application/json' },
});

eachRow<[string, number, InjectOptions]>(
  [
    ['a role', 403, { ...makeJson({ ids: ['1'] }), url: '/api/entries/deletions' }],
    ['an unknown entry', 404, { url: '/api/entries/4711' }],
    ['an unknown parameter', 400, { url: '/api/entries?limit=x' }],
    ['a body that is no JSON', 400, { ...makeJson('{'), url: '/api/entries' }],
    ['a large body', 413, { ...makeJson({ a: 'x'.repeat(20_000) }), url: '/api/entries' }],
    [
      'a type of body',
      415,
      { method: 'POST', url: '/api/entries', payload: 'a', headers: { 'content-type': 'text/plain' } },
    ],
    [
      'a payment of no entry',
      409,
      {
        ...makeJson({ entries: [{ id: '1', paidOn: '2026-01-01', paidCents: 1 }] }),
        url: '/api/entries/payments',
      },
    ],
    ['a malformed key', 400, { ...makeJson({ ids: ['1'] }), url: '/api/entries/payments' }],
  ],
  2,
)(
  'a refusal because of %s (%i) is logged with the id of the user [specification §7.77]',
  async (_why, status, sent) => {
    const response = await app.inject({ ...sent, headers: { ...sent.headers, authorization } });
    expect(response.statusCode).toBe(status);
    expectUser(status);
  },
);

it('a file over the limits of the user is logged with the id of the user [specification §7.77]', async () => {
  const { headers, payload } = await encodeForm('Nome;Vencimento;Valor\r\nAna;07/11/2026;450,90\r\n');
  const sent = { method: 'POST', url: '/api/entries/imports/preview', payload } as const;
  await Promise.all(
    Array.from({ length: 4 }, () => app.inject({ ...sent, headers: { ...headers, authorization } })),
  );
  expectUser(429);
});

it.each(['/api/entries', '/api/entries/imports/preview'])(
  'a body that is too slow is logged with the id of the user: %s [specification §7.77]',
  async (path) => {
    const socket = connect(getPort(app), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    const type = path.endsWith('preview') ? 'multipart/form-data; boundary=b' : 'application/json';
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: h\r\nauthorization: ${authorization}\r\ncontent-type: ${type}\r\ncontent-length: 100\r\n\r\n-`,
    );
    await once(socket, 'close');
    while (lines.length === 0) await pause(10);
    expect(lines.map(parseLogLine)[0]).toMatchObject({ event: 'refused', status: 408, user: userId });
  },
);
