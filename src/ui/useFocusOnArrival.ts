import { createContext, useContext, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether somebody has moved inside the portal since this document was loaded; the router says so. */
export const HasMoved = createContext(false);

/**
 * Gives the focus to an element (with `tabIndex={-1}`) when a navigation inside the portal has led to a page, so that
 * keyboard and screen reader start there. The page that a document begins with leaves it to the browser, and nothing is
 * taken from a field that somebody is writing in, or from a dialog over the page.
 */
export function useFocusOnArrival<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  const hasMoved = useContext(HasMoved);
  const { pathname, key } = useLocation();
  useEffect(() => {
    const inUse = document.activeElement?.closest('input, select, textarea, [role="alertdialog"]') ?? null;
    // A part of the page that the address names has taken the focus already.
    const isThere = element.current?.contains(document.activeElement) ?? false;
    if (hasMoved && inUse === null && !isThere) element.current?.focus({ preventScroll: true });
  }, [hasMoved, pathname]);
  // The same page was asked for again, and what had asked for it is gone.
  useEffect(() => {
    if (hasMoved && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [hasMoved, key]);
  return element;
}
