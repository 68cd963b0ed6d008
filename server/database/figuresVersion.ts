import type { Database } from './database';
import { figuresVersion } from './tables';

/**
 * Returns a number that grows with each change of the figures' tables. Read it before the figures: then an equal version
 * means equal figures.
 */
export async function readFiguresVersion({ queries }: Pick<Database, 'queries'>): Promise<number> {
  const [row] = await queries.select({ version: figuresVersion.version }).from(figuresVersion);
  return row?.version ?? 0;
}
