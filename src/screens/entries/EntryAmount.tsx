import { useIntl } from 'react-intl';
import type { Entry } from '../../api/entries';
import { signedMoney } from '../../i18n/formats';
import styles from './EntryAmount.module.css';

type Props = { entry: Pick<Entry, 'kind' | 'amountCents'>; cents?: number };

/** An amount in integer cents with the sign of its kind: what is to pay has a minus, and what is to receive a plus. */
export function EntryAmount({ entry: { kind, amountCents }, cents = amountCents }: Props) {
  const intl = useIntl();
  return (
    <bdi className={styles['amount']} data-kind={kind}>
      {signedMoney(intl, kind === 'payable' ? -cents : cents)}
    </bdi>
  );
}
