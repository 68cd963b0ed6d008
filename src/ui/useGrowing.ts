import { useEffect, useRef, useState } from 'react';

/** Items of a long list that are rendered at first, and that follow each time. */
export const STEP = 100;

/**
 * Returns how many items of a long list are rendered. More follow when the element `end`, below the last one, is seen.
 * Without an `IntersectionObserver`, all of them are rendered.
 */
export function useGrowing<T extends HTMLElement>(total: number) {
  const [count, setCount] = useState(() => ('IntersectionObserver' in window ? STEP : Infinity));
  const end = useRef<T>(null);
  useEffect(() => {
    const { current } = end;
    if (count >= total || !current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setCount(count + STEP);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [count, total]);
  return { count, end };
}
