import { Readable } from 'node:stream';
import type { Database } from '../database/database';
import { FORMATS } from '../entries/makeTableFile';
import type { Handlers } from '../http/operations';
import { closeMonth, reopenMonth } from '../months/changeMonths';
import { makeMonthReport, makeMonthSheets } from '../months/makeMonthFile';
import { listMonths } from '../months/months';
import { drawInTime, type SendExport } from './exports';
import { makeRunChange } from './runChange';

type Dependencies = { clock: () => Date; database: Database; sendExport: SendExport };

/** Lists, closes and reopens the months of the books, and sends their files. */
export function monthHandlers({
  clock,
  database,
  sendExport,
}: Dependencies): Handlers<'listMonths' | 'closeMonth' | 'reopenMonth' | 'exportMonth'> {
  const runChange = makeRunChange(clock);
  return {
    listMonths: () => database.inTransaction('read', (queries) => listMonths(queries, clock())),
    closeMonth: (call) =>
      runChange(call, async (change) => {
        await closeMonth(change, call.body);
        return listMonths(change.queries, change.now);
      }),
    reopenMonth: (call) =>
      runChange(call, async (change) => {
        await reopenMonth(change, call.body);
        return listMonths(change.queries, change.now);
      }),
    exportMonth: ({ params: { month }, query: { format = 'xlsx' }, ...call }) =>
      sendExport(call, { content: 'month', format, month }, async (onEnd) => {
        const { language, caller } = call;
        const options = { month, language, now: clock(), userName: caller.user.name };
        const made = Promise.resolve();
        if (format === 'xlsx') {
          const { rows, ...file } = await makeMonthSheets(database, options);
          await onEnd(rows);
          return { ...file, type: FORMATS.xlsx.type, made };
        }
        const { report, name, rows } = await makeMonthReport(database, options);
        const content = Readable.from([await drawInTime(report, call)]);
        await onEnd(rows);
        return { name, type: 'application/pdf', content, made };
      }),
  };
}
