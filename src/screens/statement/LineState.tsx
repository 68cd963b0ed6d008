import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toCallError } from '../../api/callError';
import { useRestoreLineMutation, useUnmatchLineMutation } from '../../api/reconciliation';
import type { StatementLines } from '../../api/statements';
import { paths } from '../../config/paths';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { useMayCall } from '../../controls/useMayCall';
import { useSubmission } from '../../controls/useSubmission';
import { signedMoney } from '../../i18n/formats';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import { Badge } from '../../ui/Badge';
import { Link } from '../../ui/Link';
import { TextButton } from '../../ui/TextButton';
import { messages } from './lines.messages';
import styles from './statement.module.css';

type Props = { line: StatementLines['lines'][number] };

/** What became of a line of a statement, and the button that undoes it (specification §2.310). */
export function LineState({ line: { id, state, version, text, cents, entries = [] } }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const mayCall = useMayCall();
  const begin = useSubmission();
  const isSent = useRef(false);
  const [unmatchLine] = useUnmatchLineMutation();
  const [restoreLine] = useRestoreLineMutation();
  const [isUndone, setUndone] = useState(false);
  const waits = useRef<HTMLParagraphElement>(null);
  const isDone = state === 'matched' || state === 'ignored';
  useEffect(() => {
    // The button that had the focus is gone.
    if (isUndone && !isDone) waits.current?.focus({ preventScroll: true });
  }, [isUndone, isDone]);
  if (!isDone)
    return isUndone ? (
      <p ref={waits} tabIndex={-1}>
        <FormattedMessage {...messages.waitsAgain} />
      </p>
    ) : null;
  const isMatched = state === 'matched';
  const mayUndo = version !== undefined && mayCall(isMatched ? 'unmatchLine' : 'restoreLine');
  const undo = async (seen: number) => {
    if (isSent.current) return;
    isSent.current = true;
    const end = begin();
    const act = isMatched ? unmatchLine : restoreLine;
    const { error } = await act({ id, body: { version: seen } });
    end('stays');
    isSent.current = false;
    setUndone(error === undefined);
    if (error !== undefined)
      dispatch(
        toastAdded(describeFailedChange(toCallError(error), { notOffered: messages.noUndo }), 'error'),
      );
  };
  return (
    <div className={styles['state']}>
      <Badge status={isMatched ? 'success' : 'neutral'}>
        <FormattedMessage {...(isMatched ? messages.matched : messages.ignored)} />
      </Badge>
      {isMatched &&
        entries.map((entry) => (
          <Link key={entry.id} to={paths.entryHistory.to(entry.id)}>
            <bdi>{entry.counterparty}</bdi>
          </Link>
        ))}
      {mayUndo && (
        <TextButton
          variant="plain"
          text={isMatched ? messages.undoLine : messages.restoreLine}
          label={intl.formatMessage(isMatched ? messages.undoLineOf : messages.restoreLineOf, {
            text,
            amount: signedMoney(intl, cents),
          })}
          onClick={() => void undo(version)}
        />
      )}
    </div>
  );
}
