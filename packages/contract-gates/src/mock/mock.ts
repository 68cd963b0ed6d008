// A mock backend. The API description defines its routes, statuses and responses.
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import fastifyCors from '@fastify/cors';
import fastify, { LogController } from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findBody } from '../description/jsonContent';
import { METHODS, findPathOperations } from '../description/operations';
import { readDocument } from '../description/readDocument';
import { makeBodyCheck, makeResponseCheck } from '../responseCheck';
import { JSON_LIMIT_BYTES, acceptFormBodies, acceptJsonBodies } from './bodies';
import { makeControls, serveControls } from './controls';
import { mockedOperations, readPrefix } from './mockedOperations';
import type { Mocked } from './mockedOperations';
import { HttpError, sendError, sendMessage } from './httpError';
import { refuseForeignHosts } from './hostCheck';
import { InvalidOverride } from './override';
import { makeHandler } from './respond';

export type MockParts = {
  /** The API description. */
  file: string;
  /** Waits for a delay. Tests replace it. */
  wait?: (ms: number) => Promise<unknown>;
  /** Receives the log lines. Default: stdout. */
  logStream?: { write: (line: string) => void };
};

/** Does not listen yet. @throws {Error} if the file is not an API description. */
export async function buildMock({ file, wait = pause, logStream }: MockParts): Promise<FastifyInstance> {
  const document = readDocument(await readFile(file, 'utf8'), file);
  const prefix = readPrefix(document);
  const operations = mockedOperations(document);
  const controls = makeControls();
  const check = makeResponseCheck(document);
  const isBody = makeBodyCheck(document);

  const app = fastify({
    logger: {
      level: 'info',
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      ...(logStream && { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT_BYTES,
    // An invalid address reaches no route.
    frameworkErrors: (_error, _request, reply) => void sendError(reply, 400),
  });
  acceptJsonBodies(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('onRequest', refuseForeignHosts);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    const scenario = reply.getHeader('x-mock-scenario');
    request.log.info(
      { event: 'answer', method, path: pathOf(url), status: reply.statusCode, scenario },
      'answer',
    );
    done();
  });
  await shareOperations(app, prefix);
  app.setNotFoundHandler(sendUnrouted(operations, prefix));
  app.setErrorHandler(sendFault);

  const addRoute = (scope: FastifyInstance, mocked: Mocked): void => {
    const { method, path } = mocked.operation;
    const serialize = (status: number, value: unknown): string => {
      const body = JSON.stringify(value);
      const faults = check(mocked.operation, {
        status,
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (faults.length > 0) throw new Error(`The API description is broken by ${faults.join(', ')}`);
      return body;
    };
    scope.route({
      method: method.toUpperCase(),
      url: `${prefix}${path.replace(/\{([^}]+)\}/g, ':$1')}`,
      onRequest: (request, _reply, done) => {
        const isMissing = mocked.needsToken && !/^Bearer +\S/i.test(request.headers.authorization ?? '');
        done(isMissing ? new HttpError(401, { 'www-authenticate': 'Bearer' }) : undefined);
      },
      preValidation: (request, _reply, done) => {
        done(isBody(mocked.operation, request.body) ? undefined : new HttpError(400));
      },
      handler: makeHandler({ document, mocked, controls, wait, serialize }),
    });
  };
  const takesForm = ({ operation }: Mocked): boolean => findBody(document, operation).isForm;
  for (const mocked of operations.filter((one) => !takesForm(one))) addRoute(app, mocked);
  await app.register((forms, _options, done) => {
    acceptFormBodies(forms);
    for (const mocked of operations.filter(takesForm)) addRoute(forms, mocked);
    done();
  });

  serveControls(app, operations, controls);
  return app;
}

/** Pages of any origin may call the operations, but not the controls. */
async function shareOperations(app: FastifyInstance, prefix: string): Promise<void> {
  await app.register(fastifyCors, {
    delegator: (request, decide) => {
      const isOperation = pathOf(request.url).startsWith(`${prefix}/`);
      decide(null, {
        origin: isOperation,
        methods: [...METHODS.map((method) => method.toUpperCase()), 'HEAD'],
        exposedHeaders: ['Content-Disposition', 'ETag', 'Retry-After', 'X-Mock-Scenario'],
        strictPreflight: false,
      });
    },
  });
}

/** The path of an address, decoded if possible. */
function pathOf(url: string): string {
  const [path = '/'] = url.split(/[?#]/, 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function sendUnrouted(operations: Mocked[], prefix: string) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request.url);
    const described = path.startsWith(`${prefix}/`)
      ? findPathOperations(
          operations.map(({ operation }) => operation),
          path.slice(prefix.length),
        )
      : [];
    const methods = described.map(({ method }) => method.toUpperCase());
    return methods.length === 0
      ? sendError(reply, 404)
      : sendError(reply, 405, { allow: methods.join(', ') });
  };
}

/** The response has the message of every fault, because the developer can correct it. */
function sendFault(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof HttpError) return sendError(reply, error.statusCode, error.headers);
  const isInvalid = error instanceof InvalidOverride;
  const status = isInvalid ? 400 : (error.statusCode ?? 500);
  if (status < 500 && !isInvalid) return sendError(reply, status);
  if (!isInvalid) request.log.error({ event: 'fault', err: error }, error.message);
  return sendMessage(reply, status, error.message);
}
