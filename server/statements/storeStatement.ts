import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { listFieldChanges, recordEvents, type Actor } from '../audit/recordEvents';
import type { SignedInUser } from '../auth/users';
import type { Queries } from '../database/database';
import {
  moneyAccounts,
  statementAccounts,
  statementBalances,
  statementImports,
  statementLines,
} from '../database/bankTables';
import { ROWS_PER_STATEMENT } from '../database/rowsPerStatement';
import { readId } from '../entries/filter';
import { Refusal } from '../errors/refusal';
import { nameAccount, type RatedLine, type RatedPart } from './rateStatement';
import type { DayBalance } from './statement';

type Schemas = components['schemas'];
type Change = { queries: Queries; actor: Actor & { user: SignedInUser }; now: Date };
type StoredFile = { fileName: string; fileHash: string };

/** Stores the new lines of a file, and remembers whose account each one is. @returns the id of the import. */
export async function storeStatement(
  change: Change,
  file: StoredFile,
  parts: readonly (RatedPart & { added: RatedLine[] })[],
): Promise<string> {
  const { queries, now } = change;
  const { user } = change.actor;
  const [stored] = await queries
    .insert(statementImports)
    .values({ importedAt: now, userId: user.id, userName: user.name, ...file })
    .returning({ id: statementImports.id });
  if (stored === undefined) throw new Error('the statement was not stored');
  const importId = stored.id;
  for (const part of parts) {
    const { account, inverts, balances, added } = part;
    if (account === null) continue;
    const name = nameAccount(part);
    if (name !== '') await rememberAccount(queries, name, account.id);
    if (account.kind === 'card' && inverts === true && !account.invertsAmounts)
      await queries
        .update(moneyAccounts)
        .set({ invertsAmounts: true })
        .where(eq(moneyAccounts.id, account.id));
    await insertLines(queries, { importId, accountId: account.id }, added);
    await insertBalances(queries, { importId, accountId: account.id }, balances);
  }
  const added = parts.reduce((sum, part) => sum + part.added.length, 0);
  const ids = parts.flatMap(({ account }) => (account === null ? [] : [account.id]));
  const changes = listFieldChanges(null, { fileName: file.fileName, added });
  await recordEvents(queries, change, [
    { action: 'statement-imported', statementImportId: importId, ...findOnly(ids), changes },
  ]);
  return String(importId);
}

/** The account of an event, if all lines are of one. */
function findOnly(ids: readonly number[]): { accountId?: number } {
  const [accountId, ...others] = new Set(ids);
  return accountId === undefined || others.length > 0 ? {} : { accountId };
}

const rememberAccount = (queries: Queries, key: string, accountId: number) =>
  queries
    .insert(statementAccounts)
    .values({ key, accountId })
    .onConflictDoUpdate({ target: statementAccounts.key, set: { accountId } });

type Owner = { importId: number; accountId: number };

async function insertBalances(
  queries: Queries,
  owner: Owner,
  balances: readonly DayBalance[],
): Promise<void> {
  const rows = balances.map((balance) => ({ ...owner, ...balance }));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await queries
      .insert(statementBalances)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflictDoNothing();
}

async function insertLines(queries: Queries, owner: Owner, lines: readonly RatedLine[]): Promise<void> {
  const rows = lines.map(({ day, cents, text, document, bankId, fingerprint, occurrence }) => ({
    ...owner,
    ...{ day, cents, text, document, bankId, fingerprint, occurrence },
  }));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await queries.insert(statementLines).values(rows.slice(start, start + ROWS_PER_STATEMENT));
}

/** Returns the newest import of the same file that is not undone. */
export async function findKnownStatement(
  queries: Queries,
  fileHash: string,
): Promise<Schemas['StatementPreview']['known']> {
  const [earlier] = await queries
    .select({ importedAt: statementImports.importedAt, importedBy: statementImports.userName })
    .from(statementImports)
    .where(and(eq(statementImports.fileHash, fileHash), isNull(statementImports.undoneAt)))
    .orderBy(desc(statementImports.id))
    .limit(1);
  return earlier === undefined ? null : { ...earlier, importedAt: earlier.importedAt.toISOString() };
}

/**
 * Removes the lines and balances of an import. An editor may undo the own imports.
 * @throws Refusal `unknown-import` or `undone-already`
 */
export async function undoStatementImport(change: Change, text: string): Promise<Schemas['StatementUndone']> {
  const { queries, now } = change;
  const id = readId(text);
  const { user } = change.actor;
  const [stored] = await queries
    .select({ undoneAt: statementImports.undoneAt, fileName: statementImports.fileName })
    .from(statementImports)
    .where(
      and(
        eq(statementImports.id, id),
        user.role === 'admin' ? undefined : eq(statementImports.userId, user.id),
      ),
    )
    .for('update');
  if (stored === undefined) throw new Refusal('unknown-import');
  if (stored.undoneAt !== null) throw new Refusal('undone-already');
  const isOfImport = eq(statementLines.importId, id);
  if ((await queries.$count(statementLines, and(isOfImport, gt(statementLines.matchedCents, 0)))) > 0)
    throw new Refusal('lines-reconciled');
  const removed = await queries
    .delete(statementLines)
    .where(isOfImport)
    .returning({ accountId: statementLines.accountId });
  await queries.delete(statementBalances).where(eq(statementBalances.importId, id));
  await queries.update(statementImports).set({ undoneAt: now }).where(eq(statementImports.id, id));
  const changes = listFieldChanges(null, { fileName: stored.fileName, removed: removed.length });
  const ids = removed.map(({ accountId }) => accountId);
  await recordEvents(queries, change, [
    { action: 'statement-undone', statementImportId: id, ...findOnly(ids), changes },
  ]);
  return { removed: removed.length };
}
