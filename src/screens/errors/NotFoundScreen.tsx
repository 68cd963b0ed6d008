import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../config/paths';
import { SupportContact } from '../../controls/SupportContact';
import { ButtonLink } from '../../ui/Button';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { Notice } from '../../ui/Notice';
import { useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { messages } from './errors.messages';

/** specification §2: 'page not found', code 404, a button back to the app root. */
export function NotFoundScreen() {
  const intl = useIntl();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <Notice
      picture="notFound"
      headingRef={heading}
      code={intl.formatMessage(messages.code, { code: '404' })}
      title={<FormattedMessage {...messages.notFoundTitle} />}
    >
      <DocumentTitle of={intl.formatMessage(messages.notFoundTitle)} />
      <p>
        <FormattedMessage {...messages.notFoundDetail} />
      </p>
      <ButtonLink to={paths.app.to()}>
        <FormattedMessage {...messages.backToApp} />
      </ButtonLink>
      <SupportContact />
    </Notice>
  );
}
