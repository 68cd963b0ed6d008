import { and, inArray, isNull, sql } from 'drizzle-orm';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import type { Queries } from '../database/database';
import { entries } from '../database/tables';
import { checkDay, checkName, refuseProblems, type Problem } from '../rules/fieldRules';
import { checkCategory, isForm } from './entryRules';
import { readId } from './filter';
import { findCategory, readCategories } from './listCategories';
import { prepareDueDays } from './prepareDueDays';
import { readStates, recordChange, refuseAsChanged, type Change } from './recordChange';

type Schemas = components['schemas'];
type SentChange = Schemas['EntryChanges']['entries'][number];
type StoredEntry = typeof entries.$inferSelect;
type Values = Pick<StoredEntry, 'counterparty' | 'categoryId' | 'form' | 'dueOn'>;

/**
 * Changes name, category, form or due day of entries, all or none, in the transaction of `queries`, which has called `lockFigures`.
 * An entry that has the values already stays as it is. Payments keep their own form.
 * @throws Refusal `changed-meanwhile` or `invalid-values`
 */
export async function changeSelected(
  change: Change,
  { entries: sent }: Schemas['EntryChanges'],
): Promise<Schemas['ChangedEntries']> {
  const { queries } = change;
  const ids = sent.map(({ id }) => readId(id));
  if (new Set(ids).size < ids.length) refuseProblems([{ field: 'entries', reason: 'repeated' }]);
  const stored = await queries
    .select()
    .from(entries)
    .where(and(inArray(entries.id, ids), isNull(entries.deletedAt)))
    .orderBy(entries.id)
    .for('update');
  const byId = new Map(stored.map((entry) => [entry.id, entry]));
  const outdated = sent.filter(({ id, version }) => byId.get(readId(id))?.version !== version);
  await refuseAsChanged(queries, outdated);
  const readValues = await prepareValues(queries);
  const checked = sent.flatMap((one, index) => {
    const entry = byId.get(readId(one.id));
    return entry === undefined ? [] : [{ entry, ...readValues(one, entry, index) }];
  });
  refuseProblems(checked.flatMap(({ problems }) => problems));
  const differing = checked.filter(({ entry, values }) =>
    (['counterparty', 'categoryId', 'form', 'dueOn'] as const).some(
      (field) => values[field] !== entry[field],
    ),
  );
  const changedIds = differing.map(({ entry }) => entry.id);
  const before = await readStates(queries, changedIds);
  await writeValues(queries, differing);
  await recordChange(change, 'changed', changedIds, before);
  return { entries: differing.map(({ entry }) => ({ id: String(entry.id), version: entry.version + 1 })) };
}

/** Loads the categories, and returns the function that reads and checks the new values of an entry. */
async function prepareValues(queries: Queries) {
  const categories = await readCategories(queries);
  return (sent: SentChange, stored: StoredEntry, index: number): { values: Values; problems: Problem[] } => {
    const { category, form = stored.form, dueOn = stored.dueOn } = sent;
    const { category: found, categoryKind } = findCategory(categories, category);
    const counterparty = sent.counterparty?.trim() ?? stored.counterparty;
    const problems: Problem[] = [
      ...(sent.counterparty === undefined ? [] : checkName('counterparty', counterparty, LIMITS.nameLength)),
      ...(category === undefined ? [] : checkCategory({ kind: stored.kind, categoryKind })),
      ...(isForm(form) ? [] : [{ field: 'form', reason: 'unknown' }]),
      ...(sent.dueOn === undefined ? [] : checkDay('dueOn', dueOn)),
    ];
    return {
      values: {
        ...{ counterparty, categoryId: found?.id ?? stored.categoryId },
        ...{ form: isForm(form) ? form : stored.form, dueOn },
      },
      problems: problems.map(({ field, reason }) => ({ field: `entries.${index}.${field}`, reason })),
    };
  };
}

/** Writes the entries with the same new values in one statement. */
async function writeValues(
  queries: Queries,
  changes: readonly { entry: StoredEntry; values: Values }[],
): Promise<void> {
  const findDueDay = await prepareDueDays(queries);
  const groups = new Map<string, { values: Values; ids: number[] }>();
  for (const { entry, values } of changes) {
    const key = JSON.stringify(values);
    const group = groups.get(key) ?? { values, ids: [] };
    groups.set(key, group);
    group.ids.push(entry.id);
  }
  for (const { values, ids } of groups.values())
    await queries
      .update(entries)
      .set({
        ...values,
        effectiveDueOn: findDueDay(values),
        version: sql`${entries.version} + 1`,
        // An entry of a series is changed alone.
        isSeparate: sql`${entries.seriesId} is not null`,
      })
      .where(inArray(entries.id, ids));
}
