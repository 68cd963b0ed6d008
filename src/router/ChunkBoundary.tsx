import { Component } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { messages } from './router.messages';

/** A screen that could not be loaded or drawn is told, and can be tried again; the page never stays blank. */
export class ChunkBoundary extends Component<
  { onRetry: () => void; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice title={<FormattedMessage {...messages.failedTitle} />}>
        <p>
          <FormattedMessage {...messages.failedDetail} />
        </p>
        <Button onClick={this.props.onRetry}>
          <FormattedMessage {...messages.tryAgain} />
        </Button>
      </Notice>
    );
  }
}
