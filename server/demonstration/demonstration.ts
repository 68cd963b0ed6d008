import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database';
import { activity, company, entries, holidays, imports } from '../database/tables';
import { makeCalendar } from '../company/calendar';
import { changeFigures } from '../database/changeFigures';
import { companyDay, readCalendar } from '../company/company';
import { addDays, addMonths, type Day } from '../company/days';
import { generateEntries } from './generate';
import { changeHolidays } from '../company/holidays';
import { insertEntries, type NewEntry } from '../entries/insertEntries';

const TIME_ZONE = 'America/Sao_Paulo';
const ENTRIES = 12_000;
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
  { name, people, now, count = ENTRIES }: DemonstrationOptions,
): Promise<number> {
  const added = await changeFigures(database, async (queries) => {
    const [storedCompany] = await queries.select().from(company);
    if (storedCompany && !storedCompany.isDemonstration) return 0;
    // A user may have changed the time zone.
    const timeZone = storedCompany?.timeZone ?? TIME_ZONE;
    const today = companyDay({ timeZone }, now);
    if (storedCompany?.generatedUntil) {
      const { generatedFrom, openingOn, generatedUntil: since } = storedCompany;
      if (since >= today) return 0;
      await queries.update(company).set({ generatedUntil: today });
      const from = generatedFrom ?? openingOn;
      return addTrade(queries, { from, since, now, today, timeZone, people, count });
    }
    // An earlier release made it without this day.
    if (storedCompany) await remove(queries);
    const from = addMonths(today, -MONTHS);
    const scale = count / ENTRIES;
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
  // Without it the planner scans the whole table.
  if (added > 0) await database.queries.execute(sql`vacuum analyze entries`);
  return added;
}

/** Removes the demonstration company with its entries. The categories stay, and so does another company. */
export async function removeDemonstrationCompany(database: Database): Promise<void> {
  await changeFigures(database, async (queries) => {
    const [storedCompany] = await queries.select().from(company);
    if (storedCompany?.isDemonstration) await remove(queries);
  });
}

async function remove(queries: Queries): Promise<void> {
  for (const table of [company, activity, entries, imports, holidays]) await queries.delete(table);
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
  const first = yearOf(from);
  const last = yearOf(today) + 1;
  await changeHolidays(queries, {
    added: listLocalHolidays(since === null ? first : yearOf(since) + 2, last),
  });
  // Does not depend on the stored holidays, so the earlier entries stay the same after a change of them.
  const calendar = makeCalendar(listLocalHolidays(first, last).map(({ day }) => day));
  const generate = (until: Day) => [...generateEntries({ from, today: until, calendar, count })];
  const before = since === null ? [] : generate(since);
  const made = generate(today);
  const isPaid = (one: NewEntry | undefined) => typeof one?.paidOn === 'string';
  await addPayments(
    queries,
    made.slice(0, before.length).filter((one, index) => isPaid(one) && !isPaid(before[index])),
  );
  const rows = await insertEntries(queries, await readCalendar(queries), made.slice(before.length));
  await addActivity(queries, { since, now, today, timeZone, people });
  return rows;
}

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** Adds payments to entries that are still as they were generated. */
async function addPayments(queries: Queries, paid: NewEntry[]): Promise<void> {
  const list = (type: 'text' | 'bigint' | 'integer' | 'date', read: (row: NewEntry) => unknown) =>
    sql`${sql.param(paid.map(read))}::${sql.raw(type)}[]`;
  await queries.execute(sql`
    update entries set paid_on = made.paid_on, paid_cents = made.paid_cents, version = entries.version + 1
    from unnest(
      ${list('text', (row) => row.kind)}, ${list('text', (row) => row.counterparty)},
      ${list('text', (row) => row.category)}, ${list('text', (row) => row.form)},
      ${list('text', (row) => row.document)}, ${list('integer', (row) => row.installment ?? 1)},
      ${list('date', (row) => row.issuedOn)}, ${list('date', (row) => row.dueOn)},
      ${list('bigint', (row) => row.amountCents)}, ${list('date', (row) => row.paidOn)},
      ${list('bigint', (row) => row.paidCents)}
    ) as made (kind, counterparty, category, form, document, installment, issued_on, due_on, amount_cents, paid_on,
      paid_cents)
    join categories on categories.name = made.category
    where entries.paid_on is null and deleted_at is null
      and (entries.kind, entries.counterparty, entries.category_id, entries.form, entries.document)
        = (made.kind, made.counterparty, categories.id, made.form, made.document)
      and (entries.installment, entries.issued_on, entries.due_on, entries.amount_cents)
        = (made.installment, made.issued_on, made.due_on, made.amount_cents)`);
}

/** Returns the holidays of the city of São Paulo in some years. */
function listLocalHolidays(first: number, last: number) {
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
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
  const week = addDays(today, -7);
  const from = since !== null && since > week ? since : week;
  const names = sql`${sql.param([...people])}::text[]`;
  // The entries of today are all stored by now, whatever the hour, so none of their activity is later.
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
