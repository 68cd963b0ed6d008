import type { components } from '../../api-spec/schema.gen';
import { sql } from 'drizzle-orm';
import { GROUPS, KIND_OF_GROUP } from '../../api-spec/categoryGroups';
import { cleanText } from '../../api-spec/texts';
import type { Database, Queries } from '../database/database';
import { buildOnce } from '../database/statements';
import { categories } from '../database/tables';
import { companyDay, readCompany } from '../company/company';

type CategoryList = components['schemas']['CategoryList'];
/** A stored category. */
export type Category = typeof categories.$inferSelect;
const categoriesStatement = buildOnce((queries) =>
  queries
    .select()
    .from(categories)
    .orderBy(sql`${categories.position} nulls last`, categories.id),
);

/** Returns the rows of all categories in their order, also of merged ones. */
export const readCategories = (queries: Queries) => categoriesStatement(queries).execute();

/** Returns the category that has the entries of a category. That is another one after a merge. */
export function followMerges(rows: readonly Category[], category: Category): Category {
  if (category.mergedIntoId === null) return category;
  const target = rows.find(({ id }) => id === category.mergedIntoId);
  return target === undefined ? category : followMerges(rows, target);
}

/**
 * Returns the category with a name of the input, and the kind that it is for. The name of a merged category means the one that
 * has its entries. Names that an administrator has stored may have invisible characters, and the name of the input is cleaned.
 */
export function findCategory(rows: readonly Category[], name: string | undefined) {
  const named = rows.find((row) => cleanText(row.name) === name);
  const category = named && followMerges(rows, named);
  return { category, categoryKind: category && KIND_OF_GROUP[category.incomeStatementGroup] };
}

/** Returns the names of merged categories, and of the ones that have their entries. */
export async function listMergedNames(queries: Queries): Promise<{ name: string; becomes: string }[]> {
  const rows = await readCategories(queries);
  return rows
    .filter(({ mergedIntoId }) => mergedIntoId !== null)
    .map((row) => ({ name: row.name, becomes: followMerges(rows, row).name }));
}

/** Returns the categories in the order of the income statement and of the chart, and the company's day. */
export async function listCategories(database: Database, now: Date): Promise<CategoryList> {
  return database.inTransaction('read', async (queries) => {
    const rows = await readCategories(queries);
    return {
      categories: GROUPS.flatMap((group) =>
        rows
          .filter((row) => row.incomeStatementGroup === group && row.mergedIntoId === null)
          .map(({ name, isArchived }) => {
            const kind = KIND_OF_GROUP[group];
            return { name, group, ...(kind !== null && { kind }), ...(isArchived && { isArchived }) };
          }),
      ),
      asOf: companyDay(await readCompany(queries), now),
      hasNotes: true,
      changesNames: true,
      seriesRhythms: ['businessDay', 'wageDay'],
    };
  });
}
