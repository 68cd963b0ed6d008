import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readString } from 'contract-gates/description';
import { migrate } from '../database/migrate';
import { openEmbedded } from '../database/embedded';
import { migrationsFolder } from './prepareDatabase';
import { CannotStart } from '../errors/cannotStart';
import { serve } from './serve';
import { makeMigratedFolder } from '../../test/support/backend/database';
import { describeWithDisks, mountDisk, resizeDisk, unmountDisk } from '../../test/support/backend/disk';
import { describeOnPostgres } from '../../test/support/backend/postgres';

const LONG_MS = 180_000;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portaria-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** No database server listens at this address. */
const UNREACHABLE = 'postgresql://portaria:short-secret@127.0.0.1:1/portaria';

/** Returns the message of a start that fails. */
async function readStartError(env: Record<string, string>): Promise<string> {
  const outcome = await serve(
    { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder, ...env },
    { portal: false },
  ).catch((error: unknown) => error);
  if (outcome instanceof CannotStart) return outcome.message;
  throw new Error('The start did not fail with a sentence', { cause: outcome });
}

/** Runs a program of `npm run` to its end, by a shell command that contains `"$@"`. */
function run(command: string, program: string[], env: Record<string, string>) {
  const { stdout, stderr, status } = spawnSync(
    '/bin/sh',
    ['-c', command, 'sh', process.execPath, 'scripts/launch.js', ...program],
    {
      encoding: 'utf8',
      // A start that succeeds would not end.
      timeout: LONG_MS / 3,
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder, ...env },
    },
  );
  return { status, stdout, stderr };
}

const SENTENCE = /^[A-Z][^\n]+\.$/;
const FOLDER_MESSAGE = /^The data folder \S+ cannot be used .*DATA_DIR/;

describe('an unusable data folder stops the start with a message', () => {
  const isLinux = process.platform === 'linux';
  it.each([
    ['a file', () => join(folder, 'file')],
    ['below a file', () => join(folder, 'file', 'data', 'more')],
    ['a path that is too long', () => join(folder, 'x'.repeat(300))],
    ['a path that is too long for a socket', () => join(folder, ...'abc'.split('').map((c) => c.repeat(60)))],
    ...(isLinux
      ? ['/dev/null', '/dev/full', '/dev/null/data', '/proc/data', '/proc/1/data/more', '/sys/data']
          // A container need not mount the file systems of the kernel.
          .filter((path) => !path.startsWith('/sys/') || existsSync('/sys/kernel'))
          .map((path): [string, () => string] => [path, () => path])
      : []),
  ])(
    '%s',
    async (_what, path) => {
      await writeFile(join(folder, 'file'), '');
      const sentence = await readStartError({ DATA_DIR: path() });
      expect(sentence).toMatch(SENTENCE);
      expect(sentence).toMatch(FOLDER_MESSAGE);
    },
    LONG_MS,
  );

  it(
    'whose database is a file',
    async () => {
      await writeFile(join(folder, 'postgres'), '');
      expect(await readStartError({})).toMatch(FOLDER_MESSAGE);
    },
    LONG_MS,
  );

  it(
    'whose database is damaged',
    async () => {
      await mkdir(join(folder, 'postgres'));
      await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18');
      const sentence = await readStartError({});
      expect(sentence).toMatch(/^The embedded database in \S+ cannot be opened\. .*backup.*DATA_DIR\.$/);
    },
    LONG_MS,
  );
});

describe('a missing part of a release stops the start with a message that names it', () => {
  it.each([
    ['a part', "import './chunk-lost.mjs';", join('dist', 'server', 'chunk-lost.mjs')],
    ['half a file', 'export const half = {', join('dist', 'server', 'backend.mjs')],
  ])('the server bundle: %s', async (_what, bundle, named) => {
    await mkdir(join(folder, 'scripts'));
    await mkdir(join(folder, 'dist', 'server'), { recursive: true });
    await copyFile(join('scripts', 'launch.js'), join(folder, 'scripts', 'launch.js'));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(join(folder, 'dist', 'server', 'backend.mjs'), bundle);
    const { status, stderr } = spawnSync(process.execPath, ['scripts/launch.js', 'backend'], {
      cwd: folder,
      encoding: 'utf8',
      env: { NODE_ENV: 'production' },
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`${named} `);
    expect(stderr).toMatch(/^\S[^\n]+ Run "npm run build" [^\n]+\.\n$/);
  });

  it('the API description', async () => {
    const started = serve({ PORT: '0', DATABASE_URL: UNREACHABLE }, { portal: false, projectFolder: folder });
    await expect(started).rejects.toThrow(/^\S+api-spec\S+ cannot be used \(ENOENT\)\. Copy it again/);
  });

  it('the migrations, without a message about the data folder @long', async () => {
    const database = await openEmbedded();
    await expect(migrate(database, migrationsFolder(folder))).rejects.toThrow(
      /migrations cannot be used \(ENOENT\)\. Copy it again/,
    );
    await database.close();
  });
});

describe('an API description that does not fit the backend stops the start with a message', () => {
  const ID = 'operationId: getSession';
  const ROLES = `${ID}\n      x-roles: [editor, admin]`;
  it.each([
    [
      'a handler without an operation',
      ID,
      'operationId: whoAmI',
      /^The API description has no operation getSession\. /,
    ],
    [
      'an operation without a handler',
      '\npaths:\n',
      '\npaths:\n  /mood: { get: { operationId: getMood, x-roles: [admin], responses: {} } }\n',
      /^The operation getMood has no handler\. Add one /,
    ],
    ['an operation without roles', ROLES, ID, /^The operation getSession has no x-roles\. Name the roles /],
    [
      'an operation that became public',
      ID,
      `${ID}\n      security: []`,
      /^The operation getSession is public, .*\. Remove its "security: \[\]" /,
    ],
    ['an operation without an id', ID, 'deprecated: false', /^GET \/session has no operationId\. Add one /],
    [
      'another version of OpenAPI',
      '3.1.0',
      '3.0.3',
      /^The API description cannot be used\. .*OpenAPI 3\.0\.3/,
    ],
  ])('%s', async (_what, before, after, message) => {
    const shipped = await readFile(join('api-spec', 'openapi.yaml'), 'utf8');
    expect(shipped).toContain(before);
    await mkdir(join(folder, 'api-spec'));
    await writeFile(join(folder, 'api-spec', 'openapi.yaml'), shipped.replace(before, after));
    const started = serve({ PORT: '0', DATABASE_URL: UNREACHABLE }, { portal: false, projectFolder: folder });
    const error: unknown = await started.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CannotStart);
    expect(error).toHaveProperty('message', expect.stringMatching(message));
    expect(error).toHaveProperty('message', expect.stringMatching(SENTENCE));
  });
});

it('a missing certificate of DATABASE_URL stops the start with a message', async () => {
  const url = `${UNREACHABLE}?sslmode=verify-full&sslrootcert=/nowhere/ca.pem`;
  expect(await readStartError({ DATABASE_URL: url })).toBe(
    'A file that DATABASE_URL names cannot be read (ENOENT). Correct sslrootcert, sslcert or sslkey there.',
  );
});

it('a missing or empty file of a secret stops the start with a message', async () => {
  const file = join(folder, 'secret');
  expect(await readStartError({ TOKEN_SECRET_FILE: file })).toMatch(
    /^TOKEN_SECRET_FILE .* Correct that path, or/,
  );
  await writeFile(file, '');
  expect(await readStartError({ TOKEN_SECRET_FILE: file })).toMatch(
    /^TOKEN_SECRET_FILE .* Write the value into it/,
  );
});

it('npm run users reports the data folder, and not the port @long', () => {
  const { status, stdout, stderr } = run('"$@"', ['users', 'list'], { DATA_DIR: '/dev/null/data' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd()).toMatch(FOLDER_MESSAGE);
  expect(stderr).not.toContain('PORT');
});

describeWithDisks('a full disk at the first start', () => {
  it.each(['4k', '1m', '30m'])(
    'of %s stops it with a message, and the next start with enough space succeeds @long',
    async (size) => {
      const disk = join(folder, 'disk');
      await mkdir(disk);
      mountDisk(disk, size);
      try {
        const sentence = await readStartError({ DATA_DIR: join(disk, 'data') });
        expect(sentence).toMatch(/^The (disk of the )?data folder \S+ .*full.*DATA_DIR/);
        resizeDisk(disk, '128m');
        const env = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: join(disk, 'data') };
        const serving = await serve(env, { portal: false });
        await serving.stop();
      } finally {
        unmountDisk(disk);
      }
    },
    LONG_MS,
  );
});

const itOnPosix = process.platform === 'win32' ? it.skip : it;
// The launcher requires 256.
itOnPosix.each([24, 255])('too few file descriptors (%d) stop the start with a message', (limit) => {
  const { status, stderr } = run(`ulimit -n ${limit}; exec "$@"`, ['backend'], {});
  expect(status).toBe(1);
  expect(stderr.trimEnd()).toMatch(SENTENCE);
  expect(stderr).toContain('ulimit -n');
});

describe('an error of the database while users are added', () => {
  const SEED_USERS = JSON.stringify([
    { login: '98765432100', password: 'a long password', role: 'admin', name: 'Zuleica' },
  ]);
  const PERSONAL_DATA = /98765432100|Zuleica|argon2|a long password/;

  it(
    'caused by SEED_USERS names it, without values @long',
    async () => {
      await makeMigratedFolder(folder);
      const database = await openEmbedded({ folder: join(folder, 'postgres') });
      await database.inMigration((query) => query(`alter table users add check (name <> 'Zuleica')`));
      await database.close();
      const sentence = await readStartError({ SEED_USERS });
      expect(sentence).toBe(
        'The database refuses a user of SEED_USERS (SQLSTATE 23514). Correct SEED_USERS.',
      );
    },
    LONG_MS,
  );

  it(
    'that is unknown prints no personal data, and its stack only for LOG_LEVEL=debug @long',
    async () => {
      await makeMigratedFolder(folder);
      const database = await openEmbedded({ folder: join(folder, 'postgres') });
      await database.inMigration((query) =>
        query(`create function refuse() returns trigger language plpgsql as $$
            begin raise exception 'no % % %', new.login, new.name, new.password_hash; end $$;
          create trigger refuse before insert on users for each row execute function refuse();`),
      );
      await database.close();
      const env = { SEED_USERS };

      const plain = run('exec "$@"', ['backend'], env);
      expect(plain.status).toBe(1);
      expect(plain.stderr.trimEnd()).toMatch(SENTENCE);
      expect(plain.stderr).toMatch(/^The start failed for an unknown reason .*P0001\)/);
      const debugged = run('exec "$@"', ['backend'], { ...env, LOG_LEVEL: 'debug' });
      expect(debugged.status).toBe(1);
      expect(debugged.stderr).toMatch(/^ {4}at .*seed/m);
      for (const { stdout, stderr } of [plain, debugged]) expect(stdout + stderr).not.toMatch(PERSONAL_DATA);
    },
    LONG_MS,
  );
});

describeOnPostgres('a PostgreSQL server that refuses', (server) => {
  const query = async (...texts: string[]) => {
    const client = new pg.Client({ connectionString: server().url });
    await client.connect();
    const rows: unknown[] = [];
    for (const text of texts) rows.push(...(await client.query<Record<string, unknown>>(text)).rows);
    await client.end();
    return rows;
  };
  const secretUrl = (user: string, name: string) =>
    server()
      .url.replace('portaria@', `${user}:short-secret@`)
      .replace(/postgres$/, name);

  beforeAll(async () => {
    await query(
      'create role weak login',
      'revoke create on schema public from public',
      'create role reader login',
      'alter role reader set default_transaction_read_only = on',
      `create role asked login password 'right'`,
    );
    const [row] = await query('show hba_file');
    const rules = ['host all asked all scram-sha-256', 'host all all all trust'];
    await writeFile(readString(row, 'hba_file') ?? '', rules.join('\n'));
    await query('select pg_reload_conf()');
  }, LONG_MS);

  it.each([
    [
      'a user without the right to make tables',
      'weak',
      'postgres',
      /^The user in DATABASE_URL may not create/,
    ],
    ['a user that does not exist', 'stranger', 'postgres', /^The database refuses the user/],
    [
      'a database that does not exist',
      'weak',
      'missing',
      /^The database named in DATABASE_URL does not exist/,
    ],
  ])('%s', async (_what, user, name, sentence) => {
    const message = await readStartError({ DATABASE_URL: secretUrl(user, name) });
    expect(message).toMatch(sentence);
    expect(message).toMatch(SENTENCE);
    expect(message).not.toContain('short-secret');
  });

  it('a server without TLS that DATABASE_URL asks for', async () => {
    const DATABASE_URL = `${server().url}?sslmode=verify-full`;
    expect(await readStartError({ DATABASE_URL })).toMatch(
      /^The database has no TLS, and sslmode in DATABASE_URL/,
    );
  });

  it('a password that DATABASE_URL does not have', async () => {
    const DATABASE_URL = server().url.replace('portaria@', 'asked@');
    expect(await readStartError({ DATABASE_URL })).toMatch(
      /^The database asks for a password, and DATABASE_URL/,
    );
  });
});
