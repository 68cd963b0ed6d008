import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';

type WithApi = { api: ReturnType<typeof api.reducer> };
type CacheKey = Parameters<typeof api.internalActions.removeQueryResult>[0]['queryCacheKey'];

/**
 * Drops every cached answer and gives up the questions under way: they are the last session's. `resetApiState` would
 * also abort a sign-in that is being made meanwhile. `but` names a question whose answer is the new session's already.
 */
export function forgetAnswers(but?: 'getSession'): ThunkAction<void, WithApi, unknown, UnknownAction> {
  return (dispatch, getState) => {
    for (const asked of dispatch(api.util.getRunningQueriesThunk())) asked.abort();
    const { queries } = getState().api;
    const isKey = (key: string): key is CacheKey => key in queries;
    for (const queryCacheKey of Object.keys(queries).filter(isKey)) {
      if (queries[queryCacheKey]?.endpointName !== but)
        dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
    }
  };
}
