import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styles from './LookUpLink.module.css';
import { submissionTexts } from './submission.messages';

type Props = { to: string; text?: MessageDescriptor };

/** A link to a list, after a change that may be stored. It opens another tab, so what was typed stays. */
export const LookUpLink = ({ to, text = submissionTexts.lookUp }: Props) => (
  <p>
    <a className={styles['link']} href={to} target="_blank" rel="noreferrer">
      <FormattedMessage {...text} />
    </a>
  </p>
);
