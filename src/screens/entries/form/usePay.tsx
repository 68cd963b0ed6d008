import { useState } from 'react';
import { isConflict, toCallError } from '../../../api/callError';
import type { CallError } from '../../../api/callError';
import type { Entry } from '../../../api/entries';
import { usePayEntriesMutation } from '../../../api/entry';
import { readProblems } from '../../../api/failedChange';
import { mayBeDone } from '../../../controls/describeSubmission';
import { LookUpLink } from '../../../controls/LookUpLink';
import { useSubmission } from '../../../controls/useSubmission';
import { useShownText } from '../../../controls/useShownText';
import { toCents } from '../../../i18n/typedAmounts';
import { useAppDispatch } from '../../../store/hooks';
import { toastAdded } from '../../../store/toasts';
import { ErrorDetails } from '../../../ui/ErrorDetails';
import type { Outcome } from '../../../ui/FormFrame';
import { writeSearchAddress } from '../back';
import { messages as actions } from './action.messages';
import { describeEntryFailure } from './describeEntryFailure';
import type { KeptPayment, PaymentName } from './keptPayment';

/** Sends the payment of entries. Returns what to show if it fails, and the day that the server refused. */
export function usePay(entries: readonly Entry[], onDone: () => void) {
  const dispatch = useAppDispatch();
  const [payEntries] = usePayEntriesMutation();
  const begin = useSubmission();
  const textToShow = useShownText();
  const [error, setError] = useState<CallError | null>(null);
  const [refusedDay, setRefusedDay] = useState<string | null>(null);
  const pay = async ({ paymentDay, paymentAmount }: KeptPayment['values']): Promise<Outcome<PaymentName>> => {
    setError(null);
    const end = begin();
    const payments = entries.map(({ id, amountCents }) => ({
      id,
      paidOn: paymentDay,
      paidCents: entries.length === 1 ? toCents(paymentAmount) : amountCents,
    }));
    const { error: failure } = await payEntries({ entries: payments });
    end('stays');
    if (!failure) {
      dispatch(toastAdded({ messageId: actions.paid.id }, 'success'));
      onDone();
      return { kind: 'done' };
    }
    const callError = toCallError(failure);
    const isDayRefused =
      callError.kind === 'http' &&
      callError.status === 422 &&
      readProblems(callError.body).some(({ field, reason }) => field === 'paidOn' && reason === 'future');
    if (isDayRefused) {
      setRefusedDay(paymentDay);
      return { kind: 'failed', focus: 'paymentDay', isInvalid: true };
    }
    setError(callError);
    return { kind: 'failed', focus: null };
  };
  // A 409 for several entries does not name those that are no longer open.
  const areSomeNotOpen = entries.length > 1 && isConflict(error);
  const text =
    error && (areSomeNotOpen ? { messageId: actions.someNotOpen.id } : describeEntryFailure(error));
  const failureText = text && textToShow(text);
  return {
    pay,
    refusedDay,
    failure: failureText && (
      <>
        <p>{failureText.text}</p>
        {failureText.detail && <ErrorDetails {...failureText.detail} />}
        {mayBeDone(error) && (
          <LookUpLink to={writeSearchAddress(entries.length === 1 ? (entries[0]?.counterparty ?? '') : '')} />
        )}
      </>
    ),
  };
}
