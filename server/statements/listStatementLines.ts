import { and, asc, desc, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { components, operations } from '../../api-spec/schema.gen';
import { openAccount } from '../bank/accounts';
import type { Queries } from '../database/database';
import { matches, statementImports, statementLines } from '../database/bankTables';
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
  const matched = await readEntries(
    queries,
    page.map((line) => line.id),
  );
  const last = rows.length > limit ? page[page.length - 1] : undefined;
  return {
    account: { id: String(accountId), name, kind },
    lines: page.map(({ id, day, cents, text, document, importId, ignoredAt, matchedCents, version }) => ({
      ...{ id: String(id), day, cents, text: maskCpfs(text), importId: String(importId), version },
      ...(document !== '' && { document: maskCpfs(document) }),
      ...(matched.has(id) && { entries: matched.get(id) ?? [] }),
      state: ignoredAt !== null ? 'ignored' : matchedCents > 0 ? 'matched' : 'new',
    })),
    imports: await readImports(queries, accountId),
    next: last === undefined ? null : encodePlace([last.day, last.id]),
  };
}

type MatchedEntries = NonNullable<List['lines'][number]['entries']>;

/** Returns the entries whose payments lines are, by the ids of the lines. */
async function readEntries(
  queries: Queries,
  lineIds: readonly number[],
): Promise<Map<number, MatchedEntries>> {
  if (lineIds.length === 0) return new Map();
  const rows = await queries
    .select({ lineId: matches.lineId, id: entries.id, counterparty: entries.counterparty })
    .from(matches)
    .innerJoin(payments, eq(payments.id, matches.paymentId))
    .innerJoin(entries, eq(entries.id, payments.entryId))
    .where(and(inArray(matches.lineId, [...lineIds]), isNull(matches.voidedAt)))
    .orderBy(asc(matches.id));
  const ofLines = new Map<number, MatchedEntries>();
  for (const { lineId, id, counterparty } of rows)
    ofLines.set(lineId, [...(ofLines.get(lineId) ?? []), { id: String(id), counterparty }]);
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
