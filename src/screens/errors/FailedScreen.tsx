import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChunkFailure, retryChunk } from '../../chunks/chunk';
import { useAppDispatch } from '../../store/hooks';
import { reloadPage } from '../../store/reload';
import type { Crash } from '../../ui/Boundary';
import { Button } from '../../ui/Button';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { AfterCrash } from './AfterCrash';
import { ErrorPage } from './ErrorPage';
import { messages } from './failedScreen.messages';

type Props = { crash: Crash; onTryAgain: () => void; isInFrame?: boolean };

/** Replaces a screen whose code could not be loaded or that threw while rendering. */
export function FailedScreen({ crash, onTryAgain, isInFrame = false }: Props) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is gone.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const isChunk = crash.error instanceof ChunkFailure;
  // Reloads the page if the chunk fails again, because the server may have a newer build.
  const retry = () => retryChunk(crash.error, onTryAgain, () => dispatch(reloadPage()));
  const title = intl.formatMessage(isChunk ? messages.failedTitle : messages.crashTitle);
  return (
    <ErrorPage picture="offline" headingRef={heading} isInFrame={isInFrame} title={title}>
      <DocumentTitle of={title} />
      <p>
        <FormattedMessage {...(isChunk ? messages.failedDetail : messages.crashDetail)} />
      </p>
      <Button onClick={isChunk ? retry : onTryAgain}>
        <FormattedMessage {...messages.tryAgain} />
      </Button>
      {!isChunk && <AfterCrash {...crash} />}
    </ErrorPage>
  );
}
