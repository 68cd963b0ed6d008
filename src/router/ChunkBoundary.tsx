import { Component } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { messages } from './router.messages';

type Props = { at: string; onRetry: () => void; children: ReactNode };
type State = { hasFailed: boolean; at: string };

/** A screen that could not be loaded or drawn is told, and can be tried again; the page never stays blank. */
export class ChunkBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, at: this.props.at };

  /** Another address is another screen: the failure was the last one's. */
  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { hasFailed: false, at };
  }

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
