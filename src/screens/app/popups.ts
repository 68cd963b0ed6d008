import { createContext, useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import { useOpenUntilNavigation } from './useOpenUntilNavigation';

/** The element of the top bar that contains its open menus, so that they stay in a landmark of the page. */
export const PopupHome = createContext<RefObject<HTMLElement | null> | null>(null);

/** A long popup scrolls and stays below its button. */
export const BELOW = { side: 'none', align: 'shift', fallbackAxisSide: 'none' } as const;

/** State of a popup that every navigation closes. After a navigation the page has the focus, so the button does not get it. */
export function usePopup<T>() {
  const [open, setOpen] = useOpenUntilNavigation<T>();
  const isClosedByHand = useRef(false);
  const show = useCallback(
    (next: T | null) => {
      isClosedByHand.current = next === null;
      setOpen(next);
    },
    [setOpen],
  );
  /** Closes the popup because the focus is elsewhere. */
  const leave = useCallback(() => setOpen(null), [setOpen]);
  /** Whether the button gets the focus after the popup has closed. */
  const finalFocus = useCallback(() => {
    const isByHand = isClosedByHand.current;
    isClosedByHand.current = false;
    return isByHand;
  }, []);
  return { open, show, leave, finalFocus };
}
