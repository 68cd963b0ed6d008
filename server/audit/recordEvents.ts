import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SignedInUser } from '../auth/users';
import type { Queries } from '../database/database';
import { activity, type FieldChange } from '../database/tables';

/** Who changes something, and in which request. */
export type Actor = { user: Pick<SignedInUser, 'id' | 'name' | 'role'>; requestId: string };

/** The recorded fields of an object, or null if it does not exist. */
export type State = Readonly<Record<string, FieldChange[1]>> | null;

type Event = {
  action: (typeof activity.$inferInsert)['action'];
  changes: FieldChange[];
  entryId?: number;
  importId?: number;
  seriesId?: number;
  accountId?: number;
  statementImportId?: number;
  transferId?: number;
};

/** Records what a user did, in the transaction of the change. Returns the ids of the events. */
export async function recordEvents(
  queries: Queries,
  { actor: { user, requestId }, now }: { actor: Actor; now: Date },
  events: readonly Event[],
): Promise<number[]> {
  if (events.length === 0) return [];
  const who = { userId: user.id, userName: user.name, userRole: user.role, requestId };
  const rows = await queries
    .insert(activity)
    .values(events.map((event) => ({ ...event, ...who, happenedAt: now })))
    .returning({ id: activity.id });
  return rows.map(({ id }) => id);
}

/** The name of the events that nobody asked for, such as the next entries of a series. */
const OWN_NAME = 'Portaria';

/** Records what the server did by itself, in the transaction of the change. */
export async function recordOwnEvents(queries: Queries, now: Date, events: readonly Event[]): Promise<void> {
  if (events.length === 0) return;
  await queries
    .insert(activity)
    .values(events.map((event) => ({ ...event, userName: OWN_NAME, happenedAt: now })));
}

type StoredEvent = Pick<typeof activity.$inferSelect, 'action' | 'seriesId'>;

/** Returns what happened. An event of a series has the action of an entry, because earlier releases know no other. */
export function readAction({ action, seriesId }: StoredEvent) {
  if (seriesId === null) return action;
  if (action === 'created') return 'series-created';
  if (action === 'deleted') return 'series-ended';
  return action === 'restored' ? 'series-resumed' : 'series-changed';
}

/** Returns the fields that differ. */
export function listFieldChanges(before: State, after: State): FieldChange[] {
  return Object.keys({ ...before, ...after })
    .map((field): FieldChange => [field, before?.[field] ?? null, after?.[field] ?? null])
    .filter(([, earlier, later]) => earlier !== later);
}

/** Events of the demonstration stay when its company is removed, and are not shown to another one. */
export const isOfCompany = ({ isDemonstration }: { isDemonstration: PgColumn }) =>
  sql`${isDemonstration} = coalesce((select is_demonstration from company), false)`;

export const isOfPresentCompany = isOfCompany(activity);
