import { useForm, useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAddPaymentMutation } from '../../../api/entry';
import { fieldOf } from '../../../api/fieldOf';
import type { MoneyAccount } from '../../../api/moneyAccounts';
import { formNames } from '../../../controls/entries/names.messages';
import { OpenAccounts } from '../../../controls/entries/OpenAccounts';
import { ClosedDayNote } from '../../../controls/form/ClosedDayNote';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import { RecordForm } from '../../../controls/form/RecordForm';
import type { GetField } from '../../../controls/form/useFields';
import { money } from '../../../i18n/formats';
import { isDay } from '../../../i18n/typedDays';
import { nameOf } from '../../../i18n/nameOf';
import { useAppDispatch } from '../../../store/hooks';
import { TextField } from '../../../ui/TextField';
import { SHOW_HISTORY, usePaymentBack } from '../back';
import { listForms } from '../form/listForms';
import { findPaymentTexts } from '../form/paymentTexts';
import { titles } from '../title.messages';
import { LateChargesProposal } from './LateChargesProposal';
import { messages } from './payment.messages';
import { findUsualAccount } from './accountFields';
import { PaymentAccount } from './PaymentAccount';
import { PAYMENT_FORM, restOf, toPayment, toValues } from './paymentForm';
import type { Name, Values } from './paymentForm';
import { Instead, PaymentPage } from './PaymentPage';
import type { Loaded } from './PaymentPage';
import { keepLoaded, loadRecord } from './paymentRecord';
import type { EntryRecord } from './paymentRecord';
import styles from './payment.module.css';

/** The page that records a payment of an entry or of a part (specification §2.179). */
export function NewPaymentScreen() {
  const { id = '' } = useParams();
  return (
    <PaymentPage
      key={id}
      id={id}
      title={titles.newPayment}
      findTitle={({ entry }) => findPaymentTexts([entry]).open}
    >
      {(loaded) =>
        loaded.entry.openCents === 0 ? (
          <Instead of={messages.settled} id={id} />
        ) : (
          <OpenAccounts>{(accounts) => <PaymentForm {...loaded} accounts={accounts} />}</OpenAccounts>
        )
      }
    </PaymentPage>
  );
}

type Props = Loaded & { accounts: readonly MoneyAccount[] };

function PaymentForm({ entry, payments, version: firstVersion, today, accounts }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [addPayment] = useAddPaymentMutation();
  const state: unknown = useLocation().state;
  const paidOn = readDay(state) ?? today;
  const back = usePaymentBack(entry.id);
  return (
    <RecordForm
      form={PAYMENT_FORM}
      first={{ entry, payments }}
      toValues={(record) => ({
        ...toValues(record, paidOn),
        account: findUsualAccount(accounts, record.entry.form),
      })}
      send={(values, record) => {
        const { id, version = firstVersion } = record.entry;
        return keepLoaded(record, addPayment({ id, payment: toPayment(values, version) }));
      }}
      load={(record) => loadRecord(dispatch, record)}
      onSaved={() => void navigate(back, { replace: true, state: SHOW_HISTORY })}
      cancel={back}
    >
      {(field, record) => <PaymentFields field={field} record={record} accounts={accounts} />}
    </RecordForm>
  );
}

/** Returns the day that was typed in the dialog of the list. */
function readDay(state: unknown): string | null {
  const day = fieldOf(state, 'paidOn');
  return typeof day === 'string' && isDay(day) ? day : null;
}

type FieldsProps = { field: GetField<Name>; record: EntryRecord; accounts: readonly MoneyAccount[] };

function PaymentFields({ field, record, accounts }: FieldsProps) {
  const intl = useIntl();
  const form = useForm<Values>();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const rest = restOf(values);
  const texts = findPaymentTexts([record.entry]);
  return (
    <div className={styles['fields']}>
      <TextField {...field('paidOn', texts.day)} />
      <TextField {...field('amount', texts.amount)} />
      <div className={styles['wide']}>
        <ClosedDayNote name="paidOn" />
      </div>
      <LateChargesProposal record={record} />
      <TextField {...field('interest')} />
      <TextField {...field('fine')} />
      {rest > 0 && (
        <div className={styles['wide']}>
          <ChoiceField
            {...field('rest')}
            hint={
              <FormattedMessage {...messages.restHint} values={{ amount: <bdi>{money(intl, rest)}</bdi> }} />
            }
            options={[
              { value: 'open', label: intl.formatMessage(messages.staysOpen) },
              { value: 'discount', label: intl.formatMessage(messages.isDiscount) },
            ]}
          />
        </div>
      )}
      <ChoiceField
        {...field('form')}
        options={listForms(record.entry.form).map((one) => ({
          value: one,
          label: nameOf(intl, formNames, one),
        }))}
        // An account that the person has chosen stays.
        onChosen={(chosen) => {
          if (values.account === findUsualAccount(accounts, values.form))
            form.change('account', findUsualAccount(accounts, chosen));
        }}
      />
      <PaymentAccount accounts={accounts} rule={field('account').rule} />
      <TextField {...field('fee')} />
      <div className={styles['wide']}>
        <TextField {...field('note')} />
      </div>
    </div>
  );
}
