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

/** Sends a query before a component needs its data, and resolves to the data, which stays for a minute. */
export const sendEarly =
  <Argument, Data>(
    endpoint: QueryEndpoint<Argument, Data>,
    argument: Argument,
  ): AppThunk<Promise<Data | undefined>> =>
  async (dispatch) =>
    (await dispatch(endpoint.initiate(argument, { subscribe: false }))).data;

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
    const subscription = dispatch(endpoint.initiate(current));
    return () => subscription.unsubscribe();
  }, [dispatch, endpoint, current, seen.removals]);

  const refetch = () => {
    if (current !== skipToken)
      void dispatch(endpoint.initiate(current, { forceRefetch: true, subscribe: false }));
  };
  return { ...state, refetch };
}
