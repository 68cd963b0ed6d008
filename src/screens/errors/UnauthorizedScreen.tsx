import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { messages } from './errors.messages';

/** specification §2: code 401, a title, a detail text and a back-home button. */
export function UnauthorizedScreen() {
  const intl = useIntl();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <Notice
      headingRef={heading}
      code={intl.formatMessage(messages.code, { code: '401' })}
      title={<FormattedMessage {...messages.unauthorizedTitle} />}
    >
      <title>{intl.formatMessage(messages.unauthorizedPage)}</title>
      <p>
        <FormattedMessage {...messages.unauthorizedDetail} />
      </p>
      {/* Home, not the app root: from there the guard would lead a refused role straight back. */}
      <ButtonLink to={paths.home.to()}>
        <FormattedMessage {...messages.backToApp} />
      </ButtonLink>
    </Notice>
  );
}
