// A proxy between Pact's verifier and a state handler. The verifier would follow a redirect and accept any page.
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { entry, parseJson, readString } from '../description/document';
import { formatError } from '../formatError';
import { closeNow, listenLocally } from '../listenLocally';
import { forward } from './forward';

export type StateProxy = {
  /** The address for the verifier. */
  address: string;
  /** One sentence for each state that could not be set up. */
  faults: () => string[];
  /** One sentence for each state that returned no value for its requests. */
  missing: () => string[];
  close: () => void;
};

/** The status for the verifier after a failure of the state handler. */
const FAILED = 500;

/**
 * Listens on 127.0.0.1.
 * @param needed The names of the values that each state has to return. Without one, the verifier sends the example of the pact.
 */
export async function startStateProxy(
  stateHandler: string,
  needed: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<StateProxy> {
  const faults = new Set<string>();
  const missing = new Set<string>();

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const asked = await buffer(incoming);
      const change = parseJson(asked.toString());
      const state = readString(change, 'state') ?? '';
      const fail = (what: string) => {
        faults.add(
          `The state handler ${stateHandler} ${what} to the state "${state}". It has to respond with 200.`,
        );
        outgoing.writeHead(FAILED).end();
      };
      try {
        const response = await forward(incoming, asked, new URL(stateHandler));
        const body = await buffer(response);
        const fault = faultOf(response);
        if (fault !== null) fail(fault);
        else {
          const values = parseJson(body.toString());
          const names = entry(change, 'action') === 'teardown' ? [] : (needed.get(state) ?? []);
          for (const name of names.filter((one) => entry(values, one) === undefined))
            missing.add(
              `The state handler ${stateHandler} returned no ${name} for the state "${state}", so the backend received the example of the pact.`,
            );
          const { 'content-type': type } = response.headers;
          // A response without a body may have no type.
          outgoing.writeHead(200, type === undefined ? {} : { 'content-type': type }).end(body);
        }
      } catch (error) {
        fail(`did not respond (${formatError(error)})`);
      }
    })();
  });
  return {
    address: await listenLocally(server),
    faults: () => [...faults],
    missing: () => [...missing],
    close: () => {
      closeNow(server);
    },
  };
}

/** Returns the fault as a part of a sentence. `null`: success. */
function faultOf({ statusCode: status = 0, headers }: IncomingMessage): string | null {
  if (status >= 300 && status < 400) return `responded with ${status}, a redirect,`;
  if (status < 200 || status > 299) return `responded with ${status}`;
  // Such as a sign-in page.
  return /^\s*text\/html\b/i.test(headers['content-type'] ?? '') ? 'responded with an HTML page' : null;
}
