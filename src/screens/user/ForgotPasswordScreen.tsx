import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { messages } from './user.messages';

/** Without a cloud identity the administrator resets passwords; nothing is sent. */
export function ForgotPasswordScreen() {
  const intl = useIntl();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <Notice headingRef={heading} title={<FormattedMessage {...messages.forgotTitle} />}>
      <title>{intl.formatMessage(messages.forgotPage)}</title>
      <p>
        <FormattedMessage {...messages.byAdministrator} />
      </p>
      <ButtonLink to={paths.userLogin.to()}>
        <FormattedMessage {...messages.backToLogin} />
      </ButtonLink>
    </Notice>
  );
}
