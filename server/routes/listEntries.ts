import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate } from '../auth/authenticateRequest';
import type { Database } from '../database/open';
import type { EntryQuery } from '../entries/filter';
import { listEntries as readEntries } from '../entries/listEntries';
import { chooseLanguage } from '../http/language';

type Dependencies = { authenticate: Authenticate; clock: () => Date; database: Database };

const PAGE = 50;

/** Returns one page of the entries that match the filters, and the totals of all pages. Every user may read them. */
export function listEntries({ authenticate, clock, database }: Dependencies) {
  return async (request: FastifyRequest<{ Querystring: EntryQuery }>, reply: FastifyReply) => {
    await authenticate(request);
    const { sort = 'dueOn', limit = PAGE, after, ...filter } = request.query;
    chooseLanguage(reply);
    return readEntries(database, { filter, sort, after, limit, now: clock() });
  };
}
