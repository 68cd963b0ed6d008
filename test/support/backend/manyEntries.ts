import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/database';

/** More entries than the buffers of a connection on one machine take in a csv. */
export const MANY_ENTRIES = 30_000;

/** Stores that many entries with long texts, in the first category. */
export async function addManyEntries({ queries }: Database): Promise<void> {
  // One statement for all of them would take longer than the server permits.
  for (let from = 1; from <= MANY_ENTRIES; from += 1_000)
    await queries.execute(sql`
      insert into entries (kind, counterparty, category_id, form, document, installment, installments, issued_on, due_on,
        effective_due_on, amount_cents)
      select 'receivable', repeat('Cliente ', 14), (select min(id) from categories), 'pix', repeat('NF ', 15) || n, 1, 1,
        '2026-11-01', '2026-11-24', '2026-11-24', 100
      from generate_series(${from}::int, ${from + 999}::int) as n`);
}
