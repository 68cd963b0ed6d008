import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { headersFor } from './headers';
import { speakWithoutReply } from './language';
import { errorBody } from './httpError';
import { newRequestId, REQUEST_ID_HEADER } from './requestId';

// The HTTP parser's refusals never become requests, so no hook sees them: they are written by hand.

/** The limits whose breach ends here. Milliseconds and bytes. */
export const PARSER_LIMITS = {
  /** A request, body included, has to arrive within this. */
  requestTimeoutMs: 15_000,
  http: {
    headersTimeout: 10_000,
    // How often the two are looked at; Node's default of 30 s would triple them.
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 16 * 1024,
    // Judged by a hook, which has the headers.
    requireHostHeader: false,
  },
} as const;

/** For Fastify's `clientErrorHandler`. */
export function sendParserError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusCode = statusOf(error.code);
  // The headers were not read, so the language is not known.
  const { say, headers } = speakWithoutReply(undefined);
  const body = Buffer.from(JSON.stringify(errorBody(statusCode, say)));
  const lines = Object.entries({ ...parserHeaders(body.length), ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`, ...lines].join('\r\n');
  // Ended and then destroyed: a peer that goes on writing would otherwise keep the socket open.
  socket.end(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]), () => socket.destroySoon());
}

/** For Node's `checkExpectation`: `Expect:` with anything but 100-continue. */
export function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  const { say, headers } = speakWithoutReply(request.headers['accept-language']);
  const body = JSON.stringify(errorBody(417, say));
  response.writeHead(417, { ...parserHeaders(Buffer.byteLength(body)), ...headers }).end(body);
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return 400;
}

const parserHeaders = (length: number): Record<string, string> => ({
  ...headersFor('api', { isHttps: false, policy: null, isSharedAcrossOrigins: false }),
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(length),
  connection: 'close',
  [REQUEST_ID_HEADER]: newRequestId(),
});
