// The app area: its frame, its pages and its notices. All of this is one chunk, so that the frame and the failure
// screen are available when the code of a page cannot be loaded.
import '../config/chartColors.css';
import { Suspense, use, useEffect, useEffectEvent, useMemo } from 'react';
import { matchPath, matchRoutes, Outlet, parsePath, useLocation, useRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { dashboardsApi } from '../api/dashboards';
import { getDashboardCode } from '../api/userRecord';
import { DEFAULT_DASHBOARD, paths } from '../config/paths';
import { AppPages } from '../controls/pages';
import { useLateTexts } from '../i18n/Texts';
import { AppFrame } from '../screens/app/AppFrame';
import { figuresCode, loadFigures } from '../screens/dashboard/DashboardScreen';
import { OwnDashboard } from '../screens/dashboard/OwnDashboard';
import { FailedScreen } from '../screens/errors/FailedScreen';
import { NotFoundScreen } from '../screens/errors/NotFoundScreen';
import { OfflineNotice } from '../screens/offline/OfflineNotice';
import { SessionNotice } from '../screens/signIn/SessionNotice';
import { loadEarlyParts } from '../store/earlyParts';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/reducer';
import { selectIsSignedIn, selectToken, selectUser } from '../store/session';
import { Boundary } from '../ui/Boundary';
import { APP_PAGES } from './appPages';
import type { LoadedPage } from './pageRow';
import { guardedRoute, IsGuarded } from './Guard';
import { StoppableNavigation } from './StoppableNavigation';

export function AppArea() {
  return (
    <AppPages value={APP_PAGES}>
      <StoppableNavigation>
        <Pages />
      </StoppableNavigation>
      <OfflineNotice />
      <SessionNotice />
    </AppPages>
  );
}

/** With a session, the app area loads all code and texts at its start, and again when the connection returns (specification §8.14). */
function useEarlyParts(): void {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const texts = useLateTexts('pages');
  const loadTexts = useEffectEvent(() => texts?.load());
  useEffect(() => {
    if (!isSignedIn) return;
    // The next page reports texts that could not be loaded.
    const load = () => dispatch(loadEarlyParts(() => loadTexts()?.catch(() => undefined)));
    let cancel = load();
    const loadAgain = () => {
      cancel();
      cancel = load();
    };
    window.addEventListener('online', loadAgain);
    return () => {
      cancel();
      window.removeEventListener('online', loadAgain);
    };
  }, [dispatch, isSignedIn]);
}

function Pages() {
  useEarlyParts();
  const isGuarded = use(IsGuarded);
  return useRoutes(useMemo(() => makeAreaRoutes(isGuarded), [isGuarded]));
}

/** The part of a path below `/app`, as a nested route has it. */
const pathInArea = (path: string) => path.slice(`${paths.app.path}/`.length);

/** Routes below `/app`. Each page is guarded by its own access, which may be narrower than the area's. */
function makeAreaRoutes(isGuarded: boolean): RouteObject[] {
  const pages = APP_PAGES.map(({ path, access, Screen }) =>
    guardedRoute({ path: pathInArea(path), element: <Screen /> }, access, isGuarded),
  );
  return [
    {
      element: <AppFrame />,
      children: [
        {
          element: <PageBoundary />,
          // An unknown address below `/app` keeps the frame, so the menus are one click away.
          children: [
            ...pages,
            { path: pathInArea(paths.dashboards.path), element: <OwnDashboard /> },
            { path: '*', element: <NotFoundScreen isInFrame /> },
          ],
        },
      ],
    },
  ];
}

/** Loads the lazy screen of an address. A menu entry may link to an address that redirects to its page. */
export async function loadPageAt(pathname: string, pages: readonly LoadedPage[] = APP_PAGES): Promise<void> {
  const isAt = (path: string | undefined) => path !== undefined && matchPath(path, pathname) !== null;
  await pages.find(({ path, menu }) => isAt(path) || isAt(menu?.to))?.load?.();
}

/** Loads the code of the figures, which most visitors see after a sign-in. */
export { loadFigures };

/**
 * Requests the list of dashboards, and the figures of the dashboard at an address. The dashboard that came with the token is
 * requested at once, and another one only if it is in the list. Sends nothing after the session has changed. The page itself
 * reports a failure.
 */
export const requestDataAt =
  (address: string, token: string | null): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const user = selectUser(getState());
    if (user === null || selectToken(getState()) !== token) return;
    const { pathname = '', search = '' } = parsePath(address);
    const { code } = matchRoutes([{ path: paths.dashboard.path }], pathname)?.[0]?.params ?? {};
    const list = dispatch(dashboardsApi.endpoints.listDashboards.initiate(undefined, { subscribe: false }));
    if (code === undefined) return;
    const { requestFigures } = figuresCode.loaded() ?? (await figuresCode.load());
    if (code !== (getDashboardCode(user) ?? DEFAULT_DASHBOARD)) {
      const { data: dashboards } = await list;
      if (!dashboards?.some((dashboard) => dashboard.code === code)) return;
    }
    if (selectToken(getState()) === token) dispatch(requestFigures(code, search));
  };

/** Keeps the frame while a page loads and when it fails. */
function PageBoundary() {
  const { key } = useLocation();
  return (
    <Boundary
      resetKey={key}
      fallback={(crash, tryAgain) => <FailedScreen isInFrame crash={crash} onTryAgain={tryAgain} />}
    >
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </Boundary>
  );
}
