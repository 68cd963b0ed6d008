import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when one part of the page replaces another, as at a breakpoint. The new part gets it if the old part
 * had it.
 */
export function useFocusAfterSwap(shown: unknown, next: () => HTMLElement | null | undefined): void {
  const last = useRef<Element | null>(null);
  const give = useRef(next);
  useEffect(() => {
    give.current = next;
  });

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    const forget = () => {
      last.current = null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);

  useLayoutEffect(() => {
    if (last.current && !last.current.isConnected && document.activeElement === document.body)
      give.current()?.focus();
  }, [shown]);
}
