import { asc } from 'drizzle-orm';
import { exportEvents } from '../events/exportEvents';
import { readPlace, writePlace } from '../events/eventPlace';
import { addWords } from '../events/describeChange';
import { readEvents } from '../events/readEvents';
import { companyDay, readCompany } from '../company/company';
import type { Database } from '../database/database';
import { users } from '../database/tables';
import type { Handlers } from '../http/operations';
import { DEFAULT_PAGE_SIZE } from '../rules/pages';
import { makeTranslate } from '../texts/translate';
import type { SendExport } from './exports';

type Dependencies = { clock: () => Date; database: Database; sendExport: SendExport };

/** Lists and exports what happened. */
export function eventHandlers({
  clock,
  database,
  sendExport,
}: Dependencies): Handlers<'listEvents' | 'exportEvents'> {
  return {
    listEvents: ({ query: { after, limit = DEFAULT_PAGE_SIZE, ...filter }, language }) =>
      database.inTransaction('read', async (queries) => {
        const company = await readCompany(queries);
        const { events, next, previous } = await readEvents(queries, {
          ...{ filter, limit, timeZone: company.timeZone },
          after: after === undefined ? null : readPlace(after),
          hasPrevious: true,
        });
        return {
          events: events.map((event) => addWords(event, { language, translate: makeTranslate(language) })),
          next: next === null ? null : writePlace(next),
          ...(previous && { previous: writePlace(previous) }),
          people: await queries
            .select({ id: users.id, name: users.name })
            .from(users)
            .orderBy(asc(users.name)),
          asOf: companyDay(company, clock()),
          weekStartsOn: company.weekStartsOn,
        };
      }),
    exportEvents: ({ query: { format = 'xlsx', ...filter }, ...call }) =>
      sendExport(call, { content: 'events', format }, (onEnd) =>
        exportEvents(database, { filter, format, language: call.language, now: clock(), onEnd }),
      ),
  };
}
