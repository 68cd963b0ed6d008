import { and, count, desc, inArray, isNull, min, sql } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { isOfPresentCompany } from '../audit/recordEvents';
import type { Queries } from '../database/database';
import { activity, entries, series } from '../database/tables';
import { GROUPS } from '../../api-spec/categoryGroups';
import { followMerges, readCategories, type Category } from '../entries/listCategories';
import { Refusal } from '../errors/refusal';
import type { Language } from '../texts/catalogues';
import { listPresets } from './presets';

type Schemas = components['schemas'];

const CHART_ACTIONS = ['categories-changed', 'categories-merged', 'merge-undone'] as const;
const isOfChart = inArray(activity.action, [...CHART_ACTIONS]);

/** Returns the chart in the order of the income statement. `language` is that of the titles of the presets. */
export async function readChart(queries: Queries, language: Language): Promise<Schemas['CategoryChart']> {
  const rows = await readCategories(queries);
  const uses = await readUses(queries);
  const present = rows.filter(({ mergedIntoId }) => mergedIntoId === null);
  const merged = rows
    .filter(({ mergedIntoId }) => mergedIntoId !== null)
    .map((row) => ({ ...row, targetId: followMerges(rows, row).id }));
  return {
    version: await readVersion(queries),
    categories: GROUPS.flatMap((group) =>
      present
        .filter(({ incomeStatementGroup }) => incomeStatementGroup === group)
        .map((row) =>
          toChartCategory(
            row,
            merged.filter(({ targetId }) => targetId === row.id),
            uses.get(row.id),
          ),
        ),
    ),
    presets: listPresets(language),
  };
}

function toChartCategory(row: Category, merged: readonly Category[], use: Use | undefined) {
  return {
    ...{ id: String(row.id), name: row.name, group: row.incomeStatementGroup },
    ...{ isTax: row.isTax, isArchived: row.isArchived },
    entries: use?.entries ?? 0,
    isUsed: use !== undefined || merged.length > 0,
    ...(use?.firstOn && { firstOn: use.firstOn }),
    merged: merged.map(({ id, name }) => ({ id: String(id), name })),
  };
}

/** What needs a category. `entries` and `firstOn` do not count deleted entries. */
export type Use = { entries: number; firstOn: string | null; kinds: ReadonlySet<string> };

/** Returns the uses of the categories that an entry, a deleted entry or a series has. */
export async function readUses(queries: Queries): Promise<ReadonlyMap<number, Use>> {
  const isPresent = isNull(entries.deletedAt);
  const ofEntries = await queries
    .select({
      categoryId: entries.categoryId,
      kind: entries.kind,
      entries: sql<number>`(count(*) filter (where ${isPresent}))::int`,
      firstOn: sql<string | null>`${min(entries.issuedOn)} filter (where ${isPresent})`,
    })
    .from(entries)
    .groupBy(entries.categoryId, entries.kind);
  const ofSeries = await queries
    .selectDistinct({ categoryId: series.categoryId, kind: series.kind })
    .from(series);
  const uses = new Map<number, Use>();
  for (const { categoryId, kind, ...row } of [
    ...ofEntries,
    ...ofSeries.map((one) => ({ ...one, entries: 0, firstOn: null })),
  ]) {
    const use = uses.get(categoryId);
    const days = [use?.firstOn ?? null, row.firstOn].filter((day) => day !== null).sort();
    uses.set(categoryId, {
      entries: (use?.entries ?? 0) + row.entries,
      firstOn: days[0] ?? null,
      kinds: new Set([...(use?.kinds ?? []), kind]),
    });
  }
  return uses;
}

/** The version of the chart is the number of its changes. */
async function readVersion(queries: Queries): Promise<number> {
  const [row] = await queries.select({ changes: count() }).from(activity).where(isOfChart);
  return row?.changes ?? 0;
}

/** @throws Refusal `changed-meanwhile` if the version is not the stored one. */
export async function refuseOtherVersion(queries: Queries, version: number): Promise<void> {
  if (version === (await readVersion(queries))) return;
  const [last] = await queries
    .select({ userName: activity.userName })
    .from(activity)
    .where(and(isOfChart, isOfPresentCompany))
    .orderBy(desc(activity.id))
    .limit(1);
  throw new Refusal('changed-meanwhile', { fields: { changedBy: last?.userName } });
}
