import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when one part of the page replaces another, as at a breakpoint. The element of `findTarget` gets it if
 * the removed part had it.
 */
export function useFocusAfterSwap(shown: unknown, findTarget: () => HTMLElement | null | undefined): void {
  const lastFocused = useRef<Element | null>(null);
  const latestFindTarget = useRef(findTarget);
  useEffect(() => {
    latestFindTarget.current = findTarget;
  });

  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      lastFocused.current = target instanceof Element ? target : null;
    };
    const onPointerDown = () => {
      lastFocused.current = null;
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, []);

  useLayoutEffect(() => {
    if (lastFocused.current && !lastFocused.current.isConnected && document.activeElement === document.body)
      latestFindTarget.current()?.focus();
  }, [shown]);
}
