import pg from 'pg';
import { COUNTERPARTY, isDone, type Outcome } from './walk';

type Row = { id: string; amount: number; settled: number };

/** How many acknowledged changes of a walk there are, and how many of them the database lacks. */
export type Comparison = {
  entries: number;
  payments: number;
  acknowledgedCents: number;
  storedCents: number;
  lostEntries: number;
  lostPayments: number;
  /** Stored entries without a response that said so. */
  unacknowledged: number;
};

/** Returns the last id of the entries. */
export async function readLastEntry(url: string): Promise<number> {
  const [row] = await query<{ id: number }>(url, 'select coalesce(max(id), 0)::integer as id from entries');
  return row?.id ?? 0;
}

/**
 * Compares what a walk was told with what is stored.
 * @param lastEntry the last id of the entries before the walk.
 */
export async function compareStored(
  url: string,
  lastEntry: number,
  outcomes: readonly Outcome[],
): Promise<Comparison> {
  const rows = await query<Row>(
    url,
    `select id::text, amount_cents::float8 as amount, settled_cents::float8 as settled from entries
     where id > ${lastEntry} and counterparty = '${COUNTERPARTY}' and deleted_at is null`,
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const saved = listEntries(outcomes, 'save');
  const paid = listEntries(outcomes, 'pay');
  const lostEntries = saved.filter(({ id, amountCents }) => stored.get(id)?.amount !== amountCents);
  const lostPayments = paid.filter(({ id, amountCents }) => stored.get(id)?.settled !== amountCents);
  return {
    entries: saved.length,
    payments: paid.length,
    acknowledgedCents: saved.reduce((sum, { amountCents }) => sum + amountCents, 0),
    storedCents: rows.reduce((sum, { amount }) => sum + amount, 0),
    lostEntries: lostEntries.length,
    lostPayments: lostPayments.length,
    unacknowledged: rows.length - (saved.length - lostEntries.length),
  };
}

const listEntries = (outcomes: readonly Outcome[], step: Outcome['step']) =>
  outcomes.flatMap((outcome) =>
    outcome.step === step && isDone(outcome) && outcome.entry ? [outcome.entry] : [],
  );

async function query<Found extends object>(url: string, text: string): Promise<Found[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Found>(text);
  await client.end();
  return rows;
}
