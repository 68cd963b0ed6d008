import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';

type WithApi = { api: ReturnType<typeof api.reducer> };
type CacheKey = Parameters<typeof api.internalActions.removeQueryResult>[0]['queryCacheKey'];

/**
 * Removes all cached responses and aborts running queries, because they belong to the previous session. `resetApiState`
 * would also abort a running sign-in. The response of `keptEndpoint` already belongs to the new session.
 */
export function clearResponses(
  keptEndpoint?: 'getSession',
): ThunkAction<void, WithApi, unknown, UnknownAction> {
  return (dispatch, getState) => {
    for (const query of dispatch(api.util.getRunningQueriesThunk())) query.abort();
    const { queries } = getState().api;
    const isKey = (key: string): key is CacheKey => key in queries;
    for (const queryCacheKey of Object.keys(queries).filter(isKey)) {
      if (queries[queryCacheKey]?.endpointName !== keptEndpoint)
        dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
    }
  };
}
