// Books of ten years on a PostgreSQL server: entries, payments, statement lines with their matches, transfers and events.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { addDays, addMonths } from '../../api-spec/days';
import { readCalendar } from '../../server/company/company';
import { FIRST_ACCOUNT, moneyAccounts, statementImports } from '../../server/database/bankTables';
import type { Database } from '../../server/database/database';
import { company } from '../../server/database/tables';
import { generateEntries } from '../../server/demonstration/generate';
import { insertEntries } from '../../server/entries/insertEntries';

export const TODAY = '2026-11-20';
export const NOW = new Date(`${TODAY}T15:00:00Z`);
const YEARS = 10;
/** `generateEntries` counts the entries of two years. */
const YEARS_OF_COUNT = 2;
/** The newest lines wait for a person: those of about a week in a company with a million entries. */
const NEW_LINES = 300;
const ENTRIES_PER_TRANSFER = 100;

/** The books are closed until the month before the last one. */
const CLOSED_UNTIL = '2026-09-30';

const FIRST_DAY = addMonths(TODAY, -12 * YEARS);

/** Adds the company with a second account, and no entries. */
export async function openBooks({ queries }: Database): Promise<void> {
  await queries.insert(company).values({
    ...{ name: 'Bench', timeZone: 'America/Sao_Paulo', isDemonstration: false },
    ...{ openingCents: 1_000_000_00, openingOn: FIRST_DAY },
  });
  await queries.insert(moneyAccounts).values({ name: 'Caixa', kind: 'cash', openingOn: FIRST_DAY });
  // A statement for each month.
  await queries.insert(statementImports).values(
    Array.from({ length: 12 * YEARS }, (_one, at) => ({
      ...{ importedAt: NOW, userId: randomUUID(), userName: 'Ana' },
      ...{ fileName: `extrato-${at}.ofx`, fileHash: String(at) },
    })),
  );
}

/**
 * Adds about `count` entries of ten years, with a payment for each paid one. Each payment of the first account gets a statement
 * line. The newest lines have no match.
 * @param url of an account without a statement timeout.
 */
export async function growBooks(
  database: Database,
  { count, seed, url }: { count: number; seed: number; url: string },
): Promise<void> {
  const calendar = await readCalendar(database.queries);
  const perTwoYears = Math.round((count * YEARS_OF_COUNT) / YEARS);
  await database.queries.update(company).set({ closedUntil: null });
  await insertEntries(
    database.queries,
    calendar,
    generateEntries({ from: FIRST_DAY, today: TODAY, calendar, count: perTwoYears, seed }),
  );
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of STATEMENTS) await client.query(statement);
  await client.query('update company set closed_until = $1', [CLOSED_UNTIL]);
  await client.end();
}

// Each statement adds only the rows that are missing, so the books can grow.
const STATEMENTS = [
  `insert into statement_lines (account_id, import_id, day, cents, text, fingerprint, occurrence)
    select ${FIRST_ACCOUNT}, 1 + (payments.paid_on - date '${FIRST_DAY}') * 12 / 366, payments.paid_on,
      case when payments.kind = 'receivable' then payments.cash_cents else -payments.cash_cents end,
      'PIX ' || upper(entries.counterparty), payments.id::text, 1
    from payments join entries on entries.id = payments.entry_id
    where payments.cash_cents <> 0 and payments.account_id = ${FIRST_ACCOUNT}
    order by payments.paid_on, payments.id
    on conflict do nothing`,
  `insert into matches (line_id, payment_id, cents, matched_at, matched_by)
    select id, fingerprint::bigint, abs(cents), now(), 'Ana' from statement_lines
    where matched_cents = 0 order by day desc, id desc offset ${NEW_LINES}`,
  `insert into transfers (from_account_id, to_account_id, moved_on, cents)
    select ${FIRST_ACCOUNT}, ${FIRST_ACCOUNT} + 1, date '${FIRST_DAY}' + (id % ${YEARS * 365})::integer, 10000
    from entries where id % ${ENTRIES_PER_TRANSFER} = 0
      and id > (select count(*) * ${ENTRIES_PER_TRANSFER} from transfers)`,
  `insert into activity (happened_at, user_name, user_id, action, entry_id)
    select timestamptz '${TODAY}' - id % ${YEARS * 365} * interval '1 day', 'Ana', gen_random_uuid(), 'changed', id
    from entries where id > (select coalesce(max(entry_id), 0) from activity)`,
  `insert into access_events (happened_at, user_name, user_id, action)
    select timestamptz '${TODAY}' - id % ${YEARS * 365} * interval '1 day', 'Ana', gen_random_uuid(), 'signed-in'
    from entries where id % 10 = 0 and id > (select count(*) * 10 from access_events)`,
  `insert into statement_balances (account_id, day, import_id, cents)
    select ${FIRST_ACCOUNT}, day::date, (select max(id) from statement_imports), 0
    from generate_series(date '${FIRST_DAY}', date '${addDays(TODAY, -1)}', '1 day') as day
    on conflict do nothing`,
  // Rows of years arrive in the order of their days, which fills the pages of an index. These did not.
  'reindex table entries',
  'reindex table payments',
  'vacuum analyze',
];

/** Counts what the books have. */
export async function countBooks({
  queries,
}: Database): Promise<Record<'entries' | 'payments' | 'lines', number>> {
  const count = (table: string) =>
    sql<number>`(select count(*) from ${sql.identifier(table)})`.mapWith(Number);
  const [counts] = await queries
    .select({ entries: count('entries'), payments: count('payments'), lines: count('statement_lines') })
    .from(company);
  return counts ?? { entries: 0, payments: 0, lines: 0 };
}
