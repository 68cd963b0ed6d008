import type { FastifyRequest } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import type { Authenticate } from '../authentication';

/** Who is signed in, read from the database at each call, so that a change of role or name shows at once. */
export function getSession(authenticate: Authenticate) {
  return async (request: FastifyRequest): Promise<components['schemas']['Session']> => {
    const { user, expiresAt } = await authenticate(request);
    return { login: user.login, name: user.name, role: user.role, expiresAt: expiresAt.toISOString() };
  };
}
