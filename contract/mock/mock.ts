// A stand-in for a backend, made from the API description alone: routes, statuses and answers are what it says.
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import fastifyCors from '@fastify/cors';
import fastify, { LogController } from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entry, isObject, readDocument, textIn } from '../../api-spec/document';
import type { Document } from '../../api-spec/document';
import { METHODS } from '../../api-spec/operations';
import { pathOf } from '../../server/address';
import { loadDescription } from '../../server/description';
import type { Description } from '../../server/description';
import { logOptions } from '../../server/log';
import type { LogStream } from '../../server/log';
import { Problem, problemBody, sendProblem } from '../../server/problem';
import { makeControls } from './controls';
import { hasBody, headersOf, mockedOperations, prefixOf } from './described';
import type { Mocked } from './described';
import { servePage } from './page';
import { personIn, personOfToken, scenarioFor, withTokenFor } from './people';
import { BadWish, wishIn } from './wish';

export type MockParts = {
  /** The API description. */
  file: string;
  /** Holds an answer back for so many milliseconds. */
  wait?: (ms: number) => Promise<unknown>;
  /** Where the log's lines go, stdout when absent. */
  logStream?: LogStream;
};

// As the description says of 413.
const BODY_LIMIT_BYTES = 16 * 1024;

/**
 * Not listening.
 * @throws {Error} when the file is no API description.
 */
export async function buildMock({ file, wait = pause, logStream }: MockParts): Promise<FastifyInstance> {
  const document = readDocument(await readFile(file, 'utf8'));
  const description = await loadDescription(file);
  const prefix = prefixOf(document);
  const operations = mockedOperations(document);
  const controls = makeControls();

  const app = fastify({
    logger: logOptions('info', logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  await shareOperations(app, prefix);
  app.setNotFoundHandler(answerUnrouted(description, prefix));
  app.setErrorHandler(answerError);

  for (const mocked of operations) {
    const { id } = mocked.operation;
    const { url, ...parts } = description.route(id);
    const isDescribed = (status: number, answer: unknown) => {
      try {
        parts.serializerCompiler({ ...parts, url, schema: {}, httpStatus: String(status) })(answer);
        return true;
      } catch {
        return false;
      }
    };
    app.route({
      ...parts,
      url: `${prefix}${url}`,
      onRequest: (request, _reply, done) => {
        const isMissing = mocked.needsToken && !/^Bearer +\S/i.test(request.headers.authorization ?? '');
        done(isMissing ? new Problem(401, { 'www-authenticate': 'Bearer' }) : undefined);
      },
      handler: async (request, reply) => {
        const wish = wishIn(request.headers, mocked) ?? controls.next(id);
        if (wish.delayMs > 0) await wait(wish.delayMs);

        const { fault } = wish;
        request.log.info({ event: 'answer', operation: id, scenario: wish.scenario?.name, fault }, id);
        if (typeof fault === 'number') return sendStatus(reply, document, mocked, fault);
        if (fault === 'cut') return cut(reply);

        const { status, answer, name } = answerOf(document, mocked, wish.scenario, request);
        reply.code(status).header('x-mock-scenario', encodeURI(name));
        // A text goes out as it is, past the validation.
        if (fault === 'unparsable') return sendRaw(reply, cutShort(answer));
        if (fault === 'breaks-description') {
          const changed = broken(answer, (one) => isDescribed(status, one));
          return sendRaw(reply, JSON.stringify(changed));
        }
        return answer === undefined ? reply.send() : reply.send(answer);
      },
    });
  }

  const title = textIn(entry(document, 'info'), 'title') ?? '';
  // A scope of its own, since only there a form is a body that is understood.
  await app.register((scope, _options, done) => {
    servePage(scope, { title, prefix, operations, controls });
    done();
  });
  return app;
}

/** Which status and body a call gets where nothing is wrong with either. */
function answerOf(
  document: Document,
  mocked: Mocked,
  wished: Mocked['scenarios'][number] | null,
  request: FastifyRequest,
): { status: number; answer: unknown; name: string } {
  const { scenarios, statuses, operation } = mocked;
  const signedIn = personOfToken(request.headers.authorization);
  const scenario = wished ?? scenarioFor(scenarios, { body: request.body, signedIn });
  if (scenario) {
    const answer = withTokenFor(personIn(scenarios, scenario.body), scenario.answer);
    return { status: scenario.status, answer, name: scenario.name };
  }
  const status = statuses.find((one) => one < 300);
  if (status === undefined || hasBody(document, mocked, status))
    throw new Error(`${operation.id} has no named example to answer with. Add one to the API description.`);
  return { status, answer: undefined, name: '' };
}

const sendStatus = (
  reply: FastifyReply,
  document: Document,
  mocked: Mocked,
  status: number,
): FastifyReply => {
  reply.code(status).headers(headersOf(document, mocked, status));
  return hasBody(document, mocked, status) ? reply.send(problemBody(status)) : reply.send();
};

const sendRaw = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

const cutShort = (answer: unknown): string => JSON.stringify(answer ?? {}).slice(0, -1);

/** The answer with its first field gone that the description asks for. */
function broken(answer: unknown, isDescribed: (changed: unknown) => boolean): unknown {
  const fields = isObject(answer) ? Object.keys(answer) : [];
  const changes = fields.map((gone) => ({ ...(isObject(answer) && answer), [gone]: undefined }));
  const found = [...changes, []].find((changed) => !isDescribed(changed));
  if (found === undefined) throw new Error('No change breaks this answer: its schema allows anything.');
  return found;
}

/** The portal may stand on any origin; the page that sets the mock may not. */
async function shareOperations(app: FastifyInstance, prefix: string): Promise<void> {
  await app.register(fastifyCors, {
    delegator: (request, decide) => {
      const isOperation = pathOf(request.url).startsWith(`${prefix}/`);
      decide(null, {
        origin: isOperation,
        methods: [...METHODS.map((method) => method.toUpperCase()), 'HEAD'],
        exposedHeaders: ['Retry-After', 'X-Mock-Scenario'],
        strictPreflight: false,
      });
    },
  });
}

function answerUnrouted(description: Description, prefix: string) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request.url);
    const methods = path.startsWith(`${prefix}/`) ? description.methodsAt(path.slice(prefix.length)) : [];
    return methods.length === 0
      ? sendProblem(reply, 404)
      : sendProblem(reply, 405, { allow: methods.join(', ') });
  };
}

/** Whoever uses the mock can mend what it stumbles over, so the words of every fault are told. */
function answerError(
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof Problem) return sendProblem(reply, error.statusCode, error.headers);
  const isWish = error instanceof BadWish;
  const status = isWish ? 400 : (error.statusCode ?? 500);
  if (status < 500 && !isWish) return sendProblem(reply, status);
  if (!isWish) request.log.error({ event: 'fault', err: error }, error.message);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ message: error.message }));
}
