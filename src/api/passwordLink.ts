import { api } from './api';
import { postJson } from './calls';
import type { BodyOf } from './operationTypes';

export const passwordLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sets a password with a one-time link. Dispatch it untracked, so no password stays in the store. */
    setPassword: build.mutation<null, BodyOf<'setPassword'>>({
      query: (body) => ({ ...postJson('/account/password/link', body), isPublic: true }),
    }),
  }),
});
