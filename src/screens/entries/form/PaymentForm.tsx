import { Check } from 'lucide-react';
import { useForm, useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { Entry } from '../../../api/entries';
import { useListCategoriesQuery } from '../../../api/entry';
import { openCentsOf } from '../../../controls/entries/openCentsOf';
import { ClosedDayNote } from '../../../controls/form/ClosedDayNote';
import { checkDay, checkAmount } from '../../../controls/form/checks';
import { DayPick } from '../../../controls/form/DayPick';
import { Fill, Restored } from '../../../controls/form/Draft';
import { dayNotation, amountNotation } from '../../../controls/form/notations';
import { useSessionArg } from '../../../controls/useSessionArg';
import { fromCents, isAmount, toCents } from '../../../i18n/typedAmounts';
import { SubmitForm } from '../../../ui/SubmitForm';
import { TextField } from '../../../ui/TextField';
import { ProposedAccount } from '../payment/ProposedAccount';
import { accountTexts } from '../payment/paymentAccount.messages';
import { messages as actions } from './action.messages';
import { ChargesNote } from './ChargesNote';
import { checkAgreement, isPart } from './difference';
import { DifferenceField } from './DifferenceField';
import { entryRules } from './entryRule.messages';
import { PAYMENT_NAMES, useKeepPayment } from './keptPayment';
import type { KeptPayment } from './keptPayment';
import { findPaymentTexts } from './paymentTexts';
import { useMayPayPart, usePay } from './usePay';

const WITHOUT_AMOUNT = ['paymentDay', 'paymentAccount', 'paymentAgreed'] as const;

const ACCOUNT_NAMES = { account: 'paymentAccount', day: 'paymentDay', agreed: 'paymentAgreed' };

type Props = {
  entries: readonly Entry[];
  /** The first of the entries. */
  first: Entry;
  /** The payment that was typed before a session ended. Null: there is none. */
  draft: KeptPayment | null;
  onDiscard: () => void;
  onOutdated: (present: readonly Entry[]) => void;
  onDone: () => void;
};

/** The fields of a payment. Several entries are paid in full, so they have no field for the amount. */
export function PaymentForm({ first, entries, draft, onDiscard, onOutdated, onDone }: Props) {
  const intl = useIntl();
  const { currentData: data, error } = useListCategoriesQuery(useSessionArg(undefined));
  const { pay, failure, refused } = usePay(entries, { onDone, onOutdated });
  const day = dayNotation(intl);
  const amount = amountNotation(intl);
  const isOne = entries.length === 1;
  const { confirm, ...labels } = findPaymentTexts(entries);
  const names = isOne ? PAYMENT_NAMES : WITHOUT_AMOUNT;
  if (data === undefined && error === undefined) return null;
  return (
    <SubmitForm
      names={names}
      clean={{ paymentDay: day.read, paymentAmount: amount.read }}
      initialValues={{
        paymentDay: data?.asOf ?? '',
        paymentAmount: fromCents(openCentsOf(first)),
        paymentDifference: '',
        ...{ paymentAccount: '', paymentAgreed: '' },
      }}
      focusFirst="paymentDay"
      onSubmit={pay}
      failure={failure}
      // Screen readers skip the page's announcer, because it is behind the dialog.
      failureRole="alert"
      labels={{ idle: confirm, busy: actions.paying, done: confirm, failed: confirm }}
      icon={Check}
    >
      {draft && <Restored onDiscard={onDiscard} />}
      <TextField
        name="paymentDay"
        label={labels.day}
        rule={(value) => checkDay(value) ?? (value === refused.paymentDay ? entryRules.future : undefined)}
        notation={day}
        action={<DayPick name="paymentDay" label={labels.day} />}
        input={{ dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' }}
      />
      <ClosedDayNote name="paymentDay" />
      <ChargesNote entries={entries} onLeave={onDiscard} />
      {isOne && (
        <>
          <TextField
            name="paymentAmount"
            label={labels.amount}
            rule={(value) => checkAmount(value, true)}
            notation={amount}
            input={{ dir: 'ltr', inputMode: 'decimal', autoComplete: 'off' }}
          />
          <Difference entry={first} />
        </>
      )}
      <ProposedAccount
        forms={entries.map(({ form }) => form)}
        names={ACCOUNT_NAMES}
        rule={(value) => (value === refused.paymentAccount ? accountTexts.unusable : undefined)}
      />
      {draft && <Fill names={names} values={draft.values} />}
      <Keep entries={entries} />
    </SubmitForm>
  );
}

function Difference({ entry }: { entry: Entry }) {
  const mayPayPart = useMayPayPart([entry]);
  const { kind } = entry;
  const amountCents = openCentsOf(entry);
  const form = useForm<KeptPayment['values']>();
  const { values } = useFormState<KeptPayment['values']>({ subscription: { values: true } });
  const readPayment = ({ paymentAmount }: KeptPayment['values']) =>
    isAmount(paymentAmount) ? { kind, amountCents, paidCents: toCents(paymentAmount) } : null;
  return (
    <DifferenceField
      name="paymentDifference"
      rule={(value) => {
        const payment = readPayment(form.getState().values);
        return mayPayPart && isPart(payment) ? undefined : checkAgreement(value, payment);
      }}
      payment={readPayment(values)}
      mayStayOpen={mayPayPart}
    />
  );
}

/** Keeps typed values if the session ends. */
function Keep({ entries }: Pick<Props, 'entries'>) {
  const { dirty = false, values } = useFormState<KeptPayment['values']>({
    subscription: { dirty: true, values: true },
  });
  useKeepPayment(dirty ? { entries, values } : null);
  return null;
}
