import { request as ask } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as askSecurely } from 'node:https';

/** As long as the portal waits for a response. */
const PATIENCE_MS = 30_000;

/**
 * Sends a proxy's request on, and follows no redirect.
 * @param target Address of the same request behind the proxy.
 * @throws {Error} when there is no response within `patienceMs`.
 */
export async function forward(
  { method, headers }: IncomingMessage,
  body: Buffer,
  target: URL,
  patienceMs = PATIENCE_MS,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = target.protocol === 'https:' ? askSecurely : ask;
    const request = send(
      target,
      {
        method,
        // Not compressed: the proxy reads the body.
        headers: { ...headers, host: target.host, 'accept-encoding': 'identity' },
        timeout: patienceMs,
      },
      resolve,
    );
    request.on('timeout', () => request.destroy(new Error(`no answer within ${patienceMs / 1000} s`)));
    request.on('error', reject).end(body);
  });
}
