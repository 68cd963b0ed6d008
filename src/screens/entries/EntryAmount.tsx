import { useIntl } from 'react-intl';
import type { Entry } from '../../api/entries';
import { money } from '../../i18n/formats';
import styles from './EntryAmount.module.css';

type Props = { entry: Pick<Entry, 'kind' | 'amountCents'>; cents?: number };

/** An amount in integer cents with the sign of its kind: what is to pay has a minus. */
export function EntryAmount({ entry: { kind, amountCents }, cents = amountCents }: Props) {
  const intl = useIntl();
  return (
    <bdi className={styles['amount']} data-kind={kind}>
      {money(intl, kind === 'payable' ? -cents : cents)}
    </bdi>
  );
}
