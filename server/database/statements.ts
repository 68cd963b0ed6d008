import type { Queries } from './open';

/**
 * The name of a statement that is built once. The driver keeps no named statement on a connection, because a pooler in
 * front of the server may give each transaction another connection.
 */
export const NO_NAME = '';

/** Statements that are kept for each connection. Users choose the filters of a list, so there can be many. */
const MOST_KEPT = 100;

/**
 * Returns a function that builds a statement once for each connection and shape, with placeholders for its values. To
 * build the SQL text of a small query takes longer than to send it and to read its rows.
 * @param build receives the shape, which is all that the SQL text depends on.
 */
export function buildOnce<Shape extends readonly string[], Statement>(
  build: (queries: Queries, ...shape: Shape) => Statement,
): (queries: Queries, ...shape: Shape) => Statement {
  const connections = new WeakMap<Queries, Map<string, Statement>>();
  return (queries, ...shape) => {
    const built = connections.get(queries) ?? new Map<string, Statement>();
    connections.set(queries, built);
    const key = shape.join(' ');
    const known = built.get(key);
    if (known !== undefined) return known;
    const statement = build(queries, ...shape);
    built.set(key, statement);
    const [oldest = key] = built.keys();
    if (built.size > MOST_KEPT) built.delete(oldest);
    return statement;
  };
}
