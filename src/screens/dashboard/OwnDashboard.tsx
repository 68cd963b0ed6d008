import { Navigate } from 'react-router-dom';
import { getDashboardCode } from '../../api/userRecord';
import { paths } from '../../config/paths';
import { useAppSelector } from '../../store/hooks';
import { selectUser } from '../../store/session';

/** Redirects to the dashboard that the sign-in named. */
export function OwnDashboard() {
  const user = useAppSelector(selectUser);
  return <Navigate to={paths.dashboard.to(user && getDashboardCode(user))} replace />;
}
