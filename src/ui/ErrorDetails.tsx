import { FormattedMessage } from 'react-intl';
import styles from './ErrorDetails.module.css';
import { messages } from './ui.messages';

type Props = { words: string; lang?: string | undefined };

/** The specified error text, closed at first and isolated for direction (specification §8.3). */
export function ErrorDetails({ words, lang }: Props) {
  return (
    <details>
      <summary className={styles['summary']}>
        <FormattedMessage {...messages.details} />
      </summary>
      <p className={styles['text']}>
        <bdi lang={lang}>{words}</bdi>
      </p>
    </details>
  );
}
