import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { explainErrors } from '../errors/cannotStart';

/** Host and port of a server. Port 0 is any free port. */
export type Endpoint = { host: string; port: number };

/** Names of the settings for an endpoint, for error messages. */
type Names = { host: string; port: string };
const SERVER_NAMES: Names = { host: 'HOST', port: 'PORT' };

/**
 * Lets an app listen.
 * @returns its address, without a slash at the end.
 * @throws CannotStart
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Endpoint,
  names: Names = SERVER_NAMES,
): Promise<string> {
  const { level } = app.log;
  // The greeting prints the address, so Fastify's own line would repeat it.
  app.log.level = 'silent';
  await explainErrors(explainListening({ host, port }, names), () =>
    app.listen({ port, host: bindAddress(host) }),
  );
  app.log.level = level;
  const bound = app.server.address();
  return formatUrl({ host, port: typeof bound === 'object' && bound !== null ? bound.port : port });
}

/**
 * Checks that a server can listen at an endpoint, without keeping it open.
 * @returns the port. For port 0 it is a free one.
 * @throws CannotStart
 */
export function findFreePort({ host, port }: Endpoint): Promise<number> {
  return explainErrors(explainListening({ host, port }, SERVER_NAMES), async () => {
    const probe = createServer().listen(port, bindAddress(host));
    await once(probe, 'listening');
    const bound = probe.address();
    probe.close();
    await once(probe, 'close');
    return typeof bound === 'object' && bound !== null ? bound.port : port;
  });
}

/** `http://host:port`, without a slash at the end. */
export const formatUrl = ({ host, port }: Endpoint): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

// For `localhost` Fastify opens a second server, which `limitConnections` does not reach.
const bindAddress = (host: string): string => (host === 'localhost' ? '127.0.0.1' : host);

const explainListening =
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
