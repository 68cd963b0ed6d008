import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { mayAccess, APP_ROLES } from '../../config/access';
import { isInApp, paths } from '../../config/paths';
import { isRole } from '../../config/roles';
import type { Role } from '../../config/roles';
import { formatList } from '../../i18n/formats';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/role';
import { logoutRequested, selectIsSignedIn } from '../../store/session';
import { Button, ButtonLink } from '../../ui/Button';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { roleNames } from '../../controls/role.messages';
import { ErrorPage } from './ErrorPage';
import { messages } from './errors.messages';
import styles from './UnauthorizedScreen.module.css';

/** The page for a refused address: code 401, the reason, and the next actions (specification §2). */
export function UnauthorizedScreen() {
  const intl = useIntl();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const { requiredRoles, from } = readRefusal(useLocation().state);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const role = useAppSelector(selectRole);
  // The role may have changed since, or another user may have signed in.
  const isOpenNow = isSignedIn && role !== null && requiredRoles.includes(role);

  return (
    <ErrorPage
      picture={isOpenNow ? 'done' : 'noAccess'}
      headingRef={heading}
      code={intl.formatMessage(messages.code, { code: '401' })}
      title={<FormattedMessage {...messages.unauthorizedTitle} />}
    >
      <DocumentTitle of={intl.formatMessage(messages.unauthorizedTitle)} />
      <div role="status" className={styles['why']}>
        <p>
          <FormattedMessage {...chooseDetail(isSignedIn, isOpenNow)} />
        </p>
        {isSignedIn && !isOpenNow && <Roles requiredRoles={requiredRoles} role={role} />}
      </div>
      {isOpenNow && from !== null && (
        <ButtonLink to={from}>
          <FormattedMessage {...messages.open} />
        </ButtonLink>
      )}
      <Actions isSignedIn={isSignedIn} role={role} isPlain={isOpenNow} />
    </ErrorPage>
  );
}

function chooseDetail(isSignedIn: boolean, isOpenNow: boolean) {
  if (!isSignedIn) return messages.signInFirst;
  return isOpenNow ? messages.granted : messages.unauthorizedDetail;
}

function Roles({ requiredRoles, role }: { requiredRoles: Role[]; role: Role | null }) {
  const intl = useIntl();
  const nameRole = (role: Role) => intl.formatMessage(roleNames[role]);
  return (
    <div className={styles['roles']}>
      {requiredRoles.length > 0 && (
        <p>
          <FormattedMessage
            {...messages.needs}
            values={{ roles: formatList(intl, requiredRoles.map(nameRole), 'or') }}
          />
        </p>
      )}
      <p>
        {role === null ? (
          <FormattedMessage {...messages.hasNone} />
        ) : (
          <FormattedMessage {...messages.has} values={{ role: nameRole(role) }} />
        )}
      </p>
      {role === null && (
        <p>
          <FormattedMessage {...messages.hasNoneHelp} />
        </p>
      )}
    </div>
  );
}

function Actions({
  isSignedIn,
  role,
  isPlain,
}: {
  isSignedIn: boolean;
  role: Role | null;
  isPlain: boolean;
}) {
  const dispatch = useAppDispatch();
  if (!isSignedIn) {
    return (
      <ButtonLink to={paths.userLogin.to()}>
        <FormattedMessage {...messages.signIn} />
      </ButtonLink>
    );
  }
  // A role without access to the app root gets a link to the login. The guard would redirect the app root back here.
  const mayEnter = mayAccess(APP_ROLES, role);
  return (
    <>
      <ButtonLink variant={isPlain ? 'plain' : 'primary'} to={mayEnter ? paths.app.to() : paths.home.to()}>
        <FormattedMessage {...messages.backToApp} />
      </ButtonLink>
      <Button variant="plain" onClick={() => dispatch(logoutRequested())}>
        <FormattedMessage {...messages.otherUser} />
      </Button>
    </>
  );
}

/** Reads the refused page and its roles from the state of the navigation. A typed address has none. */
function readRefusal(state: unknown): { requiredRoles: Role[]; from: string | null } {
  const fields = typeof state === 'object' && state !== null ? state : {};
  const roles: unknown[] = 'roles' in fields && Array.isArray(fields.roles) ? fields.roles : [];
  return {
    requiredRoles: roles.filter(isRole),
    from: 'from' in fields && isInApp(fields.from) ? fields.from : null,
  };
}
