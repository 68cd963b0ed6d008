import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readToken } from '../../test/support/backend/app';
import { describeOnPostgres } from '../../test/support/backend/postgres';
import { requestSession, requestToken, startBackend } from '../../test/support/backend/process';
import { openServer } from '../database/server';

const LONG_MS = 300_000;

describeOnPostgres('a database server that restarts', (server) => {
  it(
    'ends a transaction that is between two queries, and not the process',
    async () => {
      const database = openServer(server().url);
      const work = database.inTransaction('read', async (queries) => {
        await queries.execute(sql`select 1`);
        await server().stop();
        await server().start();
        await queries.execute(sql`select 1`);
      });
      await expect(work).rejects.toThrow();
      expect(await database.inTransaction('read', (queries) => queries.execute(sql`select 1`))).toBeDefined();
      await database.close();
    },
    LONG_MS,
  );
});

describeOnPostgres('a stop on a database server', (server) => {
  it(
    'responds to requests that arrive while the port is still open',
    async () => {
      const backend = await startBackend({
        DATABASE_URL: server().url,
        TOKEN_SECRET: 's'.repeat(32),
        SEED_USERS: JSON.stringify([{ login: '00123', password: 'portaria-demo', role: 'editor' }]),
        STOP_DELAY_SECONDS: '120',
      });
      const token = readToken((await requestToken(backend.address, '00123')).content);
      // The process is ended by a second signal.
      const ended = backend.end('SIGTERM');
      try {
        while ((await fetch(`${backend.address}/readyz`)).status === 200) await pause(50);
        expect(await requestSession(backend.address, token)).toMatchObject({ status: 200 });
        expect(await requestToken(backend.address, '00123')).toMatchObject({ status: 200 });
      } finally {
        await Promise.all([ended, backend.end('SIGTERM')]);
      }
    },
    LONG_MS,
  );
});
