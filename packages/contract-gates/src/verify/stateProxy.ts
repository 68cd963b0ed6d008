// A proxy between Pact's verifier and a state handler. The verifier would follow a redirect and accept any page.
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseJson, readString } from '../description/document';
import { formatError } from '../formatError';
import { closeNow, listenLocally } from '../listenLocally';
import { forward } from './forward';

export type StateProxy = {
  /** The address for the verifier. */
  address: string;
  /** One sentence for each state that could not be set up. */
  faults: () => string[];
  close: () => void;
};

/** The status for the verifier after a failure of the state handler. */
const FAILED = 500;

/** Listens on 127.0.0.1. */
export async function startStateProxy(stateHandler: string): Promise<StateProxy> {
  const faults = new Set<string>();

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const asked = await buffer(incoming);
      const state = readString(parseJson(asked.toString()), 'state') ?? '';
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
