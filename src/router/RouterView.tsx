import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { isInApp } from '../config/paths';
import type { Settings } from '../config/runtimeSettings';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/reducer';
import { addressChanged } from '../store/language';
import { loadEarlyParts } from '../store/earlyParts';
import { selectIsSignedIn, selectUserCount } from '../store/session';
import { Boundary } from '../ui/Boundary';
import { HasMoved } from '../ui/useFocusOnArrival';
import { Failure } from './Failure';
import { IsGuarded } from './Guard';
import { beginsWithLogin, routesFor } from './routes';

export function RouterView({ settings }: { settings: Settings }) {
  const routes = useMemo(() => routesFor(settings.authGuardEnabled), [settings.authGuardEnabled]);
  const element = useRoutes(routes);
  const { key } = useLocation();
  // The key discards the input of one user before the next one signs in.
  const userCount = useAppSelector(selectUserCount);
  useReportNavigation();
  useEarlyParts();
  useCodeAfterSignIn();
  return (
    <HasMoved value={useHasMoved()}>
      <Boundary
        resetKey={key}
        fallback={(crash, tryAgain) => <Failure crash={crash} onTryAgain={tryAgain} />}
      >
        <Suspense fallback={null}>
          <IsGuarded key={userCount} value={settings.authGuardEnabled}>
            {element}
          </IsGuarded>
        </Suspense>
      </Boundary>
    </HasMoved>
  );
}

// Not compared with `default`, because a reloaded page keeps the key of its history entry.
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
    const load = () => dispatch(loadEarlyParts());
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [dispatch, isWanted]);
}

const importCodeAfterSignIn = () => import(/* webpackChunkName: "after-sign-in" */ './codeAfterSignIn');

/**
 * On the login, fetches the code of the app area while the visitor types, and loads it while the sign-in is sent. Not
 * for visitors who save data. A failure does not matter, because the app area loads its code itself.
 */
function useCodeAfterSignIn(): void {
  const dispatch = useAppDispatch();
  const isLogin = beginsWithLogin(useLocation().pathname);
  useEffect(() => {
    if (!isLogin || savesData(navigator)) return;
    let code: ReturnType<typeof importCodeAfterSignIn> | null = null;
    const fetchCode: AppThunk = (_dispatch, _getState, { whenIdle }) => {
      whenIdle(() => {
        code = importCodeAfterSignIn();
        code.catch(() => undefined);
      });
    };
    const handleInput = () => dispatch(fetchCode);
    const handleSubmit = () => {
      code?.then(({ loadCodeAfterSignIn }) => loadCodeAfterSignIn()).catch(() => undefined);
    };
    document.addEventListener('input', handleInput, { once: true });
    document.addEventListener('submit', handleSubmit);
    return () => {
      document.removeEventListener('input', handleInput);
      document.removeEventListener('submit', handleSubmit);
    };
  }, [dispatch, isLogin]);
}

/** Firefox and Safari do not have `connection`. */
const savesData = (browser: Navigator): boolean =>
  'connection' in browser &&
  typeof browser.connection === 'object' &&
  browser.connection !== null &&
  'saveData' in browser.connection &&
  browser.connection.saveData === true;

/** Reports a new path to the store. A waiting change of direction takes effect then. */
function useReportNavigation(): void {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const reported = useRef(pathname);
  useEffect(() => {
    if (reported.current === pathname) return;
    reported.current = pathname;
    dispatch(addressChanged());
  }, [dispatch, pathname]);
}
