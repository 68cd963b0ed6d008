import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Database } from '../database/database';
import { exportEntries, type ExportOptions } from '../entries/exportEntries';
import { reportEntries } from '../entries/reportEntries';
import { Refusal } from '../errors/refusal';
import { makeReport, ReportCancelled, ReportTimeout } from '../files/makeReport';
import type { Handlers } from '../http/operations';
import { sendFile } from '../http/sendFile';
import { makeTurns } from '../http/turns';

type Dependencies = { clock: () => Date; database: Database };

/** Each file keeps a connection to the database until the client has received it. */
const MAX_FILES = 3;
/** Each report keeps a processor busy. */
const MAX_REPORTS = 2;

/** Sends files with entries. */
export function exportHandlers({
  clock,
  database,
}: Dependencies): Handlers<'exportEntries' | 'exportSelection' | 'reportEntries'> {
  const fileTurns = makeTurns(MAX_FILES);
  const reportTurns = makeTurns(MAX_REPORTS);

  const sendExport = async (reply: FastifyReply, options: Omit<ExportOptions, 'now'>) => {
    const endTurn = fileTurns.begin();
    try {
      const file = await exportEntries(database, { ...options, now: clock() });
      finished(file.content, endTurn);
      return await sendFile(reply, file);
    } catch (error) {
      endTurn();
      throw error;
    }
  };

  return {
    exportEntries: ({ query: { sort = 'dueOn', format = 'xlsx', ...filter }, language, reply }) =>
      sendExport(reply, { filter, sort, format, language }),
    exportSelection: ({ body: { ids, sort = 'dueOn', format = 'xlsx' }, language, reply }) =>
      sendExport(reply, { filter: {}, ids, sort, format, language }),
    reportEntries: async ({ query, body: { ids }, caller: { user }, language, reply }) => {
      const endTurn = reportTurns.begin();
      const disconnection = new AbortController();
      reply.raw.once('close', () => disconnection.abort());
      try {
        const { sort = 'dueOn', ...filter } = query;
        const options = { filter, ids, sort, language, now: clock(), userName: user.name };
        const { report, name } = await reportEntries(database, options);
        const content = Buffer.from(await makeReport(report, disconnection.signal));
        return await sendFile(reply, { name, type: 'application/pdf', content });
      } catch (error) {
        if (error instanceof ReportCancelled) return await reply.hijack();
        throw error instanceof ReportTimeout ? new Refusal('report-too-slow') : error;
      } finally {
        endTurn();
      }
    },
  };
}
