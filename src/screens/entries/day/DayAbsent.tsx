import { FormattedMessage } from 'react-intl';
import { messages as loadFailedMessages } from '../../../controls/loadFailed.messages';
import { Button } from '../../../ui/Button';
import styles from './Day.module.css';
import { messages } from './dayAbsent.messages';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Ghosts of the figures and of the rows while they or their code load. */
export const DayLoading = () => (
  <div role="status" className={styles['room']}>
    <span className="visuallyHidden">
      <FormattedMessage {...messages.loading} />
    </span>
    <div className={styles['day']}>
      <div className={styles['figures']}>
        {ROWS.slice(0, 4).map((key) => (
          <div key={key} className={styles['ghost']} data-ghost="figure" />
        ))}
      </div>
      <div className={styles['columns']}>
        <div className={styles['due']}>
          {ROWS.map((key) => (
            <div key={key} className={styles['ghost']} data-ghost="row" />
          ))}
        </div>
        <div className={styles['ghost']} />
      </div>
    </div>
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
