import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { during } from '../errors/cannotStart';

/** Host and port of a server. Port 0 is any free port. */
export type Endpoint = { host: string; port: number };

/** The settings that name an endpoint. */
type Names = { host: string; port: string };
const OF_THE_SERVER: Names = { host: 'HOST', port: 'PORT' };

/**
 * Lets an app listen.
 * @returns its address, without a last slash.
 * @throws CannotStart
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Endpoint,
  names: Names = OF_THE_SERVER,
): Promise<string> {
  const { level } = app.log;
  // The greeting says where the server listens, so Fastify's own line would repeat it.
  app.log.level = 'silent';
  await during(explainAt({ host, port }, names), () => app.listen({ port, host: addressAt(host) }));
  app.log.level = level;
  const bound = app.server.address();
  return urlOf({ host, port: typeof bound === 'object' && bound !== null ? bound.port : port });
}

/**
 * Finds out whether a server can listen there, without leaving one.
 * @returns the port, which is another one for port 0.
 * @throws CannotStart
 */
export function freePort({ host, port }: Endpoint): Promise<number> {
  return during(explainAt({ host, port }, OF_THE_SERVER), async () => {
    const probe = createServer().listen(port, addressAt(host));
    await once(probe, 'listening');
    const bound = probe.address();
    probe.close();
    await once(probe, 'close');
    return typeof bound === 'object' && bound !== null ? bound.port : port;
  });
}

/** `http://host:port`, without a last slash. */
export const urlOf = ({ host, port }: Endpoint): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

// For `localhost` Fastify would make a second server, whose connections have no bounds.
const addressAt = (host: string): string => (host === 'localhost' ? '127.0.0.1' : host);

const explainAt =
  ({ host, port }: Endpoint, names: Names) =>
  (code: string): string | null => {
    switch (code) {
      case 'EADDRINUSE':
        return `Port ${port} is taken by another program. Stop it, or name another one in ${names.port}.`;
      case 'EACCES':
        return `This user may not listen on port ${port}. Name another one in ${names.port}, above 1023.`;
      case 'EADDRNOTAVAIL':
        return `This machine has no address ${host}. Correct ${names.host}.`;
      case 'ENOTFOUND':
      case 'EAI_AGAIN':
      case 'EAI_FAIL':
        return `The name ${host} in ${names.host} is not known (${code}). Correct ${names.host}.`;
      default:
        return code === ''
          ? null
          : `The server cannot listen on ${host}, port ${port} (${code}). Correct ${names.host} or ${names.port}.`;
    }
  };
