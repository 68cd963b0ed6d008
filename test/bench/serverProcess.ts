// A process of the server bench: the reference backend, and a bare Fastify that runs the same queries on the same database.
// Arguments: the address of a PostgreSQL server, or `embedded`.
import { availableParallelism } from 'node:os';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { verify } from '@node-rs/argon2';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import fastify from 'fastify';
import pg from 'pg';
import { DEFAULT_COST, makePasswords } from '../../server/auth/passwords';
import { migrate } from '../../server/database/migrate';
import { wrapPglite } from '../../server/database/embedded';
import { openServer } from '../../server/database/server';
import { seedDemonstrationCompany } from '../../server/demonstration/demonstration';
import { addUser, buildTestApp, readToken } from '../support/backend/app';
import { openTestClient } from '../support/backend/database';
import { withQueries } from '../support/backend/plans';
import { LOGINS, PASSWORD, PATHS, type Order, type Reply, type Started } from './serverOrders';

const CONCURRENCY = Math.min(4, availableParallelism());

type RunQuery = (text: string, parameters: unknown[]) => Promise<unknown>;

const [address = 'embedded'] = process.argv.slice(2);
await serve(address);

async function serve(url: string): Promise<void> {
  const queries: { text: string; parameters: unknown[] }[] = [];
  const logger = {
    logQuery: (text: string, parameters: unknown[]) => {
      // The reference runs no transactions, because their commands need one connection.
      if (/^\s*(select|with)\b/i.test(text)) queries.push({ text, parameters });
    },
  };
  const { database, recording, run } =
    url === 'embedded' ? await openBoth(logger) : await openBothOnServer(url, logger);
  const passwords = makePasswords(DEFAULT_COST);
  for (const login of LOGINS) await addUser(database, { login, password: PASSWORD }, passwords);
  await seedDemonstrationCompany(database, { name: 'Bench', people: ['Ana'], now: new Date() });

  const settings = {
    passwordCost: DEFAULT_COST,
    portalFolder: resolve('dist'),
    logLevel: 'info' as const,
  };
  const backend = await buildTestApp(database, { settings });
  const recorded = await buildTestApp(recording, { settings: { ...settings, logLevel: 'silent' } });
  const signedIn = await recorded.inject({
    method: 'POST',
    url: '/api/authorization/getToken',
    payload: { ds_Login: LOGINS[0], ds_Senha: PASSWORD },
  });
  const token = readToken(signedIn.json<unknown>());

  const reference = fastify();
  for (const path of [PATHS.session, PATHS.entries, PATHS.dashboard]) {
    queries.splice(0);
    const response = await recorded.inject({ url: path, headers: { authorization: `Bearer ${token}` } });
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
    const content = response.json<object>();
    const pathQueries = queries.splice(0);
    reference.get(new URL(path, 'http://bench').pathname, async () => {
      for (const { text, parameters } of pathQueries) await run(text, parameters);
      return content;
    });
  }
  const page = readFileSync(join('dist', 'index.html.br'));
  reference.get('/', (_request, reply) =>
    reply.header('content-encoding', 'br').type('text/html; charset=utf-8').send(page),
  );
  const started: Started = {
    backend: await backend.listen({ port: 0, host: '127.0.0.1' }),
    reference: await reference.listen({ port: 0, host: '127.0.0.1' }),
    token,
    concurrency: CONCURRENCY,
  };
  const hash = await passwords.hash(PASSWORD);
  process.on('message', (order: Order) => {
    if (order.kind === 'stop') process.exit(0);
    const reply = (value: number) => process.send?.({ id: order.id, value } satisfies Reply);
    if (order.kind === 'cpu') {
      const { user, system } = process.cpuUsage();
      reply((user + system) / 1000);
    } else void countHashes(hash, order.seconds).then(reply);
  });
  process.send?.(started);
}

async function openBoth(logger: { logQuery: (text: string, parameters: unknown[]) => void }) {
  const client = await openTestClient();
  const run: RunQuery = (text, parameters) => client.query(text, parameters);
  const database = wrapPglite(client);
  const queries = drizzlePglite(client, { logger });
  return { database, recording: withQueries(database, queries), run };
}

async function openBothOnServer(
  url: string,
  logger: { logQuery: (text: string, parameters: unknown[]) => void },
) {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const run: RunQuery = (text, parameters) => pool.query(text, parameters);
  const database = openServer(url);
  await migrate(database, resolve('server/database/migrations'));
  const queries = drizzleNode(pool, { logger });
  return { database, recording: withQueries(database, queries), run };
}

/** Verifies a password again and again, as many at a time as the backend. Returns the number for each second. */
async function countHashes(hash: string, seconds: number): Promise<number> {
  const startedAt = performance.now();
  let count = 0;
  const loop = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      await verify(hash, PASSWORD);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, loop));
  return count / ((performance.now() - startedAt) / 1000);
}
