import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { useRefundPaymentMutation } from '../../../api/entry';
import type { MoneyAccount } from '../../../api/moneyAccounts';
import { OpenAccounts } from '../../../controls/entries/OpenAccounts';
import { ClosedDayNote } from '../../../controls/form/ClosedDayNote';
import { ChoiceField } from '../../../controls/form/ChoiceField';
import { RecordForm } from '../../../controls/form/RecordForm';
import type { GetField } from '../../../controls/form/useFields';
import { money } from '../../../i18n/formats';
import { isAmount } from '../../../i18n/typedAmounts';
import { nameOf } from '../../../i18n/nameOf';
import { formNames } from '../../../controls/entries/names.messages';
import { useAppDispatch } from '../../../store/hooks';
import { TextField } from '../../../ui/TextField';
import { SHOW_HISTORY, usePaymentBack } from '../back';
import { messages as entryMessages } from '../form/entry.messages';
import { listForms } from '../form/listForms';
import { titles } from '../title.messages';
import { messages } from './payment.messages';
import { Instead, PaymentPage } from './PaymentPage';
import { findPayment, keepLoaded, loadPayment, sumMoney } from './paymentRecord';
import type { PaymentRecord } from './paymentRecord';
import { findAccountOf } from './accountFields';
import { PaymentAccount } from './PaymentAccount';
import { PaymentLine } from './PaymentLine';
import styles from './payment.module.css';
import { principalOf, REFUND_FORM, toRefund, toValues } from './refundForm';
import type { Name, Values } from './refundForm';

/** The page that records that money of a payment went back (specification §2.180). */
export function RefundScreen() {
  const { id = '', paymentId } = useParams();
  return (
    <PaymentPage key={`${id} ${paymentId ?? ''}`} id={id} title={titles.refund}>
      {({ entry, payments, version, today }) => {
        const record = findPayment(entry, payments, paymentId);
        if (record === undefined) return <Instead of={entryMessages.paymentGone} id={id} />;
        return sumMoney(record.left) === 0 ? (
          <Instead of={messages.nothingLeft} id={id} />
        ) : (
          <OpenAccounts>
            {(accounts) => <RefundForm {...{ record, version, today, accounts }} />}
          </OpenAccounts>
        );
      }}
    </PaymentPage>
  );
}

type Props = { record: PaymentRecord; version: number; today: string; accounts: readonly MoneyAccount[] };

function RefundForm({ record: first, version: firstVersion, today, accounts }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [refundPayment] = useRefundPaymentMutation();
  const back = usePaymentBack(first.entry.id);
  return (
    <RecordForm
      form={REFUND_FORM}
      first={first}
      toValues={(record) => ({
        ...toValues(record, today),
        account: findAccountOf(accounts, record.payment),
      })}
      send={(values, record) => {
        const { id, version = firstVersion } = record.entry;
        const refund = toRefund(values, version);
        return keepLoaded(record, refundPayment({ id, paymentId: record.payment.id, refund }));
      }}
      load={(record) => loadPayment(dispatch, record)}
      onSaved={() => void navigate(back, { replace: true, state: SHOW_HISTORY })}
      cancel={back}
    >
      {(field, record) => (
        <>
          <PaymentLine {...record} />
          <RefundFields field={field} record={record} accounts={accounts} />
        </>
      )}
    </RecordForm>
  );
}

function RefundFields({
  field,
  record: { payment, left },
  accounts,
}: {
  field: GetField<Name>;
  record: PaymentRecord;
  accounts: readonly MoneyAccount[];
}) {
  const intl = useIntl();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const principal = principalOf(values);
  // The choice stays while the amount is typed, so that it is not lost.
  const isAboutDebt = left.principal > 0 && (principal > 0 || !isAmount(values.amount));
  const most = (cents: number, message: MessageDescriptor = messages.most): ReactNode => (
    <FormattedMessage {...message} values={{ amount: <bdi>{money(intl, cents)}</bdi> }} />
  );
  return (
    <div className={styles['fields']}>
      <TextField {...field('paidOn')} />
      <TextField {...field('amount')} hint={most(sumMoney(left), messages.refundAmountHint)} />
      <div className={styles['wide']}>
        <ClosedDayNote name="paidOn" />
      </div>
      {left.interest > 0 && <TextField {...field('interest')} hint={most(left.interest)} />}
      {left.fine > 0 && <TextField {...field('fine')} hint={most(left.fine)} />}
      {isAboutDebt && (
        <div className={styles['wide']}>
          <ChoiceField
            {...field('rest')}
            hint={principal > 0 && most(principal, messages.debtHint)}
            options={[
              { value: 'open', label: intl.formatMessage(messages.debtReopens) },
              { value: 'discount', label: intl.formatMessage(messages.debtDiscounted) },
            ]}
          />
        </div>
      )}
      <ChoiceField
        {...field('form')}
        options={listForms(payment.form).map((form) => ({
          value: form,
          label: nameOf(intl, formNames, form),
        }))}
      />
      <PaymentAccount accounts={accounts} rule={field('account').rule} />
      {left.fee > 0 && <TextField {...field('fee')} hint={most(left.fee, messages.refundFeeHint)} />}
      <div className={styles['wide']}>
        <TextField {...field('note')} />
      </div>
    </div>
  );
}
