import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { loadEntry, useVoidPaymentMutation } from '../../../api/entry';
import { paths } from '../../../config/paths';
import { RecordForm } from '../../../controls/form/RecordForm';
import { namedValue } from '../../../controls/namedValue.messages';
import { day, money } from '../../../i18n/formats';
import { useAppDispatch } from '../../../store/hooks';
import { TextField } from '../../../ui/TextField';
import { messages as entryMessages } from '../form/entry.messages';
import { sumCash } from '../history/sumCash';
import { titles } from '../title.messages';
import { VOID_FORM } from './paymentForm';
import { Instead, PaymentPage } from './PaymentPage';
import type { Loaded } from './PaymentPage';

/** The page that voids a payment (specification §2.179). */
export function VoidPaymentScreen() {
  const { id = '', paymentId } = useParams();
  return (
    <PaymentPage key={`${id} ${paymentId ?? ''}`} id={id} title={titles.voidPayment}>
      {({ payments, ...loaded }) => {
        const payment = payments.find((one) => one.id === paymentId && !one.voided);
        return payment === undefined ? (
          <Instead of={entryMessages.paymentGone} id={id} />
        ) : (
          <VoidForm payment={payment} {...loaded} />
        );
      }}
    </PaymentPage>
  );
}

type Props = Pick<Loaded, 'entry' | 'version'> & { payment: Loaded['payments'][number] };

function VoidForm({ entry: first, version: firstVersion, payment }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [voidPayment] = useVoidPaymentMutation();
  const back = paths.entryHistory.to(first.id);
  return (
    <RecordForm
      form={VOID_FORM}
      first={first}
      toValues={() => ({ reason: '' })}
      send={({ reason }, { id, version = firstVersion }) =>
        voidPayment({ id, paymentId: payment.id, body: { version, reason: reason.trim() } })
      }
      load={({ id }) => dispatch(loadEntry(id))}
      onSaved={() => void navigate(back, { replace: true })}
      cancel={back}
    >
      {(field) => (
        <>
          <p>
            <FormattedMessage
              {...namedValue}
              values={{
                name: <bdi>{day(intl, payment.paidOn)}</bdi>,
                value: <bdi>{money(intl, sumCash(payment, first.kind))}</bdi>,
              }}
            />
          </p>
          <TextField {...field('reason')} />
        </>
      )}
    </RecordForm>
  );
}
