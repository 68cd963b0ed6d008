// What a person may choose for a line in the search.
import { and, between, eq, isNull, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { addDays } from '../../api-spec/days';
import { fold } from '../../api-spec/fold';
import type { components, operations } from '../../api-spec/schema.gen';
import { receivedCents } from '../bank/accounts';
import { isNotShown, otherAccountOf } from '../bank/shownTransfers';
import { moneyAccounts, statementLines, transfers } from '../database/bankTables';
import type { Queries } from '../database/database';
import { entries, payments } from '../database/tables';
import { meets, readId, toWords } from '../entries/filter';
import { signedCents } from '../entries/payments';
import { Refusal } from '../errors/refusal';
import { MOST_DAYS_APART } from './findSum';
import type { Line } from './line';

type Schemas = components['schemas'];
type LineCandidate = Schemas['LineCandidate'];
type Query = NonNullable<operations['listLineCandidates']['parameters']['query']>;

const MOST_ITEMS = 20;
/** Shorter words, such as "de", are in many names. */
const MIN_WORD_LENGTH = 3;

type Ranked = {
  candidate: LineCandidate;
  /** Words of the line that the name or the document has. */
  words: number;
  /** 0: the amount of the line. 1: at most a tenth away. 2: another one. */
  amountRank: number;
  daysAway: number;
  centsAway: number;
  count: number;
};

/**
 * Returns the recorded money that no line shows yet, and the open entries, of the direction of a line (specification §7.249).
 * @throws Refusal `unknown-line`
 */
export async function searchCandidates(
  queries: Queries,
  lineId: string,
  query: Query,
): Promise<Schemas['LineCandidates']> {
  const [line] = await queries
    .select()
    .from(statementLines)
    .where(eq(statementLines.id, readId(lineId)));
  if (line === undefined) throw new Refusal('unknown-line');
  const moved = await readTransfers(queries, line, query);
  return {
    recorded: toGroup([await readPayments(queries, line, query), moved]),
    open: toGroup([await readOpenEntries(queries, line, query)]),
  };
}

/** Each list has the first ones of its kind, so together they have the first ones of all. */
function toGroup(lists: readonly Ranked[][]): Schemas['LineCandidateGroup'] {
  const ranked = lists
    .flat()
    .sort(
      (a, b) =>
        b.words - a.words ||
        a.amountRank - b.amountRank ||
        a.daysAway - b.daysAway ||
        a.centsAway - b.centsAway,
    );
  return {
    items: ranked.slice(0, MOST_ITEMS).map(({ candidate }) => candidate),
    count: lists.reduce((sum, [first]) => sum + (first?.count ?? 0), 0),
  };
}

type Place = {
  text: SQLWrapper;
  cents: SQLWrapper;
  day: SQLWrapper;
  /** An entry can be paid with a fee or interest. Recorded money is as it is. */
  mayDiffer?: boolean;
};

/** How near money is to a line. `text` is folded, and `cents` has no sign. */
function rank(line: Line, { text, cents, day, mayDiffer = false }: Place) {
  const words = [...new Set(fold(line.text).split(' '))].filter((word) => word.length >= MIN_WORD_LENGTH);
  const hits = words.map((word) => sql`(position(${word} in ${text}) > 0)::integer`);
  const wanted = sql`${Math.abs(line.cents)}::bigint`;
  const centsAway = sql<number>`abs(${cents} - ${wanted})`;
  return {
    words: sql<number>`${sql.join([sql`0`, ...hits], sql` + `)}`.as('words'),
    amountRank:
      sql<number>`case when ${centsAway} = 0 then 0 when ${mayDiffer} and ${centsAway} * 10 <= ${wanted} then 1 else 2 end`.as(
        'amount_rank',
      ),
    daysAway: sql<number>`abs(${day} - ${line.day}::date)`.as('days_away'),
    centsAway: centsAway.as('cents_away'),
    count: sql<number>`count(*) over ()`.as('matching'),
  };
}

type Ranks = ReturnType<typeof rank>;

const inOrder = ({ words, amountRank, daysAway, centsAway }: Ranks, id: SQLWrapper): SQL[] => [
  sql`${words} desc`,
  ...[amountRank, daysAway, centsAway, id].map((one) => sql`${one}`),
];

const near = ({ day }: Line) => [addDays(day, -MOST_DAYS_APART), addDays(day, MOST_DAYS_APART)] as const;

/** Whether money has the words of the search, or its amount. */
function isSearched({ search = '', amountCents }: Query, hasWords: SQL | undefined, cents: SQLWrapper[]) {
  if (search.trim() === '') return undefined;
  return amountCents === undefined
    ? hasWords
    : or(hasWords, ...cents.map((one) => sql`${one} = ${amountCents}`));
}

async function readPayments(queries: Queries, line: Line, query: Query): Promise<Ranked[]> {
  const cents = sql<number>`abs(${payments.cashCents})`;
  const place = rank(line, { text: entries.searchText, cents, day: payments.paidOn });
  const rows = await queries
    .select({
      id: payments.id,
      day: payments.paidOn,
      cents: sql<number>`${receivedCents}`.as('moved_cents'),
      counterparty: entries.counterparty,
      document: entries.document,
      installment: entries.installment,
      installments: entries.installments,
      ...place,
    })
    .from(payments)
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .where(
      and(
        eq(payments.accountId, line.accountId),
        between(payments.paidOn, ...near(line)),
        isNull(payments.voidedAt),
        eq(payments.isOfDeleted, false),
        eq(payments.matchedCents, 0),
        sql`sign(${receivedCents}) = ${Math.sign(line.cents)}`,
        // More than the line cannot be a part of it.
        lte(cents, Math.abs(line.cents)),
        isSearched(query, meets(toWords(query.search ?? '')), [cents]),
      ),
    )
    .orderBy(...inOrder(place, payments.id))
    .limit(MOST_ITEMS);
  return rows.map(({ id, words, amountRank, daysAway, centsAway, count, ...money }) => ({
    ...{ words, amountRank, daysAway, centsAway, count },
    candidate: { kind: 'payment', id: String(id), ...money },
  }));
}

async function readTransfers(queries: Queries, line: Line, query: Query): Promise<Ranked[]> {
  const { accountId } = line;
  const own = line.cents > 0 ? transfers.toAccountId : transfers.fromAccountId;
  const name = sql`fold_text(${moneyAccounts.name})`;
  const place = rank(line, { text: name, cents: transfers.cents, day: transfers.movedOn });
  const isNamed = sql`position(fold_text(${query.search?.trim() ?? ''}) in ${name}) > 0`;
  const rows = await queries
    .select({
      ...{ id: transfers.id, day: transfers.movedOn, cents: transfers.cents },
      counterparty: moneyAccounts.name,
      ...place,
    })
    .from(transfers)
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, otherAccountOf(accountId)))
    .where(
      and(
        eq(own, accountId),
        between(transfers.movedOn, ...near(line)),
        isNull(transfers.voidedAt),
        isNotShown(queries, accountId),
        lte(transfers.cents, Math.abs(line.cents)),
        isSearched(query, isNamed, [transfers.cents]),
      ),
    )
    .orderBy(...inOrder(place, transfers.id))
    .limit(MOST_ITEMS);
  return rows.map(({ id, day, cents, counterparty, ...ranks }) => ({
    ...ranks,
    candidate: {
      ...{ kind: 'transfer', id: String(id), day, counterparty },
      cents: Math.sign(line.cents) * cents,
    },
  }));
}

async function readOpenEntries(queries: Queries, line: Line, query: Query): Promise<Ranked[]> {
  const kind = line.cents > 0 ? 'receivable' : 'payable';
  const open = sql<number>`${entries.amountCents} - ${entries.settledCents}`;
  const place = rank(line, {
    text: entries.searchText,
    cents: open,
    day: entries.effectiveDueOn,
    mayDiffer: true,
  });
  const rows = await queries
    .select({
      id: entries.id,
      day: entries.dueOn,
      openCents: open.as('open_cents'),
      counterparty: entries.counterparty,
      document: entries.document,
      installment: entries.installment,
      installments: entries.installments,
      version: entries.version,
      form: entries.form,
      ...place,
    })
    .from(entries)
    .where(
      and(
        meets({ kind, isUnpaid: true }),
        isSearched(query, meets(toWords(query.search ?? '')), [entries.amountCents, open]),
      ),
    )
    .orderBy(...inOrder(place, entries.id))
    .limit(MOST_ITEMS);
  return rows.map(({ id, openCents, words, amountRank, daysAway, centsAway, count, ...entry }) => ({
    ...{ words, amountRank, daysAway, centsAway, count },
    candidate: { kind: 'entry', id: String(id), cents: signedCents(kind, openCents), ...entry },
  }));
}
