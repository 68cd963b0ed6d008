import { isSearchResult } from '../../api-spec/validators/isSearchResult.gen';
import { api, ENTRIES, tagFailure } from './api';
import { getJson } from './calls';
import { fillPath } from './fillPath';
import type { ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';

const PATH = '/search';

export type SearchResult = ResponseOf<'search'>;

/** `amountCents`: the text as an amount, if it is one. */
export type SearchRequest = { q: string; amountCents?: number };

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Finds names and entries by a few typed characters. */
    search: build.query<SearchResult, SearchRequest>({
      query: ({ q, amountCents }) => ({
        ...getJson(PATH),
        path: fillPath(PATH, {}, { q, amountCents: amountCents?.toString() }),
      }),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isSearchResult),
    }),
  }),
});

export const { useSearchQuery } = searchApi;
