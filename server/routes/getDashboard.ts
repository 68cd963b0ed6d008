import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../api-spec/schema.gen';
import type { Authenticate } from '../auth/authenticateRequest';
import type { Database } from '../database/open';
import { findDashboard, mayOpen, type Dashboards } from '../dashboards/catalogue';
import { computeDashboard } from '../dashboards/computeDashboard';
import type { PeriodChoice } from '../dashboards/period';
import { companyDay, readCompany } from '../entries/company';
import { countDays } from '../entries/days';
import { readVersion } from '../entries/version';
import { hasContent, makeEtag } from '../http/etag';
import { HttpError } from '../http/httpError';
import { chooseLanguage } from '../http/language';

type Parameters = operations['getDashboard']['parameters'];
type Query = NonNullable<Parameters['query']>;
type Call = FastifyRequest<{ Params: Parameters['path']; Querystring: Query }>;

type Dependencies = {
  authenticate: Authenticate;
  clock: () => Date;
  database: Database;
  dashboards: Dashboards;
  /** Identifies the code that computes the figures. */
  release: string;
};

/** Returns the figures of a dashboard, or 304 if the caller has them already. */
export function getDashboard({ authenticate, clock, database, dashboards, release }: Dependencies) {
  return async (request: Call, reply: FastifyReply) => {
    const { user } = await authenticate(request);
    const { code } = request.params;
    if (!mayOpen(user, code, findDashboard(dashboards, code)))
      throw new HttpError(403, {}, { reason: 'not-permitted' });
    const period = readPeriod(request.query);
    const language = chooseLanguage(reply);
    const now = clock();
    // Read before the figures, so that an ETag never names newer rows than the figures contain.
    const version = await readVersion(database);
    const today = companyDay(await readCompany(database.queries), now);
    const etag = makeEtag({ release, code, period, language, today, version });
    reply.header('etag', etag);
    if (hasContent(request, etag)) return reply.code(304).send();
    return computeDashboard(database, {
      code,
      dashboards,
      period,
      language,
      now,
      onProblem: (error, widget) => {
        // The next call must compute the widget again.
        reply.removeHeader('etag');
        request.log.error({ event: 'widget-failed', err: error, dashboard: code, widget }, 'a widget failed');
      },
    });
  };
}

/** Returns the period of a request. @throws HttpError 400 if its days do not fit. */
function readPeriod({ period: key = 'month', from, to }: Query): PeriodChoice {
  if (key !== 'own') {
    if (from !== undefined || to !== undefined) throw new HttpError(400);
    return { key };
  }
  if (from === undefined || to === undefined || countDays(from, to) < 0) throw new HttpError(400);
  if (countDays(from, to) >= MAX_DAYS) throw new HttpError(400);
  return { key, from, to };
}

/** Ten years. A series has one value for each day or month. */
const MAX_DAYS = 3_660;
