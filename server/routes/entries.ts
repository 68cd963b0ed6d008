import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../api-spec/schema.gen';
import type { Authenticate } from '../auth/authenticateRequest';
import type { SignedInUser } from '../auth/users';
import type { Database } from '../database/open';
import {
  addEntry,
  changeEntry,
  deleteEntries,
  payEntries,
  readEntry,
  restoreEntries,
  type Change,
} from '../entries/changeEntries';
import { changeFigures } from '../entries/changeFigures';
import { companyDay, readCompany } from '../entries/company';
import { listCategories } from '../entries/listCategories';
import { HttpError } from '../http/httpError';
import { chooseLanguage } from '../http/language';

type Schemas = components['schemas'];
type Dependencies = { authenticate: Authenticate; clock: () => Date; database: Database };
type WithId = { Params: { id: string } };

/**
 * Returns the handlers that read and change single entries, by operation. Every user may read, add, change and pay them.
 * Only administrators may delete and restore them.
 */
export function entryHandlers({ authenticate, clock, database }: Dependencies) {
  const change = async <T>(
    { name: userName }: SignedInUser,
    reply: FastifyReply,
    work: (change: Change) => Promise<T>,
  ): Promise<T> => {
    const result = await changeFigures(database, async (queries) => {
      const now = clock();
      return work({ queries, userName, now, today: companyDay(await readCompany(queries), now) });
    });
    chooseLanguage(reply);
    return result;
  };
  const changeAsAdministrator = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (change: Change) => Promise<void>,
  ): Promise<FastifyReply> => {
    const { user } = await authenticate(request);
    if (user.role !== 'admin') throw new HttpError(403, {}, { reason: 'not-permitted' });
    await change(user, reply, work);
    return reply.code(204).send();
  };

  return {
    listCategories: async (request: FastifyRequest, reply: FastifyReply) => {
      await authenticate(request);
      chooseLanguage(reply);
      return listCategories(database, clock());
    },
    getEntry: async (request: FastifyRequest<WithId>, reply: FastifyReply) => {
      await authenticate(request);
      chooseLanguage(reply);
      return database.inTransaction('read', async (queries) =>
        readEntry(queries, request.params.id, companyDay(await readCompany(queries), clock())),
      );
    },
    addEntry: async (request: FastifyRequest<{ Body: Schemas['EntryInput'] }>, reply: FastifyReply) => {
      const { user } = await authenticate(request);
      const added = await change(user, reply, (one) => addEntry(one, request.body));
      return reply.code(201).send(added);
    },
    changeEntry: async (
      request: FastifyRequest<WithId & { Body: Schemas['EntryChange'] }>,
      reply: FastifyReply,
    ) => {
      const { user } = await authenticate(request);
      return change(user, reply, (one) => changeEntry(one, request.params.id, request.body));
    },
    payEntries: async (request: FastifyRequest<{ Body: Schemas['PaymentList'] }>, reply: FastifyReply) => {
      const { user } = await authenticate(request);
      return change(user, reply, (one) => payEntries(one, request.body));
    },
    deleteEntries: (request: FastifyRequest<{ Body: Schemas['EntryIds'] }>, reply: FastifyReply) =>
      changeAsAdministrator(request, reply, (one) => deleteEntries(one, request.body)),
    restoreEntries: (request: FastifyRequest<{ Body: Schemas['EntryIds'] }>, reply: FastifyReply) =>
      changeAsAdministrator(request, reply, (one) => restoreEntries(one, request.body)),
  };
}
