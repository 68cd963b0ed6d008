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
import { toAccountId } from '../payment/accountFields';
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

/** Sends the payment of entries. Returns what to show if it fails, and the values that the server refused. */
export function usePay(entries: readonly Entry[], { onDone, onOutdated }: Events) {
  const dispatch = useAppDispatch();
  const [payEntries] = usePayEntriesMutation();
  const loadOutdated = useLoadOutdated();
  const begin = useSubmission();
  const [failure, setFailure] = useState<ReactNode>(null);
  const [refused, setRefused] = useState<Partial<KeptPayment['values']>>({});
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

  const pay = async (values: KeptPayment['values']): Promise<Outcome<PaymentName>> => {
    const { paymentDay, paymentAmount, paymentAccount } = values;
    setFailure(null);
    const end = begin();
    const payments = entries.map((entry) => ({
      id: entry.id,
      paidOn: paymentDay,
      paidCents: isOne ? toCents(paymentAmount) : openCentsOf(entry),
      ...toAccountId(paymentAccount),
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
    const refusedName = findRefused(callError);
    if (refusedName !== null) {
      setRefused({ [refusedName]: values[refusedName] });
      return { kind: 'failed', focus: refusedName, isInvalid: true };
    }
    setFailure(await explain(callError));
    return { kind: 'failed', focus: null };
  };
  return { pay, refused, failure };
}

/** Returns the field whose value the server has refused. */
function findRefused(error: CallError): PaymentName | null {
  if (error.kind !== 'http' || error.status !== 422) return null;
  const problems = readProblems(error.body);
  if (problems.some(({ field, reason }) => field === 'paidOn' && reason === 'future')) return 'paymentDay';
  return problems.some(({ field }) => field === 'accountId') ? 'paymentAccount' : null;
}
