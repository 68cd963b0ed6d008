import { isSession } from '../../api-spec/validators/isSession.gen';
import { responseSchema } from './responseSchema';
import { api, tagFailure } from './api';
import { getJson, postEmpty } from './calls';
import type { ResponseOf } from './operationTypes';

/** The signed-in user. The login is often a CPF, so it is never stored in the browser. */
export type Session = ResponseOf<'getSession'> & {
  /**
   * Milliseconds from the response to the end of the session, by the server's clock. Null if its `Date` header or the end
   * cannot be read. The clock of this browser may be wrong.
   */
  endsInMs: number | null;
};

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sent after a sign-in and at the start. A backend may lack it (`isNotOffered`). */
    getSession: build.query<Session, undefined>({
      query: () => getJson('/session'),
      providesTags: tagFailure,
      rawResponseSchema: responseSchema(isSession),
      transformResponse: (session: ResponseOf<'getSession'>, meta) => ({
        ...session,
        endsInMs: readDistance(meta?.date ?? NaN, Date.parse(session.expiresAt)),
      }),
    }),

    /** Ends the session of a token in the backend. A logout does not wait for it, and a failure is not shown. */
    endSession: build.mutation<null, string>({
      query: (token) => ({ ...postEmpty('/session/end'), token, outlivesPage: true }),
    }),
  }),
});

/** Returns the milliseconds between two times, or null if one of them is NaN. */
const readDistance = (from: number, to: number): number | null =>
  Number.isNaN(to - from) ? null : to - from;
