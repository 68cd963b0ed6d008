import type { components } from '../../api-spec/schema.gen';
import { cleanText } from '../../api-spec/texts';
import type { Database, Queries } from '../database/database';
import { buildOnce } from '../database/statements';
import { categories } from '../database/tables';
import { companyDay, readCompany } from '../company/company';

type CategoryList = components['schemas']['CategoryList'];
type Kind = NonNullable<CategoryList['categories'][number]['kind']>;
type Group = typeof categories.$inferSelect.incomeStatementGroup;

/** The kind of the entries that a category is for. `null`: both. */
const KIND_OF_GROUP: Record<Group, Kind | null> = {
  revenue: 'receivable',
  deductions: 'payable',
  costs: 'payable',
  expenses: 'payable',
  // Interest is received or paid.
  financial: null,
  incomeTax: 'payable',
};

const categoriesStatement = buildOnce((queries) => queries.select().from(categories).orderBy(categories.id));

/** Returns the rows of all categories, the oldest first. */
export const readCategories = (queries: Queries) => categoriesStatement(queries).execute();

/**
 * Returns the category with a name of the input, and the kind that it is for. Names that an administrator has stored may have
 * invisible characters, and the name of the input is cleaned.
 */
export function findCategory(rows: readonly (typeof categories.$inferSelect)[], name: string | undefined) {
  const category = rows.find((row) => cleanText(row.name) === name);
  return { category, categoryKind: category && KIND_OF_GROUP[category.incomeStatementGroup] };
}

/** Returns all categories in the order of the income statement, and the company's day. */
export async function listCategories(database: Database, now: Date): Promise<CategoryList> {
  return database.inTransaction('read', async (queries) => {
    const rows = await readCategories(queries);
    const groups = categories.incomeStatementGroup.enumValues;
    return {
      categories: groups.flatMap((group) =>
        rows
          .filter(({ incomeStatementGroup }) => incomeStatementGroup === group)
          .map(({ name }) => {
            const kind = KIND_OF_GROUP[group];
            return { name, group, ...(kind !== null && { kind }) };
          }),
      ),
      asOf: companyDay(await readCompany(queries), now),
      hasNotes: true,
      seriesRhythms: ['businessDay', 'wageDay'],
    };
  });
}
