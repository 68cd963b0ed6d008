import { FormattedMessage, useIntl } from 'react-intl';
import type { Entry } from '../../api/entries';
import { openCentsOf } from '../../controls/entries/openCentsOf';
import { money, signedMoney } from '../../i18n/formats';
import { messages } from './entries.messages';
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

/** The amount of an entry in a list: what is open of a partly paid entry, with the agreed amount as a note. */
export function ListedAmount({ entry }: { entry: Entry }) {
  const intl = useIntl();
  const openCents = openCentsOf(entry);
  if (entry.status === 'paid' || openCents === entry.amountCents) return <EntryAmount entry={entry} />;
  return (
    <span className={styles['listed']}>
      <EntryAmount entry={entry} cents={openCents} />
      <span className={styles['agreed']}>
        <FormattedMessage
          {...messages.agreed}
          values={{ amount: <bdi>{money(intl, entry.amountCents)}</bdi> }}
        />
      </span>
    </span>
  );
}
