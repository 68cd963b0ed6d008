// Imports bank statements.
import type { components } from '../../api-spec/schema.gen';
import { isBalanceComparison } from '../../api-spec/validators/isBalanceComparison.gen';
import { isStatementLineList } from '../../api-spec/validators/isStatementLineList.gen';
import { isStatementPreview } from '../../api-spec/validators/isStatementPreview.gen';
import { isStatementResult } from '../../api-spec/validators/isStatementResult.gen';
import { isStatementUndone } from '../../api-spec/validators/isStatementUndone.gen';
import { api, ENTRIES, tagFailure } from './api';
import { getJson } from './calls';
import { fillPath } from './fillPath';
import type { ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';
import { expectBody, submit, submitEmpty, submitForm } from './submissions';
import { makeFileForm, postForm, uploadWith } from './upload';
import type { OnProgress } from './upload';

const PATH = '/statements';
const BALANCE_PATH = '/money-accounts/{id}/bank-balance';
const LINES_PATH = '/money-accounts/{id}/lines';
const UNDO_PATH = '/statements/{id}/undo';

/** How a statement is read, and which of its lines are stored. */
export type StatementChoices = components['schemas']['StatementChoices'];
export type StatementPreview = ResponseOf<'previewStatement'>;
export type StatementPart = StatementPreview['parts'][number];
export type StatementResult = ResponseOf<'importStatement'>;
export type StatementLines = ResponseOf<'listStatementLines'>;
export type BalanceDifference = NonNullable<ResponseOf<'compareBankBalance'>['firstDifference']>;

/** A file to send. Without `onProgress` its progress is not reported. */
export type StatementUpload = { file: File; choices: StatementChoices; onProgress?: OnProgress };

const reportTo = ({ onProgress }: StatementUpload) => onProgress && uploadWith(onProgress);

/** The lines may have changed even after a failure. */
const invalidatesTags = [ENTRIES] as const;

/** Dispatch the operations with a file untracked, because the store keeps no files. */
export const statementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStatementLines: build.query<StatementLines, { id: string; after?: string; until?: string }>({
      query: ({ id, ...parameters }) => ({
        ...getJson(LINES_PATH),
        path: fillPath(LINES_PATH, { id }, parameters),
      }),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isStatementLineList),
    }),
    compareBankBalance: build.query<ResponseOf<'compareBankBalance'>, string>({
      query: (id) => ({ ...getJson(BALANCE_PATH), path: fillPath(BALANCE_PATH, { id }) }),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isBalanceComparison),
    }),
    /** Stores nothing. */
    previewStatement: build.mutation<StatementPreview, StatementUpload>({
      query: (upload) => postForm(`${PATH}/preview`, makeFileForm(upload), reportTo(upload)),
      rawResponseSchema: responseSchema(isStatementPreview),
    }),
    importStatement: build.mutation<StatementResult, StatementUpload>({
      queryFn: submit(
        (upload) => submitForm(PATH, makeFileForm(upload), reportTo(upload)),
        expectBody(isStatementResult),
      ),
      invalidatesTags,
    }),
    undoStatementImport: build.mutation<ResponseOf<'undoStatementImport'>, string>({
      queryFn: submit((id) => submitEmpty(UNDO_PATH, { id }), expectBody(isStatementUndone)),
      invalidatesTags,
    }),
  }),
});

export const { useCompareBankBalanceQuery, useListStatementLinesQuery, useUndoStatementImportMutation } =
  statementsApi;
