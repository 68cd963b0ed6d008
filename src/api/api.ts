import { createApi } from '@reduxjs/toolkit/query';
import { baseQuery } from './baseQuery';
import type { CallError } from './callError';

/** The one API of the portal. Each resource adds its operations in a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  endpoints: () => ({}),
  catchSchemaFailure: (): CallError => ({ kind: 'unreadable', text: '' }),
});
