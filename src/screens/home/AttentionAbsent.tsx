import { Bell } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './Attention.module.css';
import { messages } from './attention.messages';

/** The figures are not known. */
export const AttentionAbsent = () => (
  <p className={styles['calm']}>
    <Bell aria-hidden size={20} />
    <FormattedMessage {...messages.absent} />
  </p>
);
