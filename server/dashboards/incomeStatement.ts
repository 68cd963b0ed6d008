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
    const allCategories = await readCategories(context.queries);
    const lines = await readLines(context, allCategories, period.elapsed);
    const earlier = period.before ? await readLines(context, allCategories, period.before) : null;
    const rows: Schemas['Row'][] = [];
    let result = 0;
    let resultBefore = 0;
    for (const { group, result: resultTitle } of STATEMENT) {
      const now = lines.filter((line) => line.group === group);
      const then = (earlier ?? []).filter((line) => line.group === group);
      const total = add(now);
      const totalBefore = add(then);
      result += total;
      resultBefore += totalBefore;
      const cells = (name: string, cents: number, centsBefore: number) =>
        earlier === null ? [name, cents] : [name, cents, centsBefore];
      rows.push({ cells: cells(translate(`statement.${group}`), total, totalBefore), emphasis: 'subtotal' });
      for (const { key, name, filter, cents } of now) {
        const match = then.find((line) => line.key === key);
        rows.push({ cells: cells(name, cents, match?.cents ?? 0), ...linkTo(filter) });
      }
      const isGone = ({ key }: Line) => !now.some((line) => line.key === key);
      for (const { name, cents } of then.filter(isGone)) rows.push({ cells: cells(name, 0, cents) });
      if (resultTitle !== null)
        rows.push({
          cells: cells(translate(resultTitle), result, resultBefore),
          emphasis: group === 'incomeTax' ? 'total' : 'subtotal',
        });
    }
    const column = (id: 'value' | 'before', range: Range) => ({
      id,
      title: translate(`widget.statement.${id}`, { range: formatRange(context, range) }),
      unit: 'currency',
    });
    return {
      note: translate('widget.statement.note'),
      columns: [
        { id: 'line', title: translate('column.account'), unit: 'text' },
        column('value', period.elapsed),
        ...(period.before ? [column('before', period.before)] : []),
      ],
      rows,
    };
  },
);

const sumKindsByCategory = makeSumKindsBy<number>(entries.categoryId);

/** Income or cost of a category. A cost is negative. */
type Line = { key: string; group: Group; name: string; cents: number; filter: EntryFilter };

async function readLines(
  { queries, today }: DashboardContext,
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
      return [{ key: `${kind} ${id}`, group, name, cents, filter: { kind, ...range, category: name } }];
    }),
  );
}

const add = (lines: Line[]): number => lines.reduce((total, { cents }) => total + cents, 0);
