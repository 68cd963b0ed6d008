import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addUser, buildTestApp, eventIn } from './testing/app';
import { useTestDatabase } from './testing/database';
import { portOf } from './testing/socket';

// What an incident needs from the log, and what must never be in it.

const LOGIN = '52998224725';

const database = useTestDatabase((open) => addUser(open, { login: LOGIN }));
let app: FastifyInstance;
let lines: string[];
const events = () => lines.map(eventIn).filter(({ event }) => event !== undefined);

beforeEach(async () => {
  lines = [];
  app = await buildTestApp(database(), {
    settings: { logLevel: 'debug' },
    logStream: { write: (line) => lines.push(line) },
  });
});
afterEach(() => app.close());

describe('a client that goes away amid its request', () => {
  it.each([
    ['by a reset', 'resetAndDestroy'],
    ['by closing', 'destroy'],
  ] as const)('%s is no failure of the database', async (_what, leave) => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(portOf(app), '127.0.0.1');
    await once(socket, 'connect');
    const head = ['POST /api/authorization/getToken HTTP/1.1', 'host: h', 'content-type: application/json'];
    const served = once(app.server, 'request');
    socket.write(`${[...head, 'content-length: 100'].join('\r\n')}\r\n\r\n{"ds_Login":`);
    await served;
    socket[leave]();
    while (events().length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(events()).toMatchObject([{ event: 'client-gone' }]);
  });
});
