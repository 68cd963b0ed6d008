import { createApi } from '@reduxjs/toolkit/query';
import { baseQuery } from './baseQuery';
import { mayPass } from './callError';
import type { CallError } from './callError';

/** Marks queries that failed and may succeed later. */
export const FAILED = 'failed';

/** Marks lists with texts in the language that they were requested in (specification §7.16). */
export const TITLES = 'titles';

/** For every query: its failure is asked again when the connection or the person comes back (specification §7.14). */
export const retriedLater = (_data: unknown, error: CallError | undefined) =>
  error && mayPass(error) ? ([FAILED] as const) : [];

/** The one API of the portal. Each resource adds its operations in a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [FAILED, TITLES],
  endpoints: () => ({}),
  catchSchemaFailure: ({ issues }, { endpoint }): CallError => ({
    kind: 'unreadable',
    text: [endpoint, ...issues.map(({ message }) => message)].join(': '),
  }),
});
