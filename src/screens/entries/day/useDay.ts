import { api, FAILED } from '../../../api/api';
import { isCallError, isRepeatable, isTemporary } from '../../../api/callError';
import { useGetDayQuery } from '../../../api/day';
import { usePolling } from '../../../controls/usePolling';
import { useSessionArg } from '../../../controls/useSessionArg';
import { useAppDispatch } from '../../../store/hooks';

/** Loads the company's day again and again, so that it follows midnight and the changes of others. */
export function useDay() {
  const dispatch = useAppDispatch();
  const query = useGetDayQuery(useSessionArg(undefined));
  const { currentData: data, isFetching: isRunning, requestId, fulfilledTimeStamp } = query;
  // An aborted query is sent again by the next session.
  const error = query.error && isCallError(query.error) ? query.error : null;
  const refetch = () => void query.refetch();
  // The other requests of the page failed with it, and only the day says so.
  const retry = () => (error && isTemporary(error) ? dispatch(api.util.invalidateTags([FAILED])) : refetch());
  const mayRepeat = error === null || isRepeatable(error);
  usePolling({ requestId: mayRepeat ? requestId : undefined, isRunning, hasFailed: error !== null }, refetch);
  return { data, error, fulfilledTimeStamp, retry };
}
