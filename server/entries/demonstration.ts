import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/open';
import { activity, categories, company, entries, holidays } from '../database/tables';
import { companyDay, readCalendar } from './company';
import { addDays, type Day } from './days';
import { firstGeneratedDay, GENERATED_CATEGORIES, generateEntries } from './generate';
import { insertEntries } from './insertEntries';

const TIME_ZONE = 'America/Sao_Paulo';
const ENTRIES = 12_000;

export type DemonstrationOptions = {
  /** Name of the company. */
  name: string;
  /** Names in the activity list. */
  people: readonly string[];
  now: Date;
  /** Approximate number of entries. */
  count?: number;
};

/**
 * Adds the demonstration company with entries of the 24 months up to today. Does nothing if the database has a company.
 * @returns the number of added entries.
 */
export async function seedDemonstrationCompany(
  database: Database,
  { name, people, now, count = ENTRIES }: DemonstrationOptions,
): Promise<number> {
  const today = companyDay({ timeZone: TIME_ZONE }, now);
  const added = await database.inTransaction('write', async (queries) => {
    const isNew = await queries
      .insert(company)
      .values({
        name,
        timeZone: TIME_ZONE,
        openingCents: 18_500_000,
        openingOn: firstGeneratedDay(today),
        monthlyTargetCents: Math.round((count / ENTRIES) * 68_000_000),
        isDemonstration: true,
      })
      .onConflictDoNothing()
      .returning({ id: company.id });
    if (isNew.length === 0) return 0;
    await queries.insert(categories).values([...GENERATED_CATEGORIES]);
    await queries.insert(holidays).values(listLocalHolidays(today));
    const calendar = await readCalendar(queries);
    const rows = await insertEntries(queries, calendar, generateEntries({ today, calendar, count }));
    await addActivity(queries, today, people);
    return rows;
  });
  // Without it the planner scans the whole table.
  if (added > 0) await database.queries.execute(sql`vacuum analyze entries`);
  return added;
}

/** Removes the demonstration company with its entries. Another company stays. */
export async function removeDemonstrationCompany(database: Database): Promise<void> {
  await database.inTransaction('write', async (queries) => {
    const removed = await queries
      .delete(company)
      .where(eq(company.isDemonstration, true))
      .returning({ id: company.id });
    if (removed.length === 0) return;
    for (const table of [activity, entries, categories, holidays]) await queries.delete(table);
  });
}

/** Returns the holidays of the city of São Paulo, from the year before the entries to the next year. */
function listLocalHolidays(today: Day) {
  const year = Number(today.slice(0, 4));
  return [year - 2, year - 1, year, year + 1].flatMap((one) => [
    { day: `${one}-01-25`, name: 'Aniversário de São Paulo' },
    { day: `${one}-07-09`, name: 'Revolução Constitucionalista' },
  ]);
}

/** Adds what the users did in the last days: new entries, and payments. */
async function addActivity(queries: Queries, today: Day, people: readonly string[]): Promise<void> {
  const names = sql`${sql.param([...people])}::text[]`;
  await queries.execute(sql`
    insert into activity (happened_at, user_name, action, entry_id)
    select (done.day + time '08:00' + done.id % 600 * interval '1 minute') at time zone ${TIME_ZONE},
      (${names})[1 + done.id % cardinality(${names})], done.action, done.id
    from (
      select id, issued_on as day, 'created' as action from entries where installment = 1 and deleted_at is null
      union all
      select id, paid_on, 'paid' from entries where paid_on is not null and deleted_at is null
    ) as done
    where done.day >= ${addDays(today, -7)}::date and done.day < ${today}::date
    order by 1, done.id`);
}
