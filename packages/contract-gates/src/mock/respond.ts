// The handler of an operation: it responds with an example or with an override.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isObject } from '../description/document';
import type { Document } from '../description/document';
import type { Scenario } from '../description/scenarios';
import { isJsonResponse } from '../responseCheck';
import type { Controls } from './controls';
import { describesBody, exampleHeaders, readPrefix } from './mockedOperations';
import type { Mocked } from './mockedOperations';
import { errorBody } from './httpError';
import { readOverride } from './override';
import { readPerson, personOfToken, selectScenario, withPersonToken } from './scenarioSelection';

type HandlerParts = {
  document: Document;
  mocked: Mocked;
  controls: Controls;
  wait: (ms: number) => Promise<unknown>;
  /** Returns the JSON text of a body. @throws {Error} when it breaks the description. */
  serialize: (status: number, body: unknown) => string;
};

export function makeHandler({ document, mocked, controls, wait, serialize }: HandlerParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const override = readOverride(request.headers, mocked) ?? controls.next(mocked.operation.id);
    const { scenario, delayMs, fault } = override;
    if (delayMs > 0) await wait(delayMs);
    if (typeof fault === 'number') return sendStatus(reply, document, mocked, fault);
    if (fault === 'cut') return cut(reply);

    const { status, body, name, type } = chooseResponse(document, mocked, scenario, request);
    reply.code(status).header('x-mock-scenario', encodeURI(name));
    reply.headers(exampleHeaders(document, mocked, status));
    if (body === undefined) return reply.send();
    if (type !== undefined && !isJsonResponse({ 'content-type': type })) return reply.type(type).send(body);
    reply.type('application/json; charset=utf-8');
    const text = serialize(status, body);
    if (fault === 'unparsable') return reply.send(text.slice(0, -1));
    if (fault === 'breaks-description')
      return reply.send(breakDescription(body, (changed) => serialize(status, changed)));
    return reply.send(text);
  };
}

function chooseResponse(
  document: Document,
  mocked: Mocked,
  override: Scenario | null,
  request: FastifyRequest,
): { status: number; body: unknown; name: string; type: string | undefined } {
  const { scenarios, statuses, operation } = mocked;
  const signedIn = personOfToken(request.headers.authorization);
  const { body, headers, url } = request;
  const path = url.slice(readPrefix(document).length);
  const scenario = override ?? selectScenario(scenarios, { path, headers, body, signedIn });
  if (scenario) {
    const given = withPersonToken(readPerson(scenarios, scenario.body), scenario.response);
    return { ...scenario, body: withExpiryAhead(given) };
  }
  const status = statuses.find((one) => one < 300);
  if (status === undefined || describesBody(document, mocked, status))
    throw new Error(`${operation.id} has no named example to respond with. Add one to the API description.`);
  return { status, body: undefined, name: '', type: undefined };
}

const SESSION_MS = 3_600_000;

/** Moves `expiresAt` an hour ahead, because the time in an example passes one day. */
const withExpiryAhead = (body: unknown): unknown =>
  isObject(body) && typeof body['expiresAt'] === 'string'
    ? { ...body, expiresAt: new Date(Date.now() + SESSION_MS).toISOString() }
    : body;

const sendStatus = (
  reply: FastifyReply,
  document: Document,
  mocked: Mocked,
  status: number,
): FastifyReply => {
  reply.code(status).headers(exampleHeaders(document, mocked, status));
  return describesBody(document, mocked, status) ? reply.send(errorBody(status)) : reply.send();
};

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/** Removes the first field that the description requires. */
function breakDescription(body: unknown, serialize: (changed: unknown) => string): string {
  const object = isObject(body) ? body : {};
  const changes = Object.keys(object).map((removed) => ({ ...object, [removed]: undefined }));
  for (const changed of [...changes, []]) {
    try {
      serialize(changed);
    } catch {
      return JSON.stringify(changed);
    }
  }
  throw new Error('No change breaks this response: its schema allows anything.');
}
