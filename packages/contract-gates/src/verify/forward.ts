import { request as ask } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';

/** The usual time limit of a browser client. */
export const TIMEOUT_MS = 30_000;

/**
 * Forwards a request of a proxy. Redirects are not followed.
 * @param target The address of the request behind the proxy.
 * @throws {Error} without a response within `timeoutMs`.
 */
export async function forward(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  body: Buffer,
  target: URL,
  timeoutMs = TIMEOUT_MS,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? askSecurely : ask;
    const request = send(
      target,
      {
        method,
        // The proxy reads the body, so it may not be compressed.
        headers: { ...headers, host: target.host, 'accept-encoding': 'identity' },
        timeout: timeoutMs,
      },
      resolve,
    );
    request.on('timeout', () => request.destroy(new Error(`no response within ${timeoutMs / 1000} s`)));
    request.on('error', reject).end(body);
  });
}
