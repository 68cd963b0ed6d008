import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../server/database/embedded';
import { sessions } from '../../server/database/tables';
import { requestSession, requestToken, startBackend } from '../support/backend/process';
import { readToken } from '../support/backend/app';

const ROUNDS = 20;
const LONG_MS = 20 * 60_000;
const LOGINS = ['52998224725', '00123', '12345', '40404'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portaria-killed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Signs in with all logins in parallel until `enough` sign-ins are accepted, then kills the process. */
async function signInUntilKilled(enough: number): Promise<string[]> {
  const backend = await startBackend({ DATA_DIR: folder });
  const accepted: string[] = [];
  let killed: Promise<void> | undefined;
  const work = async (login: string) => {
    while (killed === undefined) {
      const received = await requestToken(backend.address, login).catch(() => null);
      // The connection broke, because the process was killed.
      if (received === null) return;
      if (received.status === 200) accepted.push(readToken(received.content));
      if (accepted.length >= enough) killed ??= backend.end('SIGKILL');
    }
  };
  await Promise.all([...LOGINS, ...LOGINS].map(work));
  await killed;
  return accepted;
}

it(
  'every issued session survives twenty kill -9 during sign-ins',
  async () => {
    const issued: string[] = [];
    // The process is killed after one to seven sign-ins, so at different times of its work.
    for (let round = 0; round < ROUNDS; round += 1)
      issued.push(...(await signInUntilKilled(1 + (round % 7))));

    const backend = await startBackend({ DATA_DIR: folder });
    for (const token of issued) {
      expect(await requestSession(backend.address, token)).toMatchObject({ status: 200 });
    }
    for (const login of LOGINS) expect((await requestToken(backend.address, login)).status).toBe(200);
    // Level 50 is an error.
    expect(backend.output()).not.toMatch(/"level":50/);
    await backend.end('SIGTERM');

    // A table scan and an index scan count the same rows.
    const database = await openEmbedded({ folder: join(folder, 'postgres') });
    const count = async (tableScan: string) => {
      const [row] = await database.inMigration((run) =>
        run(`set local enable_seqscan = ${tableScan}; set local enable_indexscan = on; set local enable_bitmapscan = off;
          select count(*)::integer as count from sessions where id >= ''`),
      );
      return row?.['count'];
    };
    expect(await count('off')).toBe(await count('on'));
    expect((await database.queries.select().from(sessions)).length).toBeGreaterThanOrEqual(issued.length);
    await database.close();
  },
  LONG_MS,
);
