// Proves the amounts of a table by its column of balances.
import type { DayBalance } from './statement';

/** A row of a table in its order: the money it moves, and the balance that it shows. */
export type BalanceRow = { row: number; day: string; cents: number; balance: number | null };

type Proof = {
  /** Rows whose amounts a balance contradicts. */
  contradicted: Set<number>;
  /** How many steps from one balance to the next agree. */
  agreed: number;
  /** The balance after the last row of each day that has one, in the order of the days. */
  balances: DayBalance[];
};

/**
 * Follows the balances from the oldest row to the newest. A file can have its newest row first, and the balance of a day
 * in each row of the day. The order with the fewest contradictions counts.
 */
export function proveBalances(rows: readonly BalanceRow[]): Proof {
  const oldestFirst = isNewestFirst(rows) ? [...rows].reverse() : [...rows];
  const orders = [oldestFirst, orderByDay(rows)];
  const proofs = orders.flatMap((order) => [follow(order), follow(keepLastOfDay(order))]);
  return proofs.reduce((best, one) => (isBetter(one, best) ? one : best));
}

const isBetter = (one: Proof, best: Proof): boolean =>
  one.contradicted.size < best.contradicted.size ||
  (one.contradicted.size === best.contradicted.size && one.agreed > best.agreed);

function isNewestFirst(rows: readonly BalanceRow[]): boolean {
  const [first, last] = [rows[0], rows[rows.length - 1]];
  return first !== undefined && last !== undefined && first.day > last.day;
}

/** Days in their order, and the rows of each day in the order of the file. */
const orderByDay = (rows: readonly BalanceRow[]): BalanceRow[] =>
  [...rows].sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));

/** The balance of a day belongs to its last row. */
const keepLastOfDay = (rows: readonly BalanceRow[]): BalanceRow[] => {
  const ofDay = new Map(rows.flatMap(({ day, balance }) => (balance === null ? [] : [[day, balance]])));
  return rows.map((row, index) => ({
    ...row,
    balance: rows[index + 1]?.day === row.day ? null : (ofDay.get(row.day) ?? null),
  }));
};

function follow(rows: readonly BalanceRow[]): Proof {
  const contradicted = new Set<number>();
  let agreed = 0;
  let last: DayBalance | null = null;
  const ofDays = new Map<string, number>();
  let since: BalanceRow[] = [];
  for (const row of rows) {
    since.push(row);
    ofDays.delete(row.day);
    if (row.balance === null) continue;
    const sum = since.reduce((total, { cents }) => total + cents, 0);
    if (last !== null && last.cents + sum !== row.balance) for (const one of since) contradicted.add(one.row);
    else if (last !== null) agreed += 1;
    last = { day: row.day, cents: row.balance };
    ofDays.set(row.day, row.balance);
    since = [];
  }
  const balances = [...ofDays].map(([day, cents]) => ({ day, cents }));
  return { contradicted, agreed, balances: balances.sort((a, b) => (a.day < b.day ? -1 : 1)) };
}
