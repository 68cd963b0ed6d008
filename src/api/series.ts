// The rules of entries that repeat.
import { isChangedSeriesEnd } from '../../api-spec/validators/isChangedSeriesEnd.gen';
import { isEndOfSeries } from '../../api-spec/validators/isEndOfSeries.gen';
import { isRecurringSeries } from '../../api-spec/validators/isRecurringSeries.gen';
import { isSeriesList } from '../../api-spec/validators/isSeriesList.gen';
import { api, ENTRIES, tagFailure } from './api';
import { getJson } from './calls';
import { fillPath } from './fillPath';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';
import { expectBody, submit, submitChange } from './submissions';

const LIST = '/series';
const PATH = '/series/{id}';
const END = '/series/{id}/end';

export type SeriesList = ResponseOf<'listSeries'>;
export type Series = ResponseOf<'getSeries'>;
export type EndOfSeries = ResponseOf<'previewSeriesEnd'>;

/** `lastDueOn`: null means no end. */
type End = { id: string; lastDueOn: string | null };

export const seriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists one page of series. The argument has the parameters of the operation. */
    listSeries: build.query<SeriesList, Readonly<Record<string, string>>>({
      query: (parameters) => ({ ...getJson(LIST), path: fillPath(LIST, {}, parameters) }),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isSeriesList),
    }),
    getSeries: build.query<Series, string>({
      query: (id) => ({ ...getJson(PATH), path: fillPath(PATH, { id }) }),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isRecurringSeries),
    }),
    /** Only for administrators. Changes nothing. */
    previewSeriesEnd: build.query<EndOfSeries, End>({
      query: ({ id, lastDueOn }) => ({
        ...getJson(END),
        path: fillPath(END, { id }, { lastDueOn: lastDueOn ?? undefined }),
      }),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isEndOfSeries),
    }),
    /** Only for administrators. */
    changeSeriesEnd: build.mutation<
      ResponseOf<'changeSeriesEnd'>,
      { id: string; body: BodyOf<'changeSeriesEnd'> }
    >({
      queryFn: submit(({ id, body }) => submitChange(END, body, { id }), expectBody(isChangedSeriesEnd)),
      invalidatesTags: [ENTRIES],
    }),
  }),
});

export const { useChangeSeriesEndMutation, useGetSeriesQuery, useListSeriesQuery, usePreviewSeriesEndQuery } =
  seriesApi;

/** Loads the present values of a series. Dispatch it. */
export const loadSeries = (id: string) =>
  seriesApi.endpoints.getSeries.initiate(id, { forceRefetch: true, subscribe: false });
