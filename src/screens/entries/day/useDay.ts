import { isCallError, isRepeatable } from '../../../api/callError';
import { useGetDayQuery } from '../../../api/day';
import { usePolling } from '../../../controls/usePolling';
import { useSessionArg } from '../../../controls/useSessionArg';

/** Loads the company's day again and again, so that it follows midnight and the changes of others. */
export function useDay() {
  const query = useGetDayQuery(useSessionArg(undefined));
  const { currentData: data, isFetching: isRunning, requestId, fulfilledTimeStamp } = query;
  // An aborted query is sent again by the next session.
  const error = query.error && isCallError(query.error) ? query.error : null;
  const retry = () => void query.refetch();
  const mayRepeat = error === null || isRepeatable(error);
  usePolling({ requestId: mayRepeat ? requestId : undefined, isRunning, hasFailed: error !== null }, retry);
  return { data, error, fulfilledTimeStamp, retry };
}
