import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectExpiry } from '../store/sessionExpiry';

/** Milliseconds from one response to the next request. Each failure in a row doubles them, up to the limit. */
const PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 960_000;

type Progress = {
  /** Identifies the last request. Absent before the first one, and after a refusal, which is not repeated. */
  requestId: string | undefined;
  isRunning: boolean;
  hasFailed: boolean;
};

/**
 * Calls `refresh` again and again while the page is visible, and when the connection returns. A page that was hidden
 * refreshes at once if it is due.
 */
export function usePolling({ requestId, isRunning, hasFailed }: Progress, refresh: () => void): void {
  const failures = useRef(0);
  // An expired token is not sent again, because its 401 would leave the page.
  const isExpired = useAppSelector((state) => selectExpiry(state).reported === 'over');
  const refreshNow = useEffectEvent(() => {
    if (!isExpired) refresh();
  });
  useEffect(() => {
    if (isRunning || requestId === undefined) return;
    failures.current = hasFailed ? failures.current + 1 : 0;
    let isDue = false;
    const refreshIfDue = () => {
      if (!isDue || document.visibilityState !== 'visible' || !navigator.onLine) return;
      isDue = false;
      refreshNow();
    };
    const becomeDue = () => {
      isDue = true;
      refreshIfDue();
    };
    const timer = setTimeout(becomeDue, Math.min(PAUSE_MS * 2 ** failures.current, MAX_PAUSE_MS));
    document.addEventListener('visibilitychange', refreshIfDue);
    window.addEventListener('online', becomeDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refreshIfDue);
      window.removeEventListener('online', becomeDue);
    };
  }, [requestId, isRunning, hasFailed]);
}
