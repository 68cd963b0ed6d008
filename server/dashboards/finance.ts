import { asc, desc, lt, sql } from 'drizzle-orm';
import { entries } from '../database/tables';
import { addDays, addMonths, countDays } from '../company/days';
import { makeComparisons, prepareMatching, type EntryFilter } from '../entries/filter';
import { cashFlowWidget, forecastWidget } from './cash';
import { shareByForm } from './forms';
import type { Range } from './period';
import { incomeStatementWidget } from './incomeStatement';
import {
  defineMetric,
  defineShare,
  defineTable,
  formatDay,
  linkTo,
  sum,
  type Definition,
  type DashboardContext,
  type WidgetId,
} from './widgets';

type Kind = NonNullable<EntryFilter['kind']>;

const defineRealised = (id: WidgetId, kind: Kind): Definition =>
  defineMetric({ id, size: 's' }, async (context) => {
    const filterOf = ({ from, to }: Range) => ({ kind, status: 'paid', paidFrom: from, paidTo: to }) as const;
    const { elapsed, before } = context.period;
    const { count, paidCents } = await sum(context, filterOf(elapsed));
    return {
      unit: 'currency',
      value: paidCents,
      good: kind === 'receivable' ? 'up' : 'down',
      count,
      ...linkTo(filterOf(elapsed)),
      ...(before && { before: (await sum(context, filterOf(before))).paidCents }),
    };
  });

const defineExpected = (id: WidgetId, kind: Kind): Definition =>
  defineMetric({ id, size: 's' }, async (context) => {
    const { from, to } = context.period;
    const filter = { kind, dueFrom: from, dueTo: to };
    const { count, amountCents } = await sum(context, filter);
    return {
      unit: 'currency',
      value: amountCents,
      count,
      note: context.translate('note.expected'),
      ...linkTo(filter),
    };
  });

/** First and last day late of the parts of an aging. */
const AGES = [
  [1, 30],
  [31, 60],
  [61, 90],
] as const;

const defineAging = (id: WidgetId, kind: Kind): Definition =>
  defineShare({ id, size: 'm' }, async (context) => {
    const { translate } = context;
    const ages: { id: string; title: string; filter: EntryFilter }[] = [
      { id: 'open', title: translate('entry.status.open'), filter: { kind, status: 'open' } },
      { id: 'today', title: translate('entry.status.today'), filter: { kind, status: 'today' } },
      ...AGES.map(([lateFrom, lateTo]) => ({
        id: `late${lateFrom}`,
        title: translate('age.days', { from: lateFrom, to: lateTo }),
        filter: { kind, lateFrom, lateTo },
      })),
      { id: 'late91', title: translate('age.over90'), filter: { kind, lateFrom: 91 } },
    ];
    const parts = [];
    for (const { filter, ...part } of ages) {
      const { amountCents, count } = await sum(context, filter);
      parts.push({ ...part, value: amountCents, count, ...linkTo(filter) });
    }
    return { unit: 'currency', note: translate('note.today'), ordered: true, parts };
  });

const DELINQUENT_DAYS = 30;

/** The part of the receivables of 12 months that is still unpaid after 30 days. */
const delinquencyWidget = defineMetric({ id: 'delinquency', size: 'm' }, async (context) => {
  const dueTo = addDays(context.today, -DELINQUENT_DAYS - 1);
  const due = { kind: 'receivable', dueFrom: addDays(addMonths(dueTo, -12), 1), dueTo } as const;
  const unpaid = { ...due, status: 'unpaid' } as const;
  const { amountCents, count } = await sum(context, unpaid);
  const all = await sum(context, due);
  return {
    unit: 'percent',
    value: all.amountCents === 0 ? null : amountCents / all.amountCents,
    good: 'down',
    count,
    note: context.translate('widget.delinquency.note', {
      date: formatDay(context, dueTo),
      days: DELINQUENT_DAYS,
    }),
    ...linkTo(unpaid),
  };
});

const MAX_ROWS = 10;

/** Customers with the largest overdue amounts. */
const debtorsWidget = defineTable({ id: 'topDebtors', size: 'm' }, async (context) => {
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
const creditorsWidget = defineTable({ id: 'topCreditors', size: 'm' }, async (context) => {
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

const largestCents = sql<number>`sum(${entries.amountCents})`;
const isOverdue = lt(entries.effectiveDueOn, sql.placeholder('today'));
const selectLargest = prepareMatching((queries, condition) =>
  queries
    .select({
      counterparty: entries.counterparty,
      cents: largestCents,
      overdueCents: sql<number>`coalesce(sum(${entries.amountCents}) filter (where ${isOverdue}), 0)`,
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

/** The widgets of the dashboard `financeiro`. */
export const financeWidgets: Definition[] = [
  defineRealised('received', 'receivable'),
  defineRealised('paid', 'payable'),
  defineExpected('expectedIn', 'receivable'),
  defineExpected('expectedOut', 'payable'),
  cashFlowWidget,
  forecastWidget,
  defineAging('agingIn', 'receivable'),
  defineAging('agingOut', 'payable'),
  delinquencyWidget,
  defineShare({ id: 'receivedByForm', size: 'm' }, async (context) => {
    const { from, to } = context.period.elapsed;
    const filter = { kind: 'receivable', status: 'paid', paidFrom: from, paidTo: to } as const;
    return { unit: 'currency', parts: await shareByForm(context, filter, 'paidCents') };
  }),
  debtorsWidget,
  creditorsWidget,
  incomeStatementWidget,
];
