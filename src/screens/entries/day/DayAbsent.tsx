import { FormattedMessage } from 'react-intl';
import { messages as loadFailedMessages } from '../../../controls/loadFailed.messages';
import { Button } from '../../../ui/Button';
import styles from './DayAbsent.module.css';
import { messages } from './dayAbsent.messages';

/** Four figures and five rows. */
const GHOSTS = 9;

/** Ghosts of the figures and of the rows while they or their code load. */
export const DayLoading = () => (
  <div role="status" className={styles['ghosts']}>
    <span className="visuallyHidden">
      <FormattedMessage {...messages.loading} />
    </span>
    {Array.from({ length: GHOSTS }, (_, index) => (
      <div key={index} />
    ))}
  </div>
);

/** The day, or its code, could not be loaded. */
export const DayFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles['failed']} role="alert">
    <p>
      <FormattedMessage {...messages.failed} />
    </p>
    <Button variant="plain" onClick={onRetry}>
      <FormattedMessage {...loadFailedMessages.tryAgain} />
    </Button>
  </div>
);
