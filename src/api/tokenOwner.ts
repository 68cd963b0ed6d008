import { isSession } from '../../api-spec/validators/isSession.gen';
import { answer } from './answers';
import { api } from './api';
import { getJson } from './calls';
import type { ResponseOf } from './wire';

export const tokenOwnerApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whose a token is that nobody has adopted yet. Dispatched untracked: the store does not keep the token. */
    whoseToken: build.mutation<ResponseOf<'getSession'>, string>({
      query: (token) => ({ ...getJson('/session'), as: token }),
      rawResponseSchema: answer(isSession),
    }),
  }),
});
