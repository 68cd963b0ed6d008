import { DATABASE_START_MS, openTestDatabase } from '../../test/support/backend/database';
import { describeOnPostgres } from '../../test/support/backend/postgres';
import type { Database, Queries } from './database';
import { openServer } from './server';
import { buildOnce } from './statements';

describe('a statement', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, DATABASE_START_MS);
  afterAll(() => database.close());

  /** Returns a statement that only counts how often it is built. */
  const makeCountedStatement = () => {
    let count = 0;
    const build = buildOnce((_queries, shape: string[]) => {
      count += 1;
      return { prepare: () => shape };
    });
    return { build: (...shape: string[]) => build(database.queries, shape), count: () => count };
  };

  it('is built once for each shape', () => {
    const { build, count } = makeCountedStatement();
    const firstStatement = build('kind', 'dueTo');
    expect(build('kind')).toEqual(['kind']);
    expect(build('kind dueTo')).toEqual(['kind dueTo']);
    expect(build('kind', 'dueTo')).toBe(firstStatement);
    expect(count()).toBe(3);
  });

  it('is forgotten after 50 others that were used later', () => {
    const { build, count } = makeCountedStatement();
    const names = Array.from({ length: 50 }, (_one, at) => `other ${at}`);
    build('often');
    build('seldom');
    for (const name of names.slice(1)) {
      build(name);
      build('often');
    }
    expect(count()).toBe(51);
    build('often');
    expect(count()).toBe(51);
    build('seldom');
    expect(count()).toBe(52);
  });
});

describeOnPostgres('the statements of a connection', (server) => {
  it('are kept for its next transaction', async () => {
    const database = openServer(server().url);
    const find = () => database.inTransaction<Queries>('read', (queries) => Promise.resolve(queries));
    const [first, second] = [await find(), await find()];
    await database.close();
    expect(second).toBe(first);
  });
});
