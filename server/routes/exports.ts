import type { FastifyReply } from 'fastify';
import { makeQueue } from '../turns/queue';
import type { Database } from '../database/database';
import { exportEntries, type ExportOptions } from '../entries/exportEntries';
import { reportEntries } from '../entries/reportEntries';
import { makeReport, ReportTimeout } from '../files/makeReport';
import { Refusal } from '../errors/refusal';
import type { Handlers } from '../http/operations';
import { sendFile } from '../http/sendFile';
import { inTime } from '../turns/userTurns';

type Dependencies = { clock: () => Date; database: Database };

/** Each file keeps a connection to the database until it is made. */
const MAX_FILES = 3;
/** Time from the request to the report, in ms, with the wait for its turn. The portal waits 30 s for a response. */
const REPORT_MS = 28_000;
/** Each report keeps a processor busy. */
const MAX_REPORTS = 2;

/** Sends files with entries. */
export function exportHandlers({
  clock,
  database,
}: Dependencies): Handlers<'exportEntries' | 'exportSelection' | 'reportEntries'> {
  const exports = makeQueue(MAX_FILES, 'too-many-files');
  const reports = makeQueue(MAX_REPORTS, 'too-many-files');

  /** The client may receive a file long after it is made. */
  const sendExport = (
    { reply, signal }: { reply: FastifyReply; signal: AbortSignal },
    options: Omit<ExportOptions, 'now'>,
  ) =>
    new Promise<FastifyReply>((resolve, reject) => {
      const make = async () => {
        const { made, ...file } = await exportEntries(database, { ...options, now: clock() });
        resolve(sendFile(reply, file));
        await made;
      };
      exports.run(make, inTime(signal)).catch(reject);
    });

  return {
    exportEntries: ({ query: { sort = 'dueOn', format = 'xlsx', ...filter }, ...call }) =>
      sendExport(call, { filter, sort, format, language: call.language }),
    exportSelection: ({ body: { ids, sort = 'dueOn', format = 'xlsx' }, ...call }) =>
      sendExport(call, { filter: {}, ids, sort, format, language: call.language }),
    reportEntries: async ({ query, body: { ids }, caller: { user }, language, reply, signal }) => {
      const { sort = 'dueOn', ...filter } = query;
      const make = async () => {
        const options = { filter, ids, sort, language, now: clock(), userName: user.name };
        const { report, name } = await reportEntries(database, options);
        const content = Buffer.from(await makeReport(report, signal, REPORT_MS - reply.elapsedTime));
        return { name, type: 'application/pdf', content };
      };
      const file = await reports.run(make, inTime(signal)).catch((error: unknown) => {
        throw error instanceof ReportTimeout ? new Refusal('report-too-slow') : error;
      });
      return sendFile(reply, file);
    },
  };
}
