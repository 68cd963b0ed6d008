import { createContext, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { Access, GuardedAccess } from '../config/access';
import { isInApp, paths } from '../config/paths';
import { useAppSelector } from '../store/hooks';
import { selectRole } from '../store/role';
import { selectIsSignedIn } from '../store/session';
import { authorize } from './authorize';

/** Whether the guard is switched on in the settings. */
export const IsGuarded = createContext(false);

/** Puts a route behind the guard. Returns the route itself if the guard is off or the page is open. */
export const guardedRoute = (route: RouteObject, access: Access, isGuarded: boolean): RouteObject =>
  isGuarded && access !== 'open' ? { element: <Guard access={access} />, children: [route] } : route;

/** Decides before the routes inside are loaded. */
function Guard({ access }: { access: GuardedAccess }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [wasSignedIn] = useState(isSignedIn);
  const decision = authorize(access, isSignedIn, useAppSelector(selectRole));
  const { pathname, search, hash } = useLocation();

  if (decision === 'allow') return <Outlet />;
  const from = pathname + search + hash;
  // The access-denied page names the required roles, and links to the address when the role allows it.
  if (decision === 'unauthorized')
    return <Navigate to={paths.unauthorized.to()} replace state={{ from, roles: access }} />;
  // The listener that ended the session navigates. It decides whether to keep this address.
  if (wasSignedIn && isInApp(from)) return null;
  return <Navigate to={paths.userLogin.to()} replace state={isInApp(from) ? { from } : null} />;
}
