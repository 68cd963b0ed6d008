// A proxy between Pact's verifier and a state handler. The verifier would follow a redirect, accept any page, and ignore an
// error of a function.
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { entry, parseJson, readString } from '../description/document';
import type { JsonObject } from '../description/document';
import { formatError } from '../formatError';
import { closeNow, listenLocally } from '../listenLocally';
import { forward } from './forward';
import type { StateValues } from './stateValues';

/** The address of the provider's state handler, or `stateHandlers` of a configuration. Nothing checks its types on loading. */
export type StateHandler = string | JsonObject;

export type StateProxy = {
  /** The address for the verifier. */
  address: string;
  /** One sentence for each state that could not be set up. */
  faults: () => string[];
  close: () => void;
};

/** The subject of a sentence about a state handler. */
export const nameHandler = (handler: StateHandler | undefined): string =>
  typeof handler === 'string' ? `The state handler ${handler}` : 'The state handler';

/** The status for the verifier after a failure of the state handler. */
const FAILED = 500;

/** Listens on 127.0.0.1. */
export async function startStateProxy(handler: StateHandler, values: StateValues): Promise<StateProxy> {
  const faults = new Set<string>();

  /** Returns a sentence about what failed, else the response. */
  async function changeState(incoming: IncomingMessage): Promise<string | Response> {
    const asked = await buffer(incoming);
    const change = parseJson(asked.toString());
    const state = readString(change, 'state') ?? '';
    const isTeardown = entry(change, 'action') === 'teardown';
    const response =
      typeof handler === 'string'
        ? await requestChange(handler, incoming, asked, state)
        : await callFunction(handler, state, change);
    if (typeof response === 'string') return response;
    if (!isTeardown) return values.add(state, parseJson(response.body)) ?? response;
    values.clear();
    // The verifier requests a failed change again.
    return values.refused() ?? response;
  }

  const server = createServer((incoming, outgoing) => {
    void changeState(incoming).then((response) => {
      if (typeof response === 'string') {
        faults.add(response);
        outgoing.writeHead(FAILED).end();
        return;
      }
      // A response without a body may have no type.
      const { type, body } = response;
      outgoing.writeHead(200, type === undefined ? {} : { 'content-type': type }).end(body);
    });
  });
  return {
    address: await listenLocally(server),
    faults: () => [...faults],
    close: () => {
      closeNow(server);
    },
  };
}

type Response = { type?: string | undefined; body: string };

async function requestChange(
  handler: string,
  incoming: IncomingMessage,
  asked: Buffer,
  state: string,
): Promise<string | Response> {
  const fail = (what: string) =>
    `${nameHandler(handler)} ${what} to the state "${state}". It has to respond with 200.`;
  try {
    const response = await forward(incoming, asked, new URL(handler));
    const body = (await buffer(response)).toString();
    const fault = faultOf(response);
    return fault === null ? { type: response.headers['content-type'], body } : fail(fault);
  } catch (error) {
    return fail(`did not respond (${formatError(error)})`);
  }
}

/** Calls the function of a state, or the one of its `setup` and `teardown`. A state without one needs nothing. */
async function callFunction(
  handlers: JsonObject,
  state: string,
  change: unknown,
): Promise<string | Response> {
  const handler = entry(handlers, state);
  const action = readString(change, 'action') ?? '';
  const called = typeof handler === 'function' && action === 'setup' ? handler : entry(handler, action);
  try {
    const returned: unknown =
      typeof called === 'function' ? await Reflect.apply(called, undefined, [entry(change, 'params')]) : {};
    return { type: 'application/json', body: JSON.stringify(returned ?? {}) };
  } catch (error) {
    return `${nameHandler(handlers)} failed for the state "${state}": ${formatError(error)}`;
  }
}

/** Returns the fault as a part of a sentence. `null`: success. */
function faultOf({ statusCode: status = 0, headers }: IncomingMessage): string | null {
  if (status >= 300 && status < 400) return `responded with ${status}, a redirect,`;
  if (status < 200 || status > 299) return `responded with ${status}`;
  // Such as a sign-in page.
  return /^\s*text\/html\b/i.test(headers['content-type'] ?? '') ? 'responded with an HTML page' : null;
}
