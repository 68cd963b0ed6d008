// The payments and transfers of an account in one list, the newest day first.
import { and, desc, eq, gte, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { unionAll, type PgColumn, type PgSelect } from 'drizzle-orm/pg-core';
import type { components } from '../../api-spec/schema.gen';
import type { Day } from '../company/days';
import { moneyAccounts, transfers } from '../database/bankTables';
import type { Queries } from '../database/database';
import { entries, payments } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { decodePlace, encodePlace, isStoredDay, isWhole } from '../rules/pages';
import { openAccount, readAccount, receivedCents } from './accounts';
import { readDailySums } from './dailySums';

type Schemas = components['schemas'];

/** The place of a movement in the list. A payment comes before a transfer of its day. */
type Place = { day: Day; rank: number; id: number };

const PAYMENT = 0;
const TRANSFER = 1;

type Options = {
  accountId: string;
  limit: number;
  after: string | undefined;
  /** The newest day of the list. */
  until: Day | undefined;
  now: Date;
  userId: string;
};

/**
 * Returns one page of the movements of an account.
 * @throws Refusal `unknown-account` or `invalid-request`
 */
export async function listMovements(
  queries: Queries,
  { accountId, limit, after, until, now, userId }: Options,
): Promise<Schemas['AccountMovements']> {
  const { id, openingOn, openingCents } = await openAccount(queries, accountId);
  const account = await readAccount(queries, accountId, { now, userId });
  const last = after === undefined ? null : readPlace(after);
  const found = await readMovements(queries, id, { after: last, until, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const [first] = rows;
  const lastRow = rows.at(-1);
  let balance = openingCents;
  if (first !== undefined) {
    const sums = await readDailySums(queries, id, { from: openingOn, to: first.day });
    const ofDay = await readMovements(queries, id, { after: null, from: first.day, until: first.day });
    const newer = ofDay.slice(
      0,
      ofDay.findIndex((row) => row.rank === first.rank && row.id === first.id),
    );
    balance += addUp(sums.values()) - addUp(newer.map(({ cents }) => cents));
  }
  const hasBalance = account.openingOn !== undefined;
  return {
    account,
    movements: rows.map((row) => {
      const balanceCents = balance;
      const isCounted = hasBalance && row.day >= openingOn;
      if (isCounted) balance -= row.cents;
      return toMovement(row, isCounted ? balanceCents : null);
    }),
    next: found.length > limit && lastRow !== undefined ? writePlace(lastRow) : null,
  };
}

type Row = {
  rank: number;
  id: number;
  day: Day;
  cents: number;
  isRefund: boolean;
  entryId: number | null;
  counterparty: string | null;
  document: string | null;
  otherAccountId: number | null;
  otherAccountName: string | null;
  note: string;
};

const addUp = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

type Choice = { after: Place | null; from?: Day; until: Day | undefined; limit?: number };

/** Reads the movements after a place. All parts have the same columns. */
async function readMovements(
  queries: Queries,
  accountId: number,
  { after, from, until, limit }: Choice,
): Promise<Row[]> {
  const isChosen = (rank: number, day: PgColumn, at: PgColumn) =>
    and(
      after === null ? undefined : comesAfter(after, { rank, day, at }),
      from === undefined ? undefined : gte(day, from),
      until === undefined ? undefined : lte(day, until),
    );
  const ofPayments = queries
    .select({
      rank: sql<number>`${PAYMENT}::integer`.as('rank'),
      id: sql<number>`${payments.id}`.as('movement_id'),
      day: sql<Day>`${payments.paidOn}`.as('day'),
      cents: sql<number>`${receivedCents}`.as('moved_cents'),
      isRefund: sql<boolean>`${payments.refundOf} is not null`.as('is_refund'),
      entryId: sql<number | null>`${payments.entryId}`.as('entry_id'),
      counterparty: sql<string | null>`${entries.counterparty}`.as('counterparty'),
      document: sql<string | null>`${entries.document}`.as('document'),
      otherAccountId: sql<number | null>`null::bigint`.as('other_account_id'),
      otherAccountName: sql<string | null>`null::text`.as('other_account_name'),
      note: sql<string>`${payments.note}`.as('note'),
    })
    .from(payments)
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .where(
      and(
        eq(payments.accountId, accountId),
        isNull(payments.voidedAt),
        eq(payments.isOfDeleted, false),
        // A discount alone moves no money.
        sql`${payments.cashCents} <> 0`,
        isChosen(PAYMENT, payments.paidOn, payments.id),
      ),
    );
  const side = (own: PgColumn, other: PgColumn, sign: SQL) =>
    queries
      .select({
        rank: sql<number>`${TRANSFER}::integer`.as('rank'),
        id: sql<number>`${transfers.id}`.as('movement_id'),
        day: sql<Day>`${transfers.movedOn}`.as('day'),
        cents: sql<number>`${sign}${transfers.cents}`.as('moved_cents'),
        isRefund: sql<boolean>`false`.as('is_refund'),
        entryId: sql<number | null>`null::bigint`.as('entry_id'),
        counterparty: sql<string | null>`null::text`.as('counterparty'),
        document: sql<string | null>`null::text`.as('document'),
        otherAccountId: sql<number | null>`${moneyAccounts.id}`.as('other_account_id'),
        otherAccountName: sql<string | null>`${moneyAccounts.name}`.as('other_account_name'),
        note: sql<string>`${transfers.note}`.as('note'),
      })
      .from(transfers)
      .innerJoin(moneyAccounts, eq(moneyAccounts.id, other))
      .where(
        and(
          eq(own, accountId),
          isNull(transfers.voidedAt),
          isChosen(TRANSFER, transfers.movedOn, transfers.id),
        ),
      );
  const { fromAccountId, toAccountId } = transfers;
  // Each part ends at the limit. Without it, a page would read all movements of the account.
  const newest = <Part extends PgSelect>(part: Part, day: PgColumn, at: PgColumn) => {
    const sorted = part.orderBy(desc(day), desc(at));
    return limit === undefined ? sorted : sorted.limit(limit);
  };
  const movements = unionAll(
    newest(ofPayments.$dynamic(), payments.paidOn, payments.id),
    newest(side(fromAccountId, toAccountId, sql`-`).$dynamic(), transfers.movedOn, transfers.id),
    newest(side(toAccountId, fromAccountId, sql``).$dynamic(), transfers.movedOn, transfers.id),
  ).as('movements');
  const sorted = queries
    .select()
    .from(movements)
    .orderBy(sql`${movements.day} desc, ${movements.rank} desc, ${movements.id} desc`)
    .$dynamic();
  return limit === undefined ? sorted : sorted.limit(limit);
}

type Part = { rank: number; day: PgColumn; at: PgColumn };

/** Whether a row of a part of the list comes after a place. */
function comesAfter(place: Place, { rank, day, at }: Part): SQL {
  if (rank < place.rank) return lte(day, place.day);
  return rank > place.rank
    ? lt(day, place.day)
    : sql`(${day}, ${at}) < (${place.day}::date, ${place.id}::bigint)`;
}

function toMovement(row: Row, balanceCents: number | null): Schemas['AccountMovement'] {
  const { rank, id, day, cents, isRefund, entryId, counterparty, document, note } = row;
  const { otherAccountId, otherAccountName } = row;
  const isTransfer = rank === TRANSFER;
  return {
    ...{ id: `${isTransfer ? 'transfer' : 'payment'}-${String(id)}`, day, cents },
    kind: isTransfer ? 'transfer' : isRefund ? 'refund' : 'payment',
    ...(balanceCents !== null && { balanceCents }),
    ...(entryId !== null && { entryId: String(entryId) }),
    ...(counterparty !== null && { counterparty }),
    ...(document !== null && document !== '' && { document }),
    ...(isTransfer && { transferId: String(id) }),
    ...(otherAccountId !== null && { otherAccountId: String(otherAccountId) }),
    ...(otherAccountName !== null && { otherAccountName }),
    ...(note !== '' && { note }),
  };
}

/** Returns the parameter `after` for the page after a movement. */
const writePlace = ({ day, rank, id }: Place): string => encodePlace([day, rank, id]);

/** @throws Refusal `invalid-request` */
function readPlace(text: string): Place {
  const [day, rank, id] = decodePlace(text);
  if (!isStoredDay(day) || (rank !== PAYMENT && rank !== TRANSFER) || !isWhole(id))
    throw new Refusal('invalid-request');
  return { day, rank, id };
}
