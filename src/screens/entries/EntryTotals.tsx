import { FormattedMessage, useIntl } from 'react-intl';
import type { EntryList } from '../../api/entries';
import { money } from '../../i18n/formats';
import { messages } from './entries.messages';
import styles from './EntriesScreen.module.css';
import { isOfPayments } from './filter';
import type { Filter } from './filter';

type Props = { list: EntryList; filter: Filter };

/** Count and sums of all pages. */
export function EntryTotals({ list: { total }, filter }: Props) {
  const intl = useIntl();
  const isPaid = isOfPayments(filter);
  const [mainCents, otherCents] = isPaid
    ? [total.paidCents, total.amountCents]
    : [total.amountCents, total.paidCents];
  const { receivableCents = 0 } = total;
  // A sum of receivable and payable entries means nothing. The backend separates the kinds of amounts, but not of payments.
  const isMixed = !isPaid && receivableCents !== 0 && receivableCents !== total.amountCents;
  return (
    <>
      <p className={styles['total']}>
        {isMixed ? (
          <FormattedMessage
            {...messages.totalByKind}
            values={{
              count: total.count,
              receivable: <bdi>{money(intl, receivableCents)}</bdi>,
              payable: <bdi>{money(intl, total.amountCents - receivableCents)}</bdi>,
            }}
          />
        ) : (
          <FormattedMessage
            {...messages.total}
            values={{ count: total.count, amount: <bdi>{money(intl, mainCents)}</bdi> }}
          />
        )}
      </p>
      {otherCents !== 0 && (
        <p className={styles['note']}>
          <FormattedMessage
            {...(isPaid ? messages.totalDue : messages.totalPaid)}
            values={{ amount: <bdi>{money(intl, otherCents)}</bdi> }}
          />
        </p>
      )}
    </>
  );
}
