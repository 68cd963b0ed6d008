import { matchPath, Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { makeChunk } from '../chunks/chunk';
import { APP_ROLES } from '../config/access';
import type { Access } from '../config/access';
import { isInApp, paths } from '../config/paths';
import type { Role } from '../config/roles';
import type { AppThunk } from '../store/reducer';
import { selectToken } from '../store/session';
import { authorize } from './authorize';
import type { Decision } from './authorize';
import type { LoadedPage } from './pageRow';
import { guardedRoute } from './Guard';
import { lazyScreen } from './lazyScreen';
import type { LazyScreen } from './lazyScreen';

// Each area is loaded when it is needed, as one chunk (specification §2.20).
const areaCode = makeChunk(() => import(/* webpackChunkName: "app" */ './AppArea'));
const appArea = lazyScreen(async () => (await areaCode.load()).AppArea, 'frame');
const login = lazyScreen(
  async () => (await import(/* webpackChunkName: "user" */ '../screens/signIn/LoginScreen')).LoginScreen,
  'first',
);
const forgotPassword = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "identity-screens" */ '../screens/account/ForgotPasswordScreen'))
      .ForgotPasswordScreen,
);
const register = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "identity-screens" */ '../screens/account/RegisterScreen'))
      .RegisterScreen,
);
const resetPassword = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "identity-screens" */ '../screens/account/ResetPasswordScreen'))
      .ResetPasswordScreen,
);
const setPassword = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "set-password" */ '../screens/account/SetPasswordScreen'))
      .SetPasswordScreen,
);
const setup = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "setup" */ '../screens/account/setup/SetupScreen')).SetupScreen,
);
const notFound = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "errors" */ '../screens/errors/NotFoundScreen')).NotFoundScreen,
  'frame',
);
const unauthorized = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "errors" */ '../screens/errors/UnauthorizedScreen'))
      .UnauthorizedScreen,
  'frame',
);

type Row = { path: string; access: Access; lazy: LazyScreen };

/** The pages outside the app area, and the area as a whole. Its own pages are the rows of `appPages.tsx`. */
const rows: Row[] = [
  { path: paths.home.path, access: 'signedIn', lazy: login },
  { path: `${paths.app.path}/*`, access: APP_ROLES, lazy: appArea },
  { path: paths.user.path, access: 'open', lazy: login },
  { path: paths.userLogin.path, access: 'open', lazy: login },
  { path: paths.forgotPassword.path, access: 'open', lazy: forgotPassword },
  { path: paths.register.path, access: 'open', lazy: register },
  { path: paths.resetPassword.path, access: 'open', lazy: resetPassword },
  { path: paths.setPassword.path, access: 'open', lazy: setPassword },
  { path: paths.setup.path, access: 'open', lazy: setup },
  { path: paths.error.path, access: 'open', lazy: notFound },
];

/** Only in the table with the guard (specification §2). */
const rowsWithGuard: Row[] = [{ path: paths.unauthorized.path, access: 'open', lazy: unauthorized }];

const listRows = (isGuarded: boolean): readonly Row[] => (isGuarded ? [...rows, ...rowsWithGuard] : rows);

/**
 * Returns one of the two route tables of specification §2. With the guard, each row is behind its access. Without it,
 * every row is open, and the addresses of the login share one form, which keeps its input.
 */
export function makeRoutes(isGuarded: boolean): RouteObject[] {
  return [
    ...listRows(isGuarded).map(({ path, access, lazy: { Screen } }) =>
      guardedRoute({ path, element: <Screen /> }, access, isGuarded),
    ),
    { path: '*', element: <Navigate to={paths.error.to()} replace /> },
  ];
}

const findRow = (pathname: string, isGuarded = true) =>
  listRows(isGuarded).find(({ path }) => matchPath(path, pathname));

/**
 * Returns where the guard sends a visitor without a session, and where an unknown address leads, or null. The start asks
 * before the router does, because the first screen stays on the page then.
 */
export function redirectAtStart(pathname: string, isGuarded: boolean, visitor: Visitor): string | null {
  if (isInApp(pathname)) return null;
  const row = findRow(pathname, isGuarded);
  if (row === undefined) return paths.error.to();
  return isGuarded &&
    row.access !== 'open' &&
    authorize(row.access, visitor.isSignedIn, visitor.role) === 'userLogin'
    ? paths.userLogin.to()
    : null;
}

/** Whether an address shows the login, whose texts are loaded with every page. Other pages need more texts. */
export const beginsWithLogin = (pathname: string): boolean => findRow(pathname)?.lazy === login;

/**
 * Loads the screen of an address outside the app area while the settings load. The app area waits for the guard. Returns
 * whether the screen is loaded. The boundary around the routes reports a chunk that cannot be loaded.
 */
export async function preload(pathname: string): Promise<boolean> {
  if (isInApp(pathname)) return false;
  const screen = findRow(pathname)?.lazy ?? notFound;
  return screen.load().then(
    () => true,
    () => false,
  );
}

/** Loads and runs the code of the app area and of its figures, which most visitors see after a sign-in. */
export const loadDashboards = (): Promise<unknown> =>
  Promise.all([appArea.load(), areaCode.load().then((area) => area.loadFigures())]);

/** Requests what the page at an address of the app area shows first. The page shows the failure of a request. */
export const requestDataAt =
  (address: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const token = selectToken(getState());
    try {
      // Without a wait for loaded code, the requests leave before the navigation.
      const area = areaCode.loaded() ?? (await areaCode.load());
      await dispatch(area.requestDataAt(address, token));
    } catch {
      // The page needs the same code, and shows its failure.
    }
  };

/**
 * Loads the page that a visitor sees at an address of the app area, as the guard decides. A test can replace the pages of the
 * area by `pages`.
 */
export async function preloadForVisitor(
  pathname: string,
  isGuarded: boolean,
  visitor: Visitor,
  pages?: readonly LoadedPage[],
): Promise<void> {
  if (!isInApp(pathname)) return;
  const loads: Record<Decision, () => Promise<unknown>> = {
    allow: () =>
      Promise.all([appArea.load(), areaCode.load().then((area) => area.loadPageAt(pathname, pages))]),
    userLogin: login.load,
    unauthorized: unauthorized.load,
  };
  const decision = isGuarded ? authorize(APP_ROLES, visitor.isSignedIn, visitor.role) : 'allow';
  await loads[decision]().catch(() => undefined);
}

type Visitor = { isSignedIn: boolean; role: Role | null };
