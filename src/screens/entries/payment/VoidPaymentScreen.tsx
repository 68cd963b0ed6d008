import { useNavigate, useParams } from 'react-router-dom';
import { useVoidPaymentMutation } from '../../../api/entry';
import { StoredDayNote } from '../../../controls/form/ClosedDayNote';
import { RecordForm } from '../../../controls/form/RecordForm';
import { useAppDispatch } from '../../../store/hooks';
import { TextField } from '../../../ui/TextField';
import { SHOW_HISTORY, usePaymentBack } from '../back';
import { messages as entryMessages } from '../form/entry.messages';
import { findPaymentTexts } from '../form/paymentTexts';
import { titles } from '../title.messages';
import { messages } from './payment.messages';
import { VOID_FORM } from './paymentForm';
import { PaymentLine } from './PaymentLine';
import { Instead, PaymentPage } from './PaymentPage';
import { findPayment, keepLoaded, listRefunds, loadPayment } from './paymentRecord';
import type { PaymentRecord } from './paymentRecord';

/** The page that voids a payment (specification §2.179) or a refund (§2.180). */
export function VoidPaymentScreen() {
  const { id = '', paymentId } = useParams();
  return (
    <PaymentPage
      key={`${id} ${paymentId ?? ''}`}
      id={id}
      title={titles.voidPayment}
      findTitle={({ entry, payments }) =>
        payments.find((payment) => payment.id === paymentId)?.refundOf === undefined
          ? findPaymentTexts([entry]).void
          : titles.voidRefund
      }
    >
      {({ entry, payments, version }) => {
        const record = findPayment(entry, payments, paymentId);
        if (record === undefined) return <Instead of={entryMessages.paymentGone} id={id} />;
        return listRefunds(payments, record.payment).length > 0 ? (
          <Instead of={messages.refundFirst} id={id} />
        ) : (
          <VoidForm record={record} version={version} />
        );
      }}
    </PaymentPage>
  );
}

function VoidForm({ record: first, version: firstVersion }: { record: PaymentRecord; version: number }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [voidPayment] = useVoidPaymentMutation();
  const back = usePaymentBack(first.entry.id);
  return (
    <RecordForm
      form={VOID_FORM}
      first={first}
      toValues={() => ({ reason: '' })}
      send={({ reason }, record) => {
        const { id, version = firstVersion } = record.entry;
        const body = { version, reason: reason.trim() };
        return keepLoaded(record, voidPayment({ id, paymentId: record.payment.id, body }));
      }}
      load={(record) => loadPayment(dispatch, record)}
      onSaved={() => void navigate(back, { replace: true, state: SHOW_HISTORY })}
      cancel={back}
    >
      {(field, record) => (
        <>
          <PaymentLine {...record} />
          <StoredDayNote day={record.payment.paidOn} />
          <TextField {...field('reason')} />
        </>
      )}
    </RecordForm>
  );
}
