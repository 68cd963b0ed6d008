import { useEffect, useMemo, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type {
  ApiEndpointQuery,
  EndpointDefinitions,
  QueryDefinition,
  SkipToken,
} from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';
import type { api } from '../api/api';
import type { baseQuery } from '../api/baseQuery';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/reducer';

type TagType = Parameters<typeof api.util.invalidateTags>[0][number] & string;
type QueryEndpoint<Argument, Data> = ApiEndpointQuery<
  QueryDefinition<Argument, typeof baseQuery, TagType, Data, 'api'>,
  EndpointDefinitions
>;

/** How long components show the failure of an early request in place of sending the query, in ms. */
const KEPT_MS = 10_000;

/** Failures of early requests, by the id of the request. Each call adds a reader, and returns its end. */
const keptFailures = new Map<string, () => () => void>();

/**
 * Sends a query before a component needs its data, and resolves to the data. Components that mount soon after a failure show
 * it and do not send the query again.
 */
export const sendEarly =
  <Argument, Data>(
    endpoint: QueryEndpoint<Argument, Data>,
    argument: Argument,
  ): AppThunk<Promise<Data | undefined>> =>
  async (dispatch) => {
    const request = dispatch(endpoint.initiate(argument));
    const { data, isError } = await request;
    if (isError) keepFailure(request.requestId, () => request.unsubscribe());
    else request.unsubscribe();
    return data;
  };

/** RTK Query removes a response without a subscription after a minute. So the last reader ends the subscription. */
function keepFailure(requestId: string, unsubscribe: () => void): void {
  let readers = 0;
  const addReader = () => {
    readers += 1;
    return () => {
      readers -= 1;
      if (readers === 0) unsubscribe();
    };
  };
  keptFailures.set(requestId, addReader);
  const end = addReader();
  setTimeout(() => {
    keptFailures.delete(requestId);
    end();
  }, KEPT_MS);
}

/** Loads a query until the returned function is called. */
const subscribe =
  <Argument, Data>(endpoint: QueryEndpoint<Argument, Data>, argument: Argument): AppThunk<() => void> =>
  (dispatch, getState) => {
    const { requestId = '', isError } = endpoint.select(argument)(getState());
    const addReader = keptFailures.get(requestId);
    if (isError && addReader) return addReader();
    const subscription = dispatch(endpoint.initiate(argument));
    return () => subscription.unsubscribe();
  };

/**
 * Loads a query while the component is mounted, and returns its state. Components with the same argument share one
 * request. `skipToken` as the argument sends none. Why RTK Query's own hook is not used: decision 004.
 */
export function useQuery<Argument, Data>(
  endpoint: QueryEndpoint<Argument, Data>,
  argument: Argument | SkipToken,
) {
  const dispatch = useAppDispatch();
  // An argument object of a new render with the same fields is the same argument.
  const [current, setCurrent] = useState(() => argument);
  if (!shallowEqual(current, argument)) setCurrent(() => argument);
  const select = useMemo(() => endpoint.select(current), [endpoint, current]);
  const state = useAppSelector(select);

  // The end of a session removes its responses. The query is uninitialized again then, and is sent again.
  const { isUninitialized } = state;
  const [seen, setSeen] = useState({ isUninitialized, removals: 0 });
  if (seen.isUninitialized !== isUninitialized)
    setSeen({ isUninitialized, removals: seen.removals + (isUninitialized ? 1 : 0) });
  useEffect(() => {
    if (current === skipToken) return;
    return dispatch(subscribe(endpoint, current));
  }, [dispatch, endpoint, current, seen.removals]);

  const refetch = () => {
    if (current !== skipToken)
      void dispatch(endpoint.initiate(current, { forceRefetch: true, subscribe: false }));
  };
  return { ...state, refetch };
}
