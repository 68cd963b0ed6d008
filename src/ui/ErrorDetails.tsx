import { FormattedMessage } from 'react-intl';
import styles from './ErrorDetails.module.css';
import { messages } from './ui.messages';

type Props = { words: string; lang?: string | undefined; requestId?: string | undefined };

/** The specified error text and the request's id, closed at first and isolated for direction (specification §8.3, §8.20). */
export function ErrorDetails({ words, lang, requestId }: Props) {
  return (
    <details>
      <summary className={styles['summary']}>
        <FormattedMessage {...messages.details} />
      </summary>
      <p className={styles['text']}>
        <bdi lang={lang}>{words}</bdi>
      </p>
      {requestId !== undefined && (
        <p className={styles['text']}>
          <FormattedMessage {...messages.requestId} values={{ id: <bdi>{requestId}</bdi> }} />
        </p>
      )}
    </details>
  );
}
