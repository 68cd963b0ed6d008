import { Fragment, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import type { Settings } from '../config/settings';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { addressChanged } from '../store/language';
import { selectPerson } from '../store/session';
import { Boundary } from '../ui/Boundary';
import { HasMoved } from '../ui/useFocusOnArrival';
import { Failure } from './Failure';
import { routesFor } from './routes';

export function RouterView({ settings, reload }: { settings: Settings; reload: () => void }) {
  const routes = useMemo(
    () => routesFor(settings.authGuardEnabled, reload),
    [settings.authGuardEnabled, reload],
  );
  const element = useRoutes(routes);
  const { key } = useLocation();
  // What one person typed is not there for the next.
  const person = useAppSelector(selectPerson);
  useTellOfNavigation();
  return (
    <HasMoved value={useHasMoved()}>
      <Boundary
        at={key}
        fallback={(crash, tryAgain) => <Failure crash={crash} onTryAgain={tryAgain} onReload={reload} />}
      >
        <Suspense fallback={null}>
          <Fragment key={person}>{element}</Fragment>
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
