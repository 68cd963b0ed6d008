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

const hasLetterhead = ({ address = [], taxNumber, logo }: Company): boolean =>
  address.length > 0 || Boolean(taxNumber) || Boolean(logo);

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
          async ({ data }) => {
            // First, so that the head of a print does not load it.
            await dispatch(companyApi.util.upsertQueryData('getLetterhead', undefined, data));
            dispatch(
              sessionApi.util.updateQueryData('getSession', undefined, (session) => {
                session.companyName = data.name;
                session.hasLetterhead = hasLetterhead(data);
              }),
            );
          },
          // The form reports the failure.
          () => undefined,
        );
      },
    }),
    /** What the head of a print shows. Other screens have no use for it, so a change of an entry does not load it again. */
    getLetterhead: build.query<Company, undefined>({
      query: () => getJson(PATH),
      providesTags: tagFailure,
      rawResponseSchema: responseSchema(isCompany),
    }),
  }),
});

export const { useChangeCompanyMutation, useGetCompanyQuery, useGetLetterheadQuery } = companyApi;
