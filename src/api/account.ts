import { isAccount } from '../../api-spec/validators/isAccount.gen';
import { isOwnSessions } from '../../api-spec/validators/isOwnSessions.gen';
import { api, SESSIONS, tagFailure } from './api';
import { getJson } from './calls';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';
import { sessionApi } from './session';
import { expectBody, expectNothing, submit, submitChange, submitSecret } from './submissions';

export type Account = ResponseOf<'changeAccount'>;
export type OwnSession = ResponseOf<'listOwnSessions'>['sessions'][number];

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Changes the password of the signed-in user. A 422 names the refused password in its `reason`. Dispatch it untracked,
     * so no password stays in the store.
     */
    changePassword: build.mutation<null, BodyOf<'changePassword'>>({
      queryFn: submit((passwords) => submitSecret('/account/password', passwords), expectNothing),
      invalidatesTags: [SESSIONS],
    }),
    changeAccount: build.mutation<Account, Account>({
      queryFn: submit((account) => submitChange('/account', account), expectBody(isAccount)),
      // The bar has the new name without another request.
      onQueryStarted: (_change, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(
          ({ data }) =>
            dispatch(
              sessionApi.util.updateQueryData('getSession', undefined, (session) => {
                session.name = data.name;
              }),
            ),
          // The form reports the failure.
          () => undefined,
        );
      },
    }),
    listOwnSessions: build.query<ResponseOf<'listOwnSessions'>, undefined>({
      query: () => getJson('/account/sessions'),
      providesTags: (data, error) => [...tagFailure(data, error), SESSIONS],
      rawResponseSchema: responseSchema(isOwnSessions),
    }),
    /** Ends the session `id`, or all others. Dispatch it untracked, so no password stays in the store. */
    endOwnSessions: build.mutation<null, BodyOf<'endOwnSessions'>>({
      queryFn: submit(
        (body) => ({ ...submitSecret('/account/sessions/end', body), content: body.id ?? null }),
        expectNothing,
      ),
      invalidatesTags: [SESSIONS],
    }),
  }),
});

export const { useChangeAccountMutation, useListOwnSessionsQuery } = accountApi;
