import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LIMITS } from '../../../api-spec/limits.gen';
import { monthEnd } from '../../../api-spec/days';
import { toCallError } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { isOutdated, readProblems } from '../../api/failedChange';
import { useCloseMonthMutation, useReopenMonthMutation } from '../../api/months';
import type { Month, MonthList } from '../../api/months';
import { checkName } from '../../controls/form/checks';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { useShownText } from '../../controls/useShownText';
import { useSubmission } from '../../controls/useSubmission';
import { day, month as formatMonth } from '../../i18n/formats';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import type { MessageText } from '../../store/toasts';
import { Dialog, DialogBody, DialogDetail, DialogHead } from '../../ui/Dialog';
import { ErrorDetails } from '../../ui/ErrorDetails';
import type { Outcome } from '../../ui/FormFrame';
import { SubmitForm } from '../../ui/SubmitForm';
import { TextField } from '../../ui/TextField';
import { messages } from './months.messages';
import styles from './months.module.css';
import { listOpen } from './MonthState';

const REASON = ['reason'] as const;

type Props = { list: MonthList; month: Month; onClose: () => void };

/** Asks before a month is closed, and why it is reopened (specification §2.312). Null: the dialog is closed. */
export function MonthDialog({ list, month, onClose }: Omit<Props, 'month'> & { month: Month | null }) {
  const intl = useIntl();
  const [last, setLast] = useState(month);
  // The text stays the same while the dialog closes.
  if (month !== null && month !== last) setLast(month);
  return (
    <Dialog isForm isOpen={month !== null} onClose={onClose} onGone={() => setLast(null)}>
      {last && (
        <>
          <DialogHead>
            <FormattedMessage
              {...(last.isClosed ? messages.reopenTitle : messages.closeTitle)}
              values={{ month: formatMonth(intl, last.month) }}
            />
          </DialogHead>
          <DialogBody>
            {last.isClosed ? (
              <ReopenDetail list={list} month={last} />
            ) : (
              <CloseDetail list={list} month={last} />
            )}
            <Question list={list} month={last} onClose={onClose} />
          </DialogBody>
        </>
      )}
    </Dialog>
  );
}

type DetailProps = Omit<Props, 'onClose'>;

function CloseDetail({ list: { months }, month: { month, differingAccounts } }: DetailProps) {
  const intl = useIntl();
  const closing = months.filter((one) => !one.isClosed && one.month <= month);
  const sum = (name: 'newLines' | 'openEntries') =>
    closing.reduce((count, one) => count + (one[name] ?? 0), 0);
  const open = listOpen(intl, {
    newLines: sum('newLines'),
    openEntries: sum('openEntries'),
    differingAccounts: differingAccounts ?? [],
  });
  const last = <bdi>{day(intl, monthEnd(`${month}-01`))}</bdi>;
  return (
    <>
      <DialogDetail>
        <FormattedMessage {...messages.closeDetail} values={{ day: last }} />
      </DialogDetail>
      <p>
        <FormattedMessage {...messages.closeStatement} />
      </p>
      {closing.length > 1 && (
        <p>
          <FormattedMessage {...messages.closesEarlier} />
        </p>
      )}
      {open.length > 0 && (
        <div>
          <p>
            <FormattedMessage {...messages.stillOpen} values={{ day: last }} />
          </p>
          <ul className={styles['open']}>
            {open.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function ReopenDetail({ list: { months }, month: { month } }: DetailProps) {
  const intl = useIntl();
  const isLast = !months.some((one) => one.isClosed && one.month > month);
  return (
    <>
      <DialogDetail>
        <FormattedMessage
          {...messages.reopenDetail}
          values={{ day: <bdi>{day(intl, `${month}-01`)}</bdi> }}
        />
      </DialogDetail>
      {!isLast && (
        <p>
          <FormattedMessage {...messages.reopensLater} />
        </p>
      )}
    </>
  );
}

function Question({ list, month: { month, isClosed }, onClose }: Props) {
  const dispatch = useAppDispatch();
  const textToShow = useShownText();
  const begin = useSubmission();
  const [close] = useCloseMonthMutation();
  const [reopen] = useReopenMonthMutation();
  const [failure, setFailure] = useState<MessageText | null>(null);
  const send = async ({ reason }: Partial<Record<'reason', string>>): Promise<Outcome<'reason'>> => {
    setFailure(null);
    const end = begin();
    const body = { month, version: list.version };
    const { error } = await (isClosed ? reopen({ ...body, reason: (reason ?? '').trim() }) : close(body));
    end('stays');
    if (error === undefined) {
      dispatch(
        toastAdded({ messageId: (isClosed ? messages.reopenedDone : messages.closedDone).id }, 'success'),
      );
      onClose();
      return { kind: 'done' };
    }
    setFailure(describe(toCallError(error)));
    return { kind: 'failed', focus: null };
  };
  const shown = failure && textToShow(failure);
  const idle = isClosed ? messages.reopenNow : messages.closeNow;
  return (
    <SubmitForm
      names={isClosed ? REASON : []}
      onSubmit={send}
      focusFirst={isClosed ? 'reason' : undefined}
      failure={
        shown && (
          <>
            <p>{shown.text}</p>
            {shown.detail && <ErrorDetails {...shown.detail} />}
          </>
        )
      }
      failureRole="alert"
      labels={{ idle, busy: messages.busy, done: idle, failed: idle }}
      icon={isClosed ? LockOpen : Lock}
    >
      {isClosed && (
        <TextField
          name="reason"
          label={messages.reason}
          hint={<FormattedMessage {...messages.reasonHint} />}
          input={{ dir: 'auto' }}
          rule={(value) => checkName(value, LIMITS.noteLength)}
        />
      )}
    </SubmitForm>
  );
}

function describe(error: CallError): MessageText {
  if (isOutdated(error)) return { messageId: messages.conflict.id };
  if (error.kind === 'http' && readProblems(error.body).length > 0) return { messageId: messages.refused.id };
  return describeFailedChange(error, messages);
}
