import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components, operations } from '../../api-spec/schema.gen';
import type { Authenticate } from '../auth/authenticateRequest';
import type { Database } from '../database/open';
import { exportEntries as makeFile, type ExportOptions } from '../entries/exportEntries';
import { reportEntries as readReport } from '../entries/reportEntries';
import { makeReport, ReportCancelled, ReportTimeout } from '../files/makeReport';
import { HttpError } from '../http/httpError';
import { chooseLanguage } from '../http/language';

type Schemas = components['schemas'];
type Dependencies = { authenticate: Authenticate; clock: () => Date; database: Database };
type ExportQuery = NonNullable<operations['exportEntries']['parameters']['query']>;
type ReportQuery = NonNullable<operations['reportEntries']['parameters']['query']>;

/** Each file keeps a connection to the database until the client has received it. */
const MOST_FILES = 3;
/** Each report keeps a processor busy. */
const MOST_REPORTS = 2;

/** Returns the handlers that send files with entries, by operation. Every user may export entries. */
export function exportHandlers({ authenticate, clock, database }: Dependencies) {
  const files = makeTurns(MOST_FILES);
  const reports = makeTurns(MOST_REPORTS);

  const sendFile = async (reply: FastifyReply, options: Omit<ExportOptions, 'language' | 'now'>) => {
    const end = files.begin();
    try {
      const language = chooseLanguage(reply);
      const { name, type, content } = await makeFile(database, { ...options, language, now: clock() });
      finished(content, end);
      return await sendNamed(reply, { name, type, content });
    } catch (error) {
      end();
      throw error;
    }
  };

  return {
    exportEntries: async (request: FastifyRequest<{ Querystring: ExportQuery }>, reply: FastifyReply) => {
      await authenticate(request);
      const { sort = 'dueOn', format = 'xlsx', ...filter } = request.query;
      return sendFile(reply, { filter, sort, format });
    },
    exportSelection: async (
      request: FastifyRequest<{ Body: Schemas['EntrySelection'] }>,
      reply: FastifyReply,
    ) => {
      await authenticate(request);
      const { ids, sort = 'dueOn', format = 'xlsx' } = request.body;
      return sendFile(reply, { filter: {}, ids, sort, format });
    },
    reportEntries: async (
      request: FastifyRequest<{ Querystring: ReportQuery; Body: Schemas['EntryReport'] }>,
      reply: FastifyReply,
    ) => {
      const { user } = await authenticate(request);
      const end = reports.begin();
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      try {
        const { sort = 'dueOn', ...filter } = request.query;
        const language = chooseLanguage(reply);
        const choice = { filter, ids: request.body.ids, sort };
        const { report, name } = await readReport(database, {
          ...choice,
          language,
          now: clock(),
          userName: user.name,
        });
        const content = Buffer.from(await makeReport(report, left.signal));
        return await sendNamed(reply, { name, type: 'application/pdf', content });
      } catch (error) {
        if (error instanceof ReportCancelled) return await reply.hijack();
        throw error instanceof ReportTimeout ? new HttpError(503, { 'retry-after': '10' }) : error;
      } finally {
        end();
      }
    },
  };
}

/** Counts what runs at the same time, and refuses more than `most`. */
function makeTurns(most: number) {
  let running = 0;
  return {
    /** Returns the function that ends this turn. @throws HttpError 503 */
    begin: (): (() => void) => {
      if (running >= most) throw new HttpError(503, { 'retry-after': '10' }, { reason: 'too-many-files' });
      running += 1;
      let hasEnded = false;
      return () => {
        if (!hasEnded) running -= 1;
        hasEnded = true;
      };
    },
  };
}

const sendNamed = (
  reply: FastifyReply,
  { name, type, content }: { name: string; type: string; content: unknown },
) =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"; filename*=UTF-8''${name}`)
    .send(content);
