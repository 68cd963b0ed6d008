import { asc, desc, lt, sql } from 'drizzle-orm';
import { NO_NAME } from '../database/statements';
import { entries } from '../database/tables';
import { addDays, addMonths, countDays } from '../company/days';
import { makeComparisons, prepareMatching, type EntryFilter } from '../entries/filter';
import { cashFlowWidget, forecastWidget } from './cash';
import { shareByForm } from './forms';
import type { Range } from './period';
import { statementWidget } from './statement';
import {
  defineMetric,
  defineShare,
  defineTable,
  formatDay,
  linkTo,
  linkToStored,
  sum,
  type Definition,
  type Figures,
  type WidgetId,
} from './widgets';

type Kind = NonNullable<EntryFilter['kind']>;

const defineRealised = (id: WidgetId, kind: Kind): Definition =>
  defineMetric({ id, size: 's' }, async (figures) => {
    const filterOf = ({ from, to }: Range) => ({ kind, status: 'paid', paidFrom: from, paidTo: to }) as const;
    const { elapsed, before } = figures.period;
    const { count, paidCents } = await sum(figures, filterOf(elapsed));
    return {
      unit: 'currency',
      value: paidCents,
      good: kind === 'receivable' ? 'up' : 'down',
      count,
      link: linkTo(filterOf(elapsed)),
      ...(before && { before: (await sum(figures, filterOf(before))).paidCents }),
    };
  });

const defineExpected = (id: WidgetId, kind: Kind): Definition =>
  defineMetric({ id, size: 's' }, async (figures) => {
    const { from, to } = figures.period;
    const filter = { kind, dueFrom: from, dueTo: to };
    const { count, amountCents } = await sum(figures, filter);
    return {
      unit: 'currency',
      value: amountCents,
      count,
      note: figures.translate('note.expected'),
      link: linkTo(filter),
    };
  });

/** First and last day late of the parts of an aging. */
const AGES = [
  [1, 30],
  [31, 60],
  [61, 90],
] as const;

const defineAging = (id: WidgetId, kind: Kind): Definition =>
  defineShare({ id, size: 'm' }, async (figures) => {
    const { translate } = figures;
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
      const { amountCents, count } = await sum(figures, filter);
      parts.push({ ...part, value: amountCents, count, link: linkTo(filter) });
    }
    return { unit: 'currency', note: translate('note.today'), ordered: true, parts };
  });

const DELINQUENT_DAYS = 30;

/** The part of the receivables of 12 months that is still unpaid after 30 days. */
const delinquencyWidget = defineMetric({ id: 'delinquency', size: 'm' }, async (figures) => {
  const dueTo = addDays(figures.today, -DELINQUENT_DAYS - 1);
  const due = { kind: 'receivable', dueFrom: addDays(addMonths(dueTo, -12), 1), dueTo } as const;
  const unpaid = { ...due, status: 'unpaid' } as const;
  const { amountCents, count } = await sum(figures, unpaid);
  const all = await sum(figures, due);
  return {
    unit: 'percent',
    value: all.amountCents === 0 ? null : amountCents / all.amountCents,
    good: 'down',
    count,
    note: figures.translate('widget.delinquency.note', {
      date: formatDay(figures, dueTo),
      days: DELINQUENT_DAYS,
    }),
    link: linkTo(unpaid),
  };
});

const MAX_ROWS = 10;

/** Customers with the largest overdue amounts. */
const debtorsWidget = defineTable({ id: 'topDebtors', size: 'm' }, async (figures) => {
  const { today, translate } = figures;
  const filter = { kind: 'receivable', status: 'overdue' } as const;
  const found = await readLargest(figures, filter);
  return {
    note: translate('note.today'),
    columns: [
      { id: 'name', title: translate('column.customer'), unit: 'text' },
      { id: 'overdue', title: translate('column.overdue'), unit: 'currency' },
      { id: 'entries', title: translate('column.entries'), unit: 'number' },
      { id: 'oldest', title: translate('column.oldest'), unit: 'days' },
    ],
    rows: found.map(({ counterparty, cents, count, oldest }) => ({
      cells: [counterparty, cents, count, countDays(oldest, today)],
      ...linkToStored({ ...filter, counterparty }),
    })),
    total: found[0]?.total ?? 0,
  };
});

/** Suppliers with the largest unpaid amounts. */
const creditorsWidget = defineTable({ id: 'topCreditors', size: 'm' }, async (figures) => {
  const { translate } = figures;
  const filter = { kind: 'payable', status: 'unpaid' } as const;
  const found = await readLargest(figures, filter);
  return {
    note: translate('note.today'),
    columns: [
      { id: 'name', title: translate('column.supplier'), unit: 'text' },
      { id: 'unpaid', title: translate('column.unpaid'), unit: 'currency' },
      { id: 'overdue', title: translate('column.overdue'), unit: 'currency' },
      { id: 'entries', title: translate('column.entries'), unit: 'number' },
    ],
    rows: found.map(({ counterparty, cents, overdueCents, count }) => ({
      cells: [counterparty, cents, overdueCents, count],
      ...linkToStored({ ...filter, counterparty }),
    })),
    total: found[0]?.total ?? 0,
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
    .limit(MAX_ROWS)
    .prepare(NO_NAME),
);

/** Returns the counterparties with the largest sums, and the number of all of them. */
function readLargest({ queries, today }: Figures, filter: EntryFilter) {
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
  defineShare({ id: 'receivedByForm', size: 'm' }, async (figures) => {
    const { from, to } = figures.period.elapsed;
    const filter = { kind: 'receivable', status: 'paid', paidFrom: from, paidTo: to } as const;
    return { unit: 'currency', parts: await shareByForm(figures, filter, 'paidCents') };
  }),
  debtorsWidget,
  creditorsWidget,
  statementWidget,
];
