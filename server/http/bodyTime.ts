import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface FastifyRequest {
    /** Whether the body may take the time of a file. A handler sets it when it knows the caller. */
    hasFileTime: boolean;
  }
}

/** Time for the body of a request to arrive, in ms. */
export const BODY_TIME = {
  bodyMs: 15_000,
  /** Permits 5 MB at 0.4 Mbit/s. */
  fileMs: 120_000,
} as const;

/**
 * Ends a request whose body is too slow. Node's own limit is the same for all requests, and it is the one for files. A caller
 * without a session has the shorter time for a file too.
 */
export function limitBodyTime(app: FastifyInstance, limitMs: number): void {
  app.decorateRequest('hasFileTime', false);
  app.addHook('onRequest', (request, _reply, done) => {
    done();
    const { raw } = request;
    // An injected request has no socket, and arrives at once.
    if (!(raw.socket instanceof Socket)) return;
    const end = () => {
      // A handler may be slow without any body, or after it.
      if (!raw.complete && !request.hasFileTime) app.server.emit('clientError', new SlowBody(), raw.socket);
    };
    const timer = setTimeout(end, limitMs).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}

/** The error that Node reports for its own limit. */
class SlowBody extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}
