import { resolve } from 'node:path';
import { migrate } from '../../../server/database/migrate';
import type { Database } from '../../../server/database/database';
import { openServer } from '../../../server/database/server';
import { DATABASE_START_MS, openTestDatabase } from './database';
import { describeOnPostgres } from './postgres';

/**
 * Describes tests that run once on the embedded database and once on a PostgreSQL server.
 * @param fill adds the rows of all tests, once for each database.
 */
export function describeOnBothDatabases(
  title: string,
  fill: (database: Database) => Promise<void>,
  tests: (database: () => Database) => void,
): void {
  const describeWith = (open: () => Promise<Database>) => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await fill(database);
    }, DATABASE_START_MS);
    tests(() => database);
    afterAll(() => database.close());
  };
  describe(`${title}, embedded`, () => {
    describeWith(openTestDatabase);
  });
  describeOnPostgres(`${title}, on a server`, (server) => {
    describeWith(async () => {
      const database = openServer(server().url);
      await migrate(database, resolve('server/database/migrations'));
      return database;
    });
  });
}
