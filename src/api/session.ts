import { isSession } from '../../api-spec/validators/isSession.gen';
import { answer } from './answers';
import { api } from './api';
import { getJson } from './calls';
import type { ResponseOf } from './wire';

/** Who is signed in. The login is often a CPF: it stays in memory. */
export type Session = ResponseOf<'getSession'> & {
  /** From the moment of the answer. Told as a span, since the clock of this browser may be another than the server's. */
  endsInMs: number;
};

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asked after a sign-in and at start. A backend may leave it out: `isNotOffered`. */
    getSession: build.query<Session, undefined>({
      query: () => getJson('/session'),
      rawResponseSchema: answer(isSession),
      transformResponse: (session: ResponseOf<'getSession'>, meta) => ({
        ...session,
        endsInMs: Date.parse(session.expiresAt) - (Number(meta?.date) || Date.now()),
      }),
    }),
  }),
});
