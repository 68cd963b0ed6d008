import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { isNull } from 'drizzle-orm';
import { SERVER_BUNDLE } from '../../scripts/serverBundle';
import type { components } from '../../api-spec/schema.gen';
import type { Database } from '../../server/database/database';
import { openServer } from '../../server/database/server';
import { entries, payments } from '../../server/database/tables';
import { readToken } from '../support/backend/app';
import { ENTRY, PAYMENT } from '../support/backend/changes';
import { describeOnPostgres } from '../support/backend/postgres';
import { requestToken, spawnBackend, startBackend, type Backend } from '../support/backend/process';

type Schemas = components['schemas'];
type Metric = { id: string; kind: string; value?: unknown };

const LONG_MS = 20 * 60_000;
const LOGIN = '52998224725';
const AMOUNT_CENTS = 100_000;
/** Inside the repository, so the packages of the earlier release are found. */
const EARLIER_FOLDER = resolve('.cache', 'earlier-release');
const PAYMENTS_MIGRATION = 'server/database/migrations/014-payments.sql';

/** Returns the last commit without rows for payments, or null if the history is not here. */
function findEarlierCommit(): string | null {
  const args = ['log', '--diff-filter=A', '--format=%H', '--', PAYMENTS_MIGRATION];
  const added = execFileSync('git', args, { encoding: 'utf8' }).trim();
  if (added === '') return null;
  try {
    return execFileSync('git', ['rev-parse', '--verify', `${added}^`], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** Bundles the backend of a commit. */
function bundleCommit(commit: string): { args: string[]; folder: string } {
  const folder = EARLIER_FOLDER;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync(
    'git',
    ['archive', commit, 'server', 'api-spec', 'package.json', 'tsconfig.json'],
    {
      maxBuffer: 1024 ** 3,
    },
  );
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  buildSync({
    ...SERVER_BUNDLE,
    absWorkingDir: folder,
    entryPoints: { backend: 'server/backendMain.ts' },
    outdir: '.bundle',
  });
  return { args: ['.bundle/backend.mjs'], folder };
}

const commit = findEarlierCommit();
const NAME = 'beside a replica of the release before payments were rows';

if (commit === null) it.skip(`${NAME} (skipped: the history of the repository is not here)`, () => undefined);
else
  describeOnPostgres(NAME, (server) => {
    let database: Database;
    let replicas: { old: Backend; present: Backend };
    let token: string;
    beforeAll(async () => {
      const env = {
        DATABASE_URL: server().url,
        TOKEN_SECRET: 's'.repeat(32),
        SEED_USERS: JSON.stringify([{ login: LOGIN, password: 'portaria-demo', role: 'admin' }]),
      };
      const { address, child, output, ended } = spawnBackend(env, bundleCommit(commit));
      const old = {
        address: await address,
        output,
        end: async (signal: NodeJS.Signals) => {
          child.kill(signal);
          await ended;
        },
      };
      token = readToken((await requestToken(old.address, LOGIN)).content);
      // It migrates while the earlier release runs.
      replicas = { old, present: await startBackend(env) };
      database = openServer(server().url);
    }, LONG_MS);
    afterAll(async () => {
      await Promise.all(Object.values(replicas).map((replica) => replica.end('SIGTERM')));
      await database.close();
    }, LONG_MS);

    const call = async (replica: keyof typeof replicas, method: string, path: string, body?: object) => {
      for (;;) {
        const response = await fetch(`${replicas[replica].address}/api${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        // The server is busy.
        if (![429, 503].includes(response.status))
          return { status: response.status, text: await response.text() };
      }
    };
    const add = async (replica: keyof typeof replicas, values: object) => {
      const { text } = await call(replica, 'POST', '/entries', {
        ...{ ...ENTRY, category: 'Venda de mercadorias', amountCents: AMOUNT_CENTS },
        ...values,
      });
      return (JSON.parse(text) as Schemas['Entry']).id;
    };
    const payWhole = (replica: keyof typeof replicas, id: string, paidCents = AMOUNT_CENTS) =>
      call(replica, 'POST', '/entries/payments', { entries: [{ id, paidOn: '2026-11-19', paidCents }] });
    const payPart = (id: string) =>
      call('present', 'POST', `/entries/${id}/payments`, { ...PAYMENT, version: 1, principalCents: 40_000 });
    const readMetrics = async (replica: keyof typeof replicas, code: string) => {
      const { text } = await call(replica, 'GET', `/dashboards/${code}?period=year`);
      const { widgets } = JSON.parse(text) as { widgets: Metric[] };
      return new Map(widgets.filter(({ kind }) => kind === 'metric').map(({ id, value }) => [id, value]));
    };

    it(
      'payments of both at once settle no entry twice, and both show the same figures [specification §7.99]',
      async () => {
        const make = (count: number, replica: keyof typeof replicas) =>
          Promise.all(
            Array.from({ length: count }, (_one, index) =>
              add(replica, { document: `${replica} ${String(index)}` }),
            ),
          );
        const shared = await make(20, 'old');
        const ofOld = await make(10, 'present');
        const ofPresent = await make(10, 'old');
        const results = await Promise.all([
          ...shared.flatMap((id) => [payWhole('old', id), payWhole('present', id)]),
          ...ofOld.map((id) => payWhole('old', id, AMOUNT_CENTS - 500)),
          ...ofPresent.map((id) => payWhole('present', id, AMOUNT_CENTS - 500)),
        ]);
        const statuses = results.map(({ status }) => status).sort();
        expect(statuses.filter((status) => status === 200)).toHaveLength(40);
        expect(statuses.filter((status) => status === 409)).toHaveLength(20);
        for (const code of ['default', 'vendas', 'financeiro']) {
          const old = await readMetrics('old', code);
          const present = await readMetrics('present', code);
          // Without an opening balance, the present release says no balance.
          const both = [...old].filter(([id]) => present.has(id));
          expect(both.filter(([id, value]) => present.get(id) !== value)).toEqual([]);
          expect(both.length).toBeGreaterThan(0);
        }

        const parts = await make(10, 'old');
        await Promise.all(parts.flatMap((id) => [payPart(id), payWhole('old', id)]));
        const stored = await database.queries.select().from(payments).where(isNull(payments.voidedAt));
        for (const { id, amountCents, settledCents } of await database.queries.select().from(entries)) {
          const own = stored.filter(({ entryId }) => entryId === id);
          expect(own.reduce((cents, part) => cents + part.settledCents, 0)).toBe(settledCents);
          expect(settledCents).toBeLessThanOrEqual(amountCents);
        }
        for (const replica of Object.values(replicas)) expect(replica.output()).not.toMatch(/"level":50/);
      },
      LONG_MS,
    );
  });
