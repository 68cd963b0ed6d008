import { lazy } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../config/paths';
import type { Access } from '../config/paths';
import { Guard } from './Guard';

// The areas are loaded on demand (specification §2), each as one chunk.
const loadLogin = () => import(/* webpackChunkName: "user" */ '../screens/login/LoginScreen');
const loadForgotPassword = () =>
  import(/* webpackChunkName: "user" */ '../screens/user/ForgotPasswordScreen');
const loadAppFrame = () => import(/* webpackChunkName: "app" */ '../screens/app/AppFrame');
const loadAppHome = () => import(/* webpackChunkName: "app" */ '../screens/app/AppHome');
const loadDashboard = () => import(/* webpackChunkName: "app" */ '../screens/dashboard/DashboardScreen');
const loadNotFound = () => import(/* webpackChunkName: "errors" */ '../screens/errors/NotFoundScreen');
const loadUnauthorized = () =>
  import(/* webpackChunkName: "errors" */ '../screens/errors/UnauthorizedScreen');

const LoginScreen = lazy(async () => ({ default: (await loadLogin()).LoginScreen }));
const ForgotPasswordScreen = lazy(async () => ({
  default: (await loadForgotPassword()).ForgotPasswordScreen,
}));
const AppFrame = lazy(async () => ({ default: (await loadAppFrame()).AppFrame }));
const AppHome = lazy(async () => ({ default: (await loadAppHome()).AppHome }));
const DashboardScreen = lazy(async () => ({ default: (await loadDashboard()).DashboardScreen }));
const NotFoundScreen = lazy(async () => ({ default: (await loadNotFound()).NotFoundScreen }));
const UnauthorizedScreen = lazy(async () => ({ default: (await loadUnauthorized()).UnauthorizedScreen }));

type Row = { path: string; access: Access; element?: ReactNode; children?: Row[] };

const rows: Row[] = [
  { ...paths.home, element: <LoginScreen /> },
  {
    ...paths.app,
    element: <AppFrame />,
    children: [
      { path: '', access: paths.app.access, element: <AppHome /> },
      { ...paths.dashboard, element: <DashboardScreen /> },
    ],
  },
  {
    ...paths.user,
    children: [
      { path: '', access: 'open', element: <LoginScreen /> },
      { ...paths.userLogin, element: <LoginScreen /> },
      { ...paths.forgotPassword, element: <ForgotPasswordScreen /> },
    ],
  },
  { ...paths.error, element: <NotFoundScreen /> },
];

/** Exists in the guarded table alone (specification §2). */
const guardedOnly: Row[] = [{ ...paths.unauthorized, element: <UnauthorizedScreen /> }];

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
  const area: RouteObject = {
    ...(children ? {} : { path }),
    element,
    ...(children && { path, children: [...children.map(childOf), anyOther] }),
  };
  return isGuarded && access !== 'open' ? { element: <Guard access={access} />, children: [area] } : area;
}

function childOf({ path, element }: Row): RouteObject {
  return path === '' ? { index: true, element } : { path, element };
}

/** Starts to load what an address will show, while the settings are still on their way. */
export function preload(pathname: string): void {
  const load = /^\/app(?:\/|$)/.test(pathname) ? null : loadLogin;
  // A chunk that cannot be had is told by the boundary round the routes, which asks for it again.
  load?.().catch(() => undefined);
}
