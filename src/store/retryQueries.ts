import { api, FAILED } from '../api/api';
import { onReturn } from './onReturn';
import type { AppThunk } from './reducer';
import { selectExpiry } from './sessionExpiry';

/** Pauses between the retries after a return, in milliseconds (specification §9.11). */
const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 32_000];

/**
 * Sends failed queries again when the connection or the user returns, and then after growing pauses
 * (specification §7.14). Mutations are never retried. Returns a function that stops it.
 */
export function retryFailedQueries(window: Window): AppThunk<() => void> {
  return (dispatch, getState) => {
    let timer: number | undefined;
    const retry = (count: number) => {
      clearTimeout(timer);
      const state = getState();
      // An expired token is not sent again, because its 401 would leave the page.
      if (selectExpiry(state).reported === 'over') return;
      if (api.util.selectInvalidatedBy(state, [FAILED]).length === 0) return;
      dispatch(api.util.invalidateTags([FAILED]));
      const pause = PAUSES_MS[count];
      if (pause !== undefined && window.navigator.onLine)
        timer = window.setTimeout(() => retry(count + 1), pause);
    };
    const stop = onReturn(window, () => retry(0));
    return () => {
      clearTimeout(timer);
      stop();
    };
  };
}
