import { FormattedMessage, useIntl } from 'react-intl';
import type { CallError } from '../api/callError';
import { DocumentTitle } from '../ui/DocumentTitle';
import { messages } from './dashboardState.messages';
import { LoadFailed } from './LoadFailed';

type Props = {
  error: CallError;
  onRetry: () => void;
  /** 1: the page shows nothing else, so the failure is also its title. */
  level: 1 | 2;
};

/** The list of dashboards could not be loaded. */
export function DashboardsFailed({ error, onRetry, level }: Props) {
  const intl = useIntl();
  return (
    <>
      {level === 1 && <DocumentTitle of={intl.formatMessage(messages.failedTitle)} />}
      <LoadFailed
        title={<FormattedMessage {...messages.failedTitle} />}
        error={error}
        onRetry={onRetry}
        level={level}
        variant={level === 1 ? 'page' : 'card'}
      />
    </>
  );
}
