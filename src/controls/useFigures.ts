import { isCallError, isNotOffered, isRepeatable } from '../api/callError';
import type { CallError } from '../api/callError';
import { useGetDashboardQuery } from '../api/dashboard';
import type { DashboardRequest } from '../api/dashboard';
import { usePolling } from './usePolling';
import { useSessionArg } from './useSessionArg';

/** Loads the figures of a dashboard again and again. `lastData` are those before a change of the request. `absence` is set if the backend does not offer them. */
export function useFigures(request: DashboardRequest) {
  const query = useGetDashboardQuery(useSessionArg(request));
  const { currentData: data, data: lastData, isFetching: isRunning, requestId, fulfilledTimeStamp } = query;
  const refetch = () => void query.refetch();
  const error = readError(query.error);
  const mayRepeat = error === null || isRepeatable(error);
  usePolling({ requestId: mayRepeat ? requestId : undefined, isRunning, hasFailed: error !== null }, refetch);
  const absence = !data && error && isNotOffered(error) ? error : null;
  return { data, lastData, error, absence, isRunning, fulfilledTimeStamp, refetch };
}

/** An aborted query is sent again by the next session. */
const readError = (error: object | undefined): CallError | null =>
  error !== undefined && isCallError(error) ? error : null;
