import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import type { Settings } from '../config/runtimeSettings';
import { RequestAhead } from '../controls/requestAhead';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { addressChanged } from '../store/language';
import { selectUserCount } from '../store/session';
import { Boundary } from '../ui/Boundary';
import { HasMoved } from '../ui/useFocusOnArrival';
import { Failure } from './Failure';
import { IsGuarded } from './Guard';
import { requestDataAt, makeRoutes } from './routes';
import { useCodeWhileTyping } from './useCodeWhileTyping';

export function RouterView({ settings }: { settings: Settings }) {
  const routes = useMemo(() => makeRoutes(settings.authGuardEnabled), [settings.authGuardEnabled]);
  const element = useRoutes(routes);
  const { key } = useLocation();
  // The key discards the input of one user before the next one signs in.
  const userCount = useAppSelector(selectUserCount);
  useReportNavigation();
  useCodeWhileTyping();
  return (
    <HasMoved value={useHasMoved()}>
      <Boundary
        resetKey={key}
        fallback={(crash, tryAgain) => <Failure crash={crash} onTryAgain={tryAgain} />}
      >
        <Suspense fallback={null}>
          <RequestAhead value={requestDataAt}>
            <IsGuarded key={userCount} value={settings.authGuardEnabled}>
              {element}
            </IsGuarded>
          </RequestAhead>
        </Suspense>
      </Boundary>
    </HasMoved>
  );
}

// Not compared with `default`, because a reloaded page keeps the key of its history entry.
function useHasMoved(): boolean {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && key !== firstKey) setHasMoved(true);
  return hasMoved;
}

/** Reports a new path to the store. A waiting change of direction takes effect then. */
function useReportNavigation(): void {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const reportedPath = useRef(pathname);
  useEffect(() => {
    if (reportedPath.current === pathname) return;
    reportedPath.current = pathname;
    dispatch(addressChanged());
  }, [dispatch, pathname]);
}
