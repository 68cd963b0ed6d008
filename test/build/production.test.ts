// The build starts where only the server's packages for production are installed. Needs `npm run build` before.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { npm } from 'contract-gates/process';
import { requestToken, spawnBackend } from '../support/backend/process';

const LONG_MS = 300_000;
const SECRET = 'Zk3vN8qLw1RtYb7XcM5pHd9GsJ2fAe6u';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portaria-production-'));
  for (const path of [
    'package.json',
    'server/package.json',
    'server/database/migrations',
    'scripts',
    'api-spec',
  ])
    cpSync(path, join(folder, path), { recursive: true });
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  // Copies, because from a link Node would find the packages for development too.
  for (const path of productionPackages()) {
    // A package inside another one comes with that one.
    if (!existsSync(join(folder, path))) cpSync(path, join(folder, path), { recursive: true });
  }
}, LONG_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** The folders of what `npm ci --omit=dev --workspace server` installs. */
function productionPackages(): string[] {
  const [program, ...first] = npm();
  const { stdout } = spawnSync(
    program,
    [...first, 'ls', '--omit=dev', '--workspace', 'server', '--all', '--parseable'],
    { encoding: 'utf8' },
  );
  const found = stdout.split('\n').map((path) => relative('.', path));
  return found.filter((path) => path.startsWith('node_modules')).sort();
}

/** Starts a program in the folder, as npm would. */
const start = (name: string, args: string[], env: Record<string, string>) =>
  spawnBackend({ LOG_LEVEL: 'info', ...env }, { args: ['scripts/launch.js', name, ...args], folder });

const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: SECRET,
  SEED_USERS: JSON.stringify([{ login: '777', password: 'a long password', role: 'editor' }]),
};

it('the installation contains no development package', () => {
  const isThere = (name: string) => existsSync(join(folder, 'node_modules', name));
  expect(['fastify', 'pg', 'jose', '@electric-sql/pglite'].filter((name) => !isThere(name))).toEqual([]);
  expect(['tsx', 'esbuild', 'webpack', 'typescript', 'react'].filter(isThere)).toEqual([]);
});

it.each([
  ['development', {}],
  ['production', PRODUCTION],
])(
  'serves the page and signs in, in %s',
  async (kind, env) => {
    // The times of the files decide nothing.
    utimesSync(join(folder, 'package.json'), new Date(), new Date());
    const given = { ...env, DATA_DIR: `data-${kind}`, SEED_USERS: PRODUCTION.SEED_USERS };
    const { child, address, ended } = start('portal', [], given);
    try {
      const url = await address;
      const page = await fetch(`${url}/user/login`);
      expect([page.status, await page.text()]).toEqual([200, readFileSync('dist/index.html', 'utf8')]);
      expect((await fetch(`${url}/stamp.json`)).headers.get('content-type')).toMatch(/^text\/html/);
      expect((await fetch(`${url}/server/portal.mjs`)).status).toBe(404);
      expect(await requestToken(url, '777', 'a long password')).toMatchObject({
        content: { statusLogin: 0 },
      });
    } finally {
      child.kill('SIGTERM');
      expect((await ended).code).toBe(0);
    }
    const users = await start('users', ['list'], given).ended;
    expect([users.code, users.output]).toEqual([0, expect.stringContaining('777')]);
  },
  LONG_MS,
);

describe('ends with a message', () => {
  const without = async (path: string) => {
    const away = join(folder, 'away');
    mkdirSync(away);
    cpSync(join(folder, path), join(away, 'kept'), { recursive: true });
    rmSync(join(folder, path), { recursive: true });
    try {
      return await start('portal', [], { ...PRODUCTION, DATA_DIR: 'data-missing' }).ended;
    } finally {
      cpSync(join(away, 'kept'), join(folder, path), { recursive: true });
      rmSync(away, { recursive: true });
    }
  };

  it.each([
    ['dist/server', /^dist\/server\/portal\.mjs is missing\. .*"npm run build".*\.\n$/],
    ['dist/index.html', /^The portal is not built: .*index\.html cannot.*"npm run build".*\.$/m],
    ['node_modules/jose', /^The package jose is not installed\. Run "npm ci .*"\.\n$/],
  ])(
    'without %s',
    async (path, sentence) => {
      const { code, output } = await without(path);
      expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
      expect(output).not.toMatch(/^ +at /m);
    },
    LONG_MS,
  );
});
