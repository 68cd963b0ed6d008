import { createContext, useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import { focusItself } from '../../ui/focusItself';
import { useStateUntilNavigation } from './useStateUntilNavigation';

/** The element of the top bar for its open popups. It keeps them in a landmark of the page. */
export const PopupContainer = createContext<RefObject<HTMLElement | null> | null>(null);

/** State of a popup that every navigation closes. The button gets the focus only if the user closes the popup. */
export function usePopup<T>() {
  const [open, setOpen] = useStateUntilNavigation<T>();
  const isClosedByUser = useRef(false);
  const show = useCallback(
    (next: T | null) => {
      isClosedByUser.current = next === null;
      setOpen(next);
    },
    [setOpen],
  );
  /** Closes the popup because the focus is elsewhere. */
  const leave = useCallback(() => setOpen(null), [setOpen]);
  /** Returns what gets the focus after the popup has closed: true for its button, false to keep the focus. */
  const finalFocus = useCallback(() => {
    const wasByUser = isClosedByUser.current;
    isClosedByUser.current = false;
    if (wasByUser) return true;
    // After a navigation to the same page, the focused link disappears together with the popup. A dialog that was opened
    // from the popup is in neither header nor menu, and keeps the focus.
    const focused = document.activeElement;
    const isLost = focused === document.body || Boolean(focused?.closest(':is(header, nav) [role="dialog"]'));
    return isLost && focusItself(document.querySelector('main'));
  }, []);
  return { open, show, leave, finalFocus };
}
