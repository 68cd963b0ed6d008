import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { isTemporary } from './callError';
import type { CallError } from './callError';

/** Marks queries that failed and may succeed later. */
export const FAILED = 'failed';

/** Marks lists with texts in the language that they were requested in (specification §7.16). */
export const TITLES = 'titles';

/** Marks lists of entries and figures computed from them. A change of an entry loads them again (specification §7.27). */
export const ENTRIES = 'entries';

/** Marks what depends on the chart of categories. */
export const CATEGORIES = 'categories';

/** Marks the list of users. */
export const USERS = 'users';

/** Marks the list of the own sessions. */
export const SESSIONS = 'sessions';

/** Tags a failed query, so that it is sent again when the connection or the user returns (specification §7.14). */
export const tagFailure = (_data: unknown, error: CallError | undefined) =>
  error && isTemporary(error) ? ([FAILED] as const) : [];

/** The API of the portal. Each resource adds its operations in its own file. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [FAILED, TITLES, ENTRIES, CATEGORIES, USERS, SESSIONS],
  endpoints: () => ({}),
  catchSchemaFailure: ({ issues }, { endpoint }): CallError => ({
    kind: 'unreadable',
    text: [endpoint, ...issues.map(({ message }) => message)].join(': '),
  }),
});
