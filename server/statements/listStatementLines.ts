import { and, asc, desc, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { components, operations } from '../../api-spec/schema.gen';
import { openAccount } from '../bank/accounts';
import { otherAccountOf } from '../bank/shownTransfers';
import type { Queries } from '../database/database';
import { matches, moneyAccounts, statementImports, statementLines, transfers } from '../database/bankTables';
import { entries, payments } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { decodePlace, DEFAULT_PAGE_SIZE, encodePlace, isStoredDay, isWhole } from '../rules/pages';
import { maskCpfs } from './maskCpfs';

type List = components['schemas']['StatementLineList'];
type Query = NonNullable<operations['listStatementLines']['parameters']['query']>;

/** Imports in the list, which can be undone. */
const MAX_IMPORTS = 10;

/** Returns a page of the lines of an account, the newest first. @throws Refusal `unknown-account`, `invalid-request` */
export async function listStatementLines(
  queries: Queries,
  id: string,
  { after, until, limit = DEFAULT_PAGE_SIZE }: Query,
): Promise<List> {
  const { id: accountId, name, kind } = await openAccount(queries, id);
  const place = after === undefined ? null : readPlace(after);
  const rows = await queries
    .select()
    .from(statementLines)
    .where(
      and(
        eq(statementLines.accountId, accountId),
        until === undefined ? undefined : lte(statementLines.day, until),
        place === null
          ? undefined
          : sql`(${statementLines.day}, ${statementLines.id}) < (${place.day}::date, ${place.id}::bigint)`,
      ),
    )
    .orderBy(desc(statementLines.day), desc(statementLines.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const ids = page.map((line) => line.id);
  const entriesOf = await readEntries(queries, ids);
  const transfersOf = await readTransfers(queries, accountId, ids);
  const last = rows.length > limit ? page[page.length - 1] : undefined;
  return {
    account: { id: String(accountId), name, kind },
    lines: page.map(({ id, text, document, importId, ignoredAt, ignoreReason, matchedCents, ...line }) => ({
      ...{ id: String(id), day: line.day, cents: line.cents, text: maskCpfs(text) },
      ...{ importId: String(importId), version: line.version },
      ...(document !== '' && { document: maskCpfs(document) }),
      ...(entriesOf.has(id) && { entries: entriesOf.get(id) ?? [] }),
      ...(transfersOf.has(id) && { transfers: transfersOf.get(id) ?? [] }),
      ...(ignoredAt !== null && ignoreReason !== null && { ignoreReason }),
      state: ignoredAt !== null ? 'ignored' : matchedCents > 0 ? 'matched' : 'new',
    })),
    imports: await readImports(queries, accountId),
    next: last === undefined ? null : encodePlace([last.day, last.id]),
  };
}

type MatchedEntry = NonNullable<List['lines'][number]['entries']>[number];
type MatchedTransfer = NonNullable<List['lines'][number]['transfers']>[number];

/** Returns the entries whose payments lines are, by the ids of the lines. */
async function readEntries(
  queries: Queries,
  lineIds: readonly number[],
): Promise<Map<number, MatchedEntry[]>> {
  const rows = await queries
    .select({ lineId: matches.lineId, id: entries.id, counterparty: entries.counterparty })
    .from(matches)
    .innerJoin(payments, eq(payments.id, matches.paymentId))
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .where(and(inArray(matches.lineId, [...lineIds]), isNull(matches.voidedAt)))
    .orderBy(asc(matches.id));
  return groupByLine(rows, ({ id, counterparty }) => ({ id: String(id), counterparty }));
}

/** Returns the transfers that lines of an account are, by the ids of the lines. */
async function readTransfers(
  queries: Queries,
  accountId: number,
  lineIds: readonly number[],
): Promise<Map<number, MatchedTransfer[]>> {
  const rows = await queries
    .select({
      lineId: matches.lineId,
      otherAccountId: moneyAccounts.id,
      otherAccountName: moneyAccounts.name,
      day: transfers.movedOn,
      isMade: matches.madeTransfer,
    })
    .from(matches)
    .innerJoin(transfers, eq(transfers.id, matches.transferId))
    .innerJoin(moneyAccounts, eq(moneyAccounts.id, otherAccountOf(accountId)))
    .where(and(inArray(matches.lineId, [...lineIds]), isNull(matches.voidedAt)))
    .orderBy(asc(matches.id));
  return groupByLine(rows, ({ otherAccountId, otherAccountName, day, isMade }) => ({
    ...{ otherAccountId: String(otherAccountId), otherAccountName, day, isMade },
  }));
}

function groupByLine<Row extends { lineId: number }, Item>(
  rows: readonly Row[],
  toItem: (row: Row) => Item,
): Map<number, Item[]> {
  const ofLines = new Map<number, Item[]>();
  for (const row of rows) ofLines.set(row.lineId, [...(ofLines.get(row.lineId) ?? []), toItem(row)]);
  return ofLines;
}

function readPlace(text: string): { day: string; id: number } {
  const [day, id] = decodePlace(text);
  if (!isStoredDay(day) || !isWhole(id)) throw new Refusal('invalid-request');
  return { day, id };
}

/** Reads the newest imports that added lines to an account. */
async function readImports(queries: Queries, accountId: number): Promise<List['imports']> {
  const isOfImport = and(
    eq(statementLines.importId, statementImports.id),
    eq(statementLines.accountId, accountId),
  );
  const added = sql<number>`(select count(*)::int from ${statementLines} where ${isOfImport})`;
  const rows = await queries
    .select({
      id: statementImports.id,
      fileName: statementImports.fileName,
      importedAt: statementImports.importedAt,
      importedBy: statementImports.userName,
      added,
    })
    .from(statementImports)
    .where(
      and(
        isNull(statementImports.undoneAt),
        exists(queries.select({ id: statementLines.id }).from(statementLines).where(isOfImport)),
      ),
    )
    .orderBy(desc(statementImports.id))
    .limit(MAX_IMPORTS);
  return rows.map(({ id, importedAt, ...row }) => ({
    ...{ id: String(id), importedAt: importedAt.toISOString() },
    ...row,
  }));
}
