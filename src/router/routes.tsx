import type { ReactNode } from 'react';
import { Navigate, matchPath } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { isInApp, paths } from '../config/paths';
import type { Access } from '../config/paths';
import type { Role } from '../config/roles';
import { Guard } from './Guard';
import { judge } from './judge';
import { onDemand } from './onDemand';

// The areas are loaded on demand (specification §2.20), each as one chunk.
const login = onDemand(
  async () => (await import(/* webpackChunkName: "user" */ '../screens/signIn/LoginScreen')).LoginScreen,
  'first',
);
const forgotPassword = onDemand(
  async () =>
    (await import(/* webpackChunkName: "identity-screens" */ '../screens/user/ForgotPasswordScreen'))
      .ForgotPasswordScreen,
);
const register = onDemand(
  async () =>
    (await import(/* webpackChunkName: "identity-screens" */ '../screens/user/RegisterScreen'))
      .RegisterScreen,
);
const resetPassword = onDemand(
  async () =>
    (await import(/* webpackChunkName: "identity-screens" */ '../screens/user/ResetPasswordScreen'))
      .ResetPasswordScreen,
);
const appFrame = onDemand(
  async () => (await import(/* webpackChunkName: "app" */ '../screens/app/AppFrame')).AppFrame,
);
const sessionNotice = onDemand(
  async () => (await import(/* webpackChunkName: "app" */ '../screens/signIn/SessionNotice')).SessionNotice,
);
// With the frame: it could not be loaded any more at the moment it is needed.
const offline = onDemand(
  async () => (await import(/* webpackChunkName: "app" */ '../screens/offline/OfflineNotice')).OfflineNotice,
);
// With the frame, so that a screen that cannot be loaded never takes the frame away.
const inFrame = onDemand(async () => (await import(/* webpackChunkName: "app" */ './InFrame')).InFrame);
const appHome = onDemand(
  async () => (await import(/* webpackChunkName: "app" */ '../screens/app/AppHome')).AppHome,
);
const dashboard = onDemand(
  async () =>
    (await import(/* webpackChunkName: "app" */ '../screens/dashboard/DashboardScreen')).DashboardScreen,
);
const settings = onDemand(
  async () =>
    (await import(/* webpackChunkName: "settings" */ '../screens/settings/SettingsScreen')).SettingsScreen,
);
const notFound = onDemand(
  async () =>
    (await import(/* webpackChunkName: "errors" */ '../screens/errors/NotFoundScreen')).NotFoundScreen,
);
const unauthorized = onDemand(
  async () =>
    (await import(/* webpackChunkName: "errors" */ '../screens/errors/UnauthorizedScreen'))
      .UnauthorizedScreen,
);

type Row = { path: string; access: Access; element?: ReactNode; children?: Row[] };

const rows: Row[] = [
  { ...paths.home, element: <login.Screen /> },
  {
    ...paths.app,
    element: (
      <>
        <appFrame.Screen />
        <offline.Screen />
        <sessionNotice.Screen />
      </>
    ),
    children: [
      { path: '', access: paths.app.access, element: <appHome.Screen /> },
      { ...paths.dashboard, element: <dashboard.Screen /> },
      { ...paths.settings, element: <settings.Screen /> },
    ],
  },
  // Flat, as `/` is: without the guard the form stays from one address of the login to another, with what is typed in it.
  { ...paths.user, element: <login.Screen /> },
  { ...paths.userLogin, element: <login.Screen /> },
  { ...paths.forgotPassword, element: <forgotPassword.Screen /> },
  { ...paths.register, element: <register.Screen /> },
  { ...paths.resetPassword, element: <resetPassword.Screen /> },
  { ...paths.error, element: <notFound.Screen /> },
];

/** Exists in the guarded table alone (specification §2). */
const guardedOnly: Row[] = [{ ...paths.unauthorized, element: <unauthorized.Screen /> }];

const anyOther: RouteObject = { path: '*', element: <Navigate to={paths.error.to()} replace /> };

/**
 * The two route tables of specification §2, made from the same rows: under the guard each row stands behind its
 * access; without it every row is open. An unknown address below a guarded area is the guard's first.
 */
export function routesFor(isGuarded: boolean): RouteObject[] {
  const table = isGuarded ? [...rows, ...guardedOnly] : rows;
  return [...table.map((row) => routeOf(row, isGuarded)), anyOther];
}

function routeOf({ path, access, element, children }: Row, isGuarded: boolean): RouteObject {
  const area: RouteObject = children
    ? {
        path,
        element,
        children: [{ element: <inFrame.Screen />, children }, anyOther],
      }
    : { path, element };
  return isGuarded && access !== 'open' ? { element: <Guard access={access} />, children: [area] } : area;
}

const EARLY = [
  [paths.home.path, login],
  [paths.user.path, login],
  [paths.userLogin.path, login],
  [paths.forgotPassword.path, forgotPassword],
  [paths.register.path, register],
  [paths.resetPassword.path, resetPassword],
] as const;

const screenAt = (pathname: string) => EARLY.find(([path]) => path === pathname.replace(/(.)\/$/, '$1'))?.[1];

/** Whether an address shows the login, whose texts come with every page; any other asks for all of them at once. */
export const beginsWithLogin = (pathname: string): boolean => screenAt(pathname) === login;

/** The access of the row that an address ends in, as the guard sees it; null where no row has the address. */
export function accessAt(pathname: string): Access | null {
  const all = rows.flatMap((row) => [...(row.children ?? []), row]);
  return all.find(({ path }) => matchPath(path, pathname))?.access ?? null;
}

/** The paths of the pages of an area; its index only leads on to one of them. */
export const pagesBelow = (area: string): string[] =>
  (rows.find(({ path }) => path === area)?.children ?? []).map(({ path }) => path).filter(Boolean);

/**
 * Loads what an address outside the app area will most likely show, while the settings are still on their way. The app
 * area waits for the guard. A chunk that cannot be had is told by the boundary round the routes.
 */
export async function preload(pathname: string): Promise<void> {
  await screenAt(pathname)
    ?.load()
    .catch(() => undefined);
}

/** Loads the app area for a visitor whom it is open to; the same for its chunks. */
export async function preloadApp(pathname: string, isGuarded: boolean, visitor: Visitor): Promise<void> {
  if (!isInApp(pathname)) return;
  if (isGuarded && judge(paths.app.access, visitor.isSignedIn, visitor.role) !== 'allow') return;
  const screens = matchPath(paths.settings.path, pathname) ? [settings] : [appHome, dashboard];
  const area = [appFrame, inFrame, offline, sessionNotice, ...screens];
  await Promise.all(area.map(async (screen) => screen.load())).catch(() => undefined);
}

type Visitor = { isSignedIn: boolean; role: Role | null };
