import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { isCallError, isNotOffered, isNotPermitted } from '../api/callError';
import { EmptyState } from '../ui/EmptyState';
import styles from './DataAbsent.module.css';
import { LoadFailed } from './LoadFailed';
import { messages } from './loadFailed.messages';
import { SupportContact } from './SupportContact';

export type DataTexts = {
  loading: MessageDescriptor;
  failed: MessageDescriptor;
  /** The backend does not have the data. */
  notOffered: { title: MessageDescriptor; detail?: ReactNode };
};

type Props = {
  /** An aborted query counts as loading, because the next session repeats it. */
  error: object | undefined;
  onRetry: () => void;
  texts: DataTexts;
  variant: 'form' | 'list';
};

/** The content of a page while its data are loading, or if they cannot be loaded. */
export function DataAbsent({ error, onRetry, texts: { loading, failed, notOffered }, variant }: Props) {
  if (error === undefined || !isCallError(error))
    return (
      <div role="status" className={styles['ghost']} data-variant={variant}>
        <span className="visuallyHidden">
          <FormattedMessage {...loading} />
        </span>
      </div>
    );
  if (isNotPermitted(error))
    return (
      <EmptyState
        level={2}
        variant="page"
        picture="noAccess"
        title={<FormattedMessage {...messages.noAccess} />}
      >
        <SupportContact />
      </EmptyState>
    );
  if (!isNotOffered(error))
    return <LoadFailed title={<FormattedMessage {...failed} />} error={error} onRetry={onRetry} level={2} />;
  return (
    <EmptyState level={2} variant="page" picture="empty" title={<FormattedMessage {...notOffered.title} />}>
      {notOffered.detail}
    </EmptyState>
  );
}
