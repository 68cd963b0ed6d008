// A proxy between Pact's verifier and the provider. It checks each response against the API description and collects the
// names of the fields.
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Document } from '../description/document';
import { isObject, parseJson } from '../description/document';
import { findOperation, listOperations } from '../description/operations';
import { listenLocally } from '../listenLocally';
import { makeResponseCheck, isJsonResponse } from '../responseCheck';
import { forward } from './forward';

export type ResponseProxy = {
  /** The address for the verifier. */
  address: string;
  /** As in a record: `signIn 200` → `token`, `courts[].code` … */
  returned: () => Record<string, string[]>;
  /** Responses that the API description does not allow, one line each. */
  faults: () => string[];
  /** The reason why the provider did not respond, or `null`. */
  unreachable: () => string | null;
  close: () => void;
};

/** Replaces the status of a response that breaks the description. */
const BROKEN = 502;

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Listens on 127.0.0.1. The operations of the provider are below `providerBaseUrl`.
 * @param descriptions All of them have to allow a response: the agreed one, then possibly the provider's own.
 */
export async function startResponseProxy(
  providerBaseUrl: string,
  descriptions: readonly Document[],
  timeoutMs?: number,
): Promise<ResponseProxy> {
  const base = providerBaseUrl.replace(/\/$/, '');
  const known = descriptions.map((description) => ({
    operations: listOperations(description),
    check: makeResponseCheck(description),
  }));
  const fields = new Map<string, Set<string>>();
  const faults = new Set<string>();
  let unreachable: string | null = null;

  const server = createServer((incoming, outgoing) => {
    buffer(incoming)
      .then((sent) => forward(incoming, sent, new URL(base + (incoming.url ?? '/')), timeoutMs))
      .then(async (response) => {
        const body = readable(response.headers, await buffer(response));
        const path = new URL(incoming.url ?? '/', 'http://provider').pathname;
        const status = response.statusCode ?? 502;
        const found = known.flatMap(({ operations, check }) => {
          const operation = findOperation(operations, (incoming.method ?? '').toLowerCase(), path);
          if (operation === undefined) return [];
          note(`${operation.id} ${status}`, body);
          return check(operation, { status, headers: response.headers, body: body.toString() });
        });
        for (const fault of found) faults.add(fault);
        // The proxy sends the whole body with its length.
        const headers = { ...response.headers, 'content-length': String(body.length) };
        delete headers['transfer-encoding'];
        // The verifier would follow a redirect.
        delete headers['location'];
        // The verifier does not read the description. An unexpected status makes the interaction fail.
        outgoing.writeHead(found.length > 0 ? BROKEN : status, headers).end(body);
      })
      .catch((error: unknown) => {
        unreachable = `${base} did not respond: ${error instanceof Error ? error.message || error.name : String(error)}`;
        outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(unreachable);
      });
  });
  const address = await listenLocally(server);

  function note(key: string, body: Buffer): void {
    const known = fields.get(key) ?? new Set();
    fields.set(key, known);
    for (const field of fieldsOf(parseJson(body.toString()), '')) known.add(field);
  }

  return {
    address,
    returned: () => Object.fromEntries([...fields].sort().map(([key, paths]) => [key, [...paths].sort()])),
    faults: () => [...faults].sort(),
    unreachable: () => unreachable,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Removes a byte order mark before JSON, like `TextDecoder` in a browser. */
function readable(headers: IncomingHttpHeaders, body: Buffer): Buffer {
  const hasMark = body.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return hasMark && isJsonResponse(headers) ? body.subarray(BYTE_ORDER_MARK.length) : body;
}

/** Returns the paths of all values without children. */
function fieldsOf(value: unknown, path: string): string[] {
  if (Array.isArray(value) && value.length > 0) {
    return [...new Set(value.flatMap((one: unknown) => fieldsOf(one, `${path}[]`)))];
  }
  if (isObject(value) && Object.keys(value).length > 0) {
    return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, path === '' ? key : `${path}.${key}`));
  }
  return path === '' ? [] : [path];
}
