// A proxy between Pact's verifier and a state handler. The verifier follows a redirect, and takes any page behind it for success.
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parsedJson, textIn } from '../description/document';
import { listenLocally } from '../listenLocally';
import { forward } from './forward';

export type StateProxy = {
  /** What the verifier takes for the state handler. */
  address: string;
  /** What was wrong with the state handler, one sentence for each state. */
  faults: () => string[];
  close: () => void;
};

/** The status that the verifier gets where the state handler did not succeed. */
const FAILED = 500;

/** Listens on 127.0.0.1 in front of the state handler at this address. */
export async function startStateProxy(stateHandler: string): Promise<StateProxy> {
  const faults = new Set<string>();

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const asked = await buffer(incoming);
      const state = textIn(parsedJson(asked.toString()), 'state') ?? '';
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
        fail(`did not respond (${error instanceof Error ? error.message || error.name : String(error)})`);
      }
    })();
  });
  return {
    address: await listenLocally(server),
    faults: () => [...faults],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Why a response is no success, as the part of a sentence; `null` where it is one. */
function faultOf({ statusCode: status = 0, headers }: IncomingMessage): string | null {
  if (status >= 300 && status < 400) return `responded with ${status}, a redirect,`;
  if (status < 200 || status > 299) return `responded with ${status}`;
  // A sign-in page in front of the handler.
  return /^\s*text\/html\b/i.test(headers['content-type'] ?? '') ? 'responded with an HTML page' : null;
}
