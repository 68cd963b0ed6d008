import { isCompanyDay } from '../../api-spec/validators/isCompanyDay.gen';
import { api, ENTRIES, tagFailure } from './api';
import { getJson } from './calls';
import type { ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';

export type CompanyDay = ResponseOf<'getDay'>;

export const dayApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the figures and the due entries of the company's day. A change of an entry loads them again. */
    getDay: build.query<CompanyDay, undefined>({
      query: () => getJson('/day'),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isCompanyDay),
    }),
  }),
});

export const { useGetDayQuery } = dayApi;
