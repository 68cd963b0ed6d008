import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** One row. Triggers increment the version with each change of the figures' tables. */
export const figuresVersion = pgTable('figures_version', {
  id: integer('id').primaryKey().default(1),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/**
 * Returns a number that grows with each change of the figures' tables. Read it before the figures: then an equal version
 * means equal figures.
 */
export async function readFiguresVersion({ queries }: Pick<Database, 'queries'>): Promise<number> {
  const [row] = await queries.select({ version: figuresVersion.version }).from(figuresVersion);
  return row?.version ?? 0;
}
