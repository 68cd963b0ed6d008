import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { listFieldChanges, recordEvents, type Actor } from '../audit/recordEvents';
import type { SignedInUser } from '../auth/users';
import { FIRST_ACCOUNT } from '../database/bankTables';
import type { Queries } from '../database/database';
import { entries, imports, payments } from '../database/tables';
import type { Calendar } from '../../api-spec/calendar';
import { readCalendar } from '../company/company';
import type { Day } from '../company/days';
import { isForm } from '../entries/entryRules';
import { ROWS_PER_STATEMENT } from '../database/rowsPerStatement';
import { insertEntries, type NewEntry } from '../entries/insertEntries';
import { nameAccount } from '../entries/paymentAccount';
import { selectEntries, toEntry } from '../entries/entryRow';
import { Refusal } from '../errors/refusal';
import type { AnalysedRow, Preview, RowEntry } from './analysis';
import { findPrincipal, hasParts } from './readParts';

type Schemas = components['schemas'];
type Change = { queries: Queries; actor: Actor & { user: SignedInUser }; now: Date };

/** Imports in the list. */
const MAX_IMPORTS = 50;
/** Changed entries in the response, which were not deleted. */
const MAX_KEPT = 100;

/** Stores the rows of a file as entries, all or none. @returns the id of the import. */
export async function storeImport(
  change: Change,
  { fileName, fileHash, accountId }: { fileName: string; fileHash: string; accountId: number },
  rows: readonly AnalysedRow[],
): Promise<string> {
  const { queries, now } = change;
  const { user } = change.actor;
  const [stored] = await queries
    .insert(imports)
    .values({
      importedAt: now,
      userId: user.id,
      userName: user.name,
      added: rows.length,
      ...{ fileName, fileHash },
    })
    .returning({ id: imports.id });
  if (stored === undefined) throw new Error('the import was not stored');
  const importId = stored.id;
  const calendar = await readCalendar(queries);
  const [parted, whole] = [true, false].map((isParted) =>
    rows.filter(({ entry }) => hasOwnPayment(entry, accountId) === isParted),
  );
  await insertEntries(
    queries,
    calendar,
    (whole ?? []).map(({ entry }) => ({ ...toNewEntry(entry), importId })),
  );
  await storeWithPayments({ queries, calendar, importId, accountId }, parted ?? []);
  const { name: account } = await nameAccount(queries, accountId);
  const changes = listFieldChanges(null, { fileName, added: rows.length, account });
  await recordEvents(queries, change, [{ action: 'imported', importId, changes }]);
  return String(importId);
}

/** Whether the payment of a row has parts, a rest, or another account. A trigger adds the other ones to the first account. */
const hasOwnPayment = (entry: RowEntry, accountId: number): boolean =>
  hasParts(entry) ||
  entry.openCents !== undefined ||
  (entry.paidOn !== undefined && accountId !== FIRST_ACCOUNT);

type Storing = { queries: Queries; calendar: Calendar; importId: number; accountId: number };

/** Entries whose payment follows have this version, and the payment adds 1: an undo of the import finds no later change. */
const UNPAID_VERSION = 0;

/** Stores entries, and then the payment of each one with its parts. */
async function storeWithPayments(
  { queries, calendar, importId, accountId }: Storing,
  rows: readonly AnalysedRow[],
): Promise<void> {
  const made = rows.map(({ entry }) => ({ entry, payment: makePayment(entry) }));
  await insertEntries(
    queries,
    calendar,
    made.map(({ entry, payment }) => ({
      ...{ ...toNewEntry(entry), paidOn: null, paidCents: null },
      ...{ importId, version: payment === null ? 1 : UNPAID_VERSION },
    })),
  );
  const paid = made.flatMap(({ payment }) => payment ?? []);
  // Rows are inserted in their order, so their ids ascend.
  const stored = await queries
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.importId, importId), eq(entries.version, UNPAID_VERSION)))
    .orderBy(entries.id);
  const withIds = paid.map((payment, index) => {
    const entryId = stored[index]?.id;
    if (entryId === undefined) throw new Error('an entry was not stored');
    return { ...payment, entryId, accountId };
  });
  for (let start = 0; start < withIds.length; start += ROWS_PER_STATEMENT)
    await queries.insert(payments).values(withIds.slice(start, start + ROWS_PER_STATEMENT));
}

/** Returns the payment of a row, or `null` if its day has neither money nor a discount. */
function makePayment(entry: RowEntry) {
  const { paidOn, form = '', discountCents = 0, interestCents = 0, fineCents = 0, feeCents = 0 } = entry;
  const parts = { principalCents: findPrincipal(entry), discountCents, interestCents, fineCents };
  const isEmpty = Object.values(parts).every((cents) => cents === 0);
  return paidOn === undefined || !isForm(form) || isEmpty ? null : { paidOn, form, ...parts, feeCents };
}

/** The analysis has checked that all of these are there. */
function toNewEntry(entry: AnalysedRow['entry']): NewEntry {
  const { kind, counterparty, category, form = '', issuedOn, dueOn, amountCents } = entry;
  const isKind = kind === 'receivable' || kind === 'payable';
  if (!isKind || !isForm(form) || !counterparty || !category || !issuedOn || !dueOn || !amountCents)
    throw new Error('A row without problems lacks a value.');
  const { document = '', installment = 1, installments = 1, paidOn = null, paidCents = null } = entry;
  return {
    ...{ kind, counterparty, category, form, document, installment, installments },
    ...{ issuedOn, dueOn, amountCents, paidOn, paidCents },
  };
}

/** Returns the newest import of the same file that is not undone. */
export async function findKnown(queries: Queries, fileHash: string): Promise<Preview['known']> {
  const [earlier] = await queries
    .select({ importedAt: imports.importedAt, importedBy: imports.userName })
    .from(imports)
    .where(and(eq(imports.fileHash, fileHash), isNull(imports.undoneAt)))
    .orderBy(desc(imports.id))
    .limit(1);
  return earlier === undefined ? null : { ...earlier, importedAt: earlier.importedAt.toISOString() };
}

/** Returns the newest imports of the user, or of all users for an administrator. */
export async function listImports(queries: Queries, user: SignedInUser): Promise<Schemas['ImportList']> {
  const rows = await queries
    .select()
    .from(imports)
    .where(isVisible(user))
    .orderBy(desc(imports.id))
    .limit(MAX_IMPORTS);
  return {
    imports: rows.map(({ id, fileName, importedAt, userName, added, undoneAt }) => ({
      id: String(id),
      fileName,
      importedAt: importedAt.toISOString(),
      importedBy: userName,
      added,
      undoneAt: undoneAt?.toISOString() ?? null,
    })),
  };
}

const isVisible = ({ id, role }: SignedInUser) => (role === 'admin' ? undefined : eq(imports.userId, id));

/**
 * Deletes the entries of an import without a later change.
 * @throws Refusal `unknown-import` or `undone-already`
 */
export async function undoImport(change: Change, text: string, today: Day): Promise<Schemas['ImportUndone']> {
  const { queries, now } = change;
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
  const [stored] = await queries
    .select({ undoneAt: imports.undoneAt })
    .from(imports)
    .where(and(eq(imports.id, id), isVisible(change.actor.user)))
    .for('update');
  if (stored === undefined) throw new Refusal('unknown-import');
  if (stored.undoneAt !== null) throw new Refusal('undone-already');
  const isStored = and(eq(entries.importId, id), isNull(entries.deletedAt));
  // Each change and each payment increments the version.
  const removed = await queries
    .update(entries)
    .set({ deletedAt: now, version: sql`${entries.version} + 1` })
    .where(and(isStored, eq(entries.version, 1)))
    .returning({ id: entries.id });
  const kept = await selectEntries(queries).where(isStored).orderBy(entries.id).limit(MAX_KEPT);
  const [total] = await queries.select({ count: count() }).from(entries).where(isStored);
  await queries.update(imports).set({ undoneAt: now }).where(eq(imports.id, id));
  const changes = listFieldChanges(null, { removed: removed.length });
  await recordEvents(queries, change, [{ action: 'import-undone', importId: id, changes }]);
  return {
    removed: removed.length,
    keptCount: total?.count ?? 0,
    kept: kept.map((entry) => toEntry(entry, today)),
  };
}
