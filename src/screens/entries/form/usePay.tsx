import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isConflict, toCallError } from '../../../api/callError';
import type { CallError } from '../../../api/callError';
import type { Entry } from '../../../api/entries';
import { useAddPaymentMutation, usePayEntriesMutation } from '../../../api/entry';
import { isOutdated, readProblems } from '../../../api/failedChange';
import { paths } from '../../../config/paths';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { useMayCall } from '../../../controls/useMayCall';
import { useSubmission } from '../../../controls/useSubmission';
import { money } from '../../../i18n/formats';
import { toCents } from '../../../i18n/typedAmounts';
import { useAppDispatch } from '../../../store/hooks';
import { toastAdded } from '../../../store/toasts';
import type { MessageText, ToastLink } from '../../../store/toasts';
import type { Outcome } from '../../../ui/FormFrame';
import { writeSearchAddress } from '../back';
import { toAccountId } from '../payment/accountFields';
import { messages as actions } from './action.messages';
import { messages as entryMessages } from './entry.messages';
import { describeEntryFailure } from './describeEntryFailure';
import { isPart, writeAgreement } from './difference';
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
  const intl = useIntl();
  const [payEntries] = usePayEntriesMutation();
  const [addPayment] = useAddPaymentMutation();
  const mayPayPart = useMayPayPart(entries);
  const hasHistory = useMayCall()('getEntryHistory');
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

  /** Names a single entry, because the next payment may be of another one. */
  const describeDone = (paid: string): MessageText => {
    const [entry, ...others] = entries;
    const texts = findPaymentTexts(entries);
    if (entry === undefined || others.length > 0) return { messageId: texts.done.id };
    return {
      messageId: texts.doneOne.id,
      values: { name: entry.counterparty, amount: money(intl, toCents(paid)) },
    };
  };

  /** The link to the payments of a single entry, where a mistake is undone. */
  const linkDone = (): ToastLink | undefined => {
    const [entry, ...others] = entries;
    if (entry === undefined || others.length > 0 || !hasHistory) return undefined;
    return { to: paths.entryHistory.to(entry.id), text: { messageId: entryMessages.show.id } };
  };

  /** Sends the payment of a part, whose rest stays open unless the person has agreed to a discount. Null: it is no part. */
  const sendPart = (values: KeptPayment['values']) => {
    const [entry] = entries;
    if (!mayPayPart || entry?.version === undefined) return null;
    const payment = {
      kind: entry.kind,
      amountCents: openCentsOf(entry),
      paidCents: toCents(values.paymentAmount),
    };
    if (!isPart(payment)) return null;
    const isDiscount = values.paymentDifference === writeAgreement(payment);
    return addPayment({
      id: entry.id,
      payment: {
        version: entry.version,
        paidOn: values.paymentDay,
        principalCents: payment.paidCents,
        discountCents: isDiscount ? payment.amountCents - payment.paidCents : 0,
        ...{ interestCents: 0, fineCents: 0, feeCents: 0 },
        form: entry.form,
        ...toAccountId(values.paymentAccount),
      },
    });
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
    const { error } = await (sendPart(values) ?? payEntries({ entries: payments }));
    end('stays');
    if (!error) {
      dispatch(toastAdded(describeDone(paymentAmount), 'success', linkDone()));
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

/** Whether these are one entry whose payments are rows, so that a part of it can be paid. */
export function useMayPayPart([entry, ...others]: readonly Entry[]): boolean {
  const mayCall = useMayCall();
  return entry?.version !== undefined && others.length === 0 && mayCall('addPayment');
}

/** Returns the field whose value the server has refused. */
function findRefused(error: CallError): PaymentName | null {
  if (error.kind !== 'http' || error.status !== 422) return null;
  const problems = readProblems(error.body);
  if (problems.some(({ field, reason }) => field === 'paidOn' && reason === 'future')) return 'paymentDay';
  return problems.some(({ field }) => field === 'accountId') ? 'paymentAccount' : null;
}
