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

/** Count and sums of all pages. What is to receive and what is to pay are never added. */
export function EntryTotals({ list: { total }, filter, isNote, open }: Props) {
  const { count, amountCents, receivableCents = 0 } = total;
  const isMixed = receivableCents !== 0 && receivableCents !== amountCents;
  return (
    <>
      <p className={styles[isNote ? 'note' : 'total']}>
        {isNote && open !== undefined ? (
          // The figures say what is open.
          <FormattedMessage {...messages.count} values={{ count }} />
        ) : isMixed ? (
          <SumsByKind total={total} filter={filter} open={open} />
        ) : (
          <SumOfKind total={total} filter={filter} />
        )}
      </p>
      {isMixed ? (
        <SettledByKind total={total} filter={filter} />
      ) : (
        <OtherSumOfKind total={total} filter={filter} />
      )}
    </>
  );
}

type PartProps = Pick<Props, 'filter'> & { total: EntryList['total'] };

const isPartlyPaid = ({ amountCents, openCents = amountCents }: EntryList['total'], filter: Filter) =>
  isOfDebts(filter) && openCents !== amountCents;

function SumOfKind({ total, filter }: PartProps) {
  const intl = useIntl();
  const { count, amountCents, paidCents, openCents = amountCents } = total;
  const isPartly = isPartlyPaid(total, filter);
  const cents = isOfPayments(filter) ? paidCents : isPartly ? openCents : amountCents;
  return <FormattedMessage {...messages.total} values={{ count, amount: <bdi>{money(intl, cents)}</bdi> }} />;
}

/** The agreed amount if the headline is another sum, or else what of it is paid. */
function OtherSumOfKind({ total, filter }: PartProps) {
  const intl = useIntl();
  const { amountCents, paidCents, receivableCents = 0 } = total;
  const isAgreed = isOfPayments(filter) || isPartlyPaid(total, filter);
  const cents = isAgreed ? amountCents : paidCents;
  if (cents === 0) return null;
  const paid = receivableCents === 0 ? messages.totalPaid : messages.totalReceived;
  return (
    <p className={styles['note']}>
      <FormattedMessage
        {...(isAgreed ? messages.totalDue : paid)}
        values={{ amount: <bdi>{money(intl, cents)}</bdi> }}
      />
    </p>
  );
}

function SumsByKind({ total, filter, open }: PartProps & Pick<Props, 'open'>) {
  const intl = useIntl();
  const { count, amountCents, paidCents, receivableCents = 0, receivablePaidCents } = total;
  const write = (cents: number) => <bdi>{money(intl, cents)}</bdi>;
  // The backend splits the agreed amounts by kind, and not what is open of them.
  if (isPartlyPaid(total, filter) && open === undefined)
    return <FormattedMessage {...messages.count} values={{ count }} />;
  if (isOfDebts(filter))
    return (
      <FormattedMessage
        {...messages.totalByKind}
        values={{
          count,
          receivable: write(open?.receivableCents ?? receivableCents),
          payable: write(open?.payableCents ?? amountCents - receivableCents),
        }}
      />
    );
  const isPaid = isOfPayments(filter);
  const incomeCents = isPaid ? receivablePaidCents : receivableCents;
  if (incomeCents === undefined) return <FormattedMessage {...messages.count} values={{ count }} />;
  return (
    <FormattedMessage
      {...(isPaid ? messages.totalSettledByKind : messages.totalAgreedByKind)}
      values={{
        count,
        income: write(incomeCents),
        expenses: write((isPaid ? paidCents : amountCents) - incomeCents),
      }}
    />
  );
}

/** What was received and what was paid. Nothing if the headline says it, or the backend does not. */
function SettledByKind({ total: { paidCents, receivablePaidCents }, filter }: PartProps) {
  const intl = useIntl();
  if (isOfPayments(filter) || paidCents === 0 || receivablePaidCents === undefined) return null;
  return (
    <p className={styles['note']}>
      <FormattedMessage
        {...messages.totalSettled}
        values={{
          received: <bdi>{money(intl, receivablePaidCents)}</bdi>,
          paid: <bdi>{money(intl, paidCents - receivablePaidCents)}</bdi>,
        }}
      />
    </p>
  );
}
