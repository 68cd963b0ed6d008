import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../config/paths';
import { ButtonLink } from '../ui/Button';
import { DocumentTitle } from '../ui/DocumentTitle';
import { EmptyState } from '../ui/EmptyState';
import { messages } from './dashboardState.messages';

/** A page that shows figures only to a signed-in user. */
export function SignInFirst() {
  const intl = useIntl();
  return (
    <EmptyState
      level={1}
      variant="page"
      picture="noAccess"
      title={<FormattedMessage {...messages.signInTitle} />}
    >
      <DocumentTitle of={intl.formatMessage(messages.signInTitle)} />
      <p>
        <FormattedMessage {...messages.signInDetail} />
      </p>
      <ButtonLink to={paths.userLogin.to()}>
        <FormattedMessage {...messages.signIn} />
      </ButtonLink>
    </EmptyState>
  );
}
