import { EventEmitter, once } from 'node:events';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { failedAttempts, knownPlaces } from '../database/tables';
import { LEAST_COST, makePasswords, type Passwords } from './passwords';
import {
  addDemonstrationUsers,
  addUser,
  buildTestApp,
  makeTestClock,
  signInWith,
} from '../../test/support/backend/app';
import { emptyDatabase, useTestDatabase } from '../../test/support/backend/database';
import { portOf, sendRaw } from '../../test/support/backend/socket';
import { networkOf } from './rateLimiter';

const OWNER = '52998224725';
const HERE = '198.51.100.7';
const DAY_MS = 24 * 3600 * 1000;
const DESK = '192.0.2.10';

const database = useTestDatabase();
let app: FastifyInstance;
let clock: ReturnType<typeof makeTestClock>;

beforeEach(async () => {
  await emptyDatabase(database());
  await addDemonstrationUsers(database());
  clock = makeTestClock();
  // Longer than any queue here on a busy machine.
  app = await buildTestApp(database(), { clock: clock.read, limits: { signInQueueMs: 60_000 } });
});
afterEach(() => app.close());

const guess = (login: string, from = HERE) => signInWith(app, { login, password: 'wrong' }, { from });
async function guessTimes(times: number, login: string, from?: string): Promise<number[]> {
  const codes: number[] = [];
  for (let i = 0; i < times; i += 1) codes.push((await guess(login, from)).statusCode);
  return codes;
}
const open = async (login: string, from = HERE) => (await signInWith(app, { login }, { from })).statusCode;

it('two sign-ins of one connection at once are served, and the others refused without a query', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
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
  const received = await sendRaw(portOf(app), signIn('keep-alive').repeat(99) + signIn('close'));
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual(['200', '200', ...Array<string>(98).fill('429')]);
  const [row] = await database().queries.select().from(failedAttempts);
  expect(row?.failures).toBe(2);
});

describe('guessing one login', () => {
  it('is free five times, then waits 1 s, 2 s, 4 s … up to 15 min', async () => {
    expect(await guessTimes(6, OWNER)).toEqual([200, 200, 200, 200, 200, 429]);
    const waits: number[] = [];
    for (let i = 0; i < 13; i += 1) {
      const seconds = Number((await guess(OWNER)).headers['retry-after']);
      waits.push(seconds);
      clock.advance(seconds * 1000 - 1);
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

  it('from many addresses is counted together', async () => {
    const codes: number[] = [];
    for (let i = 1; i <= 7; i += 1) codes.push((await guess(OWNER, `203.0.113.${i}`)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('all at once gets no more tries than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(OWNER)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  });

  it('turns the right password away unread while the wait runs, and not after it', async () => {
    await guessTimes(5, OWNER);
    expect(await open(OWNER)).toBe(429);
    clock.advance(1000);
    expect(await open(OWNER)).toBe(200);
  });

  it('begins anew after a success', async () => {
    await guessTimes(4, OWNER);
    await open(OWNER);
    expect(await guessTimes(5, OWNER)).toEqual([200, 200, 200, 200, 200]);
  });

  it('begins anew after a day without failures', async () => {
    await guessTimes(4, OWNER);
    clock.advance(DAY_MS + 1);
    expect(await guessTimes(6, OWNER)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('leaves the other logins alone, and the owner at a desk that opened the login before', async () => {
    await open(OWNER, DESK);
    await guessTimes(8, OWNER);
    expect(await open(OWNER)).toBe(429);
    expect(await open(OWNER, DESK)).toBe(200);
    expect(await open('00123')).toBe(200);
  });

  it('at the owner’s own desk is counted as well', async () => {
    await open(OWNER);
    expect(await guessTimes(6, OWNER)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('knows a desk for 90 days after a sign-in', async () => {
    await open(OWNER, '192.0.2.10');
    clock.advance(90 * DAY_MS - 1);
    await guessTimes(8, OWNER);
    expect(await open(OWNER, '192.0.2.10')).toBe(200);
    clock.advance(90 * DAY_MS);
    await guessTimes(8, OWNER);
    expect(await open(OWNER, '192.0.2.10')).toBe(429);
  });

  it('forgets a desk after that, also in the database', async () => {
    await open(OWNER, '192.0.2.10');
    clock.advance(90 * DAY_MS + 1);
    await open('00123', '192.0.2.11');
    expect(await database().queries.select().from(knownPlaces)).toHaveLength(1);
  });

  it('does not close a login when the clock is set back', async () => {
    await guessTimes(9, OWNER);
    clock.advance(-3600 * 1000);
    expect(await open(OWNER)).toBe(200);
  });

  it('begins anew when the clock is set back', async () => {
    await guessTimes(5, OWNER);
    clock.advance(-3600 * 1000);
    expect(await guessTimes(6, OWNER)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('goes on where a replica’s clock is a minute behind', async () => {
    await guessTimes(5, OWNER);
    clock.advance(-60_000);
    expect(await open(OWNER)).toBe(429);
  });

  it('checks five parallel attempts, and tells the others when to retry', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess(OWNER)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(5);
    expect(codes.filter((code) => code === 429)).toHaveLength(55);
  });

  it('leaves nothing in the database after a day', async () => {
    await guess(OWNER);
    clock.advance(DAY_MS + 1);
    await guess('00123', '192.0.2.11');
    // One for the login and one for the address.
    expect(await database().queries.select().from(failedAttempts)).toHaveLength(2);
  });
});

describe('guessing many logins from one address', () => {
  it('ends at 100 failures in 15 min for that address, and for no other', async () => {
    for (let i = 0; i < 100; i += 1) await guess(String(1000 + i));
    const response = await signInWith(app, { login: OWNER }, { from: HERE });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBe(900);
    expect(await open(OWNER, DESK)).toBe(200);
    clock.advance(15 * 60_000 - 1);
    expect(await open(OWNER)).toBe(429);
    clock.advance(1);
    expect(await open(OWNER)).toBe(200);
  });

  /** All at once, each at a login of its own. */
  const guessMany = (times: number): Promise<LightMyRequestResponse[]> => {
    return Promise.all(
      Array.from({ length: times }, (_, i) =>
        signInWith(app, { login: String(1000 + i), password: 'wrong' }, { from: HERE }),
      ),
    );
  };
  const waits = (answers: LightMyRequestResponse[]) =>
    answers
      .filter(({ statusCode }) => statusCode !== 200)
      .map(({ statusCode, headers }) => [statusCode, headers['retry-after']]);

  it('all at once gets no more tries than one after the other', async () => {
    expect(waits(await guessMany(102))).toEqual([
      [429, '1'],
      [429, '1'],
    ]);
  });

  it('is counted from the first failure, and anew after 15 min', async () => {
    expect(waits(await guessMany(5))).toEqual([]);
    clock.advance(14 * 60_000);
    expect(waits(await guessMany(5))).toEqual([]);
    clock.advance(60_001);
    expect(waits(await guessMany(100))).toEqual([]);
    expect((await guess(OWNER)).headers['retry-after']).toBe('900');
  });
});

describe('many at once', () => {
  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));

  it('who guess a login do not keep its owner at a known network out', async () => {
    await open(OWNER, DESK);
    let isOver = false;
    const guessing = times(100, async () => {
      while (!isOver) await guess(OWNER);
    });
    const codes: number[] = [];
    for (let i = 0; i < 8; i += 1) codes.push(await open(OWNER, DESK));
    isOver = true;
    await guessing;
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
  });

  it('strangers at many addresses wait behind the owner at a known network', async () => {
    await open(OWNER, DESK);
    let done = 0;
    const strangers = times(80, async (index) => {
      await guess(String(1000 + index), `203.0.113.${index}`);
      done += 1;
    });
    expect(await open(OWNER, DESK)).toBe(200);
    expect(done).toBeLessThan(40);
    await strangers;
  });

  it('with running attempts on a login do not delay its owner at a known network', async () => {
    await open(OWNER, DESK);
    const signal = new EventEmitter();
    const released = once(signal, 'now');
    const real = makePasswords(LEAST_COST);
    const verify: Passwords['verify'] = (password, ...rest) =>
      password === 'wrong' ? released.then(() => false) : real.verify(password, ...rest);
    const slow = await buildTestApp(database(), { clock: clock.read, passwords: { ...real, verify } });
    const strangers = times(5, async () =>
      signInWith(slow, { login: OWNER, password: 'wrong' }, { from: HERE }),
    );
    expect((await signInWith(slow, { login: OWNER }, { from: DESK })).statusCode).toBe(200);
    signal.emit('now');
    await strangers;
    await slow.close();
  });

  it('sixty people sign in at once from an address that is new to all', async () => {
    await times(60, (index) => addUser(database(), { login: String(1000 + index) }));
    const responses = await times(60, (index) =>
      signInWith(app, { login: String(1000 + index) }, { from: HERE }),
    );
    expect(responses.map((response) => response.json<{ statusLogin: number }>().statusLogin)).toEqual(
      Array(60).fill(0),
    );
  });

  it('that wait too long in the queue get a message of their own', async () => {
    const signal = new EventEmitter();
    const released = once(signal, 'now');
    const real = makePasswords(LEAST_COST, { atOnce: 1 });
    const passwords: Passwords = {
      ...real,
      verify: (password, hash, turn) => released.then(() => real.verify(password, hash, turn)),
    };
    const slow = await buildTestApp(database(), { passwords, limits: { signInQueueMs: 100 } });
    // An injected request is sent when its promise is used.
    const first = Promise.resolve(signInWith(slow, { login: OWNER }));
    const second = await signInWith(slow, { login: OWNER });
    expect([second.statusCode, second.headers['retry-after'], second.json()]).toEqual([
      503,
      '5',
      { message: 'Muitas pessoas estão entrando agora. Tente de novo em instantes.', reason: 'busy' },
    ]);
    signal.emit('now');
    await first;
    expect((await signInWith(slow, { login: OWNER })).json()).toMatchObject({ statusLogin: 0 });
    await slow.close();
  });
});

describe('a company behind one address', () => {
  it('is not kept out by one device of it: only people who are new there wait', async () => {
    await open(OWNER);
    for (let i = 0; i < 100; i += 1) await guess(String(1000 + i));
    expect(await open(OWNER)).toBe(200);
    expect(await open('00123')).toBe(429);
    expect(await open('00123', DESK)).toBe(200);
  });
});

it('replicas share the counts', async () => {
  const replica = await buildTestApp(database(), { clock: clock.read });
  await guessTimes(5, OWNER);
  expect((await signInWith(replica, { login: OWNER }, { from: HERE })).statusCode).toBe(429);
  await replica.close();
});

it.each([
  ['203.0.113.9:5123', '203.0.113.9'],
  ['[2001:db8:1:2::9]:5123', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:0db8:0000:0002::1', '2001:db8:0:2::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['::ffff:192.0.2.1.example', '::ffff:192.0.2.1.example'],
  ['a.name', 'a.name'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
