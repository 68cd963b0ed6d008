import { join } from 'node:path';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { addApi, type ApiOptions } from './api';
import type { Database } from '../database/database';
import { readableUrl } from '../http/address';
import { limitConnections, CONNECTION_LIMITS, type ConnectionLimits } from '../http/connections';
import { loadDescription, type Description } from '../http/description';
import { sendError } from '../http/httpError';
import { BODY_TIME, limitBodyTime } from '../http/bodyTime';
import { acceptJsonBodies } from '../http/jsonBodies';
import { sendParserError, refuseExpectation, PARSER_LIMITS } from '../http/parserErrors';
import { servePortal } from '../http/portalFiles';
import { makeRequestIds, REQUEST_ID_HEADER } from '../http/requestId';
import { SECURITY_TEXT_PATH, securityText } from '../http/securityText';
import { addHealth, type Readiness } from '../monitoring/health';
import { logOptions, type LogStream } from '../monitoring/log';
import { measureResponses } from '../monitoring/measure';
import { makeMetrics, type Metrics } from '../monitoring/metrics';
import { addRequestHooks } from './requestHooks';

export type AppOptions = Pick<ApiOptions, 'clock' | 'settings' | 'passwords' | 'dashboards' | 'release'> & {
  /** Migrated database, or `null` if only the portal is served and the API is elsewhere. */
  database: Database | null;
  /** Default: loaded from the project's folder. */
  description?: Description;
  /** Default: stdout. */
  logStream?: LogStream;
  /** Default: new metrics. */
  metrics?: Metrics;
  /** Default: migrated. */
  readiness?: Readiness;
  /**
   * Limits that differ from the defaults, in ms. `signInQueueMs`: time of a sign-in in the queue. `probeMs`: time for the
   * database to respond to a probe. `bodyMs` and `fileMs`: time for a body to arrive.
   */
  limits?: Partial<
    ConnectionLimits & { signInQueueMs: number; probeMs: number; bodyMs: number; fileMs: number }
  >;
};

const BODY_LIMIT_BYTES = 16 * 1024;

/**
 * Builds the whole server, which does not listen yet. The process, the tests and the pact verification use it.
 * @throws PortalMissing if the portal's folder has no complete build.
 */
export async function buildApp({
  database,
  clock,
  settings,
  metrics = makeMetrics(),
  ...otherOptions
}: AppOptions): Promise<FastifyInstance> {
  const limits = { ...CONNECTION_LIMITS, ...BODY_TIME, ...otherOptions.limits };
  const {
    readiness = { isMigrated: true, isStopping: false },
    description = await loadDescription(join(settings.projectFolder, 'api-spec', 'openapi.yaml')),
  } = otherOptions;
  const app = fastify({
    logger: logOptions(settings.logLevel, otherOptions.logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: makeRequestIds(settings.trustedProxies),
    bodyLimit: BODY_LIMIT_BYTES,
    // The default of Fastify has no limit for a slow body.
    requestTimeout: PARSER_LIMITS.headersTimeout + limits.fileMs,
    // A client that reads a response slowly is not cut, because Node counts its progress as activity.
    connectionTimeout: limits.stalledMs,
    http: PARSER_LIMITS,
    // The description permits 200 characters for a code. The path has up to twelve for each of them.
    routerOptions: { maxParamLength: 2_400 },
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    rewriteUrl: (request) => readableUrl(request.url),
    clientErrorHandler: sendParserError,
    frameworkErrors: (error, request, reply) =>
      void sendError(reply.header(REQUEST_ID_HEADER, request.id), error.statusCode ?? 400),
    // Requests on open connections still get a response during a stop. Fastify's own 503 would lack our headers.
    return503OnClosing: false,
  });
  const connections = limitConnections(app.server, limits, (outcome) => {
    (outcome === 'evicted' ? metrics.evictedConnections : metrics.refusedConnections).inc();
  });
  metrics.watch('portaria_connections_open', 'Open connections.', connections.count);
  measureResponses(app, metrics);
  app.addHook('preClose', async () => {
    const isServing = app.server.listening;
    const counts = await connections.drain(settings.stopPatienceSeconds * 1000);
    if (isServing) app.log.info({ event: 'drained', ...counts }, 'the requests under way have ended');
  });
  app.server.on('checkExpectation', refuseExpectation);
  acceptJsonBodies(app);
  limitBodyTime(app, limits);

  await addRequestHooks(app, { database, description, readiness, settings });
  addHealth(app, { database, readiness, probeMs: otherOptions.limits?.probeMs });
  if (database !== null) addApi(app, { database, clock, settings, metrics, ...otherOptions, description });
  const { securityContact } = settings;
  if (securityContact !== null)
    app.get(SECURITY_TEXT_PATH, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(securityText(securityContact, clock())),
    );
  if (settings.portalFolder !== null) {
    await servePortal(app, {
      folder: settings.portalFolder,
      config: settings.config,
      setsCsrfCookie: database !== null,
    });
  }
  return app;
}
