import { once } from 'node:events';
import { chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eachRow } from '../../test/support/eachRow';
import { CannotStart } from '../errors/cannotStart';
import { makeGreeting } from './greeting';
import { serve } from './serve';
import { parseLogLine, readToken } from '../../test/support/backend/app';
import { makeMigratedFolder } from '../../test/support/backend/database';
import {
  requestSession,
  requestToken,
  spawnBackend,
  type BackendProcess,
} from '../../test/support/backend/process';

const LONG_MS = 300_000;
/** Users that are named in the settings. An empty list saves the time of the demonstration. */
const NO_DEMONSTRATION = { SEED_USERS: '[]' };
let dataDir: string;
const started: BackendProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portaria-data-'));
});

// Ends the remaining processes after each test, because they lock the folder.
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}, LONG_MS);

function start(env: Record<string, string>): BackendProcess {
  const backend = spawnBackend({ DATA_DIR: dataDir, ...env });
  started.push(backend);
  return backend;
}

/**
 * Returns the folder and those of its entries that other users of the machine may read or enter. The embedded database
 * gives the files below an entry the mode 0666, but other users cannot reach them.
 */
async function findExposedEntries(folder: string): Promise<string[]> {
  const names = ['', ...(await readdir(folder))];
  const exposedNames = await Promise.all(
    names.map(async (name) => {
      const status = await lstat(join(folder, name)).catch(() => null);
      // A link has the permissions of its target.
      return status && !status.isSymbolicLink() && (status.mode & 0o077) !== 0 ? [name] : [];
    }),
  );
  return exposedNames.flat();
}

const signIn = async (address: string, login: string) => (await requestToken(address, login)).content;

/** Returns the number of all entries that a user sees, or `null` if the response has none. */
async function countEntries(address: string, login: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${readToken(await signIn(address, login))}` };
  const body: unknown = await (await fetch(`${address}/api/entries?limit=1`, { headers })).json();
  const total = typeof body === 'object' && body !== null && 'total' in body ? body.total : null;
  return typeof total === 'object' && total !== null && 'count' in total ? total.count : null;
}

const sessionStatus = async (address: string, token: string) => (await requestSession(address, token)).status;

it(
  'the server starts with demonstration users, locks its folder, keeps sessions through kill -9, and stops on SIGTERM',
  async () => {
    const first = start({});
    const address = await first.address;
    expect(first.output()).toMatch(/^Opening the embedded database in \S+ …$/m);
    expect(first.output()).toMatch(/52998224725 +portaria-demo +Ana Souza +admin +vendas/);
    const token = readToken(await signIn(address, '52998224725'));
    expect(await sessionStatus(address, token)).toBe(200);
    expect(await findExposedEntries(dataDir)).toEqual([]);

    const second = await start({}).ended;
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/^Another process works with the data folder .+\.\n$/);

    first.child.kill('SIGKILL');
    await first.ended;
    const third = start({});
    const addressAgain = await third.address;
    expect(await sessionStatus(addressAgain, token)).toBe(200);

    // An open connection of a browser must not prevent the exit of the process.
    const idleConnection = connect(Number(new URL(addressAgain).port), '127.0.0.1');
    await once(idleConnection, 'connect');
    idleConnection.on('error', () => undefined);
    third.child.kill('SIGTERM');
    expect((await third.ended).code).toBe(0);
  },
  LONG_MS,
);

describe('a SIGTERM', () => {
  const request = (body: string) =>
    [
      'POST /api/authorization/getToken HTTP/1.1',
      'host: h',
      'content-type: application/json',
      `content-length: ${body.length}`,
      '\r\n',
    ].join('\r\n') + body;

  it(
    'lets every accepted sign-in finish, on every connection @long',
    async () => {
      await makeMigratedFolder(dataDir);
      const { address, child, ended } = start({
        NODE_ENV: 'production',
        TOKEN_SECRET: 'Zk3vN8qLw1RtYb7XcM5pHd9GsJ2fAe6u',
        LOG_LEVEL: 'info',
      });
      const port = Number(new URL(await address).port);
      const sockets = await Promise.all(
        Array.from({ length: 30 }, async () => {
          const socket = connect(port, '127.0.0.1');
          await once(socket, 'connect');
          return socket;
        }),
      );
      const responses = sockets.map((socket, index) => {
        let text = '';
        socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        const closed = new Promise<string>((resolve) => {
          socket.on('error', (error) => (text += String(error)));
          socket.on('close', () => resolve(text.slice(0, 12)));
        });
        const body = JSON.stringify({ ds_Login: String(index), ds_Senha: 'wrong' });
        return { sent: new Promise((sent) => socket.write(request(body), sent)), closed };
      });
      await Promise.all(responses.map(({ sent }) => sent));
      child.kill('SIGTERM');
      // A busy machine may refuse some with 503, because they wait too long.
      for (const { closed } of responses) expect(await closed).toMatch(/^HTTP\/1.1 (200|503)$/);
      const { code, output } = await ended;
      expect(code).toBe(0);
      const events = output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map(parseLogLine);
      expect(
        events.filter(({ event }) => ['start', 'stop', 'drained', 'stopped'].includes(String(event))),
      ).toEqual([
        expect.objectContaining({ event: 'start', database: 'embedded', portal: false }),
        expect.objectContaining({ event: 'stop', signal: 'SIGTERM' }),
        expect.objectContaining({ event: 'drained', answered: expect.any(Number) as unknown, cut: 0 }),
        expect.objectContaining({ event: 'stopped' }),
      ]);
    },
    LONG_MS,
  );

  it(
    'and a SIGINT print only log lines to stdout in production @long',
    async () => {
      await makeMigratedFolder(dataDir);
      const { address, child, ended } = start({
        NODE_ENV: 'production',
        TOKEN_SECRET: 'Zk3vN8qLw1RtYb7XcM5pHd9GsJ2fAe6u',
        LOG_LEVEL: 'info',
      });
      let stdout = '';
      child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
      await address;
      child.kill('SIGINT');
      expect((await ended).code).toBe(0);
      expect(stdout).toContain('"event":"stopped"');
      // A log collector parses each line, so stdout contains only JSON.
      expect(stdout.split('\n').filter((line) => !line.startsWith('{'))).toEqual(['']);
    },
    LONG_MS,
  );

  it(
    'keeps the port open briefly, so a load balancer sees that the process is not ready @long',
    async () => {
      await makeMigratedFolder(dataDir);
      const { address, child, ended } = start({ ...NO_DEMONSTRATION, STOP_DELAY_SECONDS: '3' });
      const url = await address;
      const readReadiness = () =>
        fetch(`${url}/readyz`).then(
          async (response) => `${response.status} ${await response.text()}`,
          () => 'closed',
        );
      expect(await readReadiness()).toBe('200 ok\n');
      child.kill('SIGTERM');
      const states: string[] = [];
      while (states.at(-1) !== 'closed') states.push(await readReadiness());
      // The signal takes a moment, so the first responses may still be 200.
      expect([...new Set(states)].filter((state) => state !== '200 ok\n')).toEqual([
        '503 stopping\n',
        'closed',
      ]);
      expect(states.filter((state) => state.startsWith('503')).length).toBeGreaterThan(1);
      expect((await ended).code).toBe(0);
    },
    LONG_MS,
  );
});

it(
  'demonstration users cannot sign in on a reachable address but stay in the folder, and in production only configured users exist [specification §9.4, §9.12] @long',
  async () => {
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    const listenOn = { host: '127.0.0.1', port: 0 };
    const outcomes: unknown[] = [];
    let token: string | undefined;
    for (const HOST of ['127.0.0.1', '0.0.0.0', 'localhost']) {
      const serving = await serve({ ...env, HOST }, { portal: false, listenOn });
      const response = await signIn(serving.address, '52998224725');
      token ??= readToken(response);
      outcomes.push([serving.demonstration, response, await sessionStatus(serving.address, token)]);
      if (HOST === 'localhost')
        expect(await countEntries(serving.address, '52998224725')).toBeGreaterThan(11_000);
      await serving.stop();
    }
    expect(outcomes).toMatchObject([
      ['offered', { statusLogin: 0 }, 200],
      ['withheld', { statusLogin: 1, ds_Mensagem: 'Login ou senha inválidos.', ds_Token: null }, 401],
      ['offered', { statusLogin: 0 }, 200],
    ]);

    const production = { NODE_ENV: 'production', TOKEN_SECRET: 'Zk3vN8qLw1RtYb7XcM5pHd9GsJ2fAe6u' };
    const SEED_USERS = JSON.stringify([
      { login: '777', password: 'portaria-demo', role: 'editor', cd_Dashboard: 'vendas', name: 'Gil' },
    ]);
    const serving = await serve({ ...env, ...production, PORT: '0', SEED_USERS }, { portal: false });
    try {
      expect(serving.demonstration).toBe('none');
      expect(await signIn(serving.address, '777')).toMatchObject({ statusLogin: 0, cd_Dashboard: 'vendas' });
      expect(await signIn(serving.address, '52998224725')).toMatchObject({ statusLogin: 1 });
      expect(await countEntries(serving.address, '777')).toBe(0);
    } finally {
      await serving.stop();
    }
  },
  LONG_MS,
);

it('the greeting explains why there are no demonstration users [specification §9.12]', () => {
  const greet = (demonstration: 'offered' | 'withheld' | 'none') =>
    makeGreeting({ address: 'http://0.0.0.0:8080', demonstration }, { portal: true });
  expect(greet('withheld')).toMatch(/no demonstration users.* this HOST\..*npm run users -- add/is);
  expect(greet('withheld')).not.toContain('portaria-demo');
  expect(greet('offered')).toContain('portaria-demo');
  expect(greet('none')).toBe('\nPortaria: http://0.0.0.0:8080\n\n');
});

it(
  'in development the log has one readable line per event @long',
  async () => {
    await makeMigratedFolder(dataDir);
    const { address, child, ended } = start({ ...NO_DEMONSTRATION, LOG_LEVEL: 'info' });
    await signIn(await address, '4711');
    child.kill('SIGTERM');
    const { output } = await ended;
    expect(output).toMatch(/^\[\d\d:\d\d:\d\d[^\]]*\] INFO.*sign-in/m);
    expect(output).not.toMatch(/^\{/m);
  },
  LONG_MS,
);

it(
  'the server serves the metrics on METRICS_PORT, or explains why it cannot start @long',
  async () => {
    await makeMigratedFolder(dataDir);
    const env = { ...NO_DEMONSTRATION, DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' };
    const serving = await serve({ ...env, METRICS_PORT: '0' }, { portal: false });
    const address = serving.metricsAddress ?? '';
    await signIn(serving.address, '4711');
    const text = await (await fetch(`${address}/metrics`)).text();
    expect(text).toMatch(/^portaria_password_verification_seconds_count 1$/m);
    expect((await fetch(`${serving.address}/metrics`)).status).toBe(404);
    await serving.stop();
    await expect(fetch(`${address}/metrics`)).rejects.toThrow();

    const otherServer = createServer().listen(0, '127.0.0.1');
    await once(otherServer, 'listening');
    const bound = otherServer.address();
    const taken = String(typeof bound === 'object' && bound !== null ? bound.port : 0);
    await expect(serve({ ...env, METRICS_PORT: taken }, { portal: false })).rejects.toThrow(
      new CannotStart(
        `Port ${taken} is taken by another program. Stop it, or name another one in METRICS_PORT.`,
      ).message,
    );
    otherServer.close();
  },
  LONG_MS,
);

describe('a failed start ends with a message', () => {
  it(
    'when a setting is invalid',
    async () => {
      await expect(serve({ PORT: 'x' }, { portal: false })).rejects.toThrow(CannotStart);
      const { code, output } = await start({ AUTH_GUARD: 'maybe' }).ended;
      expect([code, output]).toEqual([1, 'AUTH_GUARD must be one of on, off, but is "maybe".\n']);
    },
    LONG_MS,
  );

  it('when the portal is not built', async () => {
    const env = { API_BASE_URL: 'https://erp.example/', PORT: '0' };
    await expect(serve(env, { portal: true, projectFolder: dataDir })).rejects.toThrow(CannotStart);
  });

  it(
    'if the port is in use, and then releases everything @long',
    async () => {
      await makeMigratedFolder(dataDir);
      const otherServer = createServer().listen(0, '127.0.0.1');
      await once(otherServer, 'listening');
      const bound = otherServer.address();
      const port = String(typeof bound === 'object' && bound !== null ? bound.port : 0);
      const env = { ...NO_DEMONSTRATION, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
      await expect(serve({ ...env, PORT: port }, { portal: false })).rejects.toThrow(
        `Port ${port} is taken by another program.`,
      );
      otherServer.close();
      // Uses another port, because another program may have taken the first one.
      const serving = await serve({ ...env, PORT: '0' }, { portal: false });
      await serving.stop();
    },
    LONG_MS,
  );
});

eachRow([[0o750], [0o711], [0o704]])(
  'the server does not start in a data folder with permissions for others (%o)',
  async (mode) => {
    await chmod(dataDir, mode);
    const { code, output } = await start({}).ended;
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Other users of this machine may enter the data folder \S+\. Remove this access/m,
    );
  },
  LONG_MS,
);
