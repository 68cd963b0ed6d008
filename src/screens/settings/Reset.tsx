import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '../../store/hooks';
import { settingsReset } from '../../store/storage';
import { Button } from '../../ui/Button';
import styles from './Reset.module.css';
import { messages } from './stored.messages';

/** Resets the settings after a question. The language is kept, so that the visitor can read the page. */
export function Reset() {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState<'offered' | 'confirming' | 'kept' | 'done'>('offered');
  const offer = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);

  // Each step removes the focused button.
  useEffect(() => {
    if (step === 'confirming') cancel.current?.focus();
    else if (step !== 'offered') offer.current?.focus();
  }, [step]);

  useEffect(() => {
    if (step !== 'confirming') return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setStep('kept');
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [step]);

  const reset = () => {
    dispatch(settingsReset());
    setStep('done');
  };

  return (
    <div className={styles['reset']}>
      {step === 'confirming' ? (
        <div role="group" aria-labelledby="reset-question" className={styles['question']}>
          <p id="reset-question">
            <FormattedMessage {...messages.resetQuestion} />
          </p>
          <div className={styles['answers']}>
            <Button onClick={reset}>
              <FormattedMessage {...messages.resetYes} />
            </Button>
            <Button
              ref={cancel}
              variant="plain"
              onClick={() => {
                setStep('kept');
              }}
            >
              <FormattedMessage {...messages.resetNo} />
            </Button>
          </div>
        </div>
      ) : (
        <Button
          ref={offer}
          variant="plain"
          onClick={() => {
            setStep('confirming');
          }}
        >
          <FormattedMessage {...messages.reset} />
        </Button>
      )}
      <p role="status" className={styles['result']}>
        {step === 'done' && <FormattedMessage {...messages.resetDone} />}
      </p>
    </div>
  );
}
