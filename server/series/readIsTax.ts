import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { categories } from '../database/tables';

/** Whether a category is a tax, whose due day does not move to the next business day. */
export async function readIsTax(queries: Queries, categoryId: number): Promise<boolean> {
  const [category] = await queries.select().from(categories).where(eq(categories.id, categoryId));
  return category?.isTax ?? false;
}
