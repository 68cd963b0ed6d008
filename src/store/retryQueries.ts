import { api, FAILED } from '../api/api';
import { onComeBack } from './onComeBack';
import type { AppThunk } from './reducer';
import { selectExpiry } from './sessionExpiry';

/** Pauses between the attempts after a return, in milliseconds (specification §9.11). */
const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 32_000];

/**
 * Asks failed queries again when the connection or the person comes back, and then with growing pauses
 * (specification §7.14). Calls that change something are never repeated. Returns a function that ends it.
 */
export function retryFailedQueries(window: Window): AppThunk<() => void> {
  return (dispatch, getState) => {
    let timer: number | undefined;
    const retry = (attempt: number) => {
      clearTimeout(timer);
      const state = getState();
      // A token that has expired is not sent again: its 401 would close the page.
      if (selectExpiry(state).told === 'over') return;
      if (api.util.selectInvalidatedBy(state, [FAILED]).length === 0) return;
      dispatch(api.util.invalidateTags([FAILED]));
      const pause = PAUSES_MS[attempt];
      if (pause !== undefined && window.navigator.onLine)
        timer = window.setTimeout(() => retry(attempt + 1), pause);
    };
    const forget = onComeBack(window, () => retry(0));
    return () => {
      clearTimeout(timer);
      forget();
    };
  };
}
