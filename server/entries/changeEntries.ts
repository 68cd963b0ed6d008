// Each function changes entries in the transaction of `queries`, which has called `lockFigures`, and records what the
// user did with the values before and after.
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import {
  isOfPresentCompany,
  listFieldChanges,
  recordEvents,
  type Actor,
  type State,
} from '../audit/recordEvents';
import type { Queries } from '../database/database';
import { activity, categories, entries } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { refuseProblems } from '../rules/fieldRules';
import { checkInput } from './checkInput';
import type { Day } from '../company/days';
import { checkPayment } from './entryRules';
import { readId } from './filter';
import { API_COLUMNS, selectEntries, toEntry } from './entryRow';

type Schemas = components['schemas'];
type Entry = Schemas['Entry'];
type Action = typeof activity.$inferInsert.action;

/** Who changes entries, when, and on which day of the company. */
export type Change = { queries: Queries; actor: Actor; now: Date; today: Day };

/** @throws Refusal `unknown-entry` */
export async function readEntry(queries: Queries, id: string, today: Day): Promise<Entry> {
  const [row] = await selectEntries(queries).where(isStored(readId(id)));
  if (row === undefined) throw makeUnknownEntry();
  return toEntry(row, today);
}

/** @throws Refusal `invalid-values` */
export async function addEntry(change: Change, input: Schemas['EntryInput']): Promise<Entry> {
  const { queries, today } = change;
  const values = await checkInput(queries, input, today);
  const [added] = await queries.insert(entries).values(values).returning({ id: entries.id });
  const id = added?.id ?? 0;
  await record(change, 'created', [id], new Map());
  return readEntry(queries, String(id), today);
}

/** @throws Refusal `unknown-entry`, `changed-meanwhile` or `invalid-values` */
export async function changeEntry(
  change: Change,
  id: string,
  { version, ...input }: Schemas['EntryChange'],
): Promise<Entry> {
  const { queries, today } = change;
  const isRequested = isStored(readId(id));
  const [stored] = await queries.select().from(entries).where(isRequested).for('update');
  if (stored === undefined) throw makeUnknownEntry();
  if (version !== undefined && version !== stored.version) {
    const changedBy = await findLastUser(queries, [stored.id]);
    throw new Refusal('changed-meanwhile', { fields: { changedBy } });
  }
  const values = await checkInput(queries, input, today);
  const before = await readStates(queries, [stored.id]);
  await queries
    .update(entries)
    .set({ ...values, version: stored.version + 1 })
    .where(isRequested);
  await record(change, findAction(stored.paidOn, values.paidOn), [stored.id], before);
  return readEntry(queries, id, today);
}

function findAction(before: Day | null, now: Day | null): Action {
  if (before === null && now !== null) return 'paid';
  return before !== null && now === null ? 'unpaid' : 'changed';
}

/**
 * Marks all entries as paid, or none.
 * @throws Refusal `not-open` if some are paid or gone, `changed-meanwhile`, and `invalid-values` for an invalid payment.
 */
export async function payEntries(change: Change, { entries: payments }: Schemas['PaymentList']) {
  const { queries, today } = change;
  const problems = payments.flatMap((payment) => checkPayment(payment, today));
  refuseProblems(problems.slice(0, 1));
  const ids = payments.map(({ id }) => readId(id));
  if (new Set(ids).size < ids.length) refuseProblems([{ field: 'entries', reason: 'repeated' }]);
  const openEntries = await queries
    .select({ id: entries.id, version: entries.version })
    .from(entries)
    .where(and(inArray(entries.id, ids), isNull(entries.deletedAt), isNull(entries.paidOn)))
    .orderBy(entries.id)
    .for('update');
  const openIds = new Set(openEntries.map(({ id }) => id));
  const notOpenIds = payments.filter(({ id }) => !openIds.has(readId(id))).map(({ id }) => id);
  if (notOpenIds.length > 0) throw new Refusal('not-open', { fields: { ids: notOpenIds } });
  await refuseChanged(queries, openEntries, payments);
  const before = await readStates(queries, ids);
  const days = payments.map(({ paidOn }) => paidOn);
  const cents = payments.map(({ paidCents }) => paidCents);
  await queries.execute(sql`
    update entries set paid_on = paid.day, paid_cents = paid.cents, version = version + 1
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(days)}::date[], ${sql.param(cents)}::bigint[])
      as paid (id, day, cents)
    where entries.id = paid.id`);
  await record(change, 'paid', ids, before);
  return { count: ids.length };
}

/**
 * Deletes the entries that are not deleted yet.
 * @throws Refusal `changed-meanwhile`
 */
export async function deleteEntries(
  change: Change,
  { ids, versions = [] }: Schemas['EntryDeletion'],
): Promise<null> {
  await setDeleted(change, 'deleted', ids, versions);
  return null;
}

/** Restores the entries that are deleted. */
export async function restoreEntries(change: Change, { ids }: Schemas['EntryIds']): Promise<null> {
  await setDeleted(change, 'restored', ids);
  return null;
}

/** An entry with the version that the caller saw, if it saw one. */
type SeenEntry = { id: string; version?: number };

async function setDeleted(
  change: Change,
  action: 'deleted' | 'restored',
  ids: string[],
  seen: readonly SeenEntry[] = [],
): Promise<void> {
  const { queries, now } = change;
  const isDeleting = action === 'deleted';
  const { id, deletedAt, version } = entries;
  const isToChange = isDeleting ? isNull(deletedAt) : isNotNull(deletedAt);
  const rows = await queries
    .select({ id, version })
    .from(entries)
    .where(and(inArray(id, ids.map(readId)), isToChange))
    .orderBy(id)
    .for('update');
  if (rows.length === 0) return;
  await refuseChanged(queries, rows, seen);
  const changedIds = rows.map((row) => row.id);
  const before = await readStates(queries, changedIds);
  await queries
    .update(entries)
    .set({ deletedAt: isDeleting ? now : null, version: sql`${version} + 1` })
    .where(inArray(id, changedIds));
  await record(change, action, changedIds, before);
}

/** What a person can change. A deleted entry has the field `deleted`. */
const RECORDED_COLUMNS = {
  id: API_COLUMNS.id,
  kind: API_COLUMNS.kind,
  counterparty: API_COLUMNS.counterparty,
  category: API_COLUMNS.category,
  form: API_COLUMNS.form,
  document: API_COLUMNS.document,
  installment: API_COLUMNS.installment,
  installments: API_COLUMNS.installments,
  issuedOn: API_COLUMNS.issuedOn,
  dueOn: API_COLUMNS.dueOn,
  amountCents: API_COLUMNS.amountCents,
  paidOn: API_COLUMNS.paidOn,
  paidCents: API_COLUMNS.paidCents,
  deleted: sql<true | null>`case when ${entries.deletedAt} is not null then true end`,
};

/** Returns the fields of entries that are recorded, by the entries' ids. */
async function readStates(queries: Queries, ids: number[]): Promise<Map<number, State>> {
  const rows = await queries
    .select(RECORDED_COLUMNS)
    .from(entries)
    .innerJoin(categories, eq(categories.id, entries.categoryId))
    .where(inArray(entries.id, ids));
  return new Map(rows.map(({ id, ...fields }) => [id, fields]));
}

async function record(
  change: Change,
  action: Action,
  ids: number[],
  before: ReadonlyMap<number, State>,
): Promise<void> {
  const after = await readStates(change.queries, ids);
  const events = ids.map((entryId) => ({
    action,
    entryId,
    changes: listFieldChanges(before.get(entryId) ?? null, after.get(entryId) ?? null),
  }));
  await recordEvents(change.queries, change, events);
}

/** @throws Refusal `changed-meanwhile` if the stored version of some entries is not the one that the caller saw. */
async function refuseChanged(
  queries: Queries,
  stored: readonly { id: number; version: number }[],
  seen: readonly SeenEntry[],
): Promise<void> {
  const storedVersions = new Map(stored.map(({ id, version }) => [id, version]));
  const changed = seen.filter(({ id, version }) => {
    const present = storedVersions.get(readId(id));
    return version !== undefined && present !== undefined && version !== present;
  });
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  const changedBy = await findLastUser(queries, ids.map(readId));
  throw new Refusal('changed-meanwhile', { fields: { changedBy, ids } });
}

/** Returns the user who changed all these entries last. Undefined: several users did. */
async function findLastUser(queries: Queries, entryIds: number[]): Promise<string | undefined> {
  const last = await queries
    .selectDistinctOn([activity.entryId], { userName: activity.userName })
    .from(activity)
    .where(and(inArray(activity.entryId, entryIds), isOfPresentCompany))
    .orderBy(activity.entryId, desc(activity.id));
  const names = new Set(last.map(({ userName }) => userName));
  return names.size === 1 ? last[0]?.userName : undefined;
}

const isStored = (id: number) => and(eq(entries.id, id), isNull(entries.deletedAt));

const makeUnknownEntry = () => new Refusal('unknown-entry');
