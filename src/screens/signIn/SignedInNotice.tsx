import { FormattedMessage } from 'react-intl';
import { getDashboardCode } from '../../api/userRecord';
import { paths } from '../../config/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/role';
import { selectProfile } from '../../store/profile';
import { logoutRequested, selectUser } from '../../store/session';
import { Button, ButtonLink } from '../../ui/Button';
import { messages } from './login.messages';
import styles from './SignedInNotice.module.css';

/** For a visitor with a session on the login: their name, and buttons to continue or sign out. */
export function SignedInNotice() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  // The guard would return a user without a role to this page, so there is no button.
  const hasRole = useAppSelector(selectRole) !== null;
  const { data: profile } = useAppSelector(selectProfile);

  return (
    <div className={styles['notice']}>
      <p>
        {profile ? (
          <FormattedMessage {...messages.signedInAs} values={{ name: <bdi>{profile.name}</bdi> }} />
        ) : (
          <FormattedMessage {...(hasRole ? messages.signedIn : messages.noRole)} />
        )}
      </p>
      <div className={styles['actions']}>
        {hasRole && (
          <ButtonLink to={paths.dashboard.to(user && getDashboardCode(user))}>
            <FormattedMessage {...messages.toDashboard} />
          </ButtonLink>
        )}
        <Button variant="plain" onClick={() => dispatch(logoutRequested())}>
          <FormattedMessage {...messages.logout} />
        </Button>
      </div>
    </div>
  );
}
