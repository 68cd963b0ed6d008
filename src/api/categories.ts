// The chart of categories, which only administrators read and change.
import { isCategoryChart } from '../../api-spec/validators/isCategoryChart.gen';
import { api, CATEGORIES, ENTRIES, tagFailure } from './api';
import { getJson } from './calls';
import { dropRepeated } from './dropRepeated';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';
import { expectBody, submit, submitChange, submitJson } from './submissions';

const PATH = '/categories/chart';

export type Chart = ResponseOf<'getCategoryChart'>;
export type ChartChange = BodyOf<'changeCategories'>;

/** The names of entries and the lines of the figures change with the chart, so they are loaded again. */
const invalidatesTags = [CATEGORIES, ENTRIES] as const;

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategoryChart: build.query<Chart, undefined>({
      query: () => getJson(PATH),
      providesTags: (data, error) => [...tagFailure(data, error), ...invalidatesTags],
      rawResponseSchema: responseSchema(isCategoryChart),
      transformResponse: (chart: Chart) => ({
        ...chart,
        categories: dropRepeated(chart.categories, ({ id }) => id),
      }),
    }),
    changeCategories: build.mutation<Chart, ChartChange>({
      queryFn: submit((chart) => submitChange(PATH, chart), expectBody(isCategoryChart)),
      invalidatesTags,
    }),
    mergeCategory: build.mutation<Chart, BodyOf<'mergeCategory'>>({
      queryFn: submit((merge) => submitJson('/categories/merges', merge), expectBody(isCategoryChart)),
      invalidatesTags,
    }),
    undoMerge: build.mutation<Chart, BodyOf<'undoMerge'>>({
      queryFn: submit((merge) => submitJson('/categories/merges/undo', merge), expectBody(isCategoryChart)),
      invalidatesTags,
    }),
  }),
});

export const {
  useChangeCategoriesMutation,
  useGetCategoryChartQuery,
  useMergeCategoryMutation,
  useUndoMergeMutation,
} = categoriesApi;
