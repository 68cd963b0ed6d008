import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Pixels around the window in which an element counts as seen. */
const MARGIN = '400px';

/** Whether an element has been near the window. A print counts as seen, because it has all of the page. */
export function useSeen<T extends HTMLElement>(): { element: RefObject<T | null>; isSeen: boolean } {
  const element = useRef<T>(null);
  const [isSeen, setIsSeen] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    const { current } = element;
    if (isSeen || !current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { element, isSeen };
}
