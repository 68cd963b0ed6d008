import { inArray } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { moneyAccounts } from '../database/bankTables';
import type { Queries } from '../database/database';
import { categories, entries, imports, series } from '../database/tables';
import type { Place } from './eventPlace';

export type Event = components['schemas']['Event'];

/** The ids of what an event is about. */
export type Objects = Record<'entryId' | 'importId' | 'seriesId' | 'accountId', number | null>;

export type Row = Place & { event: Omit<Event, 'id'>; objects: Objects };

/** Adds the names of what the events are about. */
export async function nameObjects(queries: Queries, rows: readonly Row[]): Promise<Event[]> {
  const idsOf = (key: keyof Objects) => [
    ...new Set(rows.flatMap(({ objects }) => (objects[key] === null ? [] : [objects[key]]))),
  ];
  const entryRows = await queries
    .select({ id: entries.id, name: entries.counterparty, kind: entries.kind })
    .from(entries)
    .where(inArray(entries.id, idsOf('entryId')));
  const importRows = await queries
    .select({ id: imports.id, name: imports.fileName })
    .from(imports)
    .where(inArray(imports.id, idsOf('importId')));
  const seriesRows = await queries
    .select({ id: series.id, name: series.counterparty, kind: series.kind })
    .from(series)
    .where(inArray(series.id, idsOf('seriesId')));
  const accountRows = await queries
    .select({ id: moneyAccounts.id, name: moneyAccounts.name })
    .from(moneyAccounts)
    .where(inArray(moneyAccounts.id, idsOf('accountId')));
  const isOfCategories = rows.some(({ event }) => event.changes.some(isOfCategory));
  const categoryRows = isOfCategories
    ? await queries.select({ id: categories.id, name: categories.name }).from(categories)
    : [];
  const find = <T extends { id: number }>(found: readonly T[], id: number | null) =>
    found.find((one) => one.id === id);
  return rows.map(({ source, id, event, objects: { entryId, importId, seriesId, accountId } }) => {
    const entry = find(entryRows, entryId);
    const one = find(seriesRows, seriesId);
    const kind = entry?.kind ?? one?.kind;
    // A transfer has two accounts, which its changes name.
    const ofAccount = /^(?:account|line|statement)-/.test(event.action);
    return {
      id: `${source}-${String(id)}`,
      ...event,
      ...(entryId !== null && { entryId: String(entryId) }),
      ...(importId !== null && { importId: String(importId) }),
      ...(seriesId !== null && { seriesId: String(seriesId) }),
      ...(accountId !== null && { accountId: String(accountId) }),
      ...nameOf(entry ?? one ?? find(importRows, importId) ?? find(ofAccount ? accountRows : [], accountId)),
      ...(kind !== undefined && { objectKind: kind }),
      changes: event.changes.map((change) => nameCategory(change, event.changes, categoryRows)),
    };
  });
}

const nameOf = (found: { name: string } | undefined) =>
  found === undefined ? {} : { objectName: found.name };

const isOfCategory = ({ field, of }: Event['changes'][number]): boolean =>
  of !== undefined && field.startsWith('category.');

/** Replaces the id of a category by its name. A category that was deleted since has the name of the event. */
function nameCategory(
  change: Event['changes'][number],
  all: Event['changes'],
  stored: readonly { id: number; name: string }[],
): Event['changes'][number] {
  if (!isOfCategory(change)) return change;
  const ofEvent = all.find(({ field, of }) => field === 'category.name' && of === change.of);
  const name =
    stored.find(({ id }) => String(id) === change.of)?.name ?? ofEvent?.after ?? ofEvent?.before ?? change.of;
  return { ...change, of: String(name) };
}
