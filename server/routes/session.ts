import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import type { Authenticate } from '../auth/authenticateRequest';
import { endSession } from '../auth/sessions';
import type { Database } from '../database/open';

/** Returns the signed-in user. Reads the database at each call, so a new role or name takes effect immediately. */
export function getSession(authenticate: Authenticate) {
  return async (request: FastifyRequest): Promise<components['schemas']['Session']> => {
    const { user, session } = await authenticate(request);
    return {
      login: user.login,
      name: user.name,
      role: user.role,
      expiresAt: session.expiresAt.toISOString(),
      // A random UUID, so it reveals nothing about the login.
      id: user.id,
      canChangePassword: true,
    };
  };
}

/** Ends the session of the token (204). Other sessions of the user continue. */
export function endOwnSession(authenticate: Authenticate, database: Database, clock: () => Date) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { user, session } = await authenticate(request);
    await endSession(database, session.id, clock());
    request.log.info({ event: 'sign-out', user: user.id, address: request.ip }, 'sign-out');
    return reply.code(204).send();
  };
}
