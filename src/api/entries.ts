import type { operations } from '../../api-spec/schema.gen';
import { isEntryList } from '../../api-spec/validators/isEntryList.gen';
import { isEntrySummary } from '../../api-spec/validators/isEntrySummary.gen';
import { api, ENTRIES, tagFailure } from './api';
import { getJson } from './calls';
import { getSpreadsheet, postForFile, postForSpreadsheet } from './fileCalls';
import type { ReceivedFile } from './files';
import { fieldOf } from './fieldOf';
import { fillPath } from './fillPath';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';

const PATH = '/entries';
const SUMMARY_PATH = '/entries/summary';
const EXPORT_PATH = '/entries/export';
const REPORT_PATH = '/entries/report';

export type EntryList = ResponseOf<'listEntries'>;
export type Entry = EntryList['entries'][number];

export type EntrySummary = ResponseOf<'summarizeEntries'>;

type Parameters = NonNullable<operations['listEntries']['parameters']['query']>;
export type ExportFormat = NonNullable<
  NonNullable<operations['exportEntries']['parameters']['query']>['format']
>;
export type EntrySort = NonNullable<Parameters['sort']>;
/** The parameters that narrow the choice of entries. */
export type EntryFilterName = Exclude<keyof Parameters, 'sort' | 'after' | 'limit'>;

export const entriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Lists one page of entries. The argument has the parameters of the operation, such as the filter of a link. */
    listEntries: build.query<EntryList, Readonly<Record<string, string>>>({
      query: (parameters) => ({ ...getJson(PATH), path: fillPath(PATH, {}, parameters) }),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isEntryList),
    }),
    /** Counts and sums the entries of a filter without kind and state. */
    summarizeEntries: build.query<EntrySummary, Readonly<Record<string, string>>>({
      query: (parameters) => ({ ...getJson(SUMMARY_PATH), path: fillPath(SUMMARY_PATH, {}, parameters) }),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isEntrySummary),
    }),
    /** Loads a file with all entries of a filter. Dispatch it untracked, because the store keeps no files. */
    exportEntries: build.mutation<ReceivedFile | null, Readonly<Record<string, string>>>({
      query: (parameters) => getSpreadsheet(fillPath(EXPORT_PATH, {}, parameters)),
    }),
    /** Loads a file with the given entries. Dispatch it untracked. */
    exportSelection: build.mutation<ReceivedFile | null, BodyOf<'exportSelection'>>({
      query: (selection) => postForSpreadsheet(EXPORT_PATH, selection),
    }),
    /** Loads a PDF with all entries of a filter, or with the given ones. Dispatch it untracked. */
    reportEntries: build.mutation<
      ReceivedFile | null,
      { parameters: Readonly<Record<string, string>> } & BodyOf<'reportEntries'>
    >({
      query: ({ parameters, ...selection }) => postForFile(fillPath(REPORT_PATH, {}, parameters), selection),
    }),
  }),
});

export const { useListEntriesQuery, useSummarizeEntriesQuery } = entriesApi;

/** Returns the largest number of entries of a report, which a refusal names. */
export function readMaxEntries(body: unknown): number | null {
  const limit = fieldOf(body, 'most');
  return typeof limit === 'number' ? limit : null;
}
