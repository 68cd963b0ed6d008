import { useFormState } from 'react-final-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Entry } from '../../../api/entries';
import { paths } from '../../../config/paths';
import { useMayCall } from '../../../controls/useMayCall';
import { money } from '../../../i18n/formats';
import { isDay } from '../../../i18n/typedDays';
import { Button } from '../../../ui/Button';
import { ChargesText } from '../payment/ChargesText';
import { lateCharges } from '../payment/lateCharges.messages';
import { findPaymentTexts } from './paymentTexts';
import styles from './ChargesNote.module.css';
import type { KeptPayment } from './keptPayment';
import { useCharges } from './useCharges';

type Props = {
  entries: readonly Entry[];
  /** Called before the form of the whole payment opens. */
  onLeave: () => void;
};

/** Says which fine and interest a payment of late entries does not include (specification §2.200). */
export function ChargesNote({ entries, onLeave }: Props) {
  const { values } = useFormState<KeptPayment['values']>({ subscription: { values: true } });
  const findCharges = useCharges(entries);
  const found = isDay(values.paymentDay) ? findCharges(values.paymentDay) : null;
  const hasNote = found !== null && found.charged.length + found.unknown > 0;
  return (
    <div role="status" className={hasNote ? styles['note'] : undefined}>
      {hasNote && (
        <Charges {...found} isOne={entries.length === 1} day={values.paymentDay} onLeave={onLeave} />
      )}
    </div>
  );
}

type ChargesProps = NonNullable<ReturnType<ReturnType<typeof useCharges>>> & {
  isOne: boolean;
  day: string;
  onLeave: () => void;
};

function Charges({ charged, unknown, isOne, day, onLeave }: ChargesProps) {
  const intl = useIntl();
  const mayCall = useMayCall();
  const navigate = useNavigate();
  const [first] = charged;
  const cents = charged.reduce(
    (sum, { charges: { fineCents, interestCents } }) => sum + fineCents + interestCents,
    0,
  );
  return (
    <>
      {first && isOne && (
        <>
          <p className={styles['sum']}>
            <ChargesText charges={first.charges} />
          </p>
          <p>
            <FormattedMessage {...lateCharges.notIncluded} />
          </p>
          {mayCall('addPayment') && (
            <Button
              variant="plain"
              onClick={() => {
                onLeave();
                void navigate(paths.newPayment.to(first.entry.id), { state: { paidOn: day } });
              }}
            >
              <FormattedMessage {...findPaymentTexts([first.entry]).open} />
            </Button>
          )}
        </>
      )}
      {first && !isOne && (
        <p>
          <FormattedMessage
            {...lateCharges.several}
            values={{ count: charged.length, amount: <bdi>{money(intl, cents)}</bdi> }}
          />
        </p>
      )}
      {unknown > 0 && (
        <p>
          <FormattedMessage {...lateCharges.unknown} values={{ count: unknown }} />
        </p>
      )}
    </>
  );
}
