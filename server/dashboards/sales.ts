import { entries } from '../database/tables';
import { countDays, monthEnd, monthStart } from '../../api-spec/days';
import { makeComparisons } from '../entries/filter';
import { readCategories } from '../entries/listCategories';
import { makeSumBy, sumSales } from '../entries/sums';
import { toFormParts, toParts } from './shareByForm';
import type { Range } from './period';
import { revenueByDayWidget, revenueByMonthWidget, salesOf } from './revenue';
import {
  defineMetric,
  defineProgress,
  defineShare,
  defineTable,
  linkTo,
  sum,
  type Definition,
  type DashboardContext,
} from './widgets';

const revenueWidget = defineMetric({ id: 'revenue', size: 's' }, async (context) => {
  const { elapsed, before } = context.period;
  const { amountCents, count } = await sum(context, salesOf(elapsed));
  return {
    unit: 'currency',
    value: amountCents,
    good: 'up',
    count,
    note: context.translate('note.sales'),
    ...linkTo(salesOf(elapsed)),
    ...(before && { before: (await sum(context, salesOf(before))).amountCents }),
  };
});

const averageTicketWidget = defineMetric({ id: 'averageTicket', size: 's' }, async (context) => {
  const { elapsed, before } = context.period;
  return {
    unit: 'currency',
    value: await readAverageTicket(context, elapsed),
    good: 'up',
    note: context.translate('widget.averageTicket.note'),
    ...linkTo(salesOf(elapsed)),
    ...(before && { before: await readAverageTicket(context, before) }),
  };
});

/** Returns cents for each sale, or `null` without a sale. */
async function readAverageTicket(context: DashboardContext, range: Range): Promise<number | null> {
  const { queries, today } = context;
  const { count, amountCents } = await sumSales(queries, makeComparisons(salesOf(range), today));
  return count === 0 ? null : Math.round(amountCents / count);
}

const targetWidget = defineProgress({ id: 'target', size: 'm' }, async (context) => {
  const { company, today } = context;
  if (company.monthlyTargetCents === null) return null;
  const month = { from: monthStart(today), to: today };
  const elapsed = countDays(month.from, today) + 1;
  const days = countDays(month.from, monthEnd(today)) + 1;
  return {
    unit: 'currency',
    value: (await sum(context, salesOf(month))).amountCents,
    target: company.monthlyTargetCents,
    expected: Math.round((company.monthlyTargetCents * elapsed) / days),
    good: 'up',
    note: context.translate('widget.target.note'),
    ...linkTo(salesOf(month)),
  };
});

const sumByForm = makeSumBy<typeof entries.$inferSelect.form>(entries.form);

const byFormWidget = defineShare({ id: 'revenueByForm', size: 'm' }, async (context) => {
  const filter = salesOf(context.period.elapsed);
  const sums = await sumByForm(context.queries, makeComparisons(filter, context.today));
  return { unit: 'currency', parts: toFormParts(context, filter, sums, 'amountCents') };
});

const sumByCategory = makeSumBy<number>(entries.categoryId);
const sumByCounterparty = makeSumBy<string>(entries.counterparty);

const byCategoryWidget = defineShare(
  { id: 'revenueByCategory', size: 'm' },
  async ({ queries, today, period }) => {
    const filter = salesOf(period.elapsed);
    const names = new Map((await readCategories(queries)).map(({ id, name }) => [id, name]));
    const sums = await sumByCategory(queries, makeComparisons(filter, today));
    return {
      unit: 'currency',
      parts: toParts(sums, 'amountCents', (id) => {
        const category = names.get(id) ?? '';
        return { id: String(id), title: category, ...linkTo({ ...filter, category }) };
      }),
    };
  },
);

// The class depends on the share of all larger customers: A below 80 %, B below 95 %.
const CLASS_LIMITS = [
  ['A', 0.8],
  ['B', 0.95],
] as const;
const MAX_ROWS = 20;

const customersWidget = defineTable(
  { id: 'customers', size: 'full' },
  async ({ queries, today, period, translate }) => {
    const filter = salesOf(period.elapsed);
    const sums = await sumByCounterparty(queries, makeComparisons(filter, today));
    const customers = [...sums]
      .map(([name, { amountCents }]) => ({ name, cents: amountCents }))
      .sort((a, b) => b.cents - a.cents || (a.name < b.name ? -1 : 1));
    const total = addCents(customers);
    let centsOfLarger = 0;
    const classedCustomers = customers.map((customer) => {
      const [letter] = CLASS_LIMITS.find(([, limit]) => centsOfLarger < limit * total) ?? ['C'];
      centsOfLarger += customer.cents;
      return { ...customer, letter };
    });
    const rows = classedCustomers.slice(0, MAX_ROWS).map(({ name, letter, cents }) => ({
      cells: [name, letter, cents, cents / total],
      ...linkTo({ ...filter, counterparty: name }),
    }));
    const otherRows = ['A', 'B', 'C'].flatMap((letter) => {
      const others = classedCustomers.slice(MAX_ROWS).filter((customer) => customer.letter === letter);
      const cents = addCents(others);
      const name = translate('widget.customers.others', { count: others.length });
      return others.length === 0 ? [] : [{ cells: [name, letter, cents, cents / total] }];
    });
    const totalRow = {
      cells: [translate('widget.customers.total'), null, total, 1],
      emphasis: 'total',
      ...linkTo(filter),
    };
    return {
      note: translate('widget.customers.note'),
      columns: [
        { id: 'customer', title: translate('column.customer'), unit: 'text' },
        { id: 'class', title: translate('column.class'), unit: 'text' },
        { id: 'revenue', title: translate('series.revenue'), unit: 'currency' },
        { id: 'part', title: translate('column.share'), unit: 'percent' },
      ],
      rows: total === 0 ? [] : [...rows, ...otherRows, totalRow],
    };
  },
);

const addCents = (customers: { cents: number }[]): number =>
  customers.reduce((total, { cents }) => total + cents, 0);

/** The widgets of the dashboard `vendas`. */
export const salesWidgets: Definition[] = [
  revenueWidget,
  averageTicketWidget,
  targetWidget,
  revenueByDayWidget,
  revenueByMonthWidget,
  byFormWidget,
  byCategoryWidget,
  customersWidget,
];
