import { sessionApi } from '../api/session';

/** Returns the cached response of GET session. */
export const selectProfile = sessionApi.endpoints.getSession.select(undefined);
