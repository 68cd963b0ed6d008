import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { areaHeaders } from './headers';
import { errorBody } from './httpError';
import { chooseLanguageWithoutReply } from './language';
import { newRequestId, REQUEST_ID_HEADER } from './requestId';

// Requests that the HTTP parser refuses reach no Fastify hook, so their responses are built here.

/** Limits of the HTTP parser, in milliseconds and bytes. */
export const PARSER_LIMITS = {
  headersTimeout: 10_000,
  // Interval of the checks. Node's default of 30 s would triple the limit.
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  // A hook checks it, because it can see all headers.
  requireHostHeader: false,
} as const;

/** Handler for Fastify's `clientErrorHandler` option. */
export function sendParserError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusCode = statusOf(error.code);
  // The headers were not parsed, so the language is unknown.
  const { language, headers } = chooseLanguageWithoutReply(undefined);
  const body = Buffer.from(JSON.stringify(errorBody(language, statusCode)));
  const lines = Object.entries({ ...parserHeaders(body.length), ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`, ...lines].join('\r\n');
  // Destroyed after the end, because a client that continues to send would keep the socket open.
  socket.end(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]), () => socket.destroySoon());
}

/** Handler for Node's `checkExpectation` event: `Expect` with a value other than 100-continue. */
export function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  const { language, headers } = chooseLanguageWithoutReply(request.headers['accept-language']);
  const body = JSON.stringify(errorBody(language, 417));
  response.writeHead(417, { ...parserHeaders(Buffer.byteLength(body)), ...headers }).end(body);
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return 400;
}

const parserHeaders = (length: number): Record<string, string> => ({
  ...areaHeaders('api', { isHttps: false, policy: null, isSharedAcrossOrigins: false }),
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(length),
  connection: 'close',
  [REQUEST_ID_HEADER]: newRequestId(),
});
