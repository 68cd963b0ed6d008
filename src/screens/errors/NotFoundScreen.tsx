import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/Button';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { ErrorPage } from './ErrorPage';
import { messages } from './errors.messages';

/** The page for an unknown address: code 404, and a button back to the app root (specification §2). */
export function NotFoundScreen({ isInFrame = false }: { isInFrame?: boolean }) {
  const intl = useIntl();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <ErrorPage
      picture="notFound"
      headingRef={heading}
      isInFrame={isInFrame}
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
    </ErrorPage>
  );
}
