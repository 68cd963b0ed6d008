import { Check } from 'lucide-react';
import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CallError } from '../../../api/callError';
import type { Entry } from '../../../api/entries';
import { entryApi, readProblems } from '../../../api/entry';
import { useQuery } from '../../../controls/useQuery';
import { useSubmission } from '../../../controls/useSubmission';
import { useToastText } from '../../../controls/useToastText';
import { money } from '../../../i18n/formats';
import { fromCents, toCents } from '../../../i18n/typedAmounts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectToken } from '../../../store/session';
import { limitText, toastAdded } from '../../../store/toasts';
import { Dialog, DialogBody, DialogDetail, DialogHead } from '../../../ui/Dialog';
import { ErrorDetails } from '../../../ui/ErrorDetails';
import { SubmitForm } from '../../../ui/SubmitForm';
import type { Outcome } from '../../../ui/SubmitForm';
import { TextField } from '../../../ui/TextField';
import { filterTexts } from '../filter.messages';
import { messages as actions } from './action.messages';
import { messages } from './entry.messages';
import { messages as problemTexts } from './problem.messages';
import { describe } from './describe';
import { amountNotation, checkAmount, checkDay, dayNotation } from './values';

const NAMES = ['paymentDay', 'paymentAmount'] as const;
type Name = (typeof NAMES)[number];

const labels = {
  idle: actions.payConfirm,
  busy: actions.paying,
  done: actions.payConfirm,
  failed: actions.payConfirm,
};

type Props = {
  /** Null: the dialog is closed. */
  entry: Entry | null;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
};

/** Marks an entry as paid, by default today and in full (specification §2.132). */
export function PayDialog({ entry, onClose, finalFocus }: Props) {
  // The text stays the same while the dialog closes.
  const [shown, setShown] = useState(entry);
  if (entry !== null && entry !== shown) setShown(entry);
  return (
    <Dialog isForm size="small" isOpen={entry !== null} onClose={onClose} finalFocus={finalFocus}>
      <DialogHead>
        <FormattedMessage {...actions.pay} />
      </DialogHead>
      <DialogBody>{shown && <Payment key={shown.id} entry={shown} onDone={onClose} />}</DialogBody>
    </Dialog>
  );
}

function Payment({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const intl = useIntl();
  const token = useAppSelector(selectToken);
  const { data, error } = useQuery(entryApi.endpoints.listCategories, token === null ? skipToken : undefined);
  const { pay, failure, refusedDay } = usePay(entry, onDone);
  const day = dayNotation(intl);
  const amount = amountNotation(intl);
  const isReady = data !== undefined || error !== undefined;
  return (
    <>
      <DialogDetail>
        <FormattedMessage
          {...filterTexts.named}
          values={{
            name: <bdi>{entry.counterparty}</bdi>,
            value: <bdi>{money(intl, entry.amountCents)}</bdi>,
          }}
        />
      </DialogDetail>
      {isReady && (
        <SubmitForm
          names={NAMES}
          clean={{ paymentDay: day.read, paymentAmount: amount.read }}
          initialValues={{ paymentDay: data?.asOf ?? '', paymentAmount: fromCents(entry.amountCents) }}
          focusFirst="paymentDay"
          onSubmit={pay}
          failure={failure}
          // Screen readers skip the page's announcer, because it is behind the dialog.
          failureRole="alert"
          labels={labels}
          icon={Check}
        >
          <TextField
            name="paymentDay"
            label={messages.paidOn}
            rule={(value) => checkDay(value) ?? (value === refusedDay ? problemTexts.future : undefined)}
            notation={day}
            input={{ dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' }}
          />
          <TextField
            name="paymentAmount"
            label={messages.paidAmount}
            rule={(value) => checkAmount(value, true)}
            notation={amount}
            input={{ dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' }}
          />
        </SubmitForm>
      )}
    </>
  );
}

function usePay({ id }: Entry, onDone: () => void) {
  const dispatch = useAppDispatch();
  const begin = useSubmission();
  const textToShow = useToastText();
  const [error, setError] = useState<CallError | null>(null);
  const [refusedDay, setRefusedDay] = useState<string | null>(null);
  const pay = async ({ paymentDay, paymentAmount }: Record<Name, string>): Promise<Outcome<Name>> => {
    setError(null);
    const end = begin();
    const payment = { id, paidOn: paymentDay, paidCents: toCents(paymentAmount) };
    const call = entryApi.endpoints.payEntries.initiate({ entries: [payment] }, { track: false });
    const { error: found } = await dispatch(call);
    end('stays');
    if (!found) {
      dispatch(toastAdded({ messageId: actions.paid.id }, 'success'));
      onDone();
      return { kind: 'done' };
    }
    const failed: CallError = 'kind' in found ? found : { kind: 'network', text: '' };
    const isDay =
      failed.kind === 'http' &&
      failed.status === 422 &&
      readProblems(failed.body).some(({ field, reason }) => field === 'paidOn' && reason === 'future');
    if (isDay) {
      setRefusedDay(paymentDay);
      return { kind: 'failed', focus: 'paymentDay', isInvalid: true };
    }
    setError(failed);
    return { kind: 'failed', focus: null };
  };
  const shown = error && textToShow(limitText(describe(error)));
  return {
    pay,
    refusedDay,
    failure: shown && (
      <>
        <p>{shown.text}</p>
        {shown.detail && <ErrorDetails {...shown.detail} />}
      </>
    ),
  };
}
