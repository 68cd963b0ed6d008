// The ended months of the books, of which an administrator closes some.
import { isMonthList } from '../../api-spec/validators/isMonthList.gen';
import { api, ENTRIES, tagFailure } from './api';
import { getJson } from './calls';
import { getFile } from './fileCalls';
import type { ReceivedFile } from './files';
import { fillPath } from './fillPath';
import { dropRepeated } from './dropRepeated';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';
import { sessionApi } from './session';
import { expectBody, submit, submitJson } from './submissions';

const EXPORT_PATH = '/months/{month}/export';

export type MonthList = ResponseOf<'listMonths'>;
export type Month = MonthList['months'][number];

/** Forms know the closed months without another request. */
const updateSession = ({ closedUntil }: MonthList) =>
  sessionApi.util.updateQueryData('getSession', undefined, (session) => {
    if (closedUntil === null) delete session.closedUntil;
    else session.closedUntil = closedUntil;
  });

function updateAfter(
  fulfilled: PromiseLike<{ data: MonthList }>,
  dispatch: (action: ReturnType<typeof updateSession>) => unknown,
): void {
  void fulfilled.then(
    ({ data }) => dispatch(updateSession(data)),
    // The dialog reports the failure.
    () => undefined,
  );
}

export const monthsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMonths: build.query<MonthList, undefined>({
      query: () => getJson('/months'),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isMonthList),
      transformResponse: (list: MonthList) => ({
        ...list,
        months: dropRepeated(list.months, ({ month }) => month),
      }),
    }),
    closeMonth: build.mutation<MonthList, BodyOf<'closeMonth'>>({
      queryFn: submit((body) => submitJson('/months/close', body), expectBody(isMonthList)),
      invalidatesTags: [ENTRIES],
      onQueryStarted: (_body, { dispatch, queryFulfilled }) => updateAfter(queryFulfilled, dispatch),
    }),
    reopenMonth: build.mutation<MonthList, BodyOf<'reopenMonth'>>({
      queryFn: submit((body) => submitJson('/months/reopen', body), expectBody(isMonthList)),
      invalidatesTags: [ENTRIES],
      onQueryStarted: (_body, { dispatch, queryFulfilled }) => updateAfter(queryFulfilled, dispatch),
    }),
    /** Loads a file with a month. Dispatch it untracked, because the store keeps no files. */
    exportMonth: build.mutation<ReceivedFile | null, { month: string; format?: 'xlsx' | 'pdf' }>({
      query: ({ month, ...parameters }) => getFile(fillPath(EXPORT_PATH, { month }, parameters)),
    }),
  }),
});

export const { useCloseMonthMutation, useListMonthsQuery, useReopenMonthMutation } = monthsApi;
