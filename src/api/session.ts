import { isSession } from '../../api-spec/validators/isSession.gen';
import { answer } from './answers';
import { api, retriedLater } from './api';
import { getJson, postEmpty } from './calls';
import type { ResponseOf } from './wire';

/** Who is signed in. The login is often a CPF: it stays in memory. */
export type Session = ResponseOf<'getSession'> & {
  /**
   * Milliseconds from the response to the end of the session, by the server's clock; null where its `Date` header cannot
   * be read: the clock of this browser alone may be wrong.
   */
  endsInMs: number | null;
};

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asked after a sign-in and at start. A backend may leave it out: `isNotOffered`. */
    getSession: build.query<Session, undefined>({
      query: () => getJson('/session'),
      providesTags: retriedLater,
      rawResponseSchema: answer(isSession),
      transformResponse: (session: ResponseOf<'getSession'>, meta) => ({
        ...session,
        endsInMs: meta?.date ? Date.parse(session.expiresAt) - meta.date : null,
      }),
    }),

    /** Ends the session of this token at the backend. Who signs out does not wait for it, and no failure shows. */
    endSession: build.mutation<null, string>({
      query: (token) => ({ ...postEmpty('/session/end'), as: token, outlivesPage: true }),
    }),
  }),
});
