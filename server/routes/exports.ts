import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAccess } from '../audit/recordAccess';
import type { Caller } from '../auth/authenticate';
import { makeQueue } from '../turns/queue';
import type { Database } from '../database/database';
import type { FieldChange } from '../database/tables';
import { exportEntries, type ExportOptions } from '../entries/exportEntries';
import { reportEntries } from '../entries/reportEntries';
import { makeReport, ReportTimeout } from '../files/makeReport';
import type { Report } from '../files/report';
import type { MadeFile, OnEnd } from '../entries/makeTableFile';
import { Refusal } from '../errors/refusal';
import type { Handlers } from '../http/operations';
import { sendFile } from '../http/sendFile';
import type { Month } from '../months/months';
import { inTime } from '../turns/userTurns';

type Dependencies = { clock: () => Date; database: Database };

/** Each file keeps a connection to the database until it is made. */
const MAX_FILES = 3;
/** Time from the request to the report, in ms, with the wait for its turn. The portal waits 30 s for a response. */
const REPORT_MS = 28_000;
/** Each report keeps a processor busy. */
const MAX_REPORTS = 2;

type ExportCall = { caller: Caller; request: FastifyRequest; reply: FastifyReply; signal: AbortSignal };

/** What a file has, for its event. */
type Export =
  | { content: 'entries' | 'selection' | 'report' | 'events'; format: string }
  | { content: 'month'; format: string; month: Month };

/** Sends a file while it is made, and records who took it. */
export type SendExport = (
  call: ExportCall,
  what: Export,
  make: (onEnd: OnEnd) => Promise<MadeFile>,
) => Promise<FastifyReply>;

/** Records who took a file, and how many rows it has. */
async function recordExport(
  { clock, database: { queries } }: Dependencies,
  { caller: { user }, request }: ExportCall,
  { rows, ...what }: Export & { rows: number },
): Promise<void> {
  const actor = { user, requestId: request.id };
  await recordAccess(
    queries,
    { actor, now: clock() },
    {
      action: 'exported',
      changes: [
        ['content', null, what.content],
        ['format', null, what.format],
        ...(what.content === 'month' ? [['month', null, what.month] satisfies FieldChange] : []),
        ['rows', null, rows],
      ],
    },
  );
}

/** Makes the function that sends files. All kinds of files share the limit. */
export function makeSendExport(dependencies: Dependencies): SendExport {
  const exports = makeQueue(MAX_FILES, 'too-many-files');
  // The client may receive a file long after it is made.
  return (call, what, makeFile) =>
    new Promise<FastifyReply>((resolve, reject) => {
      const make = async () => {
        const { made, ...file } = await makeFile((rows) =>
          recordExport(dependencies, call, { ...what, rows }),
        );
        resolve(sendFile(call.reply, file));
        await made;
      };
      exports.run(make, inTime(call.signal)).catch(reject);
    });
}

/**
 * Draws a report as a PDF, in time for the portal.
 * @throws Refusal `report-too-slow`
 */
export async function drawInTime(
  report: Report,
  { signal, reply }: Pick<ExportCall, 'signal' | 'reply'>,
): Promise<Buffer> {
  try {
    return Buffer.from(await makeReport(report, signal, REPORT_MS - reply.elapsedTime));
  } catch (error) {
    throw error instanceof ReportTimeout ? new Refusal('report-too-slow') : error;
  }
}

/** Sends files with entries. */
export function exportHandlers({
  sendExport,
  ...dependencies
}: Dependencies & { sendExport: SendExport }): Handlers<
  'exportEntries' | 'exportSelection' | 'reportEntries'
> {
  const { clock, database } = dependencies;
  const reports = makeQueue(MAX_REPORTS, 'too-many-files');
  const makeEntries = (options: Omit<ExportOptions, 'now' | 'onEnd'>) => (onEnd: OnEnd) =>
    exportEntries(database, { ...options, now: clock(), onEnd });

  return {
    exportEntries: ({ query: { sort = 'dueOn', format = 'xlsx', ...filter }, ...call }) =>
      sendExport(
        call,
        { content: 'entries', format },
        makeEntries({ filter, sort, format, language: call.language }),
      ),
    exportSelection: ({ body: { ids, sort = 'dueOn', format = 'xlsx' }, ...call }) =>
      sendExport(
        call,
        { content: 'selection', format },
        makeEntries({ filter: {}, ids, sort, format, language: call.language }),
      ),
    reportEntries: async ({ query, body: { ids }, ...call }) => {
      const { caller, language, reply, signal } = call;
      const { sort = 'dueOn', ...filter } = query;
      const make = async () => {
        const options = { filter, ids, sort, language, now: clock(), userName: caller.user.name };
        const { report, name, rows } = await reportEntries(database, options);
        const content = await drawInTime(report, { signal, reply });
        await recordExport(dependencies, call, { content: 'report', format: 'pdf', rows });
        return { name, type: 'application/pdf', content };
      };
      return sendFile(reply, await reports.run(make, inTime(signal)));
    },
  };
}
