// Starts the build in a folder that contains only the production packages. Run `npm run build` before.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { npm } from 'contract-gates/process';
import { eachRow } from '../support/eachRow';
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
  // Copies the packages, because through a link Node would also find development packages.
  for (const path of listProductionPackages()) {
    // A nested package is copied with its parent.
    if (!existsSync(join(folder, path))) cpSync(path, join(folder, path), { recursive: true });
  }
}, LONG_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Returns the folders that `npm ci --omit=dev --workspace server` installs. */
function listProductionPackages(): string[] {
  const [program, ...npmArguments] = npm();
  const { stdout } = spawnSync(
    program,
    [...npmArguments, 'ls', '--omit=dev', '--workspace', 'server', '--all', '--parseable'],
    { encoding: 'utf8' },
  );
  const paths = stdout.split('\n').map((path) => relative('.', path));
  return paths.filter((path) => path.startsWith('node_modules')).sort();
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
  const isInstalled = (name: string) => existsSync(join(folder, 'node_modules', name));
  expect(['fastify', 'pg', 'jose', '@electric-sql/pglite'].filter((name) => !isInstalled(name))).toEqual([]);
  expect(['tsx', 'esbuild', 'webpack', 'typescript', 'react'].filter(isInstalled)).toEqual([]);
});

eachRow([
  ['production', PRODUCTION],
  ['development', {}],
])(
  'serves the page and signs in, in %s',
  async (kind, env) => {
    // The start must not depend on the times of the files.
    utimesSync(join(folder, 'package.json'), new Date(), new Date());
    const settings = { ...env, DATA_DIR: `data-${kind}`, SEED_USERS: PRODUCTION.SEED_USERS };
    const { child, address, ended } = start('portal', [], settings);
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
    const users = await start('users', ['list'], settings).ended;
    expect([users.code, users.output]).toEqual([0, expect.stringContaining('777')]);
  },
  LONG_MS,
);

describe('ends with a message', () => {
  const startWithout = async (path: string) => {
    const backup = join(folder, 'backup');
    mkdirSync(backup);
    cpSync(join(folder, path), join(backup, 'kept'), { recursive: true });
    rmSync(join(folder, path), { recursive: true });
    try {
      return await start('portal', [], { ...PRODUCTION, DATA_DIR: 'data-missing' }).ended;
    } finally {
      cpSync(join(backup, 'kept'), join(folder, path), { recursive: true });
      rmSync(backup, { recursive: true });
    }
  };

  it.each([
    ['dist/server', /^dist\/server\/portal\.mjs is missing\. .*"npm run build".*\.\n$/],
    ['dist/index.html', /^The portal is not built: .*index\.html cannot.*"npm run build".*\.$/m],
    ['node_modules/jose', /^The package jose is not installed\. Run "npm ci .*"\.\n$/],
  ])(
    'without %s',
    async (path, sentence) => {
      const { code, output } = await startWithout(path);
      expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
      expect(output).not.toMatch(/^ +at /m);
    },
    LONG_MS,
  );
});
