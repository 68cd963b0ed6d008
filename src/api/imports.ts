// Imports files with entries.
import type { components } from '../../api-spec/schema.gen';
import { isImportList } from '../../api-spec/validators/isImportList.gen';
import { isImportPreview } from '../../api-spec/validators/isImportPreview.gen';
import { isImportResult } from '../../api-spec/validators/isImportResult.gen';
import { isImportUndone } from '../../api-spec/validators/isImportUndone.gen';
import { api, ENTRIES, tagFailure } from './api';
import { getJson } from './calls';
import { dropRepeated } from './dropRepeated';
import { getSpreadsheet } from './fileCalls';
import type { ReceivedFile } from './files';
import type { ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';
import { expectBody, submit, submitEmpty, submitForm } from './submissions';
import { makeFileForm, postForm, uploadWith } from './upload';
import type { OnProgress } from './upload';

const PATH = '/entries/imports';
const UNDO_PATH = '/entries/imports/{id}/undo';

/** How a file is read, and which of its rows are imported. The backend makes each choice that is absent. */
export type ImportChoices = components['schemas']['ImportChoices'];
export type ImportPreview = ResponseOf<'previewImport'>;
export type ImportRow = ImportPreview['rows'][number];
export type ImportResult = ResponseOf<'importEntries'>;
export type ImportUndone = ResponseOf<'undoImport'>;
export type PastImport = ResponseOf<'listImports'>['imports'][number];

/** A file to send. Without `onProgress` its progress is not reported. */
export type Upload = { file: File; choices: ImportChoices; onProgress?: OnProgress };

/** The entries, and so the list of imports, may have changed even after a failure. */
const invalidatesTags = [ENTRIES] as const;

/** Dispatch the operations with a file untracked, because the store keeps no files. */
export const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listImports: build.query<ResponseOf<'listImports'>, undefined>({
      query: () => getJson(PATH),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isImportList),
    }),
    /** Stores nothing. */
    previewImport: build.mutation<ImportPreview, Upload>({
      query: (upload) => postForm(`${PATH}/preview`, makeFileForm(upload), reportTo(upload)),
      rawResponseSchema: responseSchema(isImportPreview),
      transformResponse: (preview: ImportPreview) => ({
        ...preview,
        questions: dropRepeated(preview.questions, (question) => question),
        values: dropRepeated(preview.values, ({ field, value }) => `${field} ${value}`),
      }),
    }),
    importEntries: build.mutation<ImportResult, Upload>({
      queryFn: submit(
        (upload) => submitForm(PATH, makeFileForm(upload), reportTo(upload)),
        expectBody(isImportResult),
      ),
      invalidatesTags,
    }),
    undoImport: build.mutation<ImportUndone, string>({
      queryFn: submit((id) => submitEmpty(UNDO_PATH, { id }), expectBody(isImportUndone)),
      invalidatesTags,
    }),
    getImportTemplate: build.mutation<ReceivedFile | null, undefined>({
      query: () => getSpreadsheet(`${PATH}/template`),
    }),
  }),
});

export const { useListImportsQuery, useUndoImportMutation } = importsApi;

const reportTo = ({ onProgress }: Upload) => onProgress && uploadWith(onProgress);
