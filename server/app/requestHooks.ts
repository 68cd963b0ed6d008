import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { findArea } from '../http/address';
import { checkCsrf } from '../http/csrf';
import type { Description } from '../http/description';
import { sendThrownError, makeSendUnrouted } from '../http/errorResponses';
import { makeAreaHeaders, pagePolicy } from '../http/headers';
import { hasValidHost } from '../http/host';
import { HttpError } from '../http/httpError';
import { readInlineHashes } from '../http/portalFiles';
import { REQUEST_ID_HEADER } from '../http/requestId';
import type { Readiness } from '../monitoring/health';
import type { AppSettings } from '../settings/settings';

type HookOptions = {
  /** `null`: the API is elsewhere. */
  database: Database | null;
  description: Description;
  readiness: Readiness;
  settings: AppSettings;
};

/**
 * Adds what happens to each request before its route: headers, host, CORS, CSRF and readiness. Also adds the responses to
 * errors and to requests without a route.
 */
export async function addRequestHooks(
  app: FastifyInstance,
  { database, description, readiness, settings }: HookOptions,
): Promise<void> {
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

  const makeHeaders = makeAreaHeaders({ policy, isSharedAcrossOrigins });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(makeHeaders(findArea(request.url), request.protocol === 'https'));
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
        allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match', 'X-XSRF-TOKEN'],
        exposedHeaders: ['Content-Disposition', 'Date', 'ETag', 'Retry-After', 'X-Request-Id'],
        maxAge: 600,
        // An OPTIONS request without the preflight headers is an ordinary request.
        strictPreflight: false,
      });
    },
  });
}
