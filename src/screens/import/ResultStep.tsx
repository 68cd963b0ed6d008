import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportResult } from '../../api/imports';
import { ButtonLink } from '../../ui/Button';
import { TextButton } from '../../ui/TextButton';
import { writeImportAddress } from './writeImportAddress';
import { CountSentence } from './CountSentence';
import styles from './ImportScreen.module.css';
import { PastImports } from './PastImports';
import { messages } from './result.messages';

type Props = { result: ImportResult; onAnother: () => void };

/** The last step: what was imported. The list below undoes it. */
export function ResultStep({ result, onAnother }: Props) {
  const intl = useIntl();
  const { added, duplicates, invalid, id } = result;
  const [isUndone, setIsUndone] = useState(false);
  return (
    <>
      {!isUndone && (
        <section className={styles['result']} aria-labelledby="import-result">
          <CircleCheck aria-hidden size={40} />
          <h2 id="import-result" className={styles['done']}>
            {intl.formatMessage(messages.done, { count: added })}
          </h2>
          <CountSentence of={messages.duplicates} count={duplicates} />
          <CountSentence of={messages.invalid} count={invalid} />
          <div className={styles['buttons']}>
            <ButtonLink to={writeImportAddress(id)}>
              <FormattedMessage {...messages.list} />
            </ButtonLink>
            <TextButton text={messages.another} variant="plain" onClick={onAnother} />
          </div>
        </section>
      )}
      <PastImports onUndone={(undoneId) => undoneId === id && setIsUndone(true)} />
      {isUndone && (
        <div className={styles['buttons']}>
          <TextButton text={messages.another} onClick={onAnother} />
        </div>
      )}
    </>
  );
}
