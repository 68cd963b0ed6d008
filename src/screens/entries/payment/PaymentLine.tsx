import { FormattedMessage, useIntl } from 'react-intl';
import { namedValue } from '../../../controls/namedValue.messages';
import { day, money } from '../../../i18n/formats';
import { sumCash } from '../history/sumCash';
import type { PaymentRecord } from './paymentRecord';

/** Says which payment a form is about. */
export function PaymentLine({ entry, payment }: Pick<PaymentRecord, 'entry' | 'payment'>) {
  const intl = useIntl();
  return (
    <p>
      <FormattedMessage
        {...namedValue}
        values={{
          name: <bdi>{day(intl, payment.paidOn)}</bdi>,
          value: <bdi>{money(intl, sumCash(payment, entry.kind))}</bdi>,
        }}
      />
    </p>
  );
}
