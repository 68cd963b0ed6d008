import { FormattedMessage, useIntl } from 'react-intl';
import type { EntryList, EntrySummary } from '../../api/entries';
import { money } from '../../i18n/formats';
import { messages } from './entries.messages';
import styles from './EntriesScreen.module.css';
import { isOfDebts, isOfPayments } from './filter';
import type { Filter } from './filter';

type Props = {
  list: EntryList;
  filter: Filter;
  /** Whether other figures are the headline. */
  isNote: boolean;
  /** What is open of each kind. Absent: the backend does not say it for this filter. */
  open: EntrySummary['open'] | undefined;
};

/** Count and sums of all pages. */
export function EntryTotals({ list: { total }, filter, isNote, open }: Props) {
  const intl = useIntl();
  const { amountCents, paidCents, receivableCents = 0, openCents = amountCents } = total;
  const isPaid = isOfPayments(filter);
  // A sum of receivable and payable entries means nothing. The backend separates the kinds of amounts, but not of other sums.
  const isMixed = !isPaid && receivableCents !== 0 && receivableCents !== amountCents;
  const isPartlyPaid = !isPaid && !isMixed && isOfDebts(filter) && openCents !== amountCents;
  const isOriginalNoted = isPaid || isPartlyPaid;
  const noteCents = isOriginalNoted ? amountCents : paidCents;
  return (
    <>
      <p className={styles[isNote ? 'note' : 'total']}>
        {isMixed ? (
          <FormattedMessage
            {...messages.totalByKind}
            values={{
              count: total.count,
              receivable: <bdi>{money(intl, open?.receivableCents ?? receivableCents)}</bdi>,
              payable: <bdi>{money(intl, open?.payableCents ?? amountCents - receivableCents)}</bdi>,
            }}
          />
        ) : (
          <FormattedMessage
            {...messages.total}
            values={{
              count: total.count,
              amount: <bdi>{money(intl, isPaid ? paidCents : isPartlyPaid ? openCents : amountCents)}</bdi>,
            }}
          />
        )}
      </p>
      {noteCents !== 0 && (
        <p className={styles['note']}>
          <FormattedMessage
            {...(isOriginalNoted ? messages.totalDue : messages.totalPaid)}
            values={{ amount: <bdi>{money(intl, noteCents)}</bdi> }}
          />
        </p>
      )}
    </>
  );
}
