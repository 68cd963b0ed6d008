import { EventEmitter, once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { DAY_MS } from '../../api-spec/days';
import { failedAttempts, knownNetworks } from '../database/tables';
import { makeMetrics } from '../monitoring/metrics';
import type { Passwords } from './passwords';
import {
  addDemonstrationUsers,
  addUser,
  buildTestApp,
  makeTestClock,
  signInWith,
} from '../../test/support/backend/app';
import { emptyDatabase, useTestDatabase } from '../../test/support/backend/database';
import { getPort, sendRaw } from '../../test/support/backend/socket';
import { makeQueue } from '../turns/queue';

const OWNER = '52998224725';
const HERE = '198.51.100.7';
const DESK = '192.0.2.10';

/**
 * Passwords that are compared one at a time, but not hashed, because these tests sign in many times.
 * @param wait is awaited before each comparison.
 */
function makePlainPasswords(wait: (password: string) => Promise<unknown> = () => Promise.resolve()) {
  const queue = makeQueue(1);
  const verify: Passwords['verify'] = (password, _hash, options) =>
    queue.run(async () => {
      await wait(password);
      return password === 'portaria-demo';
    }, options);
  return {
    hash: () => Promise.reject(new Error('not expected')),
    verify,
    isOutdated: () => false,
    load: queue,
  };
}

const database = useTestDatabase();
let app: FastifyInstance;
let clock: ReturnType<typeof makeTestClock>;
let lines: string[];

/** Builds an app with a queue that is longer than any queue here on a busy machine. */
const build = (parts: Parameters<typeof buildTestApp>[1] = {}) =>
  buildTestApp(database(), {
    clock: clock.read,
    limits: { signInQueueMs: 60_000 },
    passwords: makePlainPasswords(),
    settings: { logLevel: 'info' },
    logStream: { write: (line) => lines.push(line) },
    ...parts,
  });

beforeEach(async () => {
  await emptyDatabase(database());
  await addDemonstrationUsers(database());
  clock = makeTestClock();
  lines = [];
  app = await build();
});
afterEach(() => app.close());

/** Waits for a condition, which the test asserts later, for ten seconds at most. */
async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 10_000;
  while (!(await isTrue()) && performance.now() < end) await new Promise((resolve) => setImmediate(resolve));
}

const guess = (login: string, from = HERE) => signInWith(app, { login, password: 'wrong' }, { from });
async function guessTimes(times: number, login: string, from?: string): Promise<number[]> {
  const codes: number[] = [];
  for (let i = 0; i < times; i += 1) codes.push((await guess(login, from)).statusCode);
  return codes;
}
const trySignIn = async (login: string, from = HERE) =>
  (await signInWith(app, { login }, { from })).statusCode;

describe('sign-ins of one connection', () => {
  it('run if two are concurrent, and others are refused without a query', async () => {
    const signal = new EventEmitter();
    const released = once(signal, 'now');
    const held = await build({ passwords: makePlainPasswords(() => released) });
    await held.listen({ port: 0, host: '127.0.0.1' });
    const body = JSON.stringify({ ds_Login: OWNER, ds_Senha: 'wrong' });
    const signIn = (connection: string) =>
      [
        'POST /api/authorization/getToken HTTP/1.1',
        'host: h',
        'content-type: application/json',
        `connection: ${connection}`,
        `content-length: ${body.length}`,
        '',
        body,
      ].join('\r\n');
    const receiving = sendRaw(getPort(held), signIn('keep-alive').repeat(99) + signIn('close'));
    const countRefusals = () => lines.filter((line) => line.includes('"limit":"connection"')).length;
    await waitUntil(() => countRefusals() === 98);
    signal.emit('now');
    const received = await receiving;
    const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '200', ...Array<string>(98).fill('429')]);
    expect(received.match(/^retry-after: 1\r$/gim)).toHaveLength(98);
    expect(countRefusals()).toBe(98);
    const [row] = await database().queries.select().from(failedAttempts);
    expect(row?.failures).toBe(2);
    await held.close();
  });

  /** Signs in over a connection of the agent. */
  async function signInOver(agent: Agent): Promise<{ status: number | undefined; socket: Socket }> {
    const sending = request({
      agent,
      port: getPort(app),
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/authorization/getToken',
      headers: { 'content-type': 'application/json' },
    }).end(JSON.stringify({ ds_Login: OWNER, ds_Senha: 'portaria-demo' }));
    const response = await new Promise<IncomingMessage>((resolve) => sending.once('response', resolve));
    await once(response.resume(), 'end');
    return { status: response.statusCode, socket: response.socket };
  }

  it('run one after the other without a limit', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const connection = new Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set<Socket>();
    for (let i = 0; i < 4; i += 1) {
      const { status, socket } = await signInOver(connection);
      expect(status).toBe(200);
      sockets.add(socket);
    }
    expect(sockets.size).toBe(1);
    connection.destroy();
  });
});

describe('guessing the password of one login', () => {
  it('has no wait for five failures, then waits 1 s, 2 s, 4 s … up to 15 min', async () => {
    expect(await guessTimes(6, OWNER)).toEqual([200, 200, 200, 200, 200, 429]);
    const waits: number[] = [];
    for (let i = 0; i < 13; i += 1) {
      const seconds = Number((await guess(OWNER)).headers['retry-after']);
      waits.push(seconds);
      // Another replica, with a clock that is 30 s behind, reports no longer wait than 15 min.
      clock.advance(-30_000);
      expect(Number((await guess(OWNER)).headers['retry-after'])).toBe(Math.min(seconds + 30, 900));
      clock.advance(seconds * 1000 + 29_999);
      expect((await guess(OWNER)).statusCode).toBe(429);
      clock.advance(1);
      expect((await guess(OWNER)).statusCode).toBe(200);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('gets the same responses for an unknown login', async () => {
    await guessTimes(5, OWNER);
    await guessTimes(5, '99999');
    const [known, unknown] = [await guess(OWNER), await guess('99999')];
    expect(known.json()).toEqual({ message: 'Muitas tentativas. Aguarde um pouco e tente de novo.' });
    expect([unknown.statusCode, unknown.body, unknown.headers['retry-after']]).toEqual([
      known.statusCode,
      known.body,
      known.headers['retry-after'],
    ]);
  });

  it('from many addresses has one common count', async () => {
    const codes: number[] = [];
    for (let i = 1; i <= 7; i += 1) codes.push((await guess(OWNER, `203.0.113.${i}`)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('in parallel gets no more attempts than in sequence', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => guess(OWNER)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  });

  it('refuses even the right password during the wait, and accepts it afterwards', async () => {
    await guessTimes(5, OWNER);
    expect(await trySignIn(OWNER)).toBe(429);
    clock.advance(1000);
    expect(await trySignIn(OWNER)).toBe(200);
  });

  it('resets the count after a success', async () => {
    await guessTimes(4, OWNER);
    await trySignIn(OWNER);
    expect(await guessTimes(5, OWNER)).toEqual([200, 200, 200, 200, 200]);
  });

  it('resets the count after a day without failures', async () => {
    await guessTimes(4, OWNER);
    clock.advance(DAY_MS + 1);
    expect(await guessTimes(6, OWNER)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('does not affect other logins, or the owner at a known network', async () => {
    await trySignIn(OWNER, DESK);
    await guessTimes(8, OWNER);
    expect(await trySignIn(OWNER)).toBe(429);
    expect(await trySignIn(OWNER, DESK)).toBe(200);
    expect(await trySignIn('00123')).toBe(200);
  });

  it('from a known network is limited as well', async () => {
    await trySignIn(OWNER);
    expect(await guessTimes(6, OWNER)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('treats a network as known for 90 days after a sign-in', async () => {
    await trySignIn(OWNER, '192.0.2.10');
    clock.advance(90 * DAY_MS - 1);
    await guessTimes(8, OWNER);
    expect(await trySignIn(OWNER, '192.0.2.10')).toBe(200);
    clock.advance(90 * DAY_MS);
    await guessTimes(8, OWNER);
    expect(await trySignIn(OWNER, '192.0.2.10')).toBe(429);
  });

  it('removes a network after 90 days, also from the database', async () => {
    await trySignIn(OWNER, '192.0.2.10');
    clock.advance(90 * DAY_MS + 1);
    await trySignIn('00123', '192.0.2.11');
    expect(await database().queries.select().from(knownNetworks)).toHaveLength(1);
  });

  it('does not lock a login when the clock is set back', async () => {
    await guessTimes(9, OWNER);
    clock.advance(-3600 * 1000);
    expect(await trySignIn(OWNER)).toBe(200);
  });

  it('resets the count when the clock is set back', async () => {
    await guessTimes(5, OWNER);
    clock.advance(-3600 * 1000);
    expect(await guessTimes(6, OWNER)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('keeps the count when the clock of a replica is a minute behind', async () => {
    await guessTimes(5, OWNER);
    clock.advance(-60_000);
    expect(await trySignIn(OWNER)).toBe(429);
  });

  it('checks five parallel attempts, and the others get a time to retry', async () => {
    const responses = await Promise.all(Array.from({ length: 60 }, () => guess(OWNER)));
    const codes = responses.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(5);
    expect(codes.filter((code) => code === 429)).toHaveLength(55);
  });

  it('leaves no row in the database after a day', async () => {
    await guess(OWNER);
    clock.advance(DAY_MS + 1);
    await guess('00123', '192.0.2.11');
    // One row for the login and one for the address.
    expect(await database().queries.select().from(failedAttempts)).toHaveLength(2);
  });
});

describe('guessing many logins from one address', () => {
  it('is blocked after 100 failures in 15 min for that address only', async () => {
    await guess(OWNER);
    for (let i = 1; i < 100; i += 1) await guess(String(1000 + i));
    const response = await signInWith(app, { login: OWNER }, { from: HERE });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBe(900);
    expect(await trySignIn(OWNER, DESK)).toBe(200);
    clock.advance(15 * 60_000 - 1);
    expect(await trySignIn(OWNER)).toBe(429);
    clock.advance(1);
    expect(await trySignIn(OWNER)).toBe(200);
  });

  /** Guesses the password of many logins at the same time. */
  const guessMany = (times: number, at = app): Promise<LightMyRequestResponse[]> => {
    return Promise.all(
      Array.from({ length: times }, (_, i) =>
        signInWith(at, { login: String(1000 + i), password: 'wrong' }, { from: HERE }),
      ),
    );
  };
  const readWaits = (responses: LightMyRequestResponse[]) =>
    responses
      .filter(({ statusCode }) => statusCode !== 200)
      .map(({ statusCode, headers }) => [statusCode, headers['retry-after']]);

  it('in parallel gets no more attempts than in sequence, and delays no other address', async () => {
    const signal = new EventEmitter();
    const released = once(signal, 'now');
    const held = await build({ passwords: makePlainPasswords(() => released) });
    const guesses = guessMany(102, held);
    const other = Promise.resolve(signInWith(held, { login: OWNER }, { from: DESK }));
    // The refusals.
    await waitUntil(() => lines.length === 2);
    signal.emit('now');
    expect(readWaits(await guesses)).toEqual([
      [429, '1'],
      [429, '1'],
    ]);
    expect((await other).statusCode).toBe(200);
    await held.close();
  });

  it('is counted from the first failure, and from zero after 15 min', async () => {
    expect(readWaits(await guessMany(5))).toEqual([]);
    clock.advance(14 * 60_000);
    expect(readWaits(await guessMany(5))).toEqual([]);
    clock.advance(60_001);
    expect(readWaits(await guessMany(100))).toEqual([]);
    expect((await guess(OWNER)).headers['retry-after']).toBe('900');
  });
});

describe('many concurrent sign-ins', () => {
  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  it('that guess a login do not block its owner at a known network', async () => {
    await trySignIn(OWNER, DESK);
    let isOver = false;
    const guessing = times(20, async () => {
      while (!isOver) await guess(OWNER);
    });
    const codes: number[] = [];
    for (let i = 0; i < 8; i += 1) codes.push(await trySignIn(OWNER, DESK));
    isOver = true;
    await guessing;
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
  });

  it.each<[string, (index: number) => string, boolean]>([
    ['from many networks wait behind the owner at a known network', (index) => `203.0.113.${index}`, true],
    ['from one address wait behind one from another address', () => HERE, false],
  ])('%s', async (_what, readAddress, isKnown) => {
    if (isKnown) await trySignIn(OWNER, DESK);
    const begun: string[] = [];
    const signal = new EventEmitter();
    const released = once(signal, 'now');
    const passwords = makePlainPasswords((password) => {
      begun.push(password);
      return released;
    });
    const held = await build({ passwords });
    const crowd = times(10, async (index) =>
      signInWith(held, { login: String(1000 + index), password: 'wrong' }, { from: readAddress(index) }),
    );
    await waitUntil(() => passwords.load.countWaiting() === 9);
    const owner = Promise.resolve(signInWith(held, { login: OWNER }, { from: DESK }));
    await waitUntil(() => passwords.load.countWaiting() === 10);
    signal.emit('now');
    expect((await owner).statusCode).toBe(200);
    await crowd;
    // The first of the crowd had begun before.
    expect(begun.indexOf('portaria-demo')).toBe(1);
    await held.close();
  });

  it('on one login run one at a time, whenever they arrive', async () => {
    const begun: string[] = [];
    const signal = new EventEmitter();
    const verify: Passwords['verify'] = async (password) => {
      begun.push(password);
      await once(signal, password);
      return false;
    };
    const metrics = makeMetrics();
    const held = await build({ passwords: { ...makePlainPasswords(), verify }, metrics });
    const send = (password: string) => Promise.resolve(signInWith(held, { login: OWNER, password }));
    const countWaiting = async () => {
      const text = await metrics.registry.getSingleMetricAsString('portaria_sign_ins_waiting');
      return Number(text.split(' ').at(-1));
    };
    const first = send('first');
    const second = send('second');
    await waitUntil(async () => begun.length > 0 && (await countWaiting()) === 1);
    signal.emit('first');
    await first;
    const third = send('third');
    await waitUntil(async () => begun.length > 1 && (await countWaiting()) === 1);
    expect([begun, await countWaiting()]).toEqual([['first', 'second'], 1]);
    signal.emit('second');
    await second;
    await waitUntil(() => begun.length > 2);
    signal.emit('third');
    await third;
    expect([begun, await countWaiting()]).toEqual([['first', 'second', 'third'], 0]);
    await held.close();
  });

  it('on one login do not delay its owner at a known network', async () => {
    await trySignIn(OWNER, DESK);
    const signal = new EventEmitter();
    const released = once(signal, 'now');
    const plain = makePlainPasswords();
    const verify: Passwords['verify'] = (password, ...rest) =>
      password === 'wrong' ? released.then(() => false) : plain.verify(password, ...rest);
    const held = await build({ passwords: { ...plain, verify } });
    const strangers = times(5, async () =>
      signInWith(held, { login: OWNER, password: 'wrong' }, { from: HERE }),
    );
    expect((await signInWith(held, { login: OWNER }, { from: DESK })).statusCode).toBe(200);
    signal.emit('now');
    await strangers;
    await held.close();
  });

  it('of sixty users from an unknown address all succeed', async () => {
    await times(60, (index) => addUser(database(), { login: String(1000 + index) }));
    const responses = await times(60, (index) =>
      signInWith(app, { login: String(1000 + index) }, { from: HERE }),
    );
    expect(responses.map((response) => response.json<{ statusLogin: number }>().statusLogin)).toEqual(
      Array(60).fill(0),
    );
  });

  it('that wait too long in the queue get a specific message', async () => {
    const signal = new EventEmitter();
    const released = once(signal, 'now');
    const slow = await build({
      passwords: makePlainPasswords(() => released),
      limits: { signInQueueMs: 100 },
    });
    // An injected request is sent when its promise is used.
    const first = Promise.resolve(signInWith(slow, { login: OWNER }));
    const second = await signInWith(slow, { login: OWNER });
    expect([second.statusCode, second.headers['retry-after'], second.json()]).toEqual([
      503,
      '5',
      { message: 'O servidor está ocupado no momento. Tente de novo em instantes.', reason: 'busy' },
    ]);
    signal.emit('now');
    await first;
    expect((await signInWith(slow, { login: OWNER })).json()).toMatchObject({ statusLogin: 0 });
    await slow.close();
  });
});

describe('a company behind one address', () => {
  it('is not blocked by one of its devices: only users without a known network wait', async () => {
    await trySignIn(OWNER);
    for (let i = 0; i < 100; i += 1) await guess(String(1000 + i));
    expect(await trySignIn(OWNER)).toBe(200);
    expect(await trySignIn('00123')).toBe(429);
    expect(await trySignIn('00123', DESK)).toBe(200);
  });
});

it('replicas share the counts', async () => {
  const replica = await buildTestApp(database(), { clock: clock.read });
  await guessTimes(5, OWNER);
  expect((await signInWith(replica, { login: OWNER }, { from: HERE })).statusCode).toBe(429);
  await replica.close();
});
