import { KINDS } from '../database/entryValues';
import { entries, type categories } from '../database/tables';
import { makeComparisons, type EntryFilter } from '../entries/filter';
import { readCategories } from '../entries/listCategories';
import { makeSumKindsBy } from '../entries/sums';
import type { TextId } from '../texts/catalogues';
import type { Range } from './period';
import {
  defineTable,
  formatRange,
  linkTo,
  type Definition,
  type DashboardContext,
  type Schemas,
} from './widgets';

type Group = typeof categories.$inferSelect.incomeStatementGroup;

/** The groups in the order of the statement, each with the result after it. */
const STATEMENT = [
  { group: 'revenue', result: null },
  { group: 'deductions', result: 'statement.deductions.result' },
  { group: 'costs', result: 'statement.costs.result' },
  { group: 'expenses', result: 'statement.expenses.result' },
  { group: 'financial', result: null },
  { group: 'incomeTax', result: 'statement.incomeTax.result' },
] as const satisfies { group: Group; result: TextId | null }[];

/** The simplified income statement, by day of issue. */
export const incomeStatementWidget: Definition = defineTable(
  { id: 'statement', size: 'full' },
  async (context) => {
    const { translate, period } = context;
    const makeColumn = (id: 'value' | 'before', range: Range) => ({
      id,
      title: translate(`widget.statement.${id}`, { range: formatRange(context, range) }),
      unit: 'currency',
    });
    return {
      note: translate('widget.statement.note'),
      columns: [
        { id: 'line', title: translate('column.account'), unit: 'text' },
        makeColumn('value', period.elapsed),
        ...(period.before ? [makeColumn('before', period.before)] : []),
      ],
      rows: await makeStatement(context, period.elapsed, period.before),
    };
  },
);

/** Returns the rows of the income statement: each line with its amount, and with that of the days before if there are some. */
export async function makeStatement(
  reading: Reading & Pick<DashboardContext, 'translate'>,
  range: Range,
  before?: Range,
): Promise<Schemas['Row'][]> {
  const { translate } = reading;
  const allCategories = await readCategories(reading.queries);
  const lines = await readLines(reading, allCategories, range);
  const linesBefore = before ? await readLines(reading, allCategories, before) : null;
  const rows: Schemas['Row'][] = [];
  let result = 0;
  let resultBefore = 0;
  for (const { group, result: resultTitle } of STATEMENT) {
    const currentLines = lines.filter((line) => line.group === group);
    const earlierLines = (linesBefore ?? []).filter((line) => line.group === group);
    const total = addCents(currentLines);
    const totalBefore = addCents(earlierLines);
    result += total;
    resultBefore += totalBefore;
    const makeCells = (name: string, cents: number, centsBefore: number) =>
      linesBefore === null ? [name, cents] : [name, cents, centsBefore];
    rows.push({
      cells: makeCells(translate(`statement.${group}`), total, totalBefore),
      emphasis: 'subtotal',
    });
    for (const { key, name, filter, cents } of currentLines) {
      const earlierLine = earlierLines.find((line) => line.key === key);
      rows.push({ cells: makeCells(name, cents, earlierLine?.cents ?? 0), ...linkTo(filter) });
    }
    const isOnlyBefore = ({ key }: Line) => !currentLines.some((line) => line.key === key);
    for (const { name, cents } of earlierLines.filter(isOnlyBefore))
      rows.push({ cells: makeCells(name, 0, cents) });
    if (resultTitle !== null)
      rows.push({
        cells: makeCells(translate(resultTitle), result, resultBefore),
        emphasis: group === 'incomeTax' ? 'total' : 'subtotal',
      });
  }
  return rows;
}

const sumKindsByCategory = makeSumKindsBy<number>(entries.categoryId);

type Reading = Pick<DashboardContext, 'queries' | 'today'>;

/** Returns the last line of the income statement, and the number of entries that it adds up. */
export async function readResult(reading: Reading, range: Range): Promise<{ count: number; cents: number }> {
  const lines = await readLines(reading, await readCategories(reading.queries), range);
  return { count: lines.reduce((total, { count }) => total + count, 0), cents: addCents(lines) };
}

/** Income or cost of a category. A cost is negative. */
type Line = { key: string; group: Group; name: string; count: number; cents: number; filter: EntryFilter };

async function readLines(
  { queries, today }: Reading,
  allCategories: (typeof categories.$inferSelect)[],
  { from, to }: Range,
): Promise<Line[]> {
  const range = { issuedFrom: from, issuedTo: to };
  const sums = await sumKindsByCategory(queries, makeComparisons(range, today));
  return KINDS.flatMap((kind) =>
    allCategories.flatMap(({ id, name, incomeStatementGroup: group }) => {
      const sum = sums[kind].get(id);
      if (sum === undefined) return [];
      const cents = kind === 'receivable' ? sum.amountCents : -sum.amountCents;
      const filter = { kind, ...range, category: name };
      return [{ key: `${kind} ${id}`, group, name, count: sum.count, cents, filter }];
    }),
  );
}

const addCents = (lines: Line[]): number => lines.reduce((total, { cents }) => total + cents, 0);
