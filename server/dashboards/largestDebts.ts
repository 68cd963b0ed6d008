import { asc, desc, lt, sql } from 'drizzle-orm';
import { countDays } from '../../api-spec/days';
import { entries } from '../database/tables';
import { makeComparisons, prepareMatching, type EntryFilter } from '../entries/filter';
import { defineTable, linkTo, type DashboardContext } from './widgets';

const MAX_ROWS = 10;

/** Customers with the largest overdue amounts. */
export const debtorsWidget = defineTable({ id: 'topDebtors', size: 'm' }, async (context) => {
  const { today, translate } = context;
  const filter = { kind: 'receivable', status: 'overdue' } as const;
  const debtors = await readLargest(context, filter);
  return {
    note: translate('note.today'),
    columns: [
      { id: 'name', title: translate('column.customer'), unit: 'text' },
      { id: 'overdue', title: translate('column.overdue'), unit: 'currency' },
      { id: 'entries', title: translate('column.entries'), unit: 'number' },
      { id: 'oldest', title: translate('column.oldest'), unit: 'days' },
    ],
    rows: debtors.map(({ counterparty, cents, count, oldest }) => ({
      cells: [counterparty, cents, count, countDays(oldest, today)],
      ...linkTo({ ...filter, counterparty }),
    })),
    total: debtors[0]?.total ?? 0,
  };
});

/** Suppliers with the largest unpaid amounts. */
export const creditorsWidget = defineTable({ id: 'topCreditors', size: 'm' }, async (context) => {
  const { translate } = context;
  const filter = { kind: 'payable', status: 'unpaid' } as const;
  const creditors = await readLargest(context, filter);
  return {
    note: translate('note.today'),
    columns: [
      { id: 'name', title: translate('column.supplier'), unit: 'text' },
      { id: 'unpaid', title: translate('column.unpaid'), unit: 'currency' },
      { id: 'overdue', title: translate('column.overdue'), unit: 'currency' },
      { id: 'entries', title: translate('column.entries'), unit: 'number' },
    ],
    rows: creditors.map(({ counterparty, cents, overdueCents, count }) => ({
      cells: [counterparty, cents, overdueCents, count],
      ...linkTo({ ...filter, counterparty }),
    })),
    total: creditors[0]?.total ?? 0,
  };
});

const openCents = sql`${entries.amountCents} - ${entries.settledCents}`;
const largestCents = sql<number>`sum(${openCents})`;
const isOverdue = lt(entries.effectiveDueOn, sql.placeholder('today'));
const selectLargest = prepareMatching((queries, condition) =>
  queries
    .select({
      counterparty: entries.counterparty,
      cents: largestCents,
      overdueCents: sql<number>`coalesce(sum(${openCents}) filter (where ${isOverdue}), 0)`,
      count: sql<number>`count(*)`,
      oldest: sql<string>`min(${entries.effectiveDueOn})`,
      total: sql<number>`count(*) over ()`,
    })
    .from(entries)
    .where(condition)
    .groupBy(entries.counterparty)
    .orderBy(desc(largestCents), asc(entries.counterparty))
    .limit(MAX_ROWS),
);

/** Returns the counterparties with the largest sums, and the number of all of them. */
function readLargest({ queries, today }: DashboardContext, filter: EntryFilter) {
  return selectLargest(queries, makeComparisons(filter, today), { today });
}
