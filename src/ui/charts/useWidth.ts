import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The width before the first measurement. */
const FIRST_WIDTH = 480;

/** Measures the width of an element, in whole pixels. */
export function useWidth<T extends HTMLElement>(): { element: RefObject<T | null>; width: number } {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => setWidth(Math.round(current.clientWidth) || FIRST_WIDTH));
    setWidth(Math.round(current.clientWidth) || FIRST_WIDTH);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
