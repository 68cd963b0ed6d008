import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '../../api-spec/schema.gen';
import { readToken } from '../../test/support/backend/app';
import { describeOnPostgres, migrateServer } from '../../test/support/backend/postgres';
import { requestToken } from '../../test/support/backend/process';
import { serve } from './serve';

type Schemas = components['schemas'];

const LONG_MS = 300_000;
const USER = { login: '10020030040', password: 'a long password', role: 'admin', name: 'Ana Souza' };
const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'Zk3vN8qLw1RtYb7XcM5pHd9GsJ2fAe6u',
  SEED_USERS: JSON.stringify([USER]),
  STOP_DELAY_SECONDS: '0',
};

/** Starts the backend and signs in. Returns a function that calls operations. */
async function start(env: Record<string, string>) {
  const serving = await serve({ PORT: '0', LOG_LEVEL: 'silent', ...PRODUCTION, ...env }, { portal: false });
  const signedIn = await requestToken(serving.address, USER.login, USER.password);
  const headers = { authorization: `Bearer ${readToken(signedIn.content)}` };
  const call = (path: string, payload?: object) =>
    serving.app.inject({
      ...{ method: payload ? 'POST' : 'GET', url: `/api/${path}`, headers },
      ...(payload && { payload }),
    });
  return { call, stop: () => serving.stop() };
}

const sale = (today: string): Schemas['EntryInput'] => ({
  ...{ kind: 'receivable', counterparty: 'Padaria São João', category: 'Venda de mercadorias', form: 'pix' },
  ...{ issuedOn: today, dueOn: today, amountCents: 45_090 },
});

/** Stores the first entry of an empty database, which has no company yet. */
async function storeFirstEntry(env: Record<string, string>): Promise<void> {
  const { call, stop } = await start(env);
  try {
    const { categories, asOf } = (await call('categories')).json<Schemas['CategoryList']>();
    for (const kind of ['receivable', 'payable'])
      expect(categories.filter((one) => one.kind === kind).length).toBeGreaterThan(2);

    const added = await call('entries', sale(asOf));
    expect(added.statusCode).toBe(201);
    const { entries } = (await call('entries')).json<Schemas['EntryList']>();
    expect(entries).toEqual([added.json<Schemas['Entry']>()]);

    for (const code of ['default', 'vendas', 'financeiro']) {
      const dashboard = await call(`dashboards/${code}`);
      expect(dashboard.statusCode).toBe(200);
      const { widgets } = dashboard.json<Schemas['Dashboard']>();
      expect(widgets.filter((widget) => 'problem' in widget)).toEqual([]);
    }
  } finally {
    await stop();
  }
}

describe('an empty installation in production, embedded', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portaria-first-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

  it(
    'stores the first entry with a category of the starting chart [specification §7.46]',
    () => storeFirstEntry({ DATA_DIR: folder }),
    LONG_MS,
  );
});

describeOnPostgres('an empty installation in production, on a server', (server) => {
  it(
    'stores the first entry with a category of the starting chart [specification §7.46]',
    async () => {
      const { owner, application } = await server().makeAccounts();
      await migrateServer(owner);
      await storeFirstEntry({ DATABASE_URL: application });
    },
    LONG_MS,
  );
});
