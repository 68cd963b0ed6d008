// Reads and changes single entries.
import { isAddedEntries } from '../../api-spec/validators/isAddedEntries.gen';
import { isChangedEntries } from '../../api-spec/validators/isChangedEntries.gen';
import { isChangedOccurrences } from '../../api-spec/validators/isChangedOccurrences.gen';
import { isCategoryList } from '../../api-spec/validators/isCategoryList.gen';
import { isEntry } from '../../api-spec/validators/isEntry.gen';
import { isEntryCount } from '../../api-spec/validators/isEntryCount.gen';
import { isEntryHistory } from '../../api-spec/validators/isEntryHistory.gen';
import { api, CATEGORIES, ENTRIES, tagFailure } from './api';
import { getJson } from './calls';
import { dropRepeated } from './dropRepeated';
import type { Entry } from './entries';
import { fillPath } from './fillPath';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';
import { expectBody, expectNothing, submit, submitChange, submitJson } from './submissions';

export type EntryInput = BodyOf<'addEntry'>;
export type EntryChange = BodyOf<'changeEntry'>;
export type CategoryList = ResponseOf<'listCategories'>;
export type EntryHistory = ResponseOf<'getEntryHistory'>;

const PATH = '/entries/{id}';
const PAYMENTS_PATH = '/entries/{id}/payments';
const VOID_PATH = '/entries/{id}/payments/{paymentId}/void';
const REFUND_PATH = '/entries/{id}/payments/{paymentId}/refund';
const HISTORY_PATH = '/entries/{id}/history';
/** A refused change can mean that the shown entries are outdated, so they are loaded again too. */
const invalidatesTags = [ENTRIES] as const;

export const entryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the categories that an entry may have, with the company's day. */
    listCategories: build.query<CategoryList, undefined>({
      query: () => getJson('/categories'),
      providesTags: (data, error) => [...tagFailure(data, error), CATEGORIES],
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
    getEntryHistory: build.query<EntryHistory, string>({
      query: (id) => ({ ...getJson(HISTORY_PATH), path: fillPath(HISTORY_PATH, { id }) }),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isEntryHistory),
    }),
    addEntry: build.mutation<Entry, EntryInput>({
      queryFn: submit((values) => submitJson('/entries', values), expectBody(isEntry)),
      invalidatesTags,
    }),
    addInstallments: build.mutation<ResponseOf<'addInstallments'>, BodyOf<'addInstallments'>>({
      queryFn: submit((values) => submitJson('/entries/installments', values), expectBody(isAddedEntries)),
      invalidatesTags,
    }),
    addSeries: build.mutation<ResponseOf<'addSeries'>, BodyOf<'addSeries'>>({
      queryFn: submit((values) => submitJson('/series', values), expectBody(isAddedEntries)),
      invalidatesTags,
    }),
    changeOccurrences: build.mutation<
      ResponseOf<'changeOccurrences'>,
      { id: string; body: BodyOf<'changeOccurrences'> }
    >({
      queryFn: submit(
        ({ id, body }) => submitJson('/entries/{id}/occurrences', body, { id }),
        expectBody(isChangedOccurrences),
      ),
      invalidatesTags,
    }),
    /** Only for administrators. */
    deleteOccurrences: build.mutation<
      ResponseOf<'deleteOccurrences'>,
      { id: string; body: BodyOf<'deleteOccurrences'> }
    >({
      queryFn: submit(
        ({ id, body }) => submitJson('/entries/{id}/occurrences/deletion', body, { id }),
        expectBody(isChangedOccurrences),
      ),
      invalidatesTags,
    }),
    changeEntry: build.mutation<Entry, { id: string; values: EntryChange }>({
      queryFn: submit(({ id, values }) => submitChange(PATH, values, { id }), expectBody(isEntry)),
      invalidatesTags,
    }),
    changeEntries: build.mutation<ResponseOf<'changeEntries'>, BodyOf<'changeEntries'>>({
      queryFn: submit((changes) => submitJson('/entries/changes', changes), expectBody(isChangedEntries)),
      invalidatesTags,
    }),
    payEntries: build.mutation<ResponseOf<'payEntries'>, BodyOf<'payEntries'>>({
      queryFn: submit((payments) => submitJson('/entries/payments', payments), expectBody(isEntryCount)),
      invalidatesTags,
    }),
    addPayment: build.mutation<Entry, { id: string; payment: BodyOf<'addPayment'> }>({
      queryFn: submit(({ id, payment }) => submitJson(PAYMENTS_PATH, payment, { id }), expectBody(isEntry)),
      invalidatesTags,
    }),
    voidPayment: build.mutation<Entry, { id: string; paymentId: string; body: BodyOf<'voidPayment'> }>({
      queryFn: submit(
        ({ id, paymentId, body }) => submitJson(VOID_PATH, body, { id, paymentId }),
        expectBody(isEntry),
      ),
      invalidatesTags,
    }),
    refundPayment: build.mutation<Entry, { id: string; paymentId: string; refund: BodyOf<'refundPayment'> }>({
      queryFn: submit(
        ({ id, paymentId, refund }) => submitJson(REFUND_PATH, refund, { id, paymentId }),
        expectBody(isEntry),
      ),
      invalidatesTags,
    }),
    /** An editor may delete what the editor has added on the same day. `restoreEntries` undoes it. */
    deleteEntries: build.mutation<null, BodyOf<'deleteEntries'>>({
      queryFn: submit((ids) => submitJson('/entries/deletions', ids), expectNothing),
      invalidatesTags,
    }),
    restoreEntries: build.mutation<null, BodyOf<'restoreEntries'>>({
      queryFn: submit((ids) => submitJson('/entries/restorations', ids), expectNothing),
      invalidatesTags,
    }),
  }),
});

export const {
  useAddEntryMutation,
  useAddInstallmentsMutation,
  useAddPaymentMutation,
  useAddSeriesMutation,
  useChangeEntriesMutation,
  useChangeEntryMutation,
  useChangeOccurrencesMutation,
  useDeleteEntriesMutation,
  useDeleteOccurrencesMutation,
  useGetEntryHistoryQuery,
  useGetEntryQuery,
  useListCategoriesQuery,
  usePayEntriesMutation,
  useRefundPaymentMutation,
  useRestoreEntriesMutation,
  useVoidPaymentMutation,
} = entryApi;

/** Loads the present values of an entry. Dispatch it. */
export const loadEntry = (id: string) =>
  entryApi.endpoints.getEntry.initiate(id, { forceRefetch: true, subscribe: false });

/** Loads the present payments of an entry. Dispatch it. */
export const loadHistory = (id: string) =>
  entryApi.endpoints.getEntryHistory.initiate(id, { forceRefetch: true, subscribe: false });
