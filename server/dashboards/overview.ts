import { desc, eq, sql } from 'drizzle-orm';
import { isOfPresentCompany, readAction } from '../audit/recordEvents';
import { buildOnce } from '../database/statements';
import { activity, entries, series } from '../database/tables';
import { addDays } from '../../api-spec/days';
import { hasOpeningBalance } from '../company/company';
import type { Day } from '../company/days';
import type { EntryFilter } from '../entries/filter';
import { sumPayments } from '../entries/paymentSums';
import { sumEntries } from '../entries/sums';
import { dateFormat } from '../texts/formats';
import { findLowest, forecastThirtyDays } from './cash';
import { forecastWidget, linkToOpen } from './cashWidgets';
import {
  defineMetric,
  defineTable,
  formatDay,
  linkTo,
  sum,
  sumPaid,
  type Definition,
  type DashboardContext,
} from './widgets';

/** The widgets of the dashboard `default`. */
export const overviewWidgets: Definition[] = [
  defineOverdue('overdueIn', 'receivable'),
  defineOverdue('overdueOut', 'payable'),
  defineDueToday('dueTodayIn', 'receivable'),
  defineDueToday('dueTodayOut', 'payable'),
  defineMetric({ id: 'lowestBalance', size: 's', inDay: true }, async (context) => {
    if (!hasOpeningBalance(context.company)) return null;
    const { day, balance } = findLowest(await forecastThirtyDays(context));
    const note = context.translate('widget.lowestBalance.note', { date: formatDay(context, day) });
    return { unit: 'currency', value: balance, good: 'up', note, ...linkToOpen(day) };
  }),
  defineTable({ id: 'changes', size: 'l', inDay: true }, listChanges),
  forecastWidget,
  { ...defineTable({ id: 'activity', size: 'full' }, listActivity), needsNoEntries: true },
];

function defineDueToday(id: 'dueTodayIn' | 'dueTodayOut', kind: Kind): Definition {
  return defineMetric({ id, size: 's', inDay: true }, async (context) => {
    const filter = { kind, status: 'today' } as const;
    const { count, openCents } = await sum(context, filter);
    const note = context.translate(`widget.${id}.note`);
    return { unit: 'currency', value: openCents, count, note, ...linkTo(filter) };
  });
}

type Kind = NonNullable<EntryFilter['kind']>;

function defineOverdue(id: 'overdueIn' | 'overdueOut', kind: Kind): Definition {
  return defineMetric({ id, size: 's', inDay: true }, async (context) => {
    const filter = { kind, status: 'overdue' } as const;
    const { count, openCents } = await sum(context, filter);
    const { before } = context.period;
    return {
      unit: 'currency',
      value: openCents,
      good: 'down',
      count,
      note: context.translate(`widget.${id}.note`),
      ...linkTo(filter),
      ...(before && { before: await readOverdueOn(context, kind, before.to), beforeOn: before.to }),
    };
  });
}

/** Returns what was overdue at the end of an earlier day: what is still open, and what was settled since. */
async function readOverdueOn({ queries }: DashboardContext, kind: Kind, day: Day): Promise<number> {
  const wasOverdue = { kind, issuedTo: day, dueBefore: day };
  // Two sums, because each of them has an index.
  const unpaid = await sumEntries(queries, { ...wasOverdue, isUnpaid: true });
  const paidLater = await sumPayments(queries, { ...wasOverdue, paidAfter: day });
  return unpaid.openCents + paidLater.settledCents;
}

async function listChanges(context: DashboardContext) {
  const { today, translate } = context;
  const yesterday = addDays(today, -1);
  const payments = { paidFrom: yesterday, paidTo: today };
  const newlyOverdue = { status: 'overdue', lateFrom: 1, lateTo: 1 } as const;
  const issue = { issuedFrom: yesterday, issuedTo: today };
  const lines = [
    ['change.received', { kind: 'receivable', ...payments }, readPaid],
    ['change.paid', { kind: 'payable', ...payments }, readPaid],
    ['change.overdueIn', { kind: 'receivable', ...newlyOverdue }, readOpen],
    ['change.overdueOut', { kind: 'payable', ...newlyOverdue }, readOpen],
    ['change.newIn', { kind: 'receivable', ...issue }, readAgreed],
    ['change.newOut', { kind: 'payable', ...issue }, readAgreed],
  ] as const;
  const rows = [];
  for (const [title, filter, read] of lines) {
    const { count, cents } = await read(context, filter);
    rows.push({ cells: [translate(title), count, cents], ...(count > 0 && linkTo(filter)) });
  }
  return {
    note: translate('widget.changes.note'),
    columns: [
      { id: 'change', title: translate('column.change'), unit: 'text' },
      { id: 'count', title: translate('column.entries'), unit: 'number' },
      { id: 'value', title: translate('column.amount'), unit: 'currency' },
    ],
    rows,
  };
}

type ReadChange = (
  context: DashboardContext,
  filter: EntryFilter,
) => Promise<{ count: number; cents: number }>;

const readPaid: ReadChange = async (context, filter) => {
  const { count, paidCents } = await sumPaid(context, filter);
  return { count, cents: paidCents };
};
const readOpen: ReadChange = async (context, filter) => {
  const { count, openCents } = await sum(context, filter);
  return { count, cents: openCents };
};
const readAgreed: ReadChange = async (context, filter) => {
  const { count, amountCents } = await sum(context, filter);
  return { count, cents: amountCents };
};

const MAX_ACTIVITIES = 10;

const activityStatement = buildOnce((queries) =>
  queries
    .select({
      happenedAt: activity.happenedAt,
      userName: activity.userName,
      action: activity.action,
      seriesId: activity.seriesId,
      document: sql<string | null>`coalesce(${entries.document}, ${series.document})`,
      counterparty: sql<string | null>`coalesce(${entries.counterparty}, ${series.counterparty})`,
      deletedAt: entries.deletedAt,
    })
    .from(activity)
    .leftJoin(entries, eq(entries.id, activity.entryId))
    .leftJoin(series, eq(series.id, activity.seriesId))
    .where(isOfPresentCompany)
    .orderBy(desc(activity.happenedAt), desc(activity.id))
    .limit(MAX_ACTIVITIES),
);

async function listActivity({ queries, company, language, translate }: DashboardContext) {
  const rows = await activityStatement(queries).execute();
  if (rows.length === 0) return null;
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
    rows: rows.map(({ happenedAt, userName, document, counterparty, deletedAt, ...event }) => ({
      cells: [
        document,
        counterparty,
        translate(`activity.${readAction(event)}`),
        userName,
        time.format(happenedAt),
      ],
      ...(document !== null &&
        counterparty !== null &&
        deletedAt === null &&
        linkTo({ ...(document !== '' && { document }), counterparty })),
    })),
  };
}
