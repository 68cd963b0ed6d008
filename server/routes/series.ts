import { companyDay, readCompany } from '../company/company';
import type { Day } from '../company/days';
import type { Database, Queries } from '../database/database';
import type { Handlers } from '../http/operations';
import { DEFAULT_PAGE_SIZE } from '../rules/pages';
import { listSeries, readSeries } from '../series/readSeries';
import { changeEnd, previewEnd } from '../series/seriesEnd';

type Dependencies = { clock: () => Date; database: Database };
type Operations = 'listSeries' | 'getSeries' | 'previewSeriesEnd' | 'changeSeriesEnd';

/** Reads series, and changes their end. `routes/entries.ts` adds series, and changes their entries. */
export function seriesHandlers({ clock, database }: Dependencies): Handlers<Operations> {
  const read = <T>(work: (queries: Queries, today: Day) => Promise<T>): Promise<T> =>
    database.inTransaction('read', async (queries) =>
      work(queries, companyDay(await readCompany(queries), clock())),
    );
  return {
    listSeries: ({ query: { limit = DEFAULT_PAGE_SIZE, ...page } }) =>
      read((queries, today) => listSeries(queries, { ...page, limit }, today)),
    getSeries: ({ params: { id } }) => read((queries, today) => readSeries(queries, id, today)),
    previewSeriesEnd: ({ params: { id }, query: { lastDueOn = null } }) =>
      read((queries, today) => previewEnd(queries, id, lastDueOn, today)),
    changeSeriesEnd: ({ caller: { user }, params: { id }, body, request, write }) =>
      write('figures', async (queries) => {
        const now = clock();
        const today = companyDay(await readCompany(queries), now);
        return changeEnd({ queries, actor: { user, requestId: request.id }, now, today }, id, body);
      }),
  };
}
