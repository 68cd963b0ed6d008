import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { ROWS_PER_STATEMENT } from '../database/rowsPerStatement';
import type { entries } from '../database/tables';
import { findEffectiveDueDay } from '../company/calendar';
import { type Calendar } from '../../api-spec/calendar';
import { followMerges, readCategories, type Category } from './listCategories';

type Entry = typeof entries.$inferInsert;

/** An entry to store. Its effective due day is computed. */
export type NewEntry = Omit<Entry, 'id' | 'categoryId' | 'effectiveDueOn' | 'deletedAt'> & {
  /** Name of an existing category. */
  category: string;
  deletedAt?: string | null;
};

/** Stores entries. @throws if a category does not exist. */
export async function insertEntries(
  queries: Queries,
  calendar: Calendar,
  added: Iterable<NewEntry>,
): Promise<number> {
  const allCategories = await readCategories(queries);
  const categoriesByName = new Map(
    allCategories.map((category) => [category.name, followMerges(allCategories, category)]),
  );
  let count = 0;
  let rows: NewEntry[] = [];
  const flush = async () => {
    await queries.execute(insertStatement(rows, categoriesByName, calendar));
    count += rows.length;
    rows = [];
  };
  for (const row of added) {
    rows.push(row);
    if (rows.length === ROWS_PER_STATEMENT) await flush();
  }
  if (rows.length > 0) await flush();
  return count;
}

function insertStatement(rows: NewEntry[], categoriesByName: Map<string, Category>, calendar: Calendar): SQL {
  const list = (
    type: 'text' | 'bigint' | 'integer' | 'date' | 'timestamptz',
    read: (row: NewEntry) => unknown,
  ) => sql`${sql.param(rows.map(read))}::${sql.raw(type)}[]`;
  const findCategory = ({ category: name }: NewEntry) => {
    const category = categoriesByName.get(name);
    if (category === undefined) throw new Error(`There is no category ${name}.`);
    return category;
  };
  const columns: [string, SQL][] = [
    ['kind', list('text', (row) => row.kind)],
    ['counterparty', list('text', (row) => row.counterparty)],
    ['category_id', list('integer', (row) => findCategory(row).id)],
    ['form', list('text', (row) => row.form)],
    ['document', list('text', (row) => row.document)],
    ['installment', list('integer', (row) => row.installment ?? 1)],
    ['installments', list('integer', (row) => row.installments ?? 1)],
    ['issued_on', list('date', (row) => row.issuedOn)],
    ['due_on', list('date', (row) => row.dueOn)],
    [
      'effective_due_on',
      list('date', (row) => findEffectiveDueDay(calendar, { ...row, isTax: findCategory(row).isTax })),
    ],
    ['paid_on', list('date', (row) => row.paidOn ?? null)],
    ['amount_cents', list('bigint', (row) => row.amountCents)],
    ['paid_cents', list('bigint', (row) => row.paidCents ?? null)],
    ['deleted_at', list('timestamptz', (row) => row.deletedAt ?? null)],
    ['import_id', list('bigint', (row) => row.importId ?? null)],
    ['version', list('integer', (row) => row.version ?? 1)],
  ];
  const names = sql.raw(columns.map(([name]) => name).join(', '));
  const arrays = sql.join(
    columns.map(([, array]) => array),
    sql`, `,
  );
  return sql`insert into entries (${names}) select * from unnest(${arrays})`;
}
