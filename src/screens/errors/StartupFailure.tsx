import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { SettingsBroken } from '../../config/runtimeSettings';
import { SupportContact } from '../../controls/SupportContact';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { messages } from './startupFailure.messages';

/** Replaces the portal if its settings are invalid or cannot be loaded. */
export function StartupFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isBroken = error instanceof SettingsBroken;
  const heading = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Notice
      picture="offline"
      headingRef={heading}
      title={<FormattedMessage {...(isBroken ? messages.brokenTitle : messages.unreachableTitle)} />}
    >
      <p role="alert">
        {isBroken ? (
          <FormattedMessage {...messages.brokenDetail} values={{ key: <code dir="ltr">{error.key}</code> }} />
        ) : (
          <FormattedMessage {...messages.unreachableDetail} />
        )}
      </p>
      {isBroken && <SupportContact from={error.support} />}
      <Button onClick={onRetry}>
        <FormattedMessage {...messages.tryAgain} />
      </Button>
    </Notice>
  );
}
