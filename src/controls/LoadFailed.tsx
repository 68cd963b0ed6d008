import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CallError } from '../api/callError';
import { failureText } from '../api/callError.messages';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorDetails } from '../ui/ErrorDetails';
import { messages } from './loadFailed.messages';
import { SupportContact } from './SupportContact';
import { useShownText } from './useShownText';

type Props = {
  title: ReactNode;
  error: CallError;
  onRetry: () => void;
  level: 1 | 2;
  variant?: 'page' | 'card';
};

/** Data of a page could not be loaded: why, and a button that loads it again. */
export function LoadFailed({ title, error, onRetry, level, variant = 'page' }: Props) {
  const { text, detail } = useShownText()(failureText(error));
  return (
    <EmptyState level={level} variant={variant} picture="offline" title={title}>
      <p role="alert">{text}</p>
      {detail && <ErrorDetails {...detail} />}
      <Button onClick={onRetry}>
        <FormattedMessage {...messages.tryAgain} />
      </Button>
      <SupportContact />
    </EmptyState>
  );
}
