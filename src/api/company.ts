import { isCompany } from '../../api-spec/validators/isCompany.gen';
import { api, ENTRIES, tagFailure } from './api';
import { getJson } from './calls';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';
import { sessionApi } from './session';
import { expectBody, submit, submitChange } from './submissions';

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
      queryFn: submit((data) => submitChange(PATH, data), expectBody(isCompany)),
      invalidatesTags: [ENTRIES],
      // The bar and the titles have the new name without another request.
      onQueryStarted: (_change, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(
          ({ data }) =>
            dispatch(
              sessionApi.util.updateQueryData('getSession', undefined, (session) => {
                session.companyName = data.name;
              }),
            ),
          // The form reports the failure.
          () => undefined,
        );
      },
    }),
  }),
});

export const { useChangeCompanyMutation, useGetCompanyQuery } = companyApi;
