import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../api-spec/schema.gen';
import type { Authenticate } from '../auth/authenticateRequest';
import type { Database } from '../database/open';
import { exportEntries as makeFile } from '../entries/exportEntries';
import { HttpError } from '../http/httpError';
import { chooseLanguage } from '../http/language';

type Dependencies = { authenticate: Authenticate; clock: () => Date; database: Database };
type ExportQuery = NonNullable<operations['exportEntries']['parameters']['query']>;

/** Each file keeps a connection to the database until the client has received it. */
const MOST_FILES = 3;

/** Sends a file with the entries that match the filters. Every user may export them. */
export function exportEntries({ authenticate, clock, database }: Dependencies) {
  let running = 0;
  return async (request: FastifyRequest<{ Querystring: ExportQuery }>, reply: FastifyReply) => {
    await authenticate(request);
    if (running >= MOST_FILES)
      throw new HttpError(503, { 'retry-after': '10' }, { reason: 'too-many-files' });
    running += 1;
    try {
      const { sort = 'dueOn', format = 'xlsx', ...filter } = request.query;
      const language = chooseLanguage(reply);
      const { name, type, content } = await makeFile(database, {
        filter,
        sort,
        format,
        language,
        now: clock(),
      });
      finished(content, () => {
        running -= 1;
      });
      return await reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"; filename*=UTF-8''${name}`)
        .send(content);
    } catch (error) {
      running -= 1;
      throw error;
    }
  };
}
