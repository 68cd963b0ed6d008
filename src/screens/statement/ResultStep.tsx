import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StatementResult } from '../../api/statements';
import { paths } from '../../config/paths';
import { useMayCall } from '../../controls/useMayCall';
import { ButtonLink } from '../../ui/Button';
import { TextButton } from '../../ui/TextButton';
import { messages as checkTexts } from './check.messages';
import { messages } from './counts.messages';
import { messages as linesTexts } from './lines.messages';
import styles from './statement.module.css';
import { UndoButton } from './UndoButton';

type Props = { result: StatementResult; onAnother: () => void };

/** The last step: what was stored, the way to it, and the undo. */
export function ResultStep({ result, onAnother }: Props) {
  const mayCall = useMayCall();
  const [removed, setRemoved] = useState<number | null>(null);
  const { id, added, known, perhaps, leftOut, problems, accountIds } = result;
  const others = [
    { text: messages.countKnown, count: known },
    { text: messages.countPerhaps, count: perhaps },
    { text: messages.countLeftOut, count: leftOut },
    { text: messages.countProblems, count: problems },
  ].filter(({ count }) => count > 0);
  return (
    <section className={styles['card']} aria-labelledby="statement-result">
      <h2 id="statement-result" className={styles['heading']}>
        <CircleCheck aria-hidden size={32} />
        {removed === null ? (
          <FormattedMessage {...checkTexts.done} values={{ count: added }} />
        ) : (
          <FormattedMessage {...linesTexts.undone} values={{ count: removed }} />
        )}
      </h2>
      {removed === null && others.length > 0 && (
        <ul className={styles['counts']}>
          {others.map(({ text, count }) => (
            <li key={text.id}>
              <FormattedMessage {...text} values={{ count }} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles['buttons']}>
        {mayCall('listStatementLines') &&
          accountIds.slice(0, 1).map((accountId) => (
            <ButtonLink key={accountId} to={paths.statementLines.to(accountId)}>
              <FormattedMessage {...linesTexts.toLines} />
            </ButtonLink>
          ))}
        <TextButton text={checkTexts.another} variant="plain" onClick={onAnother} />
        {removed === null && mayCall('undoStatementImport') && (
          <UndoButton id={id} onUndone={setRemoved}>
            {(ask) => <TextButton text={linesTexts.undo} variant="plain" onClick={ask} />}
          </UndoButton>
        )}
      </div>
    </section>
  );
}
