import { FormattedMessage } from 'react-intl';
import styles from './ErrorDetails.module.css';
import { messages } from './ui.messages';

type Props = { text: string; lang?: string | undefined; requestId?: string | undefined };

/** Collapsed details: the specified error text and the request id, isolated for direction (specification §8.3, §8.20). */
export function ErrorDetails({ text, lang, requestId }: Props) {
  return (
    <details>
      <summary className={styles['summary']}>
        <FormattedMessage {...messages.details} />
      </summary>
      <p className={styles['text']}>
        <bdi lang={lang}>{text}</bdi>
      </p>
      {requestId !== undefined && (
        <p className={styles['text']}>
          <FormattedMessage {...messages.requestId} values={{ id: <bdi>{requestId}</bdi> }} />
        </p>
      )}
    </details>
  );
}
