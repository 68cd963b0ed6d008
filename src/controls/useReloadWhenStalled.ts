import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../store/hooks';
import { reloadPage } from '../store/reload';

/** Longer than a busy machine needs to render. */
const STALLED_AFTER_MS = 3_000;

/**
 * Reloads a page of the back/forward cache that does not render (specification §8.27). Firefox loses a message that is
 * on its way when the page is stored, and React's scheduler waits for it for ever.
 */
export function useReloadWhenStalled(): void {
  const dispatch = useAppDispatch();
  const timer = useRef<number>(undefined);
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      timer.current = window.setTimeout(() => dispatch(reloadPage()), STALLED_AFTER_MS);
      setReturns((count) => count + 1);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [dispatch]);
  // The effect of a render shows that the page renders.
  useEffect(() => window.clearTimeout(timer.current), [returns]);
}
