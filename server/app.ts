import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fastifyCors from '@fastify/cors';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { makeAuthenticate } from './auth/authenticate';
import { makeKeyedHash } from './auth/keyedHash';
import { makePasswords, type Passwords } from './auth/passwords';
import { makeRateLimiter } from './auth/rateLimiter';
import { makeTokens } from './auth/tokens';
import { DASHBOARDS, type Dashboards } from './dashboards/catalogue';
import type { Database } from './database/database';
import { addOperations } from './http/addOperations';
import { findArea, readableUrl } from './http/address';
import { limitConnections, CONNECTION_LIMITS, type ConnectionLimits } from './http/connections';
import { checkCsrf } from './http/csrf';
import { loadDescription, type Description } from './http/description';
import { sendThrownError, makeSendUnrouted } from './http/errorResponses';
import { makeAreaHeaders, pagePolicy } from './http/headers';
import { hasValidHost } from './http/host';
import { HttpError, sendError } from './http/httpError';
import { BODY_TIME, limitBodyTime } from './http/bodyTime';
import { acceptJsonBodies } from './http/jsonBodies';
import { sendParserError, refuseExpectation, PARSER_LIMITS } from './http/parserErrors';
import { readInlineHashes, servePortal } from './http/portalFiles';
import { makeRequestIds, REQUEST_ID_HEADER } from './http/requestId';
import { SECURITY_TEXT_PATH, securityText } from './http/securityText';
import { makeRunWorker } from './import/runWorker';
import { addHealth, type Readiness } from './monitoring/health';
import { logOptions, type LogStream } from './monitoring/log';
import { measureResponses, watchLoad } from './monitoring/measure';
import { makeMetrics, type Metrics } from './monitoring/metrics';
import { changePassword } from './routes/changePassword';
import { companyHandlers } from './routes/company';
import { dashboardHandlers } from './routes/dashboards';
import { entryHandlers } from './routes/entries';
import { exportHandlers } from './routes/exports';
import { signIn } from './routes/getToken';
import { importHandlers } from './routes/imports';
import { sessionHandlers } from './routes/session';
import type { AppSettings } from './settings/settings';

export type AppOptions = {
  /** Migrated database, or `null` if only the portal is served and the API is elsewhere. */
  database: Database | null;
  /** Current time, for tokens and the rate limiter. */
  clock: () => Date;
  settings: AppSettings;
  /** Default: loaded from the project's folder. */
  description?: Description;
  /** Default: made from the settings. */
  passwords?: Passwords;
  /** Default: the dashboards of this backend. */
  dashboards?: Dashboards;
  /** Identifies the code of this server. Default: a random text, so no response of an earlier start is current. */
  release?: string;
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
  ...rest
}: AppOptions): Promise<FastifyInstance> {
  const limits = { ...CONNECTION_LIMITS, ...BODY_TIME, ...rest.limits };
  const {
    readiness = { isMigrated: true, isStopping: false },
    description = await loadDescription(join(settings.projectFolder, 'api-spec', 'openapi.yaml')),
  } = rest;
  const app = fastify({
    logger: logOptions(settings.logLevel, rest.logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: makeRequestIds(settings.trustedProxies),
    bodyLimit: BODY_LIMIT_BYTES,
    // The default of Fastify has no limit for a slow body.
    requestTimeout: PARSER_LIMITS.headersTimeout + limits.fileMs,
    // Node also counts received bytes of a response as activity.
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
  const connections = limitConnections(app.server, limits, (which) => {
    (which === 'evicted' ? metrics.evictedConnections : metrics.refusedConnections).inc();
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
  limitBodyTime(app, limits.bodyMs);

  const policy =
    settings.portalFolder === null
      ? null
      : pagePolicy({
          ...(await readInlineHashes(settings.portalFolder)),
          apiBaseUrl: settings.config.apiBaseUrl,
          hasCloudIdentity: settings.config.cloudIdentity !== null,
        });
  const isSharedAcrossOrigins = settings.corsOrigins.length > 0;
  const sendUnrouted = makeSendUnrouted(
    database === null ? null : description,
    settings.portalFolder !== null,
  );

  const headersOf = makeAreaHeaders({ policy, isSharedAcrossOrigins });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(findArea(request.url), request.protocol === 'https'));
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  warnOfUnlistedProxy(app);
  // Runs before the CORS plugin responds to preflights.
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasValidHost(request) ? undefined : new HttpError(400));
  });
  if (isSharedAcrossOrigins) await shareApi(app, settings.corsOrigins);
  // The hook is not asynchronous, because a promise for each request takes longer than the checks.
  app.addHook('onRequest', (request, reply, done) => {
    // Responds before the body is read.
    if (request.is404) {
      sendUnrouted(request, reply);
      return;
    }
    if (findArea(request.url) === 'api' && database !== null) {
      checkCsrf(request);
      // Queries on older tables would fail with a 500.
      if (!readiness.isMigrated) throw new HttpError(503, { 'retry-after': '5' });
      database.checkUsable();
    }
    done();
  });
  app.setNotFoundHandler(sendUnrouted);
  app.setErrorHandler(sendThrownError);

  addHealth(app, { database, readiness, probeMs: rest.limits?.probeMs });
  if (database !== null) addApi(app, { database, clock, settings, metrics, ...rest, description });
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

function addApi(
  app: FastifyInstance,
  {
    description,
    database,
    clock,
    settings,
    metrics,
    passwords = makePasswords(settings.passwordCost, { onVerified: metrics.observeVerification }),
    dashboards = DASHBOARDS,
    release = randomUUID(),
    limits,
  }: AppOptions & { description: Description; database: Database; metrics: Metrics },
): void {
  const { tokenSecret, previousTokenSecret, tokenTtlSeconds: ttlSeconds, demonstration } = settings;
  const secrets: [string, ...string[]] =
    previousTokenSecret === null ? [tokenSecret] : [tokenSecret, previousTokenSecret];
  const tokens = makeTokens({ secrets, ttlSeconds, clock });
  const keyedHash = makeKeyedHash(tokenSecret);
  const rateLimiter = makeRateLimiter({ database, clock, keyedHash, maxQueueMs: limits?.signInQueueMs });
  watchLoad(metrics, { passwords, rateLimiter, database });
  const authenticate = makeAuthenticate(database, tokens, demonstration);
  const { run: runWorker, close } = makeRunWorker();
  app.addHook('onClose', close);

  addOperations(app, {
    description,
    authenticate,
    handlers: {
      getToken: signIn({
        ...{ clock, database, demonstration, metrics, passwords, keyedHash, rateLimiter, tokens },
      }),
      changePassword: changePassword({ authenticate, database, metrics, passwords, rateLimiter }),
      ...sessionHandlers({ clock, database }),
      ...dashboardHandlers({
        ...{ clock, database, dashboards },
        release: `${release} ${description.hash}`,
      }),
      ...entryHandlers({ clock, database }),
      ...exportHandlers({ clock, database }),
      ...importHandlers({ clock, database, description, runWorker }),
      ...companyHandlers({ clock, database }),
    },
  });
}

/**
 * Warns once when X-Forwarded-For comes from a peer that TRUSTED_PROXIES does not list. Behind such a proxy the rate
 * limiter counts all clients as one.
 */
function warnOfUnlistedProxy(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook('onRequest', ({ headers, ips = [], socket, log }, _reply, done) => {
    done();
    // A listed peer is followed by at least one forwarded address.
    if (hasWarned || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
    hasWarned = true;
    log.warn(
      { event: 'unlisted-proxy', peer: socket.remoteAddress },
      'X-Forwarded-For of a peer that TRUSTED_PROXIES does not list is ignored; behind a proxy, list its address',
    );
  });
}

async function shareApi(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(fastifyCors, {
    delegator: (request, decide) => {
      if (findArea(request.url) !== 'api') {
        decide(null, { origin: false });
        return;
      }
      decide(null, {
        origin: [...origins],
        methods: ['GET', 'HEAD', 'POST', 'PUT'],
        allowedHeaders: ['Authorization', 'Content-Type', 'If-None-Match', 'X-XSRF-TOKEN'],
        exposedHeaders: ['Content-Disposition', 'Date', 'ETag', 'Retry-After', 'X-Request-Id'],
        maxAge: 600,
        // An OPTIONS request without the preflight headers is an ordinary request.
        strictPreflight: false,
      });
    },
  });
}
