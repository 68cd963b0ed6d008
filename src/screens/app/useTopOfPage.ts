import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { HasMoved } from '../../ui/useFocusOnArrival';

/**
 * Starts each page at its top. The browser restores the position after back, forward and a reload. The router's
 * `useNavigationType` would add to the code of the login.
 */
export function useTopOfPage(): void {
  const { pathname, key } = useLocation();
  const isRestored = useRef(!useContext(HasMoved));
  const shownKey = useRef<string | null>(null);
  useEffect(() => {
    const onPopState = () => {
      isRestored.current = true;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  // Runs before the effect of a page, which may scroll to the section in the address.
  useLayoutEffect(() => {
    if (shownKey.current !== pathname && !isRestored.current) document.documentElement.scrollTop = 0;
    shownKey.current = pathname;
    isRestored.current = false;
  }, [pathname, key]);
}
