import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

/**
 * Starts a server on a free port of 127.0.0.1 and returns its origin, such as `http://127.0.0.1:40123`.
 * @throws {Error} if it gets no port.
 */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${bound.port}`;
}

/** Stops a server without waiting for open connections. */
export function closeNow(server: HttpServer): void {
  server.close();
  server.closeAllConnections();
}
