import { openTestDatabase, DATABASE_START_MS } from '../../test/support/backend/database';
import type { Database } from './open';
import { buildOnce } from './statements';

describe('a statement', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, DATABASE_START_MS);
  afterAll(() => database.close());

  const makeCounted = () => {
    let count = 0;
    const statement = buildOnce((_queries, ...shape: string[]) => {
      count += 1;
      return shape;
    });
    return { statement, count: () => count };
  };

  it('is built once for each shape', () => {
    const { statement, count } = makeCounted();
    const first = statement(database.queries, 'kind', 'dueTo');
    expect(statement(database.queries, 'kind')).toEqual(['kind']);
    expect(statement(database.queries, 'kind', 'dueTo')).toBe(first);
    expect(count()).toBe(2);
  });

  it('is built again for another connection', async () => {
    const { statement, count } = makeCounted();
    statement(database.queries, 'kind');
    await database.inTransaction('read', (queries) => Promise.resolve(statement(queries, 'kind')));
    expect(count()).toBe(2);
  });

  it('is forgotten after many other shapes', () => {
    const { statement, count } = makeCounted();
    for (let at = 0; at < 1_000; at += 1) statement(database.queries, String(at));
    statement(database.queries, '999');
    expect(count()).toBe(1_000);
    expect(statement(database.queries, '0')).toEqual(['0']);
    expect(count()).toBe(1_001);
  });
});
