import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { toCallError } from '../../api/callError';
import { useRestoreLineMutation, useUnmatchLineMutation } from '../../api/reconciliation';
import type { StatementLines } from '../../api/statements';
import { paths } from '../../config/paths';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { useMayCall } from '../../controls/useMayCall';
import { useSubmission } from '../../controls/useSubmission';
import { day, formatList, signedMoney } from '../../i18n/formats';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { messages } from './lines.messages';
import styles from './statement.module.css';

type Line = StatementLines['lines'][number];
type Props = { line: Line };

/** What became of a line of a statement, and the button that undoes it (specification §2.310). */
export function LineState({ line }: Props) {
  const { id, state, version, text, cents, entries = [], transfers = [], ignoreReason = '' } = line;
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
    ) : (
      <span className={styles['muted']}>
        <FormattedMessage {...messages.waits} />
      </span>
    );
  const isMatched = state === 'matched';
  const act = nameUndo(intl, line);
  const isMade = transfers.some((transfer) => transfer.isMade === true);
  const shortAct = intl.formatMessage(
    !isMatched ? messages.restoreLine : isMade ? messages.undoTransfer : messages.undoLine,
  );
  const mayUndo = version !== undefined && mayCall(isMatched ? 'unmatchLine' : 'restoreLine');
  const undo = async (seen: number) => {
    if (isSent.current) return;
    isSent.current = true;
    const end = begin();
    const send = isMatched ? unmatchLine : restoreLine;
    const { error } = await send({ id, body: { version: seen } });
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
      {isMatched &&
        transfers.map(({ otherAccountId, otherAccountName, day: movedOn }, index) => (
          <Link key={`${index} ${otherAccountId}`} to={paths.moneyAccount.to(otherAccountId)}>
            <span>
              <FormattedMessage
                {...(cents < 0 ? messages.transferTo : messages.transferFrom)}
                values={{ account: <bdi>{otherAccountName}</bdi>, day: <bdi>{day(intl, movedOn)}</bdi> }}
              />
            </span>
          </Link>
        ))}
      {!isMatched && ignoreReason !== '' && <bdi>{ignoreReason}</bdi>}
      {mayUndo && (
        <Button
          variant="plain"
          label={intl.formatMessage(messages.actOfLine, { act, text, amount: signedMoney(intl, cents) })}
          onClick={() => void undo(version)}
        >
          {shortAct}
        </Button>
      )}
    </div>
  );
}

/** Returns the name of the button that takes back what was done with a line. */
function nameUndo(intl: IntlShape, { state, cents, entries = [], transfers = [] }: Line): string {
  if (state === 'ignored') return intl.formatMessage(messages.restoreLine);
  const name = formatList(intl, [
    ...new Set([
      ...entries.map(({ counterparty }) => counterparty),
      ...transfers.map(({ otherAccountName }) => otherAccountName),
    ]),
  ]);
  if (name === '') return intl.formatMessage(messages.undoLine);
  if (transfers.every(({ isMade }) => isMade !== true))
    return intl.formatMessage(messages.undoLineWith, { name });
  return intl.formatMessage(cents < 0 ? messages.undoTransferTo : messages.undoTransferFrom, { name });
}
