import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '../../store/hooks';
import { settingsReset } from '../../store/storage';
import { Button } from '../../ui/Button';
import styles from './Reset.module.css';
import { messages } from './stored.messages';

/** Resets the settings after a question in place. The language stays, since the visitor reads it. */
export function Reset() {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState<'offered' | 'asking' | 'kept' | 'done'>('offered');
  const offer = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);

  // Each step removes the focused button.
  useEffect(() => {
    if (step === 'asking') cancel.current?.focus();
    else if (step !== 'offered') offer.current?.focus();
  }, [step]);

  useEffect(() => {
    if (step !== 'asking') return;
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
      {step === 'asking' ? (
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
            setStep('asking');
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
