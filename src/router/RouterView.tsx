import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { NEXT_ATTRIBUTE, TEMPLATE_ATTRIBUTE } from '../config/firstScreen';
import { languageOf } from '../config/languages';
import type { LanguageCode } from '../config/languages';
import { isInApp } from '../config/paths';
import type { Settings } from '../config/runtimeSettings';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/reducer';
import { addressChanged, selectLanguage } from '../store/language';
import { loadEarlyParts } from '../store/earlyParts';
import { selectIsSignedIn, selectUserCount } from '../store/session';
import { Boundary } from '../ui/Boundary';
import { HasMoved } from '../ui/useFocusOnArrival';
import { Failure } from './Failure';
import { IsGuarded } from './Guard';
import { beginsWithLogin, loadAppArea, routesFor } from './routes';

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

/**
 * On the login, loads the code that calls the backend while the visitor types, fetches the files of the app area, and
 * runs its code while the sign-in is sent. The files only for visitors who do not save data. A failure does not matter,
 * because the sign-in and the app area load their code themselves.
 */
function useCodeAfterSignIn(): void {
  const dispatch = useAppDispatch();
  const isLogin = beginsWithLogin(useLocation().pathname);
  const language = useAppSelector(selectLanguage);
  useEffect(() => {
    if (!isLogin) return;
    let isFetched = false;
    const fetchFiles: AppThunk = (_dispatch, _getState, { whenIdle, backend }) => {
      whenIdle(() => {
        backend.load().catch(() => undefined);
        isFetched = !savesData(navigator) && prefetchFiles(document, language);
      });
    };
    const handleInput = () => dispatch(fetchFiles);
    const handleSubmit = () => {
      if (isFetched) loadAppArea().catch(() => undefined);
    };
    document.addEventListener('input', handleInput, { once: true });
    document.addEventListener('submit', handleSubmit);
    return () => {
      document.removeEventListener('input', handleInput);
      document.removeEventListener('submit', handleSubmit);
    };
  }, [dispatch, isLogin, language]);
}

/** Lets the browser fetch the files that the build lists in the page. Returns whether there is a list. */
function prefetchFiles(document: Document, language: LanguageCode): boolean {
  const { catalogue } = languageOf(language);
  const files = document
    .querySelector(`[${TEMPLATE_ATTRIBUTE}=${catalogue}]`)
    ?.getAttribute(NEXT_ATTRIBUTE)
    ?.split(' ');
  for (const href of files ?? []) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  }
  return files !== undefined;
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
