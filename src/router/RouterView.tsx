import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { isInApp } from '../config/paths';
import type { Settings } from '../config/settings';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { addressChanged } from '../store/language';
import { partsWanted } from '../store/earlyParts';
import { selectIsSignedIn, selectPerson } from '../store/session';
import { Boundary } from '../ui/Boundary';
import { HasMoved } from '../ui/useFocusOnArrival';
import { Failure } from './Failure';
import { IsGuarded } from './Guard';
import { routesFor } from './routes';

export function RouterView({ settings }: { settings: Settings }) {
  const routes = useMemo(() => routesFor(settings.authGuardEnabled), [settings.authGuardEnabled]);
  const element = useRoutes(routes);
  const { key } = useLocation();
  // What one person typed is not there for the next.
  const person = useAppSelector(selectPerson);
  useTellOfNavigation();
  useEarlyParts();
  return (
    <HasMoved value={useHasMoved()}>
      <Boundary at={key} fallback={(crash, tryAgain) => <Failure crash={crash} onTryAgain={tryAgain} />}>
        <Suspense fallback={null}>
          <IsGuarded key={person} value={settings.authGuardEnabled}>
            {element}
          </IsGuarded>
        </Suspense>
      </Boundary>
    </HasMoved>
  );
}

// Not the key `default`: a page that is reloaded keeps the key of its history entry.
function useHasMoved(): boolean {
  const { key } = useLocation();
  const [first] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && key !== first) setHasMoved(true);
  return hasMoved;
}

/** With a session, the app area loads all code while there is a connection (specification §8.14). */
function useEarlyParts(): void {
  const dispatch = useAppDispatch();
  const isInArea = isInApp(useLocation().pathname);
  const isWanted = useAppSelector(selectIsSignedIn) && isInArea;
  useEffect(() => {
    if (!isWanted) return;
    const load = () => dispatch(partsWanted());
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [dispatch, isWanted]);
}

/** A change of direction may wait for the next page. One that only notes or drops a code in its history is the same. */
function useTellOfNavigation(): void {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const told = useRef(pathname);
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    dispatch(addressChanged());
  }, [dispatch, pathname]);
}
