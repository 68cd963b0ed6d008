import { isCompany } from '../../api-spec/validators/isCompany.gen';
import { api, ENTRIES, tagFailure } from './api';
import { getJson, putJson } from './calls';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';

const PATH = '/company';

export type Company = ResponseOf<'getCompany'>;
export type CompanyChange = BodyOf<'changeCompany'>;

export const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompany: build.query<Company, undefined>({
      query: () => getJson(PATH),
      providesTags: (data, error) => [...tagFailure(data, error), ENTRIES],
      rawResponseSchema: responseSchema(isCompany),
    }),
    /** Only for administrators. All figures depend on these data, so they are loaded again. */
    changeCompany: build.mutation<Company, CompanyChange>({
      query: (data) => putJson(PATH, data),
      invalidatesTags: [ENTRIES],
      rawResponseSchema: responseSchema(isCompany),
    }),
  }),
});

export const { useChangeCompanyMutation, useGetCompanyQuery } = companyApi;
