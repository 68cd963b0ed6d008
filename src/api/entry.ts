// Reads and changes single entries.
import { isCategoryList } from '../../api-spec/validators/isCategoryList.gen';
import { isEntry } from '../../api-spec/validators/isEntry.gen';
import { isEntryCount } from '../../api-spec/validators/isEntryCount.gen';
import { api, ENTRIES, tagFailure } from './api';
import { getJson, postJson, putJson } from './calls';
import { dropRepeated } from './dropRepeated';
import type { Entry } from './entries';
import { fillPath } from './fillPath';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';

export type EntryInput = BodyOf<'addEntry'>;
export type EntryChange = BodyOf<'changeEntry'>;
export type CategoryList = ResponseOf<'listCategories'>;

const PATH = '/entries/{id}';
/** A refused change can mean that the shown entries are outdated, so they are loaded again too. */
const invalidatesTags = [ENTRIES] as const;

export const entryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the categories that an entry may have, with the company's day. */
    listCategories: build.query<CategoryList, undefined>({
      query: () => getJson('/categories'),
      providesTags: tagFailure,
      rawResponseSchema: responseSchema(isCategoryList),
      transformResponse: (list: CategoryList) => ({
        ...list,
        categories: dropRepeated(list.categories, ({ name }) => name),
      }),
    }),
    getEntry: build.query<Entry, string>({
      query: (id) => ({ ...getJson(PATH), path: fillPath(PATH, { id }) }),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isEntry),
    }),
    addEntry: build.mutation<Entry, EntryInput>({
      query: (values) => postJson('/entries', values),
      invalidatesTags,
      rawResponseSchema: responseSchema(isEntry),
    }),
    changeEntry: build.mutation<Entry, { id: string; values: EntryChange }>({
      query: ({ id, values }) => ({ ...putJson(PATH, values), path: fillPath(PATH, { id }) }),
      invalidatesTags,
      rawResponseSchema: responseSchema(isEntry),
    }),
    payEntries: build.mutation<ResponseOf<'payEntries'>, BodyOf<'payEntries'>>({
      query: (payments) => postJson('/entries/payments', payments),
      invalidatesTags,
      rawResponseSchema: responseSchema(isEntryCount),
    }),
    /** Only for administrators. `restoreEntries` undoes it. */
    deleteEntries: build.mutation<null, BodyOf<'deleteEntries'>>({
      query: (ids) => postJson('/entries/deletions', ids),
      invalidatesTags,
    }),
    restoreEntries: build.mutation<null, BodyOf<'restoreEntries'>>({
      query: (ids) => postJson('/entries/restorations', ids),
      invalidatesTags,
    }),
  }),
});

export const {
  useAddEntryMutation,
  useChangeEntryMutation,
  useDeleteEntriesMutation,
  useGetEntryQuery,
  useListCategoriesQuery,
  usePayEntriesMutation,
  useRestoreEntriesMutation,
} = entryApi;
