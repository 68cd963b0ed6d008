import { isSetupState } from '../../api-spec/validators/isSetupState.gen';
import { api, tagFailure } from './api';
import { getJson, postJson } from './calls';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';

const PATH = '/setup';

export type SetupState = ResponseOf<'getSetup'>;
export type Setup = BodyOf<'setUp'>;

export const setupApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether somebody has to set up the installation. A backend may lack it (`isNotOffered`). */
    getSetup: build.query<SetupState, undefined>({
      query: () => ({ ...getJson(PATH), isPublic: true }),
      providesTags: tagFailure,
      rawResponseSchema: responseSchema(isSetupState),
    }),
    /** Adds the first administrator and the company. Dispatch it untracked, so neither secret nor password stays in the store. */
    setUp: build.mutation<null, Setup>({
      query: (setup) => ({ ...postJson(PATH, setup), isPublic: true }),
    }),
  }),
});

export const { useGetSetupQuery } = setupApi;
