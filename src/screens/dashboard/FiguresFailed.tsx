import { FormattedMessage } from 'react-intl';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { messages as stateMessages } from '../../controls/dashboardState.messages';
import { SupportContact } from '../../controls/SupportContact';
import { useToastText } from '../../controls/useToastText';
import { limitText } from '../../store/toasts';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { messages } from './figures.messages';

type Props = { error: CallError; onRetry: () => void };

/** The figures could not be loaded, or the server refuses them to the user. */
export function FiguresFailed({ error, onRetry }: Props) {
  const { text, detail } = useToastText()(limitText(failureText(error)));
  const isRefused = error.kind === 'http' && error.status === 403;
  if (isRefused)
    return (
      <EmptyState
        level={2}
        variant="page"
        picture="noAccess"
        title={<FormattedMessage {...messages.noAccessTitle} />}
      >
        <p role="alert">
          <FormattedMessage {...messages.noAccessDetail} />
        </p>
        {detail && <ErrorDetails {...detail} />}
        <SupportContact />
      </EmptyState>
    );
  return (
    <EmptyState
      level={2}
      variant="page"
      picture="offline"
      title={<FormattedMessage {...messages.failedTitle} />}
    >
      <p role="alert">{text}</p>
      {detail && <ErrorDetails {...detail} />}
      <Button onClick={onRetry}>
        <FormattedMessage {...stateMessages.tryAgain} />
      </Button>
      <SupportContact />
    </EmptyState>
  );
}
