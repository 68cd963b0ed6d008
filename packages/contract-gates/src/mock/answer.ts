// How one operation is answered: with an example, or with what was asked for in its place.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isObject } from '../description/document';
import type { Document } from '../description/document';
import type { Scenario } from '../description/operations';
import type { Controls } from './controls';
import { hasBody, headersOf } from './described';
import type { Mocked } from './described';
import { errorBody } from './httpError';
import { withEndAhead } from './moments';
import { personIn, personOfToken, scenarioFor, withTokenFor } from './people';
import { wishIn } from './wish';

export type AnswerParts = {
  document: Document;
  mocked: Mocked;
  controls: Controls;
  wait: (ms: number) => Promise<unknown>;
  /** As text for the wire. Throws where the description says otherwise. */
  written: (status: number, answer: unknown) => string;
};

/** The handler of an operation's route. */
export function answerTo({ document, mocked, controls, wait, written }: AnswerParts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const wish = wishIn(request.headers, mocked) ?? controls.next(mocked.operation.id);
    if (wish.delayMs > 0) await wait(wish.delayMs);

    const { fault } = wish;
    if (typeof fault === 'number') return sendStatus(reply, document, mocked, fault);
    if (fault === 'cut') return cut(reply);

    const { status, answer, name } = answerOf(document, mocked, wish.scenario, request);
    reply.code(status).header('x-mock-scenario', encodeURI(name));
    reply.headers(headersOf(document, mocked, status));
    if (answer === undefined) return reply.send();
    // A text goes out as it is.
    reply.type('application/json; charset=utf-8');
    const text = written(status, answer);
    if (fault === 'unparsable') return reply.send(text.slice(0, -1));
    if (fault === 'breaks-description')
      return reply.send(broken(answer, (changed) => written(status, changed)));
    return reply.send(text);
  };
}

/** Which status and body a call gets where nothing is wrong with either. */
function answerOf(
  document: Document,
  mocked: Mocked,
  wished: Scenario | null,
  request: FastifyRequest,
): { status: number; answer: unknown; name: string } {
  const { scenarios, statuses, operation } = mocked;
  const signedIn = personOfToken(request.headers.authorization);
  const scenario = wished ?? scenarioFor(scenarios, { body: request.body, signedIn });
  if (scenario) {
    const given = withTokenFor(personIn(scenarios, scenario.body), scenario.answer);
    const answer = withEndAhead(given, new Date());
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
  return hasBody(document, mocked, status) ? reply.send(errorBody(status)) : reply.send();
};

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/** The answer with its first field gone that the description asks for. */
function broken(answer: unknown, written: (changed: unknown) => string): string {
  const fields = isObject(answer) ? Object.keys(answer) : [];
  const changes = fields.map((gone) => ({ ...(isObject(answer) && answer), [gone]: undefined }));
  for (const changed of [...changes, []]) {
    try {
      written(changed);
    } catch {
      return JSON.stringify(changed);
    }
  }
  throw new Error('No change breaks this answer: its schema allows anything.');
}
