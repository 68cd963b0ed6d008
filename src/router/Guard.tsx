import { createContext, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { Access, GuardedAccess } from '../config/access';
import { isInApp, paths } from '../config/paths';
import { useAppSelector } from '../store/hooks';
import { selectRole } from '../store/role';
import { selectIsSignedIn } from '../store/session';
import { authorize } from './authorize';

/** Whether the settings switch the guard on. */
export const IsGuarded = createContext(false);

/** A route behind its access. Without the guard, and for an open page, it is the route itself. */
export const guardedRoute = (route: RouteObject, access: Access, isGuarded: boolean): RouteObject =>
  isGuarded && access !== 'open' ? { element: <Guard access={access} />, children: [route] } : route;

/** Decides before anything of the routes inside is loaded. */
function Guard({ access }: { access: GuardedAccess }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [cameSignedIn] = useState(isSignedIn);
  const decision = authorize(access, isSignedIn, useAppSelector(selectRole));
  const { pathname, search, hash } = useLocation();

  if (decision === 'allow') return <Outlet />;
  const from = pathname + search + hash;
  // The page that refuses names the roles it needs, and links to the address once the role allows it.
  if (decision === 'unauthorized')
    return <Navigate to={paths.unauthorized.to()} replace state={{ from, roles: access }} />;
  // The listener that ended the session navigates, and knows whether to keep this address.
  if (cameSignedIn && isInApp(from)) return null;
  return <Navigate to={paths.userLogin.to()} replace state={isInApp(from) ? { from } : null} />;
}
