import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Crash } from '../../ui/Boundary';
import { Button } from '../../ui/Button';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { Notice } from '../../ui/Notice';
import { AfterCrash } from './AfterCrash';
import { messages } from './failedScreen.messages';

type Props = { crash: Crash; onTryAgain: () => void; onReload: () => void; isInFrame?: boolean };

/** In place of a screen: its code could not be had, or it threw while it was drawn. */
export function FailedScreen({ crash, onTryAgain, onReload, isInFrame = false }: Props) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const isChunk = isChunkFailure(crash.error);
  const title = intl.formatMessage(isChunk ? messages.failedTitle : messages.crashTitle);
  return (
    <Notice headingRef={heading} isInFrame={isInFrame} title={title}>
      <DocumentTitle of={title} />
      <p>
        <FormattedMessage {...(isChunk ? messages.failedDetail : messages.crashDetail)} />
      </p>
      {/* A chunk that failed once is not asked for again by the same page. */}
      <Button onClick={isChunk ? onReload : onTryAgain}>
        <FormattedMessage {...messages.tryAgain} />
      </Button>
      {!isChunk && <AfterCrash {...crash} />}
    </Notice>
  );
}

/** webpack's names: a script is a `ChunkLoadError`, a style sheet has a code. */
const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || 'code' in error);
