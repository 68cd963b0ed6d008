// The payments and transfers of an account in one list, the newest day first.
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import type { components } from '../../api-spec/schema.gen';
import type { Day } from '../company/days';
import { moneyAccounts, transfers } from '../database/bankTables';
import type { Queries } from '../database/database';
import { entries, payments } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { decodePlace, encodePlace, isStoredDay, isWhole } from '../rules/pages';
import { openAccount, readAccount } from './accounts';

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
  const movements = makeMovements(queries, id);
  const place = sql`(${movements.day}, ${movements.rank}, ${movements.id})`;
  const isAtOrBefore = ({ day, rank, id: at }: Place, compare: SQL) =>
    sql`${place} ${compare} (${day}::date, ${rank}::integer, ${at}::bigint)`;
  const found = await queries
    .select()
    .from(movements)
    .where(
      and(
        last === null ? undefined : isAtOrBefore(last, sql`<`),
        until === undefined ? undefined : sql`${movements.day} <= ${until}`,
      ),
    )
    .orderBy(sql`${movements.day} desc, ${movements.rank} desc, ${movements.id} desc`)
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const [first] = rows;
  const lastRow = rows.at(-1);
  let balance = openingCents;
  if (first !== undefined) {
    const counts = sql`${movements.day} >= ${openingOn}`;
    const [sum] = await queries
      .select({ cents: sql<number>`coalesce(sum(${movements.cents}), 0)` })
      .from(movements)
      .where(and(counts, isAtOrBefore(first, sql`<=`)));
    balance += sum?.cents ?? 0;
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

/** Both parts of the list have the same columns. */
function makeMovements(queries: Queries, accountId: number) {
  const ofPayments = queries
    .select({
      rank: sql<number>`${PAYMENT}::integer`.as('rank'),
      id: sql<number>`${payments.id}`.as('movement_id'),
      day: sql<Day>`${payments.paidOn}`.as('day'),
      cents:
        sql<number>`case when ${payments.kind} = 'receivable' then ${payments.cashCents} else -${payments.cashCents} end`.as(
          'moved_cents',
        ),
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
      .where(and(eq(own, accountId), isNull(transfers.voidedAt)));
  const { fromAccountId, toAccountId } = transfers;
  return unionAll(
    ofPayments,
    side(fromAccountId, toAccountId, sql`-`),
    side(toAccountId, fromAccountId, sql``),
  ).as('movements');
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
