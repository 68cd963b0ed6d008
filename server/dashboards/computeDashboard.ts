import { sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { companyDay, readCalendar, readCompany } from '../entries/company';
import { readCash } from './cash';
import { DASHBOARDS, findDashboard, type Dashboards } from './catalogue';
import { findPeriod, type PeriodChoice } from './period';
import type { Cash, Definition, Figures, Language, Schemas, Widget } from './widgets';

export type ComputeOptions = {
  code: string;
  /** Default: the dashboards of this backend. */
  dashboards?: Dashboards;
  period: PeriodChoice;
  language: Language;
  now: Date;
  /** Receives the error of a widget that cannot be computed. */
  onProblem?: (error: unknown, widget: string) => void;
};

/**
 * Computes all widgets of a dashboard from the same state of the rows.
 * @throws HttpError 404 for an unknown code.
 */
export async function computeDashboard(
  database: Database,
  { code, dashboards = DASHBOARDS, period: choice, language, now, onProblem }: ComputeOptions,
): Promise<Schemas['Dashboard']> {
  const dashboard = findDashboard(dashboards, code);
  return database.inTransaction('read', async (queries) => {
    const company = await readCompany(queries);
    const calendar = await readCalendar(queries);
    const today = companyDay(company, now);
    const { elapsed, ...period } = findPeriod(choice, today);
    let cash: Promise<Cash> | undefined;
    const figures: Figures = {
      queries,
      company,
      calendar,
      today,
      now,
      period: { ...period, elapsed },
      language,
      translate: (text) => text[language],
      cash: () => (cash ??= readCash(figures)),
    };
    const widgets: Widget[] = [];
    for (const definition of dashboard.widgets) {
      const widget = await computeWidget(definition, figures, onProblem);
      if (widget !== null) widgets.push(widget);
    }
    return {
      code,
      title: figures.translate(dashboard.title),
      asOf: today,
      generatedAt: now.toISOString(),
      timeZone: company.timeZone,
      currency: 'BRL',
      weekStartsOn: company.weekStartsOn,
      period,
      widgets,
    };
  });
}

const PROBLEM = {
  'pt-BR': 'Não foi possível calcular este indicador. Tente de novo em instantes.',
  en: 'This figure could not be computed. Try again in a moment.',
  es: 'No se ha podido calcular este indicador. Inténtelo de nuevo en unos instantes.',
};

/** Returns a widget with a problem if it cannot be computed. Throws if the database cannot continue. */
async function computeWidget(
  { id, kind, title, compute }: Definition,
  figures: Figures,
  onProblem: ComputeOptions['onProblem'],
): Promise<Widget | null> {
  const { queries, translate } = figures;
  await queries.execute(sql`savepoint widget`);
  try {
    const widget = await compute(figures);
    await queries.execute(sql`release savepoint widget`);
    return widget;
  } catch (error) {
    // Fails without a connection, so the whole dashboard fails too.
    await queries.execute(sql`rollback to savepoint widget`);
    onProblem?.(error, id);
    return { id, kind, title: translate(title), problem: { message: translate(PROBLEM) } };
  }
}
