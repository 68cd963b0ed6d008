import type { Queries } from './database';

/** The driver keeps no statement without a name. A pooler may give each transaction another connection. */
const NO_NAME = '';

/** A query before it is prepared. */
export type Unprepared<Statement> = { prepare: (name: string) => Statement };

/** Users choose the filters of a list, so there can be many statements. A statement of a list takes 27 kB. */
const MAX_STATEMENTS = 50;

/**
 * Returns a function that builds and prepares a statement once for each shape. It keeps the statements that were used last.
 * Drizzle takes longer to build the text of a small query than to send it (docs/decisions/049-statements-built-once.md).
 *
 * A statement belongs to its `queries`: the pool, one connection of the pool, or a transaction of the embedded database.
 * @param build receives the shape, which is all that the SQL text depends on. Values are placeholders.
 */
export function buildOnce<Statement, Shape = void>(
  build: (queries: Queries, shape: Shape) => Unprepared<Statement>,
): (queries: Queries, shape: Shape) => Statement {
  const byQueries = new WeakMap<Queries, Map<string, Statement>>();
  return (queries, shape) => {
    const statements = byQueries.get(queries) ?? new Map<string, Statement>();
    byQueries.set(queries, statements);
    const key = JSON.stringify([shape]);
    const statement = statements.get(key) ?? build(queries, shape).prepare(NO_NAME);
    // The key moves to the end of the map.
    statements.delete(key);
    statements.set(key, statement);
    const [oldest = key] = statements.keys();
    if (statements.size > MAX_STATEMENTS) statements.delete(oldest);
    return statement;
  };
}
