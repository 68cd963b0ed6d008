import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { EntrySummary } from '../../../api/entries';
import { openSums } from '../../../controls/entries/views.messages';
import { money, month } from '../../../i18n/formats';
import styles from './EntryFigures.module.css';
import { figures } from './views.messages';
import type { Kind } from './views';

type Props = { summary: EntrySummary; kind: Kind | null };

/** What is open, what of it is overdue, and what was settled in this month. Receivables and payables are never added. */
export function EntryFigures({ summary: { open, overdue, paid }, kind }: Props) {
  const intl = useIntl();
  const settled =
    kind === 'payable' ? figures.paid : kind === 'receivable' ? figures.received : figures.settled;
  return (
    <dl className={styles['figures']}>
      <Figure title={<FormattedMessage {...figures.open} />}>{writeSums(intl, open, kind, OPEN)}</Figure>
      <Figure title={<FormattedMessage {...figures.overdue} />}>
        {writeSums(intl, overdue, kind, OPEN)}
      </Figure>
      <Figure
        title={<FormattedMessage {...settled} values={{ month: month(intl, paid.from.slice(0, 7)) }} />}
      >
        {writeSums(intl, paid, kind, SETTLED)}
      </Figure>
    </dl>
  );
}

const Figure = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={styles['figure']}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

type Names = Readonly<Record<'receivable' | 'payable', MessageDescriptor>>;
const OPEN: Names = openSums;
const SETTLED: Names = { receivable: figures.income, payable: figures.expenses };

/** Writes the sum of the kind, or both sums with their names. */
function writeSums(
  intl: IntlShape,
  { receivableCents, payableCents }: EntrySummary['open'],
  kind: Kind | null,
  names: Names,
): ReactNode {
  if (kind === 'receivable') return <bdi>{money(intl, receivableCents)}</bdi>;
  if (kind === 'payable') return <bdi>{money(intl, payableCents)}</bdi>;
  return (
    <>
      <span>
        <FormattedMessage
          {...names.receivable}
          values={{ amount: <bdi>{money(intl, receivableCents)}</bdi> }}
        />
      </span>
      <span>
        <FormattedMessage {...names.payable} values={{ amount: <bdi>{money(intl, payableCents)}</bdi> }} />
      </span>
    </>
  );
}
