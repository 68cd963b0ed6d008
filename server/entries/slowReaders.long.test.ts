import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { addUser, buildTestApp, closeServingApp, fetchToken } from '../../test/support/backend/app';
import { DATABASE_START_MS } from '../../test/support/backend/database';
import { addManyEntries, MANY_ENTRIES } from '../../test/support/backend/manyEntries';
import { describeOnPostgres } from '../../test/support/backend/postgres';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { openServer } from '../database/server';

describeOnPostgres('a client that reads an export slowly', (server) => {
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = openServer(server().url);
    await migrate(database, resolve('server/database/migrations'));
    await addUser(database, { login: '1' });
    await addManyEntries(database);
    app = await buildTestApp(database);
  }, DATABASE_START_MS);
  afterAll(async () => {
    await closeServingApp(app);
    await database.close();
  });

  /** Whether another connection has a transaction now. */
  const hasTransaction = async () => {
    const isOpen = sql`backend_type = 'client backend' and xact_start is not null and pid <> pg_backend_pid()`;
    const rows = await database.queries
      .select({ pid: sql`pid` })
      .from(sql`pg_stat_activity`)
      .where(isOpen);
    return rows.length > 0;
  };

  it('keeps no transaction open, and gets the whole file later [specification §7.74]', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${await fetchToken(app, '1')}` };
    const sent = request(`${address}/api/entries/export?format=csv`, { headers }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.pause();
    // The test times out if a transaction stays open.
    while (await hasTransaction()) await pause(100);
    const file = await text(response);
    expect(file.split('\r\n').length - 1).toBe(MANY_ENTRIES + 1);
  });
});
