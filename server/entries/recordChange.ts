// Records changes of entries, and refuses a change of outdated values.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  isOfPresentCompany,
  listFieldChanges,
  recordEvents,
  type Actor,
  type State,
} from '../audit/recordEvents';
import type { Day } from '../company/days';
import type { Queries } from '../database/database';
import { activity, categories, entries, type FieldChange } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { API_COLUMNS } from './entryRow';
import { readId } from './filter';
import { readAccountNames } from './paymentAccount';

export type Action = typeof activity.$inferInsert.action;

/** Who changes entries, when, and on which day of the company. */
export type Change = { queries: Queries; actor: Actor; now: Date; today: Day };

/** An entry with the version that the caller saw, if it saw one. */
export type SeenEntry = { id: string; version?: number };

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
  note: sql<string | null>`nullif(${entries.note}, '')`,
  deleted: sql<true | null>`case when ${entries.deletedAt} is not null then true end`,
};

/** Returns the fields of entries that are recorded, by the entries' ids. */
export async function readStates(queries: Queries, ids: number[]): Promise<Map<number, State>> {
  const rows = await queries
    .select(RECORDED_COLUMNS)
    .from(entries)
    .innerJoin(categories, eq(categories.id, entries.categoryId))
    .where(inArray(entries.id, ids));
  return new Map(rows.map(({ id, ...fields }) => [id, fields]));
}

/** The account of a new payment, and that of the one that it replaces. */
type AccountChange = { to: number; from?: number | undefined };

/** Records what a user did with entries, and the accounts of their new payments. */
export async function recordChange(
  change: Change,
  action: Action,
  ids: number[],
  before: ReadonlyMap<number, State>,
  accounts: ReadonlyMap<number, AccountChange> = new Map(),
): Promise<void> {
  const { queries } = change;
  const after = await readStates(queries, ids);
  const names = accounts.size > 0 ? await readAccountNames(queries) : new Map<number, string>();
  const events = ids.map((entryId) => {
    const state = after.get(entryId) ?? null;
    const changes = listFieldChanges(before.get(entryId) ?? null, state);
    const { to: accountId, from } = accounts.get(entryId) ?? {};
    const account = accountId === undefined ? undefined : names.get(accountId);
    if (accountId === undefined || account === undefined) return { action, entryId, changes };
    const earlier = from === undefined || from === accountId ? null : (names.get(from) ?? null);
    const ofPayment: FieldChange[] = [...describePayment(changes, state), ['account', earlier, account]];
    return { action, entryId, accountId, changes: [...changes, ...ofPayment] };
  });
  await recordEvents(queries, change, events);
}

/** The form of a payment, which is that of the entry, if it is in no other change. */
const describePayment = (changes: readonly FieldChange[], state: State): FieldChange[] =>
  changes.some(([field]) => field === 'form')
    ? []
    : listFieldChanges(null, { form: state?.['form'] ?? null });

/** @throws Refusal `changed-meanwhile` if the stored version of some entries is not the one that the caller saw. */
export async function refuseChanged(
  queries: Queries,
  stored: readonly { id: number; version: number }[],
  seen: readonly SeenEntry[],
): Promise<void> {
  const storedVersions = new Map(stored.map(({ id, version }) => [id, version]));
  const changed = seen.filter(({ id, version }) => {
    const present = storedVersions.get(readId(id));
    return version !== undefined && present !== undefined && version !== present;
  });
  await refuseAsChanged(queries, changed);
}

/** @throws Refusal `changed-meanwhile` with these entries, if there are any. */
export async function refuseAsChanged(queries: Queries, changed: readonly SeenEntry[]): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  const changedBy = await findLastUser(queries, ids.map(readId));
  throw new Refusal('changed-meanwhile', { fields: { changedBy, ids } });
}

/** Returns the user who changed all these entries last. Undefined: several users did. */
export async function findLastUser(queries: Queries, entryIds: number[]): Promise<string | undefined> {
  const last = await queries
    .selectDistinctOn([activity.entryId], { userName: activity.userName })
    .from(activity)
    .where(and(inArray(activity.entryId, entryIds), isOfPresentCompany))
    .orderBy(activity.entryId, desc(activity.id));
  const names = new Set(last.map(({ userName }) => userName));
  return names.size === 1 ? last[0]?.userName : undefined;
}
