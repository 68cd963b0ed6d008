import { FormattedMessage, useIntl } from 'react-intl';
import type { CallError } from '../api/callError';
import { failureText } from '../api/callError.messages';
import { limitText } from '../store/toasts';
import { Button } from '../ui/Button';
import { DocumentTitle } from '../ui/DocumentTitle';
import { EmptyState } from '../ui/EmptyState';
import { ErrorDetails } from '../ui/ErrorDetails';
import { messages } from './dashboardState.messages';
import { SupportContact } from './SupportContact';
import { useToastText } from './useToastText';

type Props = {
  error: CallError;
  onRetry: () => void;
  /** 1: the page shows nothing else, so the failure is also its title. */
  level: 1 | 2;
};

/** The list of dashboards could not be loaded. */
export function DashboardsFailed({ error, onRetry, level }: Props) {
  const intl = useIntl();
  const { text, detail } = useToastText()(limitText(failureText(error)));
  return (
    <EmptyState
      level={level}
      variant={level === 1 ? 'page' : 'card'}
      picture="offline"
      title={<FormattedMessage {...messages.failedTitle} />}
    >
      {level === 1 && <DocumentTitle of={intl.formatMessage(messages.failedTitle)} />}
      <p role="alert">{text}</p>
      {detail && <ErrorDetails {...detail} />}
      <Button onClick={onRetry}>
        <FormattedMessage {...messages.tryAgain} />
      </Button>
      <SupportContact />
    </EmptyState>
  );
}
