import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { listDashboards, openDashboard, type Dashboards } from '../dashboards/catalogue';
import { computeDashboard } from '../dashboards/computeDashboard';
import { computeDay } from '../dashboards/computeDay';
import { readPeriodChoice } from '../dashboards/period';
import { companyDay, readCompany } from '../company/company';
import { readFiguresVersion } from '../database/figuresVersion';
import { hasContent, makeEtag } from '../http/etag';
import type { Handlers } from '../http/operations';
import { makeTranslate } from '../texts/translate';

type Dependencies = {
  clock: () => Date;
  database: Database;
  dashboards: Dashboards;
  /** Identifies the code that computes the figures. */
  release: string;
};

/** Lists the dashboards of the caller, and returns the company's day and the figures of one, or 304 if the caller has them already. */
export function dashboardHandlers({
  clock,
  database,
  dashboards,
  release,
}: Dependencies): Handlers<'listDashboards' | 'getDashboard' | 'getDay'> {
  return {
    listDashboards: ({ caller: { user }, language }) =>
      Promise.resolve({
        dashboards: listDashboards(dashboards, user).map(({ title, ...dashboard }) => ({
          ...dashboard,
          title: makeTranslate(language)(title),
        })),
      }),
    getDay: ({ caller: { user } }) =>
      database.inTransaction('read', (queries) => computeDay(queries, { user, dashboards, now: clock() })),
    getDashboard: async ({ params: { code }, query, caller: { user }, language, request, reply }) => {
      openDashboard(dashboards, user, code);
      const { account } = query;
      const period = readPeriodChoice(query);
      const now = clock();
      // Read before the figures, so that an ETag never names newer rows than the figures contain.
      const version = await readFiguresVersion(database);
      const today = companyDay(await readCompany(database.queries), now);
      const etag = makeEtag({ release, code, period, account, language, today, version });
      reply.header('etag', etag);
      if (hasContent(request, etag)) return reply.code(304).send();
      return computeDashboard(database, {
        code,
        dashboards,
        period,
        account,
        language,
        now,
        onProblem: makeOnProblem(request, reply, code),
      });
    },
  };
}

const makeOnProblem =
  (request: FastifyRequest, reply: FastifyReply, dashboard: string) => (error: unknown, widget: string) => {
    // The next call must compute the widget again.
    reply.removeHeader('etag');
    request.log.error({ event: 'widget-failed', err: error, dashboard, widget }, 'a widget failed');
  };
