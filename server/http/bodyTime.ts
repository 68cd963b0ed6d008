import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { logRefusal } from './errorResponses';

declare module 'fastify' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface FastifyRequest {
    /** Whether the body may take the time of a file. A handler sets it when it knows the caller. */
    hasFileTime: boolean;
  }
}

/** Time for the body of a request to arrive, in ms. */
export const BODY_TIME: { bodyMs: number; fileMs: number } = {
  bodyMs: 15_000,
  /** Permits 5 MB at 0.4 Mbit/s. */
  fileMs: 120_000,
};

/**
 * Ends a request whose body is too slow, and logs it with its user. Node's own limit knows no request. A caller without a
 * session has the shorter time for a file too.
 */
export function limitBodyTime(app: FastifyInstance, { bodyMs, fileMs }: typeof BODY_TIME): void {
  app.decorateRequest('hasFileTime', false);
  app.addHook('onRequest', (request, reply, done) => {
    done();
    const { raw } = request;
    // An injected request has no socket, and arrives at once.
    if (!(raw.socket instanceof Socket)) return;
    const end = () => {
      // A handler may be slow without any body, or after it.
      if (raw.complete) return;
      // A refused request may go on sending its body.
      if (!reply.raw.headersSent) logRefusal(request, 408);
      app.server.emit('clientError', new SlowBody(), raw.socket);
    };
    const endUnlessFile = () => {
      if (request.hasFileTime) timer = setTimeout(end, fileMs - bodyMs).unref();
      else end();
    };
    let timer = setTimeout(endUnlessFile, bodyMs).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}

/** The error that Node reports for its own limit. */
class SlowBody extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}
