import { isSession } from '../../api-spec/validators/isSession.gen';
import { responseSchema } from './responseSchema';
import { api } from './api';
import { getJson } from './calls';
import type { ResponseOf } from './operationTypes';

export const tokenOwnerApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the owner of a token that is not in the session yet. Dispatch it untracked, so the store keeps no token. */
    getTokenOwner: build.mutation<ResponseOf<'getSession'>, string>({
      query: (token) => ({ ...getJson('/session'), token }),
      rawResponseSchema: responseSchema(isSession),
    }),
  }),
});
