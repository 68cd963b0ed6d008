import { FormattedMessage } from 'react-intl';
import styles from './Attention.module.css';
import { messages } from './attention.messages';

/** Ghosts of the rows while the figures or their code load. */
export const AttentionLoading = () => (
  <div role="status" className={styles['list']}>
    <span className="visuallyHidden">
      <FormattedMessage {...messages.loading} />
    </span>
    <div className={styles['ghost']} />
    <div className={styles['ghost']} />
  </div>
);
