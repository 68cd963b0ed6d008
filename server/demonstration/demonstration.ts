import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database';
import { company, entries, holidays, imports, series } from '../database/tables';
import { makeCalendar } from '../../api-spec/calendar';
import { changeFigures } from '../database/changeFigures';
import { companyDay, readCalendar } from '../company/company';
import { addDays, addMonths } from '../../api-spec/days';
import type { Day } from '../company/days';
import { DEMONSTRATION_ENTRIES, generateEntries } from './generate';
import { changeHolidays } from '../company/holidays';
import { insertEntries, type NewEntry } from '../entries/insertEntries';
import { readCategories } from '../entries/listCategories';

const TIME_ZONE = 'America/Sao_Paulo';
const MONTHS = 24;

export type DemonstrationOptions = {
  /** Name of the company. */
  name: string;
  /** Names in the activity list. */
  people: readonly string[];
  now: Date;
  /** Approximate number of entries of 24 months. */
  count?: number;
};

/**
 * Adds the demonstration company with entries of the 24 months up to today. If it is there already, adds the entries and
 * payments since the last call. Another company stays as it is.
 * @returns the number of added entries.
 */
export async function seedDemonstrationCompany(
  database: Database,
  { name, people, now, count = DEMONSTRATION_ENTRIES }: DemonstrationOptions,
): Promise<number> {
  const addedCount = await changeFigures(database, async (queries) => {
    const [storedCompany] = await queries.select().from(company);
    if (storedCompany && !storedCompany.isDemonstration) return 0;
    // A user may have changed the time zone.
    const timeZone = storedCompany?.timeZone ?? TIME_ZONE;
    const today = companyDay({ timeZone }, now);
    if (storedCompany?.generatedUntil) {
      const { generatedFrom, openingOn, generatedUntil: since } = storedCompany;
      if (since >= today) return 0;
      // The new entries have payments since that day.
      const isClosed = storedCompany.closedUntil !== null && storedCompany.closedUntil >= since;
      await queries.update(company).set({ generatedUntil: today, ...(isClosed && { closedUntil: null }) });
      const from = generatedFrom ?? openingOn;
      return addTrade(queries, { from, since, now, today, timeZone, people, count });
    }
    // A company without `generatedUntil` is of an earlier release, and is made again.
    if (storedCompany) await removeCompany(queries);
    const from = addMonths(today, -MONTHS);
    const scale = count / DEMONSTRATION_ENTRIES;
    await queries.insert(company).values({
      name,
      timeZone,
      openingCents: Math.round(scale * 17_000_000),
      openingOn: from,
      monthlyTargetCents: Math.round(scale * 68_000_000),
      isDemonstration: true,
      generatedUntil: today,
      generatedFrom: from,
    });
    return addTrade(queries, { from, since: null, now, today, timeZone, people, count });
  });
  // Without new statistics the planner scans the whole table.
  if (addedCount > 0) await database.queries.execute(sql`vacuum analyze entries`);
  return addedCount;
}

/** Removes the demonstration company with its entries. The categories stay, and so does another company. */
export async function removeDemonstrationCompany(database: Database): Promise<void> {
  await changeFigures(database, async (queries) => {
    const [storedCompany] = await queries.select().from(company);
    if (storedCompany?.isDemonstration) await removeCompany(queries);
  });
}

/** The events of the demonstration stay. They are not shown to another company. */
async function removeCompany(queries: Queries): Promise<void> {
  for (const table of [company, entries, series, imports, holidays]) await queries.delete(table);
}

type Trade = {
  /** The first day with generated entries. */
  from: Day;
  /** The last day with generated entries, or `null` for none. */
  since: Day | null;
  now: Date;
  today: Day;
  timeZone: string;
  people: readonly string[];
  count: number;
};

async function addTrade(
  queries: Queries,
  { from, since, now, today, timeZone, people, count }: Trade,
): Promise<number> {
  const firstYear = yearOf(from);
  const lastYear = yearOf(today) + 1;
  // The last call added the holidays up to the year after `since`.
  const firstNewYear = since === null ? firstYear : yearOf(since) + 2;
  await changeHolidays(queries, { added: listLocalHolidays(firstNewYear, lastYear) });
  // Does not depend on the stored holidays, so the earlier entries stay the same after a change of them.
  const calendar = makeCalendar(listLocalHolidays(firstYear, lastYear).map(({ day }) => day));
  const generate = (until: Day) => [...generateEntries({ from, today: until, calendar, count })];
  const earlierEntries = since === null ? [] : generate(since);
  const allEntries = generate(today);
  const isPaid = (entry: NewEntry | undefined) => typeof entry?.paidOn === 'string';
  await addPayments(
    queries,
    allEntries
      .slice(0, earlierEntries.length)
      .filter((entry, index) => isPaid(entry) && !isPaid(earlierEntries[index])),
  );
  const names = new Set((await readCategories(queries)).map(({ name }) => name));
  // An administrator may have renamed or deleted a category.
  const newEntries = allEntries.slice(earlierEntries.length).filter(({ category }) => names.has(category));
  const addedCount = await insertEntries(queries, await readCalendar(queries), newEntries);
  await addActivity(queries, { since, now, today, timeZone, people });
  return addedCount;
}

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** Adds payments to entries that are still as they were generated. */
async function addPayments(queries: Queries, paidEntries: NewEntry[]): Promise<void> {
  const makeArray = (type: 'text' | 'bigint' | 'integer' | 'date', read: (row: NewEntry) => unknown) =>
    sql`${sql.param(paidEntries.map(read))}::${sql.raw(type)}[]`;
  await queries.execute(sql`
    insert into payments (entry_id, paid_on, principal_cents, discount_cents, interest_cents, form)
    select entries.id, made.paid_on, principal, discount, interest, made.form
    from unnest(
      ${makeArray('text', (row) => row.kind)}, ${makeArray('text', (row) => row.counterparty)},
      ${makeArray('text', (row) => row.category)}, ${makeArray('text', (row) => row.form)},
      ${makeArray('text', (row) => row.document)}, ${makeArray('integer', (row) => row.installment ?? 1)},
      ${makeArray('date', (row) => row.issuedOn)}, ${makeArray('date', (row) => row.dueOn)},
      ${makeArray('bigint', (row) => row.amountCents)}, ${makeArray('date', (row) => row.paidOn)},
      ${makeArray('bigint', (row) => row.paidCents)}
    ) as made (kind, counterparty, category, form, document, installment, issued_on, due_on, amount_cents, paid_on,
      paid_cents)
    join categories on categories.name = made.category,
    entries, closing_parts(entries.amount_cents, made.paid_cents)
    where entries.settled_cents = 0 and deleted_at is null
      and (entries.kind, entries.counterparty, entries.category_id, entries.form, entries.document)
        = (made.kind, made.counterparty, categories.id, made.form, made.document)
      and (entries.installment, entries.issued_on, entries.due_on, entries.amount_cents)
        = (made.installment, made.issued_on, made.due_on, made.amount_cents)`);
}

/** Returns the holidays of the city of São Paulo in some years. */
function listLocalHolidays(firstYear: number, lastYear: number) {
  const count = Math.max(0, lastYear - firstYear + 1);
  const years = Array.from({ length: count }, (_, index) => firstYear + index);
  return years.flatMap((year) => [
    { day: `${year}-01-25`, name: 'Aniversário de São Paulo' },
    { day: `${year}-07-09`, name: 'Revolução Constitucionalista' },
  ]);
}

/** Adds what the users did in the last days: new entries, and payments. */
async function addActivity(
  queries: Queries,
  { since, now, today, timeZone, people }: Pick<Trade, 'since' | 'now' | 'today' | 'timeZone' | 'people'>,
): Promise<void> {
  const weekStart = addDays(today, -7);
  const from = since !== null && since > weekStart ? since : weekStart;
  const names = sql`${sql.param([...people])}::text[]`;
  // An entry's id decides the minute from 8:00 to 18:00. Activity of today is at latest now, whatever the hour.
  await queries.execute(sql`
    insert into activity (happened_at, user_name, action, entry_id)
    select greatest(
        done.day::timestamp at time zone ${timeZone},
        least(
          (done.day + time '08:00' + done.id % 600 * interval '1 minute') at time zone ${timeZone},
          ${now.toISOString()}::timestamptz - done.id % 60 * interval '1 minute'
        )
      ),
      (${names})[1 + done.id % cardinality(${names})], done.action, done.id
    from (
      select id, issued_on as day, 'created' as action from entries where installment = 1 and deleted_at is null
      union all
      select id, paid_on, 'paid' from entries where paid_on is not null and deleted_at is null
    ) as done
    where done.day >= ${from}::date and done.day <= ${today}::date
      and not exists (select from activity where entry_id = done.id and activity.action = done.action)
    order by 1, done.id`);
}
