import type { Server } from 'node:http';

/** Listens on this machine alone, on any free port. Gives back the origin. @throws {Error} when it gets no port. */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${bound.port}`;
}
