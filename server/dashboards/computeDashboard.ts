import { min, sql } from 'drizzle-orm';
import { listAccountNames, openAccount } from '../bank/accounts';
import type { Database, Queries } from '../database/database';
import { buildOnce } from '../database/statements';
import { entries } from '../database/tables';
import { companyDay, readCalendar, readCompany } from '../company/company';
import type { Day } from '../company/days';
import { matches } from '../entries/filter';
import type { Language } from '../texts/catalogues';
import { makeTranslate } from '../texts/translate';
import { readCash } from './cash';
import { DASHBOARDS, findDashboard, type Dashboards } from './catalogue';
import { findPeriod, type Period, type PeriodChoice } from './period';
import type { Cash, Definition, DashboardContext, Schemas, Widget } from './widgets';

export type ComputeOptions = {
  code: string;
  /** Default: the dashboards of this backend. */
  dashboards?: Dashboards;
  period: PeriodChoice;
  /** The `id` of an account. Absent: all accounts. */
  account?: string | undefined;
  language: Language;
  now: Date;
  /** Receives the error of a widget that cannot be computed. */
  onProblem?: (error: unknown, widget: string) => void;
};

/**
 * Computes all widgets of a dashboard from the same state of the rows. A widget that cannot be computed has a problem.
 * @throws Refusal `unknown-dashboard` or `unknown-account`
 */
export async function computeDashboard(
  database: Database,
  options: ComputeOptions,
): Promise<Schemas['Dashboard']> {
  const {
    code,
    dashboards = DASHBOARDS,
    period: choice,
    account: accountId,
    language,
    now,
    onProblem,
  } = options;
  const dashboard = findDashboard(dashboards, code);
  return database.inTransaction('read', async (queries) => {
    const company = await readCompany(queries);
    const calendar = await readCalendar(queries);
    const today = companyDay(company, now);
    const firstDay = await readFirstDay(queries);
    const account = accountId === undefined ? null : await openAccount(queries, accountId);
    const { elapsed, ...period } = dropEmptyBefore(findPeriod(choice, today), firstDay);
    let cash: Promise<Cash> | undefined;
    const context: DashboardContext = {
      queries,
      company,
      calendar,
      today,
      now,
      period: { ...period, elapsed },
      account,
      firstDay,
      language,
      translate: makeTranslate(language),
      cash: () => (cash ??= readCash(context)),
    };
    const widgets: Widget[] = [];
    // Sums of nothing look like results, so a company without entries has no figures (specification §7.65).
    const definitions = dashboard.widgets.filter(
      ({ needsNoEntries = false, hasAccounts = false }) =>
        (needsNoEntries || firstDay !== null) && (account === null || hasAccounts),
    );
    for (const definition of definitions) {
      const widget = await computeOrUndo(definition, context, onProblem);
      if (widget !== null) widgets.push(widget);
    }
    return {
      code,
      title: context.translate(dashboard.title),
      asOf: today,
      generatedAt: now.toISOString(),
      timeZone: company.timeZone,
      currency: 'BRL',
      weekStartsOn: company.weekStartsOn,
      period,
      ...(await listChoices(queries, dashboard)),
      ...(account !== null && { accountId: String(account.id) }),
      widgets,
    };
  });
}

/** Returns the accounts of which a dashboard has figures. A single one has the figures of all. */
async function listChoices(queries: Queries, { widgets }: Dashboards[string]) {
  if (!widgets.some(({ hasAccounts }) => hasAccounts)) return {};
  const accounts = await listAccountNames(queries);
  return accounts.length > 1 ? { accounts } : {};
}

const firstDayStatement = buildOnce((queries) =>
  queries
    .select({ day: min(entries.issuedOn) })
    .from(entries)
    .where(matches([])),
);

/** Returns the day of issue of the first entry. Null without an entry. */
export async function readFirstDay(queries: Queries): Promise<Day | null> {
  const [row] = await firstDayStatement(queries).execute();
  return row?.day ?? null;
}

/** A period before the first entry is left out, because all of its figures would be zero. */
function dropEmptyBefore({ before, ...period }: Period, firstDay: Day | null): Period {
  return before && firstDay !== null && before.to >= firstDay ? { ...period, before } : period;
}

/** Returns a widget with a problem if it cannot be computed. Throws if the database cannot continue. */
async function computeOrUndo(
  definition: Definition,
  context: DashboardContext,
  onProblem: ComputeOptions['onProblem'],
): Promise<Widget | null> {
  const { queries, translate } = context;
  // A failed query would end the transaction of the other widgets.
  await queries.execute(sql`savepoint widget`);
  try {
    const widget = await definition.compute(context);
    await queries.execute(sql`release savepoint widget`);
    return widget;
  } catch (error) {
    // Fails without a connection, so the whole dashboard fails too.
    await queries.execute(sql`rollback to savepoint widget`);
    const { id, kind, title } = definition;
    onProblem?.(error, id);
    return { id, kind, title: translate(title), problem: { message: translate('widget.problem') } };
  }
}
