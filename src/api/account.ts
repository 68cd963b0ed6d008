import { api } from './api';
import type { BodyOf } from './operationTypes';
import { expectNothing, submit, submitSecret } from './submissions';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Changes the password of the signed-in user. A 422 names the refused password in its `reason`. Dispatch it untracked,
     * so no password stays in the store.
     */
    changePassword: build.mutation<null, BodyOf<'changePassword'>>({
      queryFn: submit((passwords) => submitSecret('/account/password', passwords), expectNothing),
    }),
  }),
});
