import { useState } from 'react';
import type { ReactNode } from 'react';
import { isConflict, toCallError } from '../../../api/callError';
import type { CallError } from '../../../api/callError';
import type { Entry } from '../../../api/entries';
import { usePayEntriesMutation } from '../../../api/entry';
import { isOutdated, readProblems } from '../../../api/failedChange';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { useSubmission } from '../../../controls/useSubmission';
import { toCents } from '../../../i18n/typedAmounts';
import { useAppDispatch } from '../../../store/hooks';
import { toastAdded } from '../../../store/toasts';
import type { Outcome } from '../../../ui/FormFrame';
import { writeSearchAddress } from '../back';
import { messages as actions } from './action.messages';
import { describeEntryFailure } from './describeEntryFailure';
import type { KeptPayment, PaymentName } from './keptPayment';
import { OutdatedEntries, PaymentFailure } from './PaymentFailure';
import { findPaymentTexts } from './paymentTexts';
import { useLoadOutdated } from './useLoadOutdated';

type Events = {
  onDone: () => void;
  /** Gets the present values of all entries after another person has changed some of them. */
  onOutdated: (present: readonly Entry[]) => void;
};

/** Sends the payment of entries. Returns what to show if it fails, and the day that the server refused. */
export function usePay(entries: readonly Entry[], { onDone, onOutdated }: Events) {
  const dispatch = useAppDispatch();
  const [payEntries] = usePayEntriesMutation();
  const loadOutdated = useLoadOutdated();
  const begin = useSubmission();
  const [failure, setFailure] = useState<ReactNode>(null);
  const [refusedDay, setRefusedDay] = useState<string | null>(null);
  const isOne = entries.length === 1;

  const explain = async (error: CallError): Promise<ReactNode> => {
    const outdated = isOutdated(error) ? await loadOutdated(entries, error) : null;
    const isPayable = outdated?.changed.every(({ present }) => present.status !== 'paid') === true;
    if (outdated?.error === null && isPayable) {
      const present = new Map(outdated.changed.map(({ present: one }) => [one.id, one]));
      onOutdated(entries.map((entry) => present.get(entry.id) ?? entry));
      return <OutdatedEntries error={error} changed={outdated.changed} isOne={isOne} />;
    }
    // A 409 for several entries does not name those that are no longer open.
    const areSomeNotOpen = !isOne && isConflict(error);
    const text = areSomeNotOpen
      ? { messageId: actions.someNotOpen.id }
      : describeEntryFailure(outdated?.error ?? error);
    return (
      <PaymentFailure
        error={error}
        text={text}
        lookUp={writeSearchAddress(isOne ? (entries[0]?.counterparty ?? '') : '')}
      />
    );
  };

  const pay = async ({ paymentDay, paymentAmount }: KeptPayment['values']): Promise<Outcome<PaymentName>> => {
    setFailure(null);
    const end = begin();
    const payments = entries.map((entry) => ({
      id: entry.id,
      paidOn: paymentDay,
      paidCents: isOne ? toCents(paymentAmount) : openCentsOf(entry),
      ...(entry.version !== undefined && { version: entry.version }),
    }));
    const { error } = await payEntries({ entries: payments });
    end('stays');
    if (!error) {
      dispatch(toastAdded({ messageId: findPaymentTexts(entries).done.id }, 'success'));
      onDone();
      return { kind: 'done' };
    }
    const callError = toCallError(error);
    const isDayRefused =
      callError.kind === 'http' &&
      callError.status === 422 &&
      readProblems(callError.body).some(({ field, reason }) => field === 'paidOn' && reason === 'future');
    if (isDayRefused) {
      setRefusedDay(paymentDay);
      return { kind: 'failed', focus: 'paymentDay', isInvalid: true };
    }
    setFailure(await explain(callError));
    return { kind: 'failed', focus: null };
  };
  return { pay, refusedDay, failure };
}
