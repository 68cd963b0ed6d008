import { resolve } from 'node:path';
import { migrate } from '../../../server/database/migrate';
import type { Database } from '../../../server/database/database';
import { openServer } from '../../../server/database/server';
import { DATABASE_START_MS, openTestDatabase } from './database';
import { describeOnPostgres } from './postgres';

/**
 * Describes tests that run once on the embedded database and once on a PostgreSQL server, there only in `npm run test:long`.
 * @param fill adds the rows of all tests, once for each database.
 */
export function describeOnBothDatabases(title: string, fill: Fill, tests: Tests): void {
  describeEmbedded(title, fill, tests);
  describeServer(`${title}, on a server @long`, fill, tests);
}

/** Describes the same, with the server in each run: for requests at the same time, which only a server runs side by side. */
export function describeRaces(title: string, fill: Fill, tests: Tests): void {
  describeEmbedded(title, fill, tests);
  describeServer(`${title}, on a server`, fill, tests);
}

type Fill = (database: Database) => Promise<void>;
type Tests = (database: () => Database) => void;

function describeEmbedded(title: string, fill: Fill, tests: Tests): void {
  describe(`${title}, embedded`, () => {
    describeWith(openTestDatabase, fill, tests);
  });
}

function describeServer(title: string, fill: Fill, tests: Tests): void {
  describeOnPostgres(title, (server) => {
    const open = async () => {
      const database = openServer(server().url);
      await migrate(database, resolve('server/database/migrations'));
      return database;
    };
    describeWith(open, fill, tests);
  });
}

function describeWith(open: () => Promise<Database>, fill: Fill, tests: Tests): void {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await fill(database);
  }, DATABASE_START_MS);
  tests(() => database);
  afterAll(() => database.close());
}
