// The users, which only administrators read and change.
import { isPasswordLink } from '../../api-spec/validators/isPasswordLink.gen';
import { isUser } from '../../api-spec/validators/isUser.gen';
import { isUserList } from '../../api-spec/validators/isUserList.gen';
import { api, tagFailure, USERS } from './api';
import { getJson, postJson } from './calls';
import { dropRepeated } from './dropRepeated';
import { fillPath } from './fillPath';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';
import { expectBody, submit, submitChange, submitJson } from './submissions';

type UserList = ResponseOf<'listUsers'>;
export type User = UserList['users'][number];

const ONE = '/users/{id}';
const LINK = '/users/{id}/link';

type Changed<Id extends 'changeUser' | 'changeUserAccess' | 'makePasswordLink'> = {
  id: string;
  body: BodyOf<Id>;
};

/** The values without the password, because a hash of the content of a submission is stored. */
const withoutPassword = ({ currentPassword: _, ...values }: { currentPassword?: string }) => values;

const invalidatesTags = [USERS] as const;

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<UserList, undefined>({
      query: () => getJson('/users'),
      providesTags: (data, error) => [...tagFailure(data, error), USERS],
      rawResponseSchema: responseSchema(isUserList),
      transformResponse: ({ users }: UserList) => ({ users: dropRepeated(users, ({ id }) => id) }),
    }),
    addUser: build.mutation<User, BodyOf<'addUser'>>({
      queryFn: submit(
        (body) => ({ ...submitJson('/users', body), content: withoutPassword(body) }),
        expectBody(isUser),
      ),
      invalidatesTags,
    }),
    changeUser: build.mutation<User, Changed<'changeUser'>>({
      queryFn: submit(
        ({ id, body }) => ({ ...submitChange(ONE, body, { id }), content: withoutPassword(body) }),
        expectBody(isUser),
      ),
      invalidatesTags,
    }),
    changeUserAccess: build.mutation<User, Changed<'changeUserAccess'>>({
      queryFn: submit(({ id, body }) => submitJson('/users/{id}/access', body, { id }), expectBody(isUser)),
      invalidatesTags,
    }),
    /** Dispatch it untracked, so neither the secret nor a password stays in the store. */
    makePasswordLink: build.mutation<ResponseOf<'makePasswordLink'>, Changed<'makePasswordLink'>>({
      query: ({ id, body }) => ({ ...postJson(LINK, body), path: fillPath(LINK, { id }) }),
      rawResponseSchema: responseSchema(isPasswordLink),
      invalidatesTags,
    }),
  }),
});

export const { useListUsersQuery } = usersApi;
