import { createContext, useContext, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the visitor has navigated since the document was loaded. The router provides it. */
export const HasMoved = createContext(false);

/**
 * Focuses an element (with `tabIndex={-1}`) after a navigation, so keyboard and screen reader start there. The first page
 * of a document leaves the focus to the browser. A field in use and an open dialog keep the focus.
 */
export function useFocusOnArrival<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  const hasMoved = useContext(HasMoved);
  const { pathname, key } = useLocation();
  useEffect(() => {
    const fieldInUse =
      document.activeElement?.closest('input, select, textarea, [role="alertdialog"]') ?? null;
    // The target of the address's fragment already has the focus.
    const isFocusInside = element.current?.contains(document.activeElement) ?? false;
    if (hasMoved && fieldInUse === null && !isFocusInside) element.current?.focus({ preventScroll: true });
  }, [hasMoved, pathname]);
  // A second navigation to the same page removed the focused element.
  useEffect(() => {
    if (hasMoved && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [hasMoved, key]);
  return element;
}
