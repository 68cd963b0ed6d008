import { isLinkUser } from '../../api-spec/validators/isLinkUser.gen';
import { api } from './api';
import { postJson } from './calls';
import type { BodyOf, ResponseOf } from './operationTypes';
import { responseSchema } from './responseSchema';

const PATH = '/account/password/link';

export type LinkUser = ResponseOf<'checkPasswordLink'>;

/** One-time links. Dispatch both operations untracked, so neither secret nor password stays in the store. */
export const passwordLinkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Says whose password a link sets. A backend may lack it (`isNotOffered`). */
    checkPasswordLink: build.mutation<LinkUser, BodyOf<'checkPasswordLink'>>({
      query: (body) => ({ ...postJson(`${PATH}/check`, body), isPublic: true }),
      rawResponseSchema: responseSchema(isLinkUser),
    }),
    /** Sets a password with a one-time link. */
    setPassword: build.mutation<null, BodyOf<'setPassword'>>({
      query: (body) => ({ ...postJson(PATH, body), isPublic: true }),
    }),
  }),
});
