import { eq, inArray, sql } from 'drizzle-orm';
import { LIMITS } from '../../api-spec/limits.gen';
import type { components } from '../../api-spec/schema.gen';
import { listFieldChanges, recordEvents, type Actor, type State } from '../audit/recordEvents';
import { moveDueDaysOfCategory } from '../company/moveDueDays';
import type { Queries } from '../database/database';
import { categories, entries } from '../database/tables';
import { isGroup, KIND_OF_GROUP, type Group } from '../../api-spec/categoryGroups';
import { readCategories, type Category } from '../entries/listCategories';
import { keyWord } from '../../api-spec/fold';
import { checkName, refuseProblems, type Problem } from '../rules/fieldRules';
import { readUses, refuseOtherVersion, type Use } from './chart';

type ChartChange = components['schemas']['CategoryChartChange'];
type Sent = ChartChange['categories'][number];

/** Who changes the chart, and when. `queries`: of `changeFigures`. */
export type ChartEdit = { queries: Queries; actor: Actor; now: Date };

/**
 * Replaces the chart, and records what the user did (specification §7.118). Merged categories stay.
 * @throws Refusal `changed-meanwhile` or `invalid-values`
 */
export async function changeChart(
  edit: ChartEdit,
  { version, categories: sent }: ChartChange,
): Promise<void> {
  const { queries } = edit;
  await refuseOtherVersion(queries, version);
  const before = await readCategories(queries);
  const uses = await readUses(queries);
  const trimmed = sent.map((one) => ({ ...one, name: one.name.trim() }));
  refuseProblems(findChartProblems(trimmed, before, uses));
  await storeChart(queries, trimmed, before);
  const after = await readCategories(queries);
  const changes = listFieldChanges(toState(before), toState(after));
  const order = listFieldChanges({ order: listOrder(before, after) }, { order: listOrder(after, before) });
  if (changes.length + order.length === 0) return;
  await recordEvents(queries, edit, [{ action: 'categories-changed', changes: [...changes, ...order] }]);
}

/** Returns all problems of a chart. */
function findChartProblems(
  sent: readonly Sent[],
  stored: readonly Category[],
  uses: ReadonlyMap<number, Use>,
): Problem[] {
  const present = stored.filter(({ mergedIntoId }) => mergedIntoId === null);
  const ids = new Set(sent.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const targets = new Set(stored.map(({ mergedIntoId }) => mergedIntoId));
  const isUsed = ({ id }: Category) => uses.has(id) || targets.has(id);
  const isLeftOut = present.some((category) => !ids.has(String(category.id)) && isUsed(category));
  // Two names that an import cannot tell apart are one.
  const words = new Map(
    stored.filter(({ mergedIntoId }) => mergedIntoId !== null).map(({ name }) => [keyWord(name), false]),
  );
  const known = new Map(present.map((category) => [String(category.id), category]));
  const problems = sent.flatMap(({ id, name, group }, index): Problem[] => {
    const category = id === undefined ? undefined : known.get(id);
    // An id that comes twice is known once.
    if (id !== undefined) known.delete(id);
    const word = keyWord(name);
    const isNewName = category?.name !== name;
    // Stored names of earlier times may be alike.
    const isRepeated = words.has(word) && (isNewName || words.get(word) === true);
    words.set(word, isNewName);
    const field = (part: string) => `categories.${String(index)}.${part}`;
    const kinds = category && uses.get(category.id)?.kinds;
    return [
      ...(id !== undefined && category === undefined ? [{ field: field('id'), reason: 'unknown' }] : []),
      ...checkName(field('name'), name, LIMITS.categoryNameLength),
      ...(isRepeated ? [{ field: field('name'), reason: 'repeated' }] : []),
      ...checkGroup(field('group'), group, kinds),
    ];
  });
  return [...problems, ...(isLeftOut ? [{ field: 'categories', reason: 'in-use' }] : [])];
}

/** @throws Error for a group that does not exist, which is checked before. */
function readGroup(group: string): Group {
  if (!isGroup(group)) throw new Error(`There is no group ${group}.`);
  return group;
}

const listIds = (rows: readonly Category[]): number[] => rows.map(({ id }) => id);

/** Whether entries of these kinds can have a category of a group. */
export function fitsKinds(group: Group, kinds: ReadonlySet<string> = new Set()): boolean {
  const kind = KIND_OF_GROUP[group];
  return kind === null || [...kinds].every((one) => one === kind);
}

function checkGroup(field: string, group: string, kinds: ReadonlySet<string> | undefined): Problem[] {
  if (!isGroup(group)) return [{ field, reason: 'unknown' }];
  return fitsKinds(group, kinds) ? [] : [{ field, reason: 'other-kind' }];
}

/** Stores a chart without problems. */
async function storeChart(
  queries: Queries,
  sent: readonly Sent[],
  before: readonly Category[],
): Promise<void> {
  const storedById = new Map(before.map((category) => [String(category.id), category]));
  const rows = sent.map(({ id = '', name, group, isTax, isArchived }, index) => ({
    stored: storedById.get(id),
    values: { name, incomeStatementGroup: readGroup(group), isTax, isArchived, position: index + 1 },
  }));
  const kept = new Set(rows.map(({ stored }) => stored?.id));
  const removed = before.filter(({ id, mergedIntoId }) => mergedIntoId === null && !kept.has(id));
  await queries.delete(categories).where(inArray(categories.id, listIds(removed)));
  // Two categories may exchange their names, which are unique at each moment.
  const renamed = rows.flatMap(({ stored, values }) =>
    stored !== undefined && stored.name !== values.name ? [stored] : [],
  );
  const newNames = new Set(rows.map(({ values }) => values.name));
  const withNamesake = renamed.filter(({ name }) => newNames.has(name));
  // The name in an open form means another category now, so the form is refused as outdated.
  await queries
    .update(entries)
    .set({ version: sql`${entries.version} + 1` })
    .where(inArray(entries.categoryId, listIds(withNamesake)));
  await queries
    .update(categories)
    // No name of a request has this character.
    .set({ name: sql`chr(1) || ${categories.id}` })
    .where(inArray(categories.id, listIds(renamed)));
  for (const { stored, values } of rows) {
    if (stored === undefined) await queries.insert(categories).values(values);
    else if (isChanged(stored, values))
      await queries.update(categories).set(values).where(eq(categories.id, stored.id));
    if (stored !== undefined && stored.isTax !== values.isTax)
      await moveDueDaysOfCategory(queries, { id: stored.id, isTax: values.isTax });
  }
  // A moved category moves all that follow, so their places are one statement.
  const moved = rows.flatMap(({ stored, values: { position } }) =>
    stored !== undefined && stored.position !== position ? [{ id: stored.id, position }] : [],
  );
  await queries.execute(sql`
    update categories set position = moved.position
    from unnest(
      ${sql.param(moved.map(({ id }) => id))}::integer[],
      ${sql.param(moved.map(({ position }) => position))}::integer[]
    ) as moved (id, position)
    where categories.id = moved.id`);
}

const isChanged = (stored: Category, values: Partial<Category>): boolean =>
  (['name', 'incomeStatementGroup', 'isTax', 'isArchived'] as const).some(
    (field) => stored[field] !== values[field],
  );

/** Returns what is recorded of the categories. Each fact is a field with the id of its category. */
const toState = (rows: readonly Category[]): State =>
  Object.fromEntries(
    rows.flatMap(({ id, name, incomeStatementGroup: group, isTax, isArchived }) =>
      Object.entries({ name, group, isTax, isArchived }).map(([field, value]) => [
        `category ${String(id)} ${field}`,
        value,
      ]),
    ),
  );

/** Returns the ids of the categories that the other chart has too, in the order of this one. */
function listOrder(rows: readonly Category[], others: readonly Category[]): string {
  const otherIds = new Set(others.map(({ id }) => id));
  return rows
    .filter(({ id }) => otherIds.has(id))
    .map(({ id }) => id)
    .join(' ');
}
