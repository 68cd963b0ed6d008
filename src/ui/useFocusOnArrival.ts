import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Gives the focus to an element (with `tabIndex={-1}`) when a navigation inside the portal has led to a page, so that
 * keyboard and screen reader start there. The first page of a visit leaves it to the browser.
 */
export function useFocusOnArrival<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  const { key, pathname } = useLocation();
  const isFirst = key === 'default';
  useEffect(() => {
    if (!isFirst) element.current?.focus({ preventScroll: true });
  }, [isFirst, pathname]);
  return element;
}
