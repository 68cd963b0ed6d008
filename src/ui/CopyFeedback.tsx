import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './copy.messages';
import styles from './CopyFeedback.module.css';
import type { CopyOutcome } from './useCopy';

/** The result of copying. If the browser refused it, the text is shown for selection. */
export function CopyFeedback({
  outcome,
  text,
  label,
  done,
}: {
  outcome: CopyOutcome;
  text: string;
  /** Name of the field with the text. */
  label: ReactNode;
  /** The message after a success. */
  done: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <p role="status" className={styles['status']}>
        {outcome === 'copied' && done}
        {outcome === 'refused' && <FormattedMessage {...messages.refused} />}
      </p>
      {outcome === 'refused' && (
        <>
          <label htmlFor={id} className="visuallyHidden">
            {label}
          </label>
          <textarea
            id={id}
            className={styles['text']}
            dir="ltr"
            rows={6}
            readOnly
            value={text}
            onFocus={({ target }) => {
              target.select();
            }}
          />
        </>
      )}
    </>
  );
}
