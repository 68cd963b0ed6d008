import { ArrowUp, Upload } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportChoices, ImportPreview } from '../../api/imports';
import { Button } from '../../ui/Button';
import { messages } from './check.messages';
import { countRows, isRefused } from './choices';
import styles from './ImportScreen.module.css';
import { listUnknownWords } from './useAsked';

type Props = {
  preview: ImportPreview;
  choices: ImportChoices;
  isReading: boolean;
  onImport: () => void;
  /** Leads to the open questions. */
  onOpen: () => void;
};

/** The button that imports the rows, or why it cannot. It stays visible while the rows are. */
export function ImportAction({ preview, choices, isReading, onImport, onOpen }: Props) {
  const intl = useIntl();
  const { counts, questions } = preview;
  const count = countRows(preview, choices);
  const leftOut = counts.duplicates + counts.invalid + counts.ready - count;
  // A row with an unknown word is left out, unless that leaves none.
  const isOpen = questions.length > 0 || (count === 0 && listUnknownWords(preview).length > 0);
  const isBlocked = isOpen || count === 0 || isRefused(preview, choices);
  return (
    <div className={styles['action']} data-open={isOpen}>
      <p>
        {isReading ? (
          <FormattedMessage {...messages.updating} />
        ) : isOpen ? (
          <FormattedMessage {...messages.blockedOpen} />
        ) : isRefused(preview, choices) ? (
          <FormattedMessage {...messages.blockedInvalid} />
        ) : count === 0 ? (
          <FormattedMessage {...messages.nothing} />
        ) : (
          leftOut > 0 && <FormattedMessage {...messages.left} values={{ count: leftOut }} />
        )}
      </p>
      {(!isBlocked || isOpen) && (
        // While a choice is read, the number of entries is not known.
        <Button onClick={() => (isOpen ? onOpen() : !isReading && onImport())}>
          {isOpen ? <ArrowUp aria-hidden size={18} /> : <Upload aria-hidden size={18} />}
          {isOpen ? (
            intl.formatMessage(messages.toQuestions)
          ) : (
            <FormattedMessage {...messages.import} values={{ count }} />
          )}
        </Button>
      )}
    </div>
  );
}
