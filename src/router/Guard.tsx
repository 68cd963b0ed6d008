import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isInApp, paths } from '../config/paths';
import type { GuardedAccess } from '../config/paths';
import { useAppSelector } from '../store/hooks';
import { selectRole } from '../store/role';
import { selectIsSignedIn } from '../store/session';
import { judge } from './judge';

/** Stands round an area, child routes included; nothing of the area is loaded before it has decided. */
export function Guard({ access }: { access: GuardedAccess }) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [cameSignedIn] = useState(isSignedIn);
  const verdict = judge(access, isSignedIn, useAppSelector(selectRole));
  const { pathname, search, hash } = useLocation();

  if (verdict === 'allow') return <Outlet />;
  const from = pathname + search + hash;
  // The page that refuses says what it would have taken, and offers the way in once it is open.
  if (verdict === 'unauthorized')
    return <Navigate to={paths.unauthorized.to()} replace state={{ from, roles: access }} />;
  // A session that ends here was ended by store/session, which knows whether this address is to be kept.
  if (cameSignedIn && isInApp(from)) return null;
  return <Navigate to={paths.userLogin.to()} replace state={isInApp(from) ? { from } : null} />;
}
