import { FormattedMessage } from 'react-intl';
import { isRefused } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { failureText } from '../../api/callError.messages';
import { LoadFailed } from '../../controls/LoadFailed';
import { SupportContact } from '../../controls/SupportContact';
import { useShownText } from '../../controls/useShownText';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { messages } from './figures.messages';

type Props = { error: CallError; onRetry: () => void };

/** The figures could not be loaded, or the server refuses them to the user. */
export function FiguresFailed({ error, onRetry }: Props) {
  if (isRefused(error)) return <Refused error={error} />;
  return (
    <LoadFailed
      title={<FormattedMessage {...messages.failedTitle} />}
      error={error}
      onRetry={onRetry}
      level={2}
    />
  );
}

function Refused({ error }: Pick<Props, 'error'>) {
  const { detail } = useShownText()(failureText(error));
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
}
