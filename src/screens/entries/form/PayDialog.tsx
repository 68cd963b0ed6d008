import { Check } from 'lucide-react';
import { useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { toCallError } from '../../../api/callError';
import type { CallError } from '../../../api/callError';
import type { Entry } from '../../../api/entries';
import { useListCategoriesQuery, usePayEntriesMutation } from '../../../api/entry';
import { readProblems } from '../../../api/failedChange';
import { checkDay, checkAmount } from '../../../controls/form/checks';
import { Fill, Restored } from '../../../controls/form/Draft';
import { dayNotation, amountNotation } from '../../../controls/form/notations';
import { namedValue } from '../../../controls/namedValue.messages';
import { useSessionArg } from '../../../controls/useSessionArg';
import { useSubmission } from '../../../controls/useSubmission';
import { useShownText } from '../../../controls/useShownText';
import { money } from '../../../i18n/formats';
import { fromCents, isAmount, toCents } from '../../../i18n/typedAmounts';
import { useAppDispatch } from '../../../store/hooks';
import { toastAdded } from '../../../store/toasts';
import { Dialog, DialogBody, DialogDetail, DialogHead } from '../../../ui/Dialog';
import { ErrorDetails } from '../../../ui/ErrorDetails';
import type { Outcome } from '../../../ui/FormFrame';
import { SubmitForm } from '../../../ui/SubmitForm';
import { TextField } from '../../../ui/TextField';
import { sumAmounts } from '../sumAmounts';
import { messages as actions } from './action.messages';
import { describe } from './describe';
import { checkAgreement } from './difference';
import { DifferenceField } from './DifferenceField';
import { messages } from './entry.messages';
import { entryRules } from './entryRule.messages';
import { PAYMENT_NAMES, useKeptPayment } from './keptPayment';
import type { KeptPayment, PaymentName } from './keptPayment';

const DAY_ONLY = ['paymentDay'] as const;

const labels = {
  idle: actions.payConfirm,
  busy: actions.paying,
  done: actions.payConfirm,
  failed: actions.payConfirm,
};

type Props = {
  /** Without entries the dialog is closed. */
  entries: readonly Entry[];
  /** The payment that was typed before a session ended. Null: there is none. */
  draft: KeptPayment | null;
  onClose: () => void;
  onPaid: () => void;
  finalFocus: () => HTMLElement | null;
};

/** Marks entries as paid, by default today and in full (specification §2.132, §2.133). */
export function PayDialog({ entries, draft, onClose, onPaid, finalFocus }: Props) {
  // The text stays the same while the dialog closes.
  const [dialogEntries, setDialogEntries] = useState(entries);
  if (entries.length > 0 && entries !== dialogEntries) setDialogEntries(entries);
  const [first] = dialogEntries;
  return (
    <Dialog isForm size="small" isOpen={entries.length > 0} onClose={onClose} finalFocus={finalFocus}>
      <DialogHead>
        <FormattedMessage {...actions.pay} />
      </DialogHead>
      <DialogBody>
        {first && (
          <Payment
            key={dialogEntries.map(({ id }) => id).join(' ')}
            first={first}
            entries={dialogEntries}
            draft={draft?.entries === dialogEntries ? draft : null}
            onDiscard={onClose}
            onDone={() => {
              onClose();
              onPaid();
            }}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}

type PaymentProps = Pick<Props, 'entries' | 'draft'> & {
  first: Entry;
  onDiscard: () => void;
  onDone: () => void;
};

function Payment({ first, entries, draft, onDiscard, onDone }: PaymentProps) {
  const intl = useIntl();
  const { currentData: data, error } = useListCategoriesQuery(useSessionArg(undefined));
  const { pay, failure, refusedDay } = usePay(entries, onDone);
  const day = dayNotation(intl);
  const amount = amountNotation(intl);
  const isReady = data !== undefined || error !== undefined;
  const isOne = entries.length === 1;
  const names = isOne ? PAYMENT_NAMES : DAY_ONLY;
  return (
    <>
      <DialogDetail>
        {isOne ? (
          <FormattedMessage
            {...namedValue}
            values={{
              name: <bdi>{first.counterparty}</bdi>,
              value: <bdi>{money(intl, first.amountCents)}</bdi>,
            }}
          />
        ) : (
          <FormattedMessage
            {...actions.selected}
            values={{
              count: intl.formatNumber(entries.length),
              amount: <bdi>{money(intl, sumAmounts(entries))}</bdi>,
            }}
          />
        )}
      </DialogDetail>
      {isReady && (
        <SubmitForm
          names={names}
          clean={{ paymentDay: day.read, paymentAmount: amount.read }}
          initialValues={{
            paymentDay: data?.asOf ?? '',
            paymentAmount: fromCents(first.amountCents),
            paymentDifference: '',
          }}
          focusFirst="paymentDay"
          onSubmit={pay}
          failure={failure}
          // Screen readers skip the page's announcer, because it is behind the dialog.
          failureRole="alert"
          labels={labels}
          icon={Check}
        >
          {draft && <Restored onDiscard={onDiscard} />}
          <TextField
            name="paymentDay"
            label={messages.paidOn}
            rule={(value) => checkDay(value) ?? (value === refusedDay ? entryRules.future : undefined)}
            notation={day}
            input={{ dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' }}
          />
          {isOne && (
            <>
              <TextField
                name="paymentAmount"
                label={messages.paidAmount}
                rule={(value) => checkAmount(value, true)}
                notation={amount}
                input={{ dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' }}
              />
              <Difference entry={first} />
            </>
          )}
          {draft && <Fill names={names} values={draft.values} />}
          <Keep entries={entries} />
        </SubmitForm>
      )}
    </>
  );
}

function Difference({ entry: { kind, amountCents } }: { entry: Entry }) {
  const form = useForm<KeptPayment['values']>();
  const { values } = useFormState<KeptPayment['values']>({ subscription: { values: true } });
  const readPayment = ({ paymentAmount }: KeptPayment['values']) =>
    isAmount(paymentAmount) ? { kind, amountCents, paidCents: toCents(paymentAmount) } : null;
  return (
    <DifferenceField
      name="paymentDifference"
      rule={(value) => checkAgreement(value, readPayment(form.getState().values))}
      payment={readPayment(values)}
    />
  );
}

/** Keeps typed values if the session ends. */
function Keep({ entries }: Pick<Props, 'entries'>) {
  const { dirty = false, values } = useFormState<KeptPayment['values']>({
    subscription: { dirty: true, values: true },
  });
  useKeptPayment(dirty ? { entries, values } : null);
  return null;
}

function usePay(entries: readonly Entry[], onDone: () => void) {
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
    const isDay =
      callError.kind === 'http' &&
      callError.status === 422 &&
      readProblems(callError.body).some(({ field, reason }) => field === 'paidOn' && reason === 'future');
    if (isDay) {
      setRefusedDay(paymentDay);
      return { kind: 'failed', focus: 'paymentDay', isInvalid: true };
    }
    setError(callError);
    return { kind: 'failed', focus: null };
  };
  const isSome = entries.length > 1 && error?.kind === 'http' && error.status === 409;
  const text = error && (isSome ? { messageId: actions.someNotOpen.id } : describe(error));
  const failureText = text && textToShow(text);
  return {
    pay,
    refusedDay,
    failure: failureText && (
      <>
        <p>{failureText.text}</p>
        {failureText.detail && <ErrorDetails {...failureText.detail} />}
      </>
    ),
  };
}
