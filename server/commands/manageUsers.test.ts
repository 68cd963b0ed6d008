import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { accessEvents } from '../database/accessEvents';
import { lockFolder } from '../database/lock';
import { openEmbedded } from '../database/embedded';
import { openServer } from '../database/server';
import { MIN_COST, makePasswords } from '../auth/passwords';
import { serve } from '../process/serve';
import { readOrCreateSecret } from '../auth/tokenSecret';
import { addUser, buildTestApp, parseLogLine, signInWith, fetchToken } from '../../test/support/backend/app';
import { emptyDatabase, makeMigratedFolder, useTestDatabase } from '../../test/support/backend/database';
import { describeOnPostgres } from '../../test/support/backend/postgres';
import { manageUsers } from './manageUsers';
import { runUsersCommand, type Terminal } from './runUsersCommand';
import { parseCommand } from './usersCommandLine';
import { findUserByLogin, listUsers } from '../auth/users';

const LONG_MS = 300_000;
const LOGIN = '10020030040';
/** Another administrator, because the last one stays. */
const OTHER = '3';
const PASSWORD = 'a long password';
const ADD = ['add', '--role', 'editor', '--dashboard', 'vendas'];
const ANSWERS: Record<string, string[]> = {
  add: [LOGIN, 'Ana Souza', PASSWORD],
  password: [LOGIN, PASSWORD],
  ...Object.fromEntries(['block', 'unblock', 'remove', 'end-sessions'].map((kind) => [kind, [LOGIN]])),
};
/** Returns the lines on stdin that a command reads. */
const answer = ([kind = '']: string[]) => `${(ANSWERS[kind] ?? []).join('\n')}\n`;
/** The line that a change prints. */
const CHANGE_LINE = /^\d{4}-\d\d-\d\dT[\d:.]+Z [a-z, ]+: user [0-9a-f-]{36}$/;

/** Makes a terminal whose stdin is a pipe with the given text. */
function makePipe(given = '') {
  const lines: string[] = [];
  const errors = new PassThrough();
  const terminal = {
    input: Readable.from(given === '' ? [] : [Buffer.from(given)]),
    print: (line: string) => void lines.push(line),
    errors,
  };
  return { terminal, lines, readErrors: () => text(errors.end()) };
}

/** Makes an interactive terminal at which a person types some keys after each question. */
function makeKeyboard(keys: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: jest.fn() });
  const { terminal, lines } = makePipe();
  let screen = '';
  const waitingKeys = [...keys];
  const errors = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      // A prompt of readline moves the cursor.
      screen += stripVTControlCharacters(chunk.toString());
      if (chunk.toString().endsWith(': ')) setImmediate(() => input.write(waitingKeys.shift() ?? ''));
      done();
    },
  });
  return { terminal: { ...terminal, input, errors }, lines, input, readScreen: () => screen };
}

const database = useTestDatabase();
const passwords = makePasswords(MIN_COST);
beforeEach(() => emptyDatabase(database()));

function parseChange(args: string[]) {
  const command = parseCommand(args);
  if (command.kind === 'hash') throw new Error('hash works without a database');
  return command;
}

type Typed = { terminal: Terminal; lines: string[] };

/** Runs a command on the test's database, and returns the printed lines. */
async function run(args: string[], { terminal, lines }: Typed = makePipe(answer(args))): Promise<string[]> {
  await runUsersCommand(parseChange(args), {
    database: database(),
    passwords,
    clock: () => new Date(),
    terminal,
  });
  return lines;
}

const signIn = async (password: string) => {
  const app = await buildTestApp(database());
  const response: unknown = (await signInWith(app, { login: LOGIN, password })).json();
  await app.close();
  return response;
};

describe('npm run users [specification §9.15]', () => {
  it('adds a user who can sign in, and prints one line without login and name', async () => {
    const lines = await run(ADD);
    expect(lines).toEqual([expect.stringMatching(CHANGE_LINE)]);
    expect(lines.join('')).not.toMatch(new RegExp(`${LOGIN}|Ana`));
    expect(await signIn('a long password')).toMatchObject({ statusLogin: 0, cd_Dashboard: 'vendas' });
    expect(await listUsers(database())).toMatchObject([{ role: 'editor', name: 'Ana Souza' }]);
  });

  it('adds a user without the invisible characters of the name [specification §7.47]', async () => {
    const answers = makePipe(`${LOGIN}\nAna\u200b Souza\n${PASSWORD}\n`);
    await run(['add', '--role', 'editor', '--dashboard', 'ven\u00addas'], answers);
    expect(await listUsers(database())).toMatchObject([{ name: 'Ana Souza', dashboard: 'vendas' }]);
  });

  it('lists users with their state', async () => {
    expect(await run(['list'])).toEqual(['There are no users.']);
    await addUser(database(), { login: '2', name: 'Gil\u001b[2J', role: 'editor', isBlocked: true });
    const [list = ''] = await run(['list']);
    expect(list).toMatch(/^2 +Gil \[2J +editor +\(none\) +blocked +\d{4}-\d\d-\d\d +[0-9a-f-]{36}$/m);
  });

  it.each([
    ['block', { statusLogin: 2 }],
    ['unblock', { statusLogin: 0 }],
    ['remove', { statusLogin: 1 }],
    ['end-sessions', { statusLogin: 0 }],
    ['password', { statusLogin: 1 }],
  ])('%s changes the sign-in of the user and prints one line', async (command, outcome) => {
    await addUser(database(), { login: OTHER });
    await addUser(database(), { login: LOGIN, password: 'old', isBlocked: command === 'unblock' });
    expect(await run([command])).toEqual([expect.stringMatching(CHANGE_LINE)]);
    expect(await signIn('old')).toMatchObject(outcome);
    if (command === 'password') expect(await signIn('a long password')).toMatchObject({ statusLogin: 0 });
  });

  it.each(['block', 'remove', 'end-sessions', 'password'])('%s ends the user’s sessions', async (command) => {
    await addUser(database(), { login: OTHER });
    await addUser(database(), { login: LOGIN });
    const app = await buildTestApp(database());
    const headers = { authorization: `Bearer ${await fetchToken(app, LOGIN)}` };
    await run([command]);
    expect((await app.inject({ url: '/api/session', headers })).statusCode).toBe(401);
    await app.close();
  });

  it('leaves the last administrator who can sign in, and records each change [specification §7.180]', async () => {
    await addUser(database(), { login: LOGIN });
    await addUser(database(), { login: OTHER, isBlocked: true });
    for (const command of ['block', 'remove'])
      await expect(run([command])).rejects.toThrow('This is the last administrator who can sign in.');
    await run(['unblock'], makePipe(`${OTHER}\n`));
    await run(['password']);
    await run(['block']);
    await run(['remove']);
    const events = await database().queries.select().from(accessEvents).orderBy(accessEvents.id);
    expect(events.map(({ action, userId, subjectName }) => [action, userId, subjectName])).toEqual(
      ['user-unblocked', 'password-set', 'user-blocked', 'user-removed'].map((action) => [
        ...[action, null, 'Ana Souza'],
      ]),
    );
  });

  it('rejects an existing login for a new user, and an unknown login', async () => {
    await addUser(database(), { login: LOGIN });
    await expect(run(ADD)).rejects.toThrow('This login is taken.');
    for (const command of ['password', 'block', 'unblock', 'remove', 'end-sessions'])
      await expect(run([command], makePipe(answer([command]).replace(LOGIN, '404')))).rejects.toThrow(
        'There is no user with this login.',
      );
  });

  it.each([
    ['seven characters', '1234567\n', /too short/],
    ['seven characters outside the basic plane', '🔑🔑🔑🔑🔑🔑🔑', /too short/],
    ['1025 characters', 'x'.repeat(1025), /too long/],
    ['two lines', 'a long password\nanother one\n', /one line for each of: login, name, new password\./],
    ['nothing', '', /one line for each/],
  ])('rejects a new password of %s and changes nothing', async (_what, given, reason) => {
    await expect(run(ADD, makePipe(`${LOGIN}\nAna Souza\n${given}`))).rejects.toThrow(reason);
    expect(await listUsers(database())).toEqual([]);
  });

  it.each([
    ['eight characters', '12345678'],
    ['spaces at its ends', '  a long password  '],
  ])('accepts a new password of %s unchanged', async (_what, password) => {
    await run(ADD, makePipe(`${LOGIN}\r\nAna Souza\r\n${password}\r\n`));
    expect(await signIn(password)).toMatchObject({ statusLogin: 0 });
  });
});

it('changes no user if stdin has the logins of several [specification §9.15]', async () => {
  await addUser(database(), { login: LOGIN });
  await expect(run(['remove'], makePipe(`${LOGIN}\n20030040050\n`))).rejects.toThrow('one line');
  expect(await listUsers(database())).toHaveLength(1);
});

describe('at a terminal, a new password is [specification §9.15]', () => {
  const typeKeys = async (...passwordKeys: string[]) => {
    const keyboard = makeKeyboard([`${LOGIN}\r`, 'Ana Sousa\u007f\u007fza\r', ...passwordKeys]);
    const outcome = await run(ADD, keyboard).catch((error: unknown) => String(error));
    return { outcome, screen: keyboard.readScreen(), modes: keyboard.input.setRawMode.mock.calls.flat() };
  };

  it('entered twice and never shown, after the login and the name', async () => {
    // \u007f is the key Backspace.
    const { outcome, screen, modes } = await typeKeys('a long pasz\u007fsword\r', 'a long password\r');
    expect(outcome).toEqual([expect.stringMatching(CHANGE_LINE)]);
    expect(screen).toMatch(/^Login: 10020030040\r\nName: .*\r\nNew password: \nThe same again: \n$/);
    // The terminal does not echo the keys during the input, and echoes again afterwards.
    expect(modes).toEqual([true, false]);
    expect(await signIn('a long password')).toMatchObject({ statusLogin: 0 });
    expect(await listUsers(database())).toMatchObject([{ name: 'Ana Souza' }]);
  });

  it('not shown either if it is typed before its question', async () => {
    const keyboard = makeKeyboard([`${LOGIN}\rAna Souza\ra long password\ra long password\r`]);
    expect(await run(ADD, keyboard)).toEqual([expect.stringMatching(CHANGE_LINE)]);
    expect(keyboard.readScreen()).not.toContain('long');
  });

  it.each([
    ['two that differ', ['a long password\r', 'a long passwort\r'], /The two passwords differ/],
    ['Ctrl+C', ['a long\u0003'], /broken off/],
    ['Ctrl+D', ['\u0004'], /broken off/],
  ])('refused after %s', async (_what, keys, reason) => {
    const { outcome, modes } = await typeKeys(...keys);
    expect(outcome).toMatch(reason);
    expect(modes.at(-1)).toBe(false);
    expect(await listUsers(database())).toEqual([]);
  });
});

describe('the exit code of npm run users is [specification §9.15]', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portaria-users-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

  const runToExit = async (args: string[], env: Record<string, string>, given = answer(args)) => {
    const { terminal, lines, readErrors } = makePipe(given);
    const code = await manageUsers(args, env, resolve('.'), terminal);
    return { code, lines, errors: await readErrors() };
  };

  it.each([
    [[]],
    [['show']],
    [['add']],
    [['add', LOGIN, '--role', 'admin']],
    [['block', LOGIN]],
    [['hash', LOGIN]],
    [['list', '1']],
    [['list', '--role', 'admin']],
    [['add', '--role', 'root']],
    [['add', '--role', 'admin', '--name', 'Ana Souza']],
    [['add', '--role', 'admin', '--dashboard', 'vendas\uFFFE']],
    [['add', '--role', 'admin', '--dashboard', '']],
    [['add', '--role', 'admin', '--password=secret']],
  ])('2 with the usage for %j', async (args) => {
    const { code, lines, errors } = await runToExit(args, { DATA_DIR: folder });
    expect([code, lines]).toEqual([2, []]);
    expect(errors).toMatch(/\.?\n\nnpm run users -- add --role/);
    expect(errors).not.toMatch(/=secret|10020030040|Ana Souza/);
  });

  it.each([
    ['12a', 'Gil', 'A login has 1 to 11 digits.', ' @long'],
    ['123456789012', 'Gil', 'A login has 1 to 11 digits.', ' @long'],
    ['1', 'Gil\u001b', 'A name contains U+001B. It takes no control characters', ' @long'],
    [
      '1',
      'Gil\uFFFE',
      'A name contains U+FFFE. It takes no control characters, lone surrogates or noncharacters.',
      ' @long',
    ],
    ['1', '\u200b', 'A name has 1 to 200 characters.', ' @long'],
    ['1', 'x'.repeat(201), 'A name has 1 to 200 characters.', ' @long'],
  ])('1 with the rule that login %j or name %j breaks: %s%s', async (login, name, message) => {
    const given = `${login}\n${name}\n${PASSWORD}\n`;
    const { code, errors } = await runToExit(ADD, { DATA_DIR: folder, LOG_LEVEL: 'silent' }, given);
    expect([code, errors]).toEqual([1, expect.stringContaining(message)]);
    expect(errors).not.toContain(name);
  });

  it(
    '0 on a new folder, and 1 while another process uses the folder @long',
    async () => {
      const env = { DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0' };
      expect(await runToExit(ADD, env)).toMatchObject({ code: 0, errors: '' });
      expect(await runToExit(ADD, env)).toEqual({
        code: 1,
        lines: [],
        errors: 'This login is taken. Nothing was changed.\n',
      });
      const serving = await serve(env, { portal: false });
      const { code, errors } = await runToExit(['block'], env);
      await serving.stop();
      expect([code, errors]).toEqual([
        1,
        expect.stringMatching(/^Another process works with the data folder/),
      ]);
    },
    LONG_MS,
  );

  it(
    '1 with a message without values when the database rejects a row @long',
    async () => {
      await makeMigratedFolder(folder);
      const embedded = await openEmbedded({ folder: join(folder, 'postgres') });
      await embedded.inMigration((sql) => sql(`alter table users add check (name <> 'Ana Souza')`));
      await embedded.close();
      expect(await runToExit(ADD, { DATA_DIR: folder })).toEqual({
        code: 1,
        lines: [],
        errors: 'The command failed (23514).\n',
      });
    },
    LONG_MS,
  );

  it('1 with a message when a setting is invalid or the database is unavailable', async () => {
    const { code, errors } = await runToExit(['list'], { DATABASE_URL: 'mysql://x' });
    expect([code, errors]).toEqual([1, expect.stringMatching(/^DATABASE_URL must be .*\.\n$/)]);
    // Nothing listens on port 1.
    const unavailable = await runToExit(['list'], { DATABASE_URL: 'postgresql://u:secret@127.0.0.1:1/x' });
    expect([unavailable.code, unavailable.errors]).toEqual([
      1,
      expect.stringMatching(/^The database .* cannot be used now.*\n$/),
    ]);
    expect(unavailable.errors).not.toContain('secret');
  });

  it(
    'the same for the shipped command, with the answers on stdin @long',
    () => {
      const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: folder };
      const start = (args: string[], input: string) =>
        spawnSync(process.execPath, ['--import', 'tsx', 'server/usersMain.ts', ...args], {
          env,
          input,
          encoding: 'utf8',
        });
      const addition = start(ADD, answer(ADD));
      expect([addition.status, addition.stderr, addition.stdout.trim()]).toEqual([
        0,
        '',
        expect.stringMatching(CHANGE_LINE),
      ]);
      expect(start(['remove'], '').status).toBe(1);
    },
    LONG_MS,
  );
});

describeOnPostgres('PostgreSQL', (server) => {
  it(
    'a running process applies changes of the command at once [specification §9.15]',
    async () => {
      const env = { DATABASE_URL: server().url, PORT: '0', LOG_LEVEL: 'silent' };
      const serving = await serve({ ...env, TOKEN_SECRET: 's'.repeat(32) }, { portal: false });
      const manage = async (args: string[]) =>
        manageUsers(
          args,
          env,
          resolve('.'),
          makePipe(answer(args).replace(PASSWORD, 'portaria-demo')).terminal,
        );
      // An earlier run of this test may have added the user.
      await manage(['remove']);
      expect(await manage(ADD)).toBe(0);
      const headers = { authorization: `Bearer ${await fetchToken(serving.app, LOGIN)}` };
      const status = async () => (await serving.app.inject({ url: '/api/session', headers })).statusCode;
      expect(await status()).toBe(200);
      expect(await manage(['end-sessions'])).toBe(0);
      expect(await status()).toBe(401);
      await serving.stop();
      const connection = openServer(server().url);
      expect(await findUserByLogin(connection, LOGIN)).not.toBeNull();
      await connection.close();
    },
    LONG_MS,
  );
});

describe('npm run users -- hash', () => {
  const SECRET = 'Zk3vN8qLw1RtYb7XcM5pHd9GsJ2fAe6u';
  const hash = async (env: Record<string, string>, given = `${LOGIN}\n`, args = ['hash']) => {
    const { terminal, lines, readErrors } = makePipe(given);
    const code = await manageUsers(args, env, resolve('.'), terminal);
    return { code, lines, errors: await readErrors() };
  };

  it('prints the keyed hash of a login like in the log, without a database', async () => {
    const logged: string[] = [];
    const app = await buildTestApp(database(), {
      settings: { tokenSecret: SECRET, logLevel: 'info' },
      logStream: { write: (line) => logged.push(line) },
    });
    await signInWith(app, { login: LOGIN });
    await app.close();
    const env = { TOKEN_SECRET: SECRET, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' };
    const { code, lines } = await hash(env);
    expect([code, lines]).toEqual([0, [parseLogLine(logged[0] ?? '')['user']]]);

    const newSecrets = { TOKEN_SECRET: 'f00dfeedbeefcafe0123456789abcdef', TOKEN_SECRET_PREVIOUS: SECRET };
    expect((await hash(newSecrets)).lines).toEqual([
      expect.stringMatching(/^login:[\w-]{22}$/),
      `${String(lines[0])} (TOKEN_SECRET_PREVIOUS)`,
    ]);
  });

  it('uses the secret of the data folder, also while a server runs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portaria-hash-'));
    expect(await hash({ DATA_DIR: folder })).toEqual({
      code: 1,
      lines: [],
      errors: 'There is no secret yet. Give TOKEN_SECRET, or start the server once. Nothing was changed.\n',
    });
    const secret = await readOrCreateSecret(folder);
    const release = await lockFolder(folder);
    expect((await hash({ DATA_DIR: folder })).lines).toEqual((await hash({ TOKEN_SECRET: secret })).lines);
    await release();
    await rm(folder, { recursive: true });
  });

  it('accepts no login as an argument, because shells store it, and no invalid login', async () => {
    const asArgument = await hash({ TOKEN_SECRET: SECRET }, '', ['hash', LOGIN]);
    expect([asArgument.code, asArgument.lines]).toEqual([2, []]);
    expect(asArgument.errors).toMatch(/^hash takes no arguments/);
    expect(await hash({ TOKEN_SECRET: SECRET }, 'Ana')).toMatchObject({ code: 1, lines: [] });
    expect(await hash({ TOKEN_SECRET: SECRET }, '')).toMatchObject({ code: 1, lines: [] });
  });
});

it('a change is a log record in production', async () => {
  await addUser(database(), { login: LOGIN, role: 'editor' });
  const { terminal, lines } = makePipe(answer(['block']));
  await runUsersCommand(parseChange(['block']), {
    database: database(),
    passwords,
    clock: () => new Date('2026-11-20T12:00:00Z'),
    terminal,
    isProduction: true,
  });
  const user = (await findUserByLogin(database(), LOGIN))?.id;
  expect(lines.map(parseLogLine)).toEqual([
    {
      level: 30,
      time: '2026-11-20T12:00:00.000Z',
      event: 'user-change',
      change: 'block',
      user,
      msg: 'blocked, sessions ended',
    },
  ]);
});
