import { addDays, addMonths } from '../../api-spec/days';
import { payments } from '../database/tables';
import { makeComparisons, type EntryFilter } from '../entries/filter';
import { makeSumPaymentsBy } from '../entries/paymentSums';
import { cashFlowWidget, forecastWidget } from './cashWidgets';
import { toFormParts } from './shareByForm';
import type { Range } from './period';
import { incomeStatementWidget } from './incomeStatement';
import { creditorsWidget, debtorsWidget } from './largestDebts';
import {
  defineMetric,
  defineShare,
  filterAccount,
  formatDay,
  linkTo,
  sum,
  sumPaid,
  type Definition,
  type WidgetId,
} from './widgets';

type Kind = NonNullable<EntryFilter['kind']>;

const defineRealised = (id: 'received' | 'paid', kind: Kind): Definition => ({
  hasAccounts: true,
  ...defineMetric({ id, size: 's' }, async (context) => {
    // Without a status, because an entry whose rest is open has payments too.
    const makeFilter = ({ from, to }: Range) => ({
      ...{ kind, paidFrom: from, paidTo: to },
      ...filterAccount(context),
    });
    const { elapsed, before } = context.period;
    const { count, paidCents } = await sumPaid(context, makeFilter(elapsed));
    return {
      unit: 'currency',
      value: paidCents,
      good: kind === 'receivable' ? 'up' : 'down',
      count,
      note: context.translate(`widget.${id}.note`),
      ...linkTo(makeFilter(elapsed)),
      ...(before && { before: (await sumPaid(context, makeFilter(before))).paidCents }),
    };
  }),
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

const sumPaymentsByForm = makeSumPaymentsBy<typeof payments.$inferSelect.form>(payments.form);

/** First and last number of late days of each part. */
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
      const { openCents, count } = await sum(context, filter);
      parts.push({ ...part, value: openCents, count, ...linkTo(filter) });
    }
    return { unit: 'currency', note: translate('note.today'), ordered: true, parts };
  });

const DELINQUENT_DAYS = 30;

/** The part of the receivables of 12 months that is still unpaid after 30 days. */
const delinquencyWidget = defineMetric({ id: 'delinquency', size: 'm' }, async (context) => {
  const dueTo = addDays(context.today, -DELINQUENT_DAYS - 1);
  const dueFilter = { kind: 'receivable', dueFrom: addDays(addMonths(dueTo, -12), 1), dueTo } as const;
  const unpaidFilter = { ...dueFilter, status: 'unpaid' } as const;
  const { openCents, count } = await sum(context, unpaidFilter);
  const dueSum = await sum(context, dueFilter);
  return {
    unit: 'percent',
    value: dueSum.amountCents === 0 ? null : openCents / dueSum.amountCents,
    good: 'down',
    count,
    note: context.translate('widget.delinquency.note', {
      date: formatDay(context, dueTo),
      days: DELINQUENT_DAYS,
    }),
    ...linkTo(unpaidFilter),
  };
});

const receivedByFormWidget: Definition = {
  hasAccounts: true,
  ...defineShare({ id: 'receivedByForm', size: 'm' }, async (context) => {
    const { from, to } = context.period.elapsed;
    const filter = {
      ...({ kind: 'receivable', paidFrom: from, paidTo: to } as const),
      ...filterAccount(context),
    };
    const sums = await sumPaymentsByForm(context.queries, makeComparisons(filter, context.today));
    return {
      unit: 'currency',
      note: context.translate('widget.receivedByForm.note'),
      parts: toFormParts(context, filter, sums, 'paidCents'),
    };
  }),
};

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
  receivedByFormWidget,
  debtorsWidget,
  creditorsWidget,
  incomeStatementWidget,
];
