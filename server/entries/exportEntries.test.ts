import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { describeOnBothDatabases } from '../../test/support/backend/bothDatabases';
import { seedDemonstrationCompany } from '../demonstration/demonstration';
import { exportEntries } from './exportEntries';

const NOW = new Date('2026-11-20T15:00:00Z');
const COUNT = 3_000;

describeOnBothDatabases(
  'a file of entries',
  async (database) => {
    await seedDemonstrationCompany(database, { name: 'Aurora', people: ['Ana'], now: NOW, count: COUNT });
  },
  (database) => {
    const start = async () => {
      const { content } = await exportEntries(database(), {
        filter: {},
        sort: 'dueOn',
        format: 'csv',
        language: 'pt-BR',
        now: NOW,
        onEnd: () => Promise.resolve(),
      });
      await once(content, 'readable');
      return content;
    };
    const countConnections = () => {
      const { pool } = database();
      return pool === null ? 0 : pool.totalCount - pool.idleCount;
    };

    it('does not make other queries wait for its reader', async () => {
      const content = await start();
      await database().queries.execute(sql`select 1`);
      expect(content.readableEnded).toBe(false);
      content.destroy();
    });

    it('that nobody reads to the end gives its connection back', async () => {
      const content = await start();
      expect(countConnections()).toBe(database().kind === 'server' ? 1 : 0);
      content.destroy();
      while (countConnections() > 0) await pause(10);
    });

    it('shows one moment on a server, and later changes on the embedded database', async () => {
      const content = await start();
      await database().queries.execute(
        sql`update entries set due_on = '2031-01-01', effective_due_on = '2031-01-01'`,
      );
      const lines = (await text(content)).trimEnd().split('\r\n').slice(1);
      const moved = lines.filter((line) => line.includes('01/01/2031'));
      expect(moved.length > 0).toBe(database().kind === 'embedded');
      if (database().kind === 'server') expect(lines.length).toBeGreaterThanOrEqual(COUNT);
    });
  },
);
