import { desc, eq } from 'drizzle-orm';
import { isOfPresentCompany } from '../audit/recordEvents';
import { buildOnce } from '../database/statements';
import { activity, entries } from '../database/tables';
import { addDays, type Day } from '../company/days';
import type { EntryFilter } from '../entries/filter';
import { sumEntries } from '../entries/sums';
import { dateFormat } from '../texts/formats';
import { forecastThirtyDays } from './cash';
import { forecastWidget } from './cashWidgets';
import {
  defineMetric,
  defineTable,
  formatDay,
  linkTo,
  sum,
  type Definition,
  type DashboardContext,
  type WidgetId,
} from './widgets';

/** The widgets of the dashboard `default`. */
export const overviewWidgets: Definition[] = [
  defineMetric({ id: 'overdueIn', size: 's' }, (context) => computeOverdue(context, 'receivable')),
  defineMetric({ id: 'overdueOut', size: 's' }, (context) => computeOverdue(context, 'payable')),
  defineDueToday('dueTodayIn', 'receivable'),
  defineDueToday('dueTodayOut', 'payable'),
  defineMetric({ id: 'lowestBalance', size: 's' }, async (context) => {
    const days = await forecastThirtyDays(context);
    const { day, balance } = days.reduce((lowest, next) => (next.balance < lowest.balance ? next : lowest));
    const note = context.translate('widget.lowestBalance.note', { date: formatDay(context, day) });
    return { unit: 'currency', value: balance, good: 'up', note };
  }),
  defineTable({ id: 'changes', size: 'l' }, listChanges),
  forecastWidget,
  defineTable({ id: 'activity', size: 'full' }, listActivity),
];

function defineDueToday(id: WidgetId, kind: Kind): Definition {
  return defineMetric({ id, size: 's' }, async (context) => {
    const filter = { kind, status: 'today' } as const;
    const { count, amountCents } = await sum(context, filter);
    return { unit: 'currency', value: amountCents, count, ...linkTo(filter) };
  });
}

type Kind = NonNullable<EntryFilter['kind']>;

async function computeOverdue(context: DashboardContext, kind: Kind) {
  const filter = { kind, status: 'overdue' } as const;
  const { count, amountCents } = await sum(context, filter);
  const { before } = context.period;
  return {
    unit: 'currency',
    value: amountCents,
    good: 'down',
    count,
    ...linkTo(filter),
    ...(before && { before: await readOverdueOn(context, kind, before.to), beforeOn: before.to }),
  };
}

/** Returns what was overdue at the end of an earlier day. */
async function readOverdueOn({ queries }: DashboardContext, kind: Kind, day: Day): Promise<number> {
  const wasOverdue = { kind, issuedTo: day, dueBefore: day };
  // Two sums, because each of them has an index.
  const unpaid = await sumEntries(queries, { ...wasOverdue, isUnpaid: true });
  const paidLater = await sumEntries(queries, { ...wasOverdue, paidAfter: day });
  return unpaid.amountCents + paidLater.amountCents;
}

async function listChanges(context: DashboardContext) {
  const { today, translate } = context;
  const yesterday = addDays(today, -1);
  const payments = { status: 'paid', paidFrom: yesterday, paidTo: today } as const;
  const newlyOverdue = { status: 'overdue', lateFrom: 1, lateTo: 1 } as const;
  const issue = { issuedFrom: yesterday, issuedTo: today };
  const lines = [
    ['change.received', 'paidCents', { kind: 'receivable', ...payments }],
    ['change.paid', 'paidCents', { kind: 'payable', ...payments }],
    ['change.overdueIn', 'amountCents', { kind: 'receivable', ...newlyOverdue }],
    ['change.overdueOut', 'amountCents', { kind: 'payable', ...newlyOverdue }],
    ['change.newIn', 'amountCents', { kind: 'receivable', ...issue }],
    ['change.newOut', 'amountCents', { kind: 'payable', ...issue }],
  ] as const;
  const rows = [];
  for (const [title, field, filter] of lines) {
    const changes = await sum(context, filter);
    rows.push({
      cells: [translate(title), changes.count, changes[field]],
      ...(changes.count > 0 && linkTo(filter)),
    });
  }
  return {
    columns: [
      { id: 'change', title: translate('column.change'), unit: 'text' },
      { id: 'count', title: translate('column.entries'), unit: 'number' },
      { id: 'value', title: translate('column.amount'), unit: 'currency' },
    ],
    rows,
  };
}

const MAX_ACTIVITIES = 10;

const activityStatement = buildOnce((queries) =>
  queries
    .select({
      happenedAt: activity.happenedAt,
      userName: activity.userName,
      action: activity.action,
      document: entries.document,
      counterparty: entries.counterparty,
      deletedAt: entries.deletedAt,
    })
    .from(activity)
    .leftJoin(entries, eq(entries.id, activity.entryId))
    .where(isOfPresentCompany)
    .orderBy(desc(activity.happenedAt), desc(activity.id))
    .limit(MAX_ACTIVITIES),
);

async function listActivity({ queries, company, language, translate }: DashboardContext) {
  const rows = await activityStatement(queries).execute();
  const time = dateFormat(language, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: company.timeZone,
  });
  return {
    columns: (['document', 'counterparty', 'action', 'user', 'time'] as const).map((id) => ({
      id,
      title: translate(`column.${id}`),
      unit: 'text',
    })),
    rows: rows.map(({ happenedAt, userName, action, document, counterparty, deletedAt }) => ({
      cells: [document, counterparty, translate(`activity.${action}`), userName, time.format(happenedAt)],
      ...(document !== null &&
        counterparty !== null &&
        deletedAt === null &&
        linkTo({ ...(document !== '' && { document }), counterparty })),
    })),
  };
}
